extension JSONReader {
  /// Reads an object's members: `body` gets each key's bytes, without quotes and with escapes as
  /// they are spelled, and must read exactly one value.
  mutating func members(
    _ body: (inout JSONReader, _ key: Range<Int>) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    while let key = try nextKey() {
      try body(&self, key)
    }
  }

  /// Reads an array's elements: `body` must read exactly one value.
  mutating func elements(
    _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginArray()
    while try nextElement() {
      try body(&self)
    }
  }

  mutating func beginObject() throws(JSONError) {
    try open(JSONByte.openBrace, expected: .object)
  }

  mutating func beginArray() throws(JSONError) {
    try open(JSONByte.openBracket, expected: .array)
  }

  /// Moves to the next member's value and gives its key's bytes, as ``members(_:)`` does; nil, and
  /// the object is left, at its end.
  @inline(__always)
  mutating func nextKey() throws(JSONError) -> Range<Int>? {
    guard try advance(closing: JSONByte.closeBrace, or: .commaOrBrace) else { return nil }
    let key = try keyBytes()
    try skipSpace()
    guard byte == JSONByte.colon else { throw failure(.colon) }
    position += 1
    try skipSpace()
    return key
  }

  /// Moves to the next element; false, and the array is left, at its end.
  @inline(__always)
  mutating func nextElement() throws(JSONError) -> Bool {
    try advance(closing: JSONByte.closeBracket, or: .commaOrBracket)
  }

  @inline(__always)
  private mutating func open(
    _ bracket: UInt8, expected: JSONError.Expectation
  ) throws(JSONError) {
    try skipSpace()
    guard byte == bracket else { throw failure(expected) }
    guard depth < Self.deepest else { throw failure(.shallowerValue) }
    depth += 1
    position += 1
    isFresh = true
  }

  /// Moves over what stands before an element, or over the closing bracket (false).
  @inline(__always)
  private mutating func advance(
    closing: UInt8, or expected: JSONError.Expectation
  ) throws(JSONError) -> Bool {
    let behindLast = position
    let commas = try skipCommas()
    if byte == closing {
      if let first = commas.first { repair(isFresh ? .extraComma : .trailingComma, at: first) }
      position += 1
      depth -= 1
      isFresh = false
      return false
    }
    guard position < end else { throw failure(expected) }
    if isFresh {
      if let first = commas.first { repair(.extraComma, at: first) }
      isFresh = false
    } else if let second = commas.second {
      repair(.extraComma, at: second)
    } else if commas.first == nil {
      guard canFollowWithoutComma(closing) else { throw failure(expected) }
      repair(.missingComma, at: behindLast)
    }
    return true
  }

  /// Whether the next byte can only begin another member or element.
  private func canFollowWithoutComma(_ closing: UInt8) -> Bool {
    switch byte {
    case JSONByte.quote, JSONByte.apostrophe: true
    case JSONByte.openBrace, JSONByte.openBracket: closing == JSONByte.closeBracket
    case _ where JSONByte.isDigit(byte) || byte == JSONByte.minus || JSONByte.isLetter(byte):
      closing == JSONByte.closeBracket
    default: false
    }
  }

  @inline(__always)
  private mutating func keyBytes() throws(JSONError) -> Range<Int> {
    if byte == JSONByte.quote { return try string() }
    return try foreignKeyBytes()
  }

  /// A key in single quotes or in none.
  private mutating func foreignKeyBytes() throws(JSONError) -> Range<Int> {
    if byte == JSONByte.apostrophe { return try string() }
    let start = position
    while isBareKey(byte) { position += 1 }
    guard position > start else { throw failure(.key) }
    repair(.bareKey, at: start)
    return start..<position
  }

  private func isBareKey(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == JSONByte.minus
  }
}
