/// The encodings that passes name for their messages.
enum MessageEncoding {
  case ascii, latin1, latin9, windows1252, utf8, utf16

  /// - Parameter name: an IANA name or one of its usual aliases.
  init?(name: String) {
    switch TicketKey.fold(name).filter({ $0 != " " }) {
    case "usascii", "ascii": self = .ascii
    case "iso88591", "latin1", "l1": self = .latin1
    case "iso885915", "latin9", "l9": self = .latin9
    case "windows1252", "cp1252": self = .windows1252
    case "utf8": self = .utf8
    case "utf16", "utf16be": self = .utf16
    default: return nil
    }
  }

  /// Nil where a character does not fit.
  ///
  /// UTF-16 is big-endian and without a byte order mark, as RFC 2781 has it for text without one.
  func bytes(of message: String) -> [UInt8]? {
    switch self {
    case .utf8: return Array(message.utf8)
    case .utf16:
      return message.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .ascii, .latin1, .latin9, .windows1252:
      var bytes: [UInt8] = []
      for scalar in message.unicodeScalars {
        guard let byte = byte(of: scalar) else { return nil }
        bytes.append(byte)
      }
      return bytes
    }
  }

  private func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x80 { return UInt8(scalar.value) }
    return switch self {
    case .latin1: UInt8(exactly: scalar.value)
    case .latin9: Self.latin9Charset.byte(of: scalar).flatMap { $0 < 0xa0 ? nil : $0 }
    case .windows1252: Charset.windows1252.byte(of: scalar)
    case .ascii, .utf8, .utf16: nil
    }
  }

  private static let latin9Charset = Charset(name: "iso-8859-15") ?? .windows1252
}
