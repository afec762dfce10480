extension JSONReader {
  /// The text that the bytes of a string or key spell, its escapes resolved.
  ///
  /// A `\u0000` is kept, as U+0000. Costs one look at each byte, and for text without escapes no
  /// copy but the string itself.
  mutating func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: bytes.indices)
    guard isPlain(range) else { return repairedText(in: range) }
    return bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// Whether the bytes are valid UTF-8 with neither a backslash nor a control character.
  ///
  /// Looks at eight bytes at a time as long as they are ASCII.
  private func isPlain(_ range: Range<Int>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let backslashes = ones &* UInt64(JSONByte.backslash)
    var index = range.lowerBound
    while index < range.upperBound {
      if index + 8 <= range.upperBound {
        let word = bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        }
        let other = word ^ backslashes
        if (word | (word &- ones &* 0x20) | (other &- ones)) & highs == 0 {
          index += 8
          continue
        }
      }
      let byte = bytes[index]
      if byte < 0x20 || byte == JSONByte.backslash { return false }
      if byte < 0x80 {
        index += 1
      } else {
        let sequence = UTF8Sequence(in: bytes, at: index, before: range.upperBound)
        if sequence.isValid == false { return false }
        index += sequence.length
      }
    }
    return true
  }

  private mutating func repairedText(in range: Range<Int>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    /// Where the last bad bytes ended: the next ones are reported if they do not follow at once.
    var badEnd = -1
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == JSONByte.backslash {
        index = appendEscape(at: index, in: range, to: &output)
      } else if byte < 0x80 {
        if byte < 0x20 { repair(.controlCharacter, at: index) }
        output.append(byte)
        index += 1
      } else {
        let sequence = UTF8Sequence(in: bytes, at: index, before: range.upperBound)
        if sequence.isValid {
          output += bytes[index..<index + sequence.length]
        } else {
          if index != badEnd { repair(.invalidEncoding, at: index) }
          badEnd = index + sequence.length
          output.appendUTF8("\u{FFFD}")
        }
        index += sequence.length
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends what the escape at `index` means; the result is the offset behind it.
  private mutating func appendEscape(
    at index: Int, in range: Range<Int>, to output: inout [UInt8]
  ) -> Int {
    let letter = index + 1 < range.upperBound ? bytes[index + 1] : 0
    if let meant = Self.meaning(ofEscape: letter) {
      output.append(meant)
      return index + 2
    }
    if letter == UInt8(ascii: "u"), let unit = hexUnit(at: index, in: range) {
      return appendUnit(unit, at: index, in: range, to: &output)
    }
    repair(.unknownEscape, at: index)
    if letter == JSONByte.apostrophe {
      output.append(letter)
      return index + 2
    }
    output.append(JSONByte.backslash)
    return index + 1
  }

  private static func meaning(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case JSONByte.quote, JSONByte.backslash, JSONByte.slash: letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): JSONByte.lineFeed
    case UInt8(ascii: "r"): JSONByte.carriageReturn
    case UInt8(ascii: "t"): JSONByte.tab
    default: nil
    }
  }

  /// Appends the scalar that a `\u` escape begins, with the second half of its pair if it has one.
  private mutating func appendUnit(
    _ unit: UInt32, at index: Int, in range: Range<Int>, to output: inout [UInt8]
  ) -> Int {
    if let scalar = Unicode.Scalar(unit) {
      output.appendUTF8(scalar)
      return index + 6
    }
    if unit < 0xdc00, let low = hexUnit(at: index + 6, in: range), low & 0xfc00 == 0xdc00,
      let scalar = Unicode.Scalar(0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff))
    {
      output.appendUTF8(scalar)
      return index + 12
    }
    repair(.loneSurrogate, at: index)
    output.appendUTF8("\u{FFFD}")
    return index + 6
  }

  /// The number in a `\uXXXX` that stands wholly in `range`.
  private func hexUnit(at index: Int, in range: Range<Int>) -> UInt32? {
    guard index <= range.upperBound - 6, bytes[index] == JSONByte.backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index + 2..<index + 6] {
      guard let digit = Self.hexDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    if JSONByte.isDigit(byte) { return UInt32(byte - JSONByte.zero) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
