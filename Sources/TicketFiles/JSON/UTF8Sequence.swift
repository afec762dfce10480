/// One code point's bytes in UTF-8, or as many bytes as one U+FFFD stands for.
struct UTF8Sequence {
  /// At least 1.
  let length: Int
  let isValid: Bool

  /// Looks at the bytes from `start`, which must lie before `end`.
  ///
  /// Overlong forms, surrogates (CESU-8), code points beyond U+10FFFF and cut sequences are not
  /// valid. Such a sequence is as long as the longest beginning of a valid one, and at least one
  /// byte (Unicode 16, §3.9, "U+FFFD substitution of maximal subparts"), as in Swift's own decoder.
  init(in bytes: [UInt8], at start: Int, before end: Int) {
    let lead = bytes[start]
    guard lead >= 0x80 else {
      self.init(length: 1, isValid: true)
      return
    }
    guard let need = Self.length(of: lead) else {
      self.init(length: 1, isValid: false)
      return
    }
    var length = 1
    while length < need, start + length < end {
      let range = length == 1 ? Self.secondBytes(after: lead) : 0x80...0xbf
      guard range.contains(bytes[start + length]) else { break }
      length += 1
    }
    self.init(length: length, isValid: length == need)
  }

  private init(length: Int, isValid: Bool) {
    self.length = length
    self.isValid = isValid
  }

  private static func length(of lead: UInt8) -> Int? {
    switch lead {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: nil
    }
  }

  /// The table of well-formed sequences (Unicode 16, table 3-7).
  private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xe0: 0xa0...0xbf
    case 0xed: 0x80...0x9f
    case 0xf0: 0x90...0xbf
    case 0xf4: 0x80...0x8f
    default: 0x80...0xbf
    }
  }
}

extension [UInt8] {
  mutating func appendUTF8(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
