/// Reads a tag from behind its `<` to behind its `>`.
struct HTMLTagScanner {
  private let bytes: [UInt8]
  private let honoursQuotes: Bool
  private(set) var position: Int
  private(set) var attributes: [HTMLAttribute] = []
  private(set) var isSelfClosing = false

  /// - Parameter honoursQuotes: whether a `>` in quotes belongs to a value.
  init(_ bytes: [UInt8], from start: Int, honoursQuotes: Bool) {
    self.bytes = bytes
    self.honoursQuotes = honoursQuotes
    position = start
  }

  private static let tagEnd = UInt8(ascii: ">")
  private static let equals = UInt8(ascii: "=")
  private static let longestName = 64

  /// The element's name in small letters; nil where it is none: `<max@example.org>`, `<https://…>`.
  mutating func name() -> String? {
    let start = position
    while position < bytes.count, position - start < Self.longestName,
      Self.isNameByte(bytes[position])
    {
      position += 1
    }
    guard position > start, JSONByte.isLetter(bytes[start]), position < bytes.count,
      isDelimiter(bytes[position]), bytes[position - 1] != JSONByte.colon
    else { return nil }
    return lowercased(start..<position)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte == JSONByte.minus
      || byte == JSONByte.colon
  }

  /// Reads all attributes and the tag's end; false where the input ends before.
  mutating func scanAttributes() -> Bool {
    while true {
      isSelfClosing = false
      while position < bytes.count, isSpace(bytes[position]) || bytes[position] == JSONByte.slash {
        isSelfClosing = bytes[position] == JSONByte.slash
        position += 1
      }
      guard position < bytes.count else { return false }
      if bytes[position] == Self.tagEnd {
        position += 1
        return true
      }
      let name = attributeName()
      guard let value = attributeValue() else { return false }
      if attributes.count < HTMLTag.mostAttributes {
        attributes.append(
          HTMLAttribute(
            name: lowercased(name), value: HTMLEntity.decode(bytes[value], inAttribute: true)))
      }
    }
  }

  private mutating func attributeName() -> Range<Int> {
    let start = position
    position += 1
    while position < bytes.count, !isDelimiter(bytes[position]), bytes[position] != Self.equals {
      position += 1
    }
    return start..<position
  }

  /// What stands behind `=`, without quotes; empty where there is no `=`, nil where it has no end.
  private mutating func attributeValue() -> Range<Int>? {
    let behindName = position
    skipSpace()
    guard position < bytes.count, bytes[position] == Self.equals else {
      position = behindName
      return position..<position
    }
    position += 1
    skipSpace()
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == JSONByte.quote || quote == JSONByte.apostrophe else { return bareValue() }
    position += 1
    guard honoursQuotes else { return bareValue() }
    let start = position
    guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
    position = end + 1
    return start..<end
  }

  private mutating func bareValue() -> Range<Int> {
    let start = position
    while position < bytes.count, !isSpace(bytes[position]), bytes[position] != Self.tagEnd {
      position += 1
    }
    return start..<position
  }

  private mutating func skipSpace() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { JSONByte.isSpace(byte) || byte == 0x0c }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == JSONByte.slash || byte == Self.tagEnd
  }

  private func lowercased(_ range: Range<Int>) -> String {
    let letters = bytes[range].map { 0x41...0x5a ~= $0 ? $0 | 0x20 : $0 }
    return String(decoding: letters, as: UTF8.self)
  }
}
