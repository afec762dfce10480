/// How a mail's contents are written in lines of ASCII: RFC 2045, §6.
enum TransferEncoding {
  case identity, quotedPrintable, base64

  /// - Parameter name: as in `Content-Transfer-Encoding`; unknown ones count as none.
  init(name: String) {
    switch name.lowercased() {
    case "quoted-printable": self = .quotedPrintable
    case "base64": self = .base64
    default: self = .identity
    }
  }

  func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .identity: Array(bytes)
    case .quotedPrintable: Self.decodeQuotedPrintable(bytes)
    case .base64: Self.decodeBase64(bytes)
    }
  }
}

extension TransferEncoding {
  private static let equals = UInt8(ascii: "=")

  /// `=3D` is a byte, `=` at a line's end joins two lines, and space at a line's end is none of the
  /// text. A `=` that begins neither stays.
  ///
  /// - Parameter underscoreIsSpace: as in the words of a header, RFC 2047, §4.2.
  static func decodeQuotedPrintable(
    _ bytes: ArraySlice<UInt8>, underscoreIsSpace: Bool = false
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    /// Where the spaces begin that may turn out to stand at a line's end.
    var spaces: Int?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case equals:
        spaces = nil
        if let escaped = escapedByte(bytes[index...]) {
          output.append(escaped)
          index += 2
        } else if let next = behindLineEnd(bytes[index...]) {
          index = next
        } else {
          output.append(byte)
        }
      case JSONByte.space, JSONByte.tab:
        spaces = spaces ?? output.count
        output.append(byte)
      case JSONByte.carriageReturn, JSONByte.lineFeed:
        if let spaces { output.removeLast(output.count - spaces) }
        spaces = nil
        output.append(byte)
      default:
        spaces = nil
        output.append(underscoreIsSpace && byte == UInt8(ascii: "_") ? JSONByte.space : byte)
      }
    }
    return output
  }

  /// The byte that two hexadecimal digits are.
  static func escapedByte(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    let digits = bytes.prefix(2)
    guard digits.count == 2, digits.allSatisfy(isHexDigit) else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// Behind the line end that comes next, or behind the spaces before the end of the text.
  private static func behindLineEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    let rest = bytes.drop { $0 == JSONByte.space || $0 == JSONByte.tab }
    switch rest.first {
    case nil: return rest.startIndex
    case JSONByte.lineFeed: return rest.startIndex + 1
    case JSONByte.carriageReturn:
      let isPair = rest.dropFirst().first == JSONByte.lineFeed
      return rest.startIndex + (isPair ? 2 : 1)
    default: return nil
    }
  }

  /// Passes over what is no base64, and reads on behind padding: some mailers pad each line.
  static func decodeBase64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for piece in bytes.split(separator: equals) {
      var digits = piece.filter(isBase64)
      // One digit too many is not a byte.
      if digits.count % 4 == 1 { digits.removeLast() }
      output += Base64.decode(String(decoding: digits, as: UTF8.self)) ?? []
    }
    return output
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte == JSONByte.plus
      || byte == JSONByte.slash
  }
}
