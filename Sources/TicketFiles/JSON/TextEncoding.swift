/// The encodings that JSON comes in: RFC 8259 says UTF-8, older files and Windows say otherwise.
enum TextEncoding: Equatable, Sendable {
  case utf8
  case utf16(bigEndian: Bool)
  case utf32(bigEndian: Bool)

  /// Recognises the encoding by a byte-order mark or else by where the first zeros are.
  ///
  /// JSON begins with two ASCII characters, so that UTF-16 and UTF-32 show a zero among their first
  /// four bytes (RFC 4627, §3). Everything else counts as UTF-8, Latin-1 too.
  init(of bytes: [UInt8]) {
    let first = (0..<4).map { $0 < bytes.count ? Int(bytes[$0]) : -1 }
    switch (first[0], first[1], first[2], first[3]) {
    case (0xff, 0xfe, 0, 0): self = .utf32(bigEndian: false)
    case (0, 0, 0xfe, 0xff): self = .utf32(bigEndian: true)
    case (0xff, 0xfe, _, _): self = .utf16(bigEndian: false)
    case (0xfe, 0xff, _, _): self = .utf16(bigEndian: true)
    case (0, 0, 0, 1...): self = .utf32(bigEndian: true)
    case (1..., 0, 0, 0): self = .utf32(bigEndian: false)
    case (0, 1..., 0, 1...), (0, 1..., -1, -1): self = .utf16(bigEndian: true)
    case (1..., 0, 1..., 0), (1..., 0, -1, -1): self = .utf16(bigEndian: false)
    default: self = .utf8
    }
  }

  /// The text as UTF-8, without its byte-order mark; nil where it counts as UTF-8 already.
  ///
  /// What is no code point becomes U+FFFD. The repairs' offsets are offsets into the result, at
  /// most ``JSONReader/mostRepairs`` of them. Costs one pass and the memory of the result.
  static func decodeToUTF8(_ bytes: [UInt8]) -> (utf8: [UInt8], repairs: [JSONRepair])? {
    var output = Transcoder(capacity: bytes.count)
    switch TextEncoding(of: bytes) {
    case .utf8: return nil
    case .utf16(let bigEndian): output.appendUTF16(bytes, bigEndian: bigEndian)
    case .utf32(let bigEndian): output.appendUTF32(bytes, bigEndian: bigEndian)
    }
    return (output.utf8, output.repairs)
  }
}

extension [UInt8] {
  /// The bytes behind UTF-8's byte-order mark, where there is one.
  var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xef, 0xbb, 0xbf]) ? self[3...] : self[...]
  }
}

private struct Transcoder {
  private(set) var utf8: [UInt8] = []
  private(set) var repairs: [JSONRepair] = []

  init(capacity: Int) {
    utf8.reserveCapacity(capacity)
  }

  mutating func appendUTF16(_ bytes: [UInt8], bigEndian: Bool) {
    var index = 0
    while let unit = Self.unit(of: bytes, at: index, size: 2, bigEndian: bigEndian) {
      index += 2
      guard unit & 0xfc00 == 0xd800,
        let low = Self.unit(of: bytes, at: index, size: 2, bigEndian: bigEndian),
        low & 0xfc00 == 0xdc00
      else {
        append(unit)
        continue
      }
      index += 2
      append(0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff))
    }
    if index < bytes.count { appendReplacement() }
  }

  mutating func appendUTF32(_ bytes: [UInt8], bigEndian: Bool) {
    var index = 0
    while let unit = Self.unit(of: bytes, at: index, size: 4, bigEndian: bigEndian) {
      index += 4
      append(unit)
    }
    if index < bytes.count { appendReplacement() }
  }

  /// The number that `size` bytes spell; nil where fewer are left.
  private static func unit(
    of bytes: [UInt8], at index: Int, size: Int, bigEndian: Bool
  ) -> UInt32? {
    guard index <= bytes.count - size else { return nil }
    var unit: UInt32 = 0
    for place in 0..<size {
      unit = unit << 8 | UInt32(bytes[bigEndian ? index + place : index + size - 1 - place])
    }
    return unit
  }

  private mutating func append(_ codePoint: UInt32) {
    guard let scalar = Unicode.Scalar(codePoint) else { return appendReplacement() }
    if scalar == "\u{FEFF}", utf8.isEmpty { return }
    utf8.appendUTF8(scalar)
  }

  private mutating func appendReplacement() {
    if repairs.count < JSONReader.mostRepairs {
      repairs.append(JSONRepair(kind: .invalidEncoding, offset: utf8.count))
    }
    utf8.appendUTF8("\u{FFFD}")
  }
}
