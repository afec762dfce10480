/// A character encoding.
///
/// The encodings of one byte a character are tables of this program and not glibc's `iconv`: that
/// loads modules of the system's own glibc, and in a program that is linked statically another
/// version of it ends in a crash.
enum Charset: Equatable, Sendable {
  case utf8
  case utf16(bigEndian: Bool)
  /// ASCII, and 128 characters for the bytes from 128 on.
  case bytes([Unicode.Scalar])

  /// The encoding with an IANA name or one of its usual aliases; nil for an unknown one.
  ///
  /// As in browsers, US-ASCII and ISO 8859-1 are windows-1252, and ISO 8859-9 is windows-1254.
  init?(name: String) {
    var name = TicketKey.fold(name)
    if name.hasPrefix("cp125") { name = "windows" + name.dropFirst(2) }
    if name.hasPrefix("win125") { name = "windows" + name.dropFirst(3) }
    switch name {
    case "utf8", "unicode11utf8": self = .utf8
    case "utf16", "utf16le", "ucs2", "unicode": self = .utf16(bigEndian: false)
    case "utf16be": self = .utf16(bigEndian: true)
    case "usascii", "ascii", "ansix3.41968", "iso88591", "latin1", "l1", "windows1252":
      self = .windows1252
    default:
      guard let table = Self.table(named: Self.aliases[name] ?? name) else { return nil }
      self = .bytes(table)
    }
  }

  private static let aliases = [
    "latin2": "iso88592", "l2": "iso88592", "latin4": "iso88594", "cyrillic": "iso88595",
    "greek": "iso88597", "iso88599": "windows1254", "latin5": "windows1254", "latin9": "iso885915",
    "latin10": "iso885916", "koi8": "koi8r",
  ]

  /// What is no character becomes U+FFFD; a byte-order mark is left out.
  func decode(_ bytes: [UInt8]) -> String {
    switch self {
    case .utf8:
      let start = bytes.withoutByteOrderMark.startIndex
      return String(decoding: bytes[start...], as: UTF8.self)
    case .utf16(let bigEndian): return Self.decodeUTF16(bytes, bigEndian: bigEndian)
    case .bytes(let upper):
      var output = String.UnicodeScalarView()
      for byte in bytes {
        let place = Int(byte) - 0x80
        output.append(upper.indices.contains(place) ? upper[place] : Unicode.Scalar(byte))
      }
      return String(output)
    }
  }

  /// What is said to be in this encoding. UTF-16 has zeros: UTF-8 without any is not that.
  func decodeAsNamed(_ bytes: [UInt8]) -> String {
    if case .utf16 = self, !bytes.contains(0), let text = Self.certain(bytes) { return text }
    return decode(bytes)
  }

  /// The byte of a character in an encoding of one byte a character; nil where it has none.
  func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return UInt8(scalar.value) }
    guard case .bytes(let upper) = self, let place = upper.lastIndex(of: scalar) else {
      return nil
    }
    return UInt8(0x80 + place)
  }

  /// A byte-order mark is right where the name is wrong.
  private static func decodeUTF16(_ bytes: [UInt8], bigEndian: Bool) -> String {
    let isMarked = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
    let bigEndian = isMarked ? bytes.first == 0xfe : bigEndian
    let start = isMarked ? 2 : 0
    var units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    if !(bytes.count - start).isMultiple(of: 2) { units.append(0xfffd) }
    return String(decoding: units, as: UTF16.self)
  }
}

extension Charset {
  /// Text of which nothing says how it is encoded: windows-1252 where it is not ``certain(_:)``.
  static func guess(_ bytes: [UInt8]) -> String { certain(bytes) ?? windows1252.decode(bytes) }

  /// Text that has a byte-order mark, or is UTF-8; nil for what is neither.
  static func certain(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      return utf16(bigEndian: bytes.first == 0xfe).decode(bytes)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return text.unicodeScalars.first == "\u{feff}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
