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
    switch self {
    case .latin1: return UInt8(exactly: scalar.value)
    case .latin9:
      if let byte = Self.latin9Bytes[scalar] { return byte }
      let byte = UInt8(exactly: scalar.value)
      return Self.latin9Bytes.values.contains { $0 == byte } ? nil : byte
    case .windows1252:
      if let byte = Self.windows1252Bytes[scalar] { return byte }
      return 0xa0...0xff ~= scalar.value ? UInt8(scalar.value) : nil
    case .ascii, .utf8, .utf16: return nil
    }
  }

  /// Where ISO 8859-15 differs from ISO 8859-1.
  private static let latin9Bytes: [Unicode.Scalar: UInt8] = [
    "€": 0xa4, "Š": 0xa6, "š": 0xa8, "Ž": 0xb4, "ž": 0xb8, "Œ": 0xbc, "œ": 0xbd, "Ÿ": 0xbe,
  ]

  private static let windows1252Bytes = Dictionary(
    uniqueKeysWithValues: windows1252Marks.enumerated().compactMap { place, scalar in
      scalar.map { ($0, UInt8(0x80 + place)) }
    })

  /// What 0x80…0x9f are in windows-1252, where ISO 8859-1 has control characters; five are nothing.
  static let windows1252Marks: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
