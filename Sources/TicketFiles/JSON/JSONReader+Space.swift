extension JSONReader {
  /// Passes over spaces and line ends and, as repairs, over comments and odd spaces.
  ///
  /// - Throws: `endOfComment` for a `/*` that is never closed.
  @inline(__always)
  mutating func skipSpace() throws(JSONError) {
    while position < end {
      let byte = bytes[position]
      if JSONByte.isSpace(byte) {
        position += 1
      } else if byte > JSONByte.space, byte < 0x7f, byte != JSONByte.slash, byte != JSONByte.hash {
        return
      } else {
        guard try skipOddSpace() else { return }
      }
    }
  }

  /// Passes over spaces and commas; says where the first and the second comma are.
  @inline(__always)
  mutating func skipCommas() throws(JSONError) -> (first: Int?, second: Int?) {
    try skipSpace()
    guard byte == JSONByte.comma else { return (nil, nil) }
    let first = position
    position += 1
    try skipSpace()
    guard byte == JSONByte.comma else { return (first, nil) }
    let second = position
    while byte == JSONByte.comma {
      position += 1
      try skipSpace()
    }
    return (first, second)
  }

  /// Passes over one comment or one run of odd spaces; false where there is none.
  private mutating func skipOddSpace() throws(JSONError) -> Bool {
    let start = position
    if try skipComment() {
      repair(.comment, at: start)
      return true
    }
    if matches([0xef, 0xbb, 0xbf], at: position) {
      position += 3
      repair(.byteOrderMark, at: start)
      return true
    }
    while let length = oddSpaceLength { position += length }
    guard position > start else { return false }
    repair(.oddSpace, at: start)
    return true
  }

  private mutating func skipComment() throws(JSONError) -> Bool {
    let next = position + 1 < end ? bytes[position + 1] : 0
    if byte == JSONByte.hash || byte == JSONByte.slash && next == JSONByte.slash {
      while position < end, byte != JSONByte.lineFeed, byte != JSONByte.carriageReturn {
        position += 1
      }
      return true
    }
    guard byte == JSONByte.slash, next == JSONByte.star else { return false }
    let start = position
    position = start < noCommentEndFrom ? start + 2 : end
    while position < end {
      if byte == JSONByte.star, position + 1 < end, bytes[position + 1] == JSONByte.slash {
        position += 2
        return true
      }
      position += 1
    }
    noCommentEndFrom = min(noCommentEndFrom, start)
    throw JSONError(expected: .endOfComment, offset: start, found: nil)
  }

  /// The length of the control character or of the Unicode space that comes next.
  ///
  /// The spaces are those that text copied from web pages and word processors brings along:
  /// U+0085, U+00A0, U+200B, U+2028, U+2029 and U+3000.
  private var oddSpaceLength: Int? {
    guard position < end else { return nil }
    switch byte {
    case 0..<0x20: return JSONByte.isSpace(byte) ? nil : 1
    case 0x7f: return 1
    case 0xc2:
      let isSpace = matches([0xc2, 0x85], at: position) || matches([0xc2, 0xa0], at: position)
      return isSpace ? 2 : nil
    case 0xe2:
      let lastBytes: [UInt8] = [0x8b, 0xa8, 0xa9]
      return lastBytes.contains { matches([0xe2, 0x80, $0], at: position) } ? 3 : nil
    case 0xe3: return matches([0xe3, 0x80, 0x80], at: position) ? 3 : nil
    default: return nil
    }
  }

  private func matches(_ pattern: [UInt8], at offset: Int) -> Bool {
    offset <= end - pattern.count && bytes[offset..<offset + pattern.count].elementsEqual(pattern)
  }
}
