/// An array's element that cannot be read but whose brackets may still match.
struct BrokenElement {
  private let bytes: [UInt8]
  private let start: Int

  /// Where reading can go on behind it.
  enum Next: Equatable {
    /// The next element, or the bracket that closes the array, begins there.
    case at(Int)
    /// The brackets do not match, match before the error already, or something else follows them.
    case nowhere
    /// The bytes end before that can be told.
    case cut
  }

  init(in bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// Looks at a few times as many bytes as lie between the start and `offset`, the error's place.
  func next(after offset: Int) -> Next {
    let limit = offset + 4 * (offset - start) + 1024
    let end = matchingEnd(before: min(bytes.count, limit))
    guard case .at(var index) = end else { return limit > bytes.count ? end : .nowhere }
    guard index >= offset else { return .nowhere }
    skipSpace(&index)
    guard index < bytes.count else { return .cut }
    if isNext(index) { return .at(index) }
    guard bytes[index] == JSONByte.comma else { return .nowhere }
    index += 1
    skipSpace(&index)
    guard index < bytes.count else { return .cut }
    return isNext(index) ? .at(index) : .nowhere
  }

  private func isNext(_ index: Int) -> Bool {
    bytes[index] == JSONByte.closeBracket || bytes[index] == JSONByte.openBrace
  }

  private func skipSpace(_ index: inout Int) {
    while index < bytes.count, JSONByte.isSpace(bytes[index]) { index += 1 }
  }

  /// The offset behind the bracket that closes the one at the start; brackets in text do not count.
  private func matchingEnd(before limit: Int) -> Next {
    var closers: [UInt8] = []
    var index = start
    while index < limit {
      let byte = bytes[index]
      index += 1
      switch byte {
      case JSONByte.openBrace: closers.append(JSONByte.closeBrace)
      case JSONByte.openBracket: closers.append(JSONByte.closeBracket)
      case JSONByte.closeBrace, JSONByte.closeBracket:
        guard closers.popLast() == byte else { return .nowhere }
      case JSONByte.quote: skipText(&index, before: limit)
      default: break
      }
      if closers.isEmpty { return index > start + 1 ? .at(index) : .nowhere }
    }
    return .cut
  }

  /// Moves behind the quote that ends a text.
  private func skipText(_ index: inout Int, before limit: Int) {
    while index < limit, bytes[index] != JSONByte.quote {
      index += bytes[index] == JSONByte.backslash ? 2 : 1
    }
    index += 1
  }
}
