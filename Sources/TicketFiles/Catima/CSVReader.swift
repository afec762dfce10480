/// Reads records of comma-separated values as RFC 4180 has them, in one pass.
///
/// A line ends with CR LF, LF or CR. In quotes, a field may hold commas, line ends and blank lines;
/// two quotes are one. A quote inside an unquoted field stands for itself, and text behind a closing
/// quote belongs to the field.
struct CSVReader {
  struct Field: Equatable {
    var text: String
    /// Bytes from the beginning of the text to the field's first; nil outside of a text.
    var offset: Int?
  }

  private static let quote = UInt8(ascii: "\"")

  private let bytes: [UInt8]
  private var position: Int
  /// Where a quote stands that nothing closes, once it is known.
  private(set) var openQuote: Int?

  /// - Parameter bytes: UTF-8; a byte-order mark is passed over.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.withoutByteOrderMark.startIndex
  }

  /// The next record, of one empty field for a blank line; nil at the end.
  mutating func next() -> [Field]? {
    guard position < bytes.count else { return nil }
    var fields = [field()]
    while position < bytes.count, bytes[position] == JSONByte.comma {
      position += 1
      fields.append(field())
    }
    skipLineEnd()
    return fields
  }

  private mutating func field() -> Field {
    let start = position
    var text: [UInt8] = []
    if position < bytes.count, bytes[position] == Self.quote { text = quoted() }
    let rest = bytes[position...].prefix { !Self.endsField($0) }
    position = rest.endIndex
    text += rest
    return Field(text: String(decoding: text, as: UTF8.self), offset: start)
  }

  /// What stands between the quote here and the one that closes it, or the end.
  private mutating func quoted() -> [UInt8] {
    let opening = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let run = bytes[position...].prefix { $0 != Self.quote }
      text += run
      position = run.endIndex
      guard position < bytes.count else { break }
      position += 1
      guard position < bytes.count, bytes[position] == Self.quote else { return text }
      text.append(Self.quote)
      position += 1
    }
    openQuote = opening
    return text
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    let isReturn = bytes[position] == JSONByte.carriageReturn
    position += 1
    if isReturn, position < bytes.count, bytes[position] == JSONByte.lineFeed { position += 1 }
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == JSONByte.comma || byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn
  }
}
