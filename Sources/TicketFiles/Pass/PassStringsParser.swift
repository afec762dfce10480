/// Reads pairs of `"key" = "value";`, comments between them, and quotes where they are missing.
///
/// What is no pair is passed over up to the next line. A quote that is never closed runs into later
/// lines; those are read again, from their beginnings. That stays linear, for no later line can then
/// hold a quote that the first reading did not stop at.
struct PassStringsParser {
  struct Fault {
    let offset: Int
    let words: String
  }

  /// How many faults are kept; a file of nothing but faults must not fill the memory.
  private static let mostFaults = 100

  /// The first ones that were met, nearly in order.
  private(set) var faults: [Fault] = []

  /// UTF-8.
  private let bytes: [UInt8]
  private var position = 0
  /// The end of the last comment: none is read twice.
  private var commentEnd = 0
  /// From where on no `*/` is left, once that is known.
  private var noCommentEndFrom = Int.max

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All that is left, by key.
  mutating func values() -> [String: String] {
    var values: [String: String] = [:]
    skipSpace()
    while position < bytes.count {
      let start = position
      if let pair = pair() {
        values[pair.key] = pair.value
      } else {
        report("found a line that is no translation", at: start)
        position = max(endOfLine(from: start), commentEnd)
      }
      skipSpace()
    }
    return values
  }

  /// Nil where none stands at the position, which then means nothing.
  private mutating func pair() -> (key: String, value: String)? {
    let start = position
    guard let key = text() else { return nil }
    skipSpace()
    guard take(UInt8(ascii: "=")) else { return nil }
    skipSpace()
    guard let value = text() else { return nil }
    let end = position
    skipSpace()
    if take(UInt8(ascii: ";")) { return (key, value) }
    guard position == bytes.count || bytes[end..<position].contains(where: Self.isLineEnd) else {
      return nil
    }
    report("found a translation without a semicolon", at: start)
    return (key, value)
  }

  /// Text in quotes, or a word without them.
  private mutating func text() -> String? {
    if take(JSONByte.quote) { return quotedText() }
    let word = bytes[position...].prefix(while: Self.isOfWord)
    position = word.endIndex
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// Up to the closing quote; nil without one.
  private mutating func quotedText() -> String? {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case JSONByte.quote: return String(decoding: text, as: UTF8.self)
      case JSONByte.backslash: appendEscaped(to: &text)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func report(_ words: String, at offset: Int) {
    if faults.count < Self.mostFaults { faults.append(Fault(offset: offset, words: words)) }
  }
}

// MARK: - Escapes

extension PassStringsParser {
  /// Reads what follows a backslash. One that escapes nothing is left out.
  private mutating func appendEscaped(to text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(JSONByte.lineFeed)
    case UInt8(ascii: "t"): text.append(JSONByte.tab)
    case UInt8(ascii: "r"): text.append(JSONByte.carriageReturn)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if let unit = codeUnit() { text.appendUTF8(scalar(from: unit)) } else { text.append(byte) }
    default: text.append(byte)
    }
  }

  /// One to four hexadecimal digits as a number.
  private mutating func codeUnit() -> UInt32? {
    let digits = bytes[position...].prefix(4).prefix { Self.isHexDigit($0) }
    position = digits.endIndex
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// A code unit of UTF-16 as a scalar, together with the second half of its pair; U+FFFD without.
  private mutating func scalar(from unit: UInt32) -> Unicode.Scalar {
    guard unit & 0xfc00 == 0xd800 else { return Unicode.Scalar(unit) ?? "\u{fffd}" }
    let afterFirst = position
    if take(JSONByte.backslash), take(UInt8(ascii: "U")) || take(UInt8(ascii: "u")),
      let second = codeUnit(), second & 0xfc00 == 0xdc00
    {
      return Unicode.Scalar(0x10000 + (unit & 0x3ff) << 10 + (second & 0x3ff)) ?? "\u{fffd}"
    }
    position = afterFirst
    return "\u{fffd}"
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}

// MARK: - What lies between

extension PassStringsParser {
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() {
    while position < bytes.count {
      if isNext("//") {
        position = endOfLine(from: position)
      } else if isNext("/*") {
        position = endOfComment()
      } else if Self.isSpace(bytes[position]) {
        position += 1
        continue
      } else {
        return
      }
      commentEnd = position
    }
  }

  /// Behind the comment's `*/`; without one the comment ends with its line.
  private mutating func endOfComment() -> Int {
    var end = position + 2
    while position < noCommentEndFrom, end + 1 < bytes.count {
      if bytes[end] == JSONByte.star, bytes[end + 1] == JSONByte.slash { return end + 2 }
      end += 1
    }
    noCommentEndFrom = min(noCommentEndFrom, position)
    report("found a comment without an end", at: position)
    return endOfLine(from: position)
  }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(where: Self.isLineEnd) ?? bytes.count
  }

  private func isNext(_ word: StaticString) -> Bool {
    bytes[position...].starts(
      with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0d ~= byte }

  /// Letters, digits and what names of keys have between them; all that is not ASCII.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte >= 0x80
      || "_-.$:".utf8.contains(byte)
  }
}
