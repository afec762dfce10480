/// Character references: `&amp;`, `&#8364;`, `&#x20ac;`.
enum HTMLEntity {
  /// Text with its references resolved; what is none stays as it is.
  ///
  /// A name without `;` counts for Latin-1's names alone, and only where the word ends with it:
  /// `?a=1&copy=2` is a link. Costs one look at each byte.
  ///
  /// - Parameters:
  ///   - inAttribute: whether a `=` behind a name without `;` means that it is none.
  ///   - foldsNoBreakSpace: whether U+00A0 becomes a space.
  static func decode(
    _ bytes: ArraySlice<UInt8>, inAttribute: Bool = false, foldsNoBreakSpace: Bool = false
  ) -> String {
    guard bytes.contains(ampersand) else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      guard byte == ampersand, let found = reference(in: rest, inAttribute: inAttribute) else {
        let next = rest.dropFirst().firstIndex(of: ampersand) ?? rest.endIndex
        output += rest[..<next]
        rest = rest[next...]
        continue
      }
      let isSpace = foldsNoBreakSpace && found.scalar == "\u{a0}"
      output.appendUTF8(isSpace ? " " : found.scalar)
      rest = rest.dropFirst(found.length)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static let ampersand = UInt8(ascii: "&")
  private static let semicolon = UInt8(ascii: ";")
  private static let longestName = 24

  private typealias Reference = (scalar: Unicode.Scalar, length: Int)

  /// The reference at the beginning of the bytes.
  private static func reference(
    in bytes: ArraySlice<UInt8>, inAttribute: Bool
  ) -> Reference? {
    let word = bytes.dropFirst()
    if word.first == JSONByte.hash { return numeric(word.dropFirst()) }
    let name = word.prefix(longestName + 1).prefix { JSONByte.isLetter($0) || JSONByte.isDigit($0) }
    guard 2...longestName ~= name.count else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let next = word.dropFirst(name.count).first
    guard let codePoint = codePoint(named: text), let scalar = Unicode.Scalar(codePoint) else {
      return nil
    }
    if next == semicolon { return (scalar, name.count + 2) }
    guard isKnownBare(text), !inAttribute || next != UInt8(ascii: "=") else { return nil }
    return (scalar, name.count + 1)
  }

  /// `8364;` or `x20ac;`, with or without its `;`.
  private static func numeric(_ bytes: ArraySlice<UInt8>) -> Reference? {
    let isHexadecimal = bytes.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = isHexadecimal ? bytes.dropFirst() : bytes
    var number: UInt32 = 0
    var count = 0
    for byte in digits {
      guard let digit = hexDigit(byte), isHexadecimal || digit < 10 else { break }
      // Beyond the last code point it stays there.
      number = min(number * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      count += 1
    }
    guard count > 0 else { return nil }
    let end = digits.dropFirst(count)
    let length = end.startIndex - bytes.startIndex + 2
    return (scalar(numbered: number), end.first == semicolon ? length + 1 : length)
  }

  /// Pages count 128…159 in windows-1252, and HTML reads them so.
  private static func scalar(numbered number: UInt32) -> Unicode.Scalar {
    if 0x80..<0xa0 ~= number, let byte = UInt8(exactly: number) {
      return Charset.windows1252.decode([byte]).unicodeScalars.first ?? "\u{fffd}"
    }
    return number == 0 ? "\u{fffd}" : Unicode.Scalar(number) ?? "\u{fffd}"
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    if JSONByte.isDigit(byte) { return UInt32(byte - JSONByte.zero) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
