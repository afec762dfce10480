/// An array's element that cannot be read but whose brackets may still match.
struct BrokenElement {
  private let bytes: [UInt8]
  private let start: Int

  init(in bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// Where the next element, or the bracket that closes the array, begins; nil where the brackets
  /// do not match, match before `offset` already, or something else follows them.
  ///
  /// Looks at a few times as many bytes as lie between the start and `offset`.
  func next(after offset: Int) -> Int? {
    let limit = min(bytes.count, offset + 4 * (offset - start) + 1024)
    guard let behind = matchingEnd(before: limit), behind >= offset else { return nil }
    var index = behind
    skipSpace(&index)
    guard index < bytes.count else { return nil }
    if bytes[index] == JSONByte.closeBracket || bytes[index] == JSONByte.openBrace { return index }
    guard bytes[index] == JSONByte.comma else { return nil }
    index += 1
    skipSpace(&index)
    guard index < bytes.count else { return nil }
    return bytes[index] == JSONByte.openBrace || bytes[index] == JSONByte.closeBracket ? index : nil
  }

  private func skipSpace(_ index: inout Int) {
    while index < bytes.count, JSONByte.isSpace(bytes[index]) { index += 1 }
  }

  /// The offset behind the bracket that closes the one at the start; brackets in text do not count.
  private func matchingEnd(before limit: Int) -> Int? {
    var closers: [UInt8] = []
    var index = start
    while index < limit {
      let byte = bytes[index]
      index += 1
      switch byte {
      case JSONByte.openBrace: closers.append(JSONByte.closeBrace)
      case JSONByte.openBracket: closers.append(JSONByte.closeBracket)
      case JSONByte.closeBrace, JSONByte.closeBracket:
        guard closers.popLast() == byte else { return nil }
      case JSONByte.quote: skipText(&index, before: limit)
      default: break
      }
      if closers.isEmpty { return index > start + 1 ? index : nil }
    }
    return nil
  }

  /// Moves behind the quote that ends a text.
  private func skipText(_ index: inout Int, before limit: Int) {
    while index < limit, bytes[index] != JSONByte.quote {
      index += bytes[index] == JSONByte.backslash ? 2 : 1
    }
    index += 1
  }
}
