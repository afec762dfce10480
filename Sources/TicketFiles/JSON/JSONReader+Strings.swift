extension JSONReader {
  /// Moves over a text in quotes; the range is what stands between them, escapes and all.
  ///
  /// - Throws: `text` where no quote comes next; `closingQuote`, at the opening one, where the text
  ///   has no end.
  @inline(__always)
  mutating func string() throws(JSONError) -> Range<Int> {
    let quote = byte
    if quote != JSONByte.quote {
      guard quote == JSONByte.apostrophe else { throw failure(.text) }
      repair(.singleQuotes, at: position)
    }
    let open = position
    position += 1
    while true {
      position = quoteOrBackslash(quote)
      guard position < end else {
        position = end
        throw JSONError(expected: .closingQuote, offset: open, found: nil)
      }
      if bytes[position] == quote { break }
      position += 2
    }
    position += 1
    return open + 1..<position - 1
  }

  /// The offset of the next byte that is `quote` or a backslash; `end` or more where there is none.
  ///
  /// Looks at eight bytes at a time: a zero byte in `word ^ pattern` is a hit.
  @inline(__always)
  private func quoteOrBackslash(_ quote: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = ones &* UInt64(quote)
    let backslashes = ones &* UInt64(JSONByte.backslash)
    return bytes.withUnsafeBytes { raw in
      var index = position
      while index + 8 <= end {
        let word = UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let one = word ^ quotes
        let other = word ^ backslashes
        let hits = ((one &- ones) & ~one | (other &- ones) & ~other) & highs
        if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < end, raw[index] != quote, raw[index] != JSONByte.backslash { index += 1 }
      return index
    }
  }

  /// Whether the bytes of a key, as ``nextKey()`` gives them, spell `name`.
  func key(_ range: Range<Int>, is name: StaticString) -> Bool {
    name.withUTF8Buffer { name in
      let key = bytes[range]
      if key.elementsEqual(name) { return true }
      guard key.contains(JSONByte.backslash) else { return false }
      var reader = self
      return reader.text(in: range).utf8.elementsEqual(name)
    }
  }
}
