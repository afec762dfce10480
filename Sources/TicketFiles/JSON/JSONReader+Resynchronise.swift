extension JSONReader {
  /// Where reading can go on after an error in an element of an array or in a line of JSON Lines.
  ///
  /// The result is at or after `offset` (the error's place) and after `start` (where the broken
  /// element began, if known). It is the first byte of an object, or of the bracket that closes the
  /// array; nil where nothing more is found. ``seek(to:)`` and go on with ``nextElement()``, or
  /// with ``nextRoot()`` between lines.
  ///
  /// With `start`, the element's own brackets are tried first: where they match, what follows them
  /// is the next element. Else the result is the first `{` after a `}`, `,`, `[` or line end at
  /// which an object can be read; where the broken element stood first on its line, one that does
  /// so as well and is not indented more is preferred, so that no inner object is mistaken for an
  /// element.
  ///
  /// Where more bytes may follow, an object that they cut counts as one that can be read; and nil is
  /// also the answer where the element's own brackets may yet match.
  ///
  /// The work is proportional to the way to the result.
  static func resynchronise(
    in bytes: [UInt8], from offset: Int, element start: Int? = nil, goesOn: Bool = false
  ) -> Int? {
    let start = start.map { min(max($0, 0), bytes.count) }
    let first = max(offset, 0, (start ?? -1) + 1)
    guard first < bytes.count else { return nil }
    if let start {
      switch BrokenElement(in: bytes, from: start).next(after: first) {
      case .at(let next): return next
      case .cut where goesOn: return nil
      case .cut, .nowhere: break
      }
    }
    if let most = start.flatMap({ Self.indentation(of: $0, in: bytes) }) {
      let next = Self.object(in: bytes, from: first, goesOn: goesOn) { candidate in
        Self.indentation(of: candidate, in: bytes).map { $0 <= most } ?? false
      }
      if let next { return next }
    }
    return Self.object(in: bytes, from: first, goesOn: goesOn) { _ in true }
  }

  /// The first object at or after `start` that can be read, among the places that `suits` admits.
  private static func object(
    in bytes: [UInt8], from start: Int, goesOn: Bool, where suits: (Int) -> Bool
  ) -> Int? {
    var search = CandidateSearch(in: bytes, from: start)
    /// How many bytes may still be read in vain: what hostile input makes us read comes from here.
    var allowance = 512
    var last = start
    while let candidate = search.next() {
      allowance += 4 * (candidate - last)
      last = candidate
      guard suits(candidate) else { continue }
      let attempt = Attempt(
        at: candidate, in: bytes, lookingAhead: max(32, min(4096, allowance)), goesOn: goesOn)
      if attempt.isSound { return candidate }
      allowance -= attempt.cost
    }
    return nil
  }

  /// How many spaces and tabs stand before `offset` on its line; nil where something else does.
  ///
  /// Gives up, with nil, on more than 256.
  private static func indentation(of offset: Int, in bytes: [UInt8]) -> Int? {
    var index = offset
    while index > 0, offset - index <= 256 {
      let byte = bytes[index - 1]
      if byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn { return offset - index }
      guard byte == JSONByte.space || byte == JSONByte.tab else { return nil }
      index -= 1
    }
    return index == 0 ? offset : nil
  }
}

/// Finds each `{` that stands where an element can begin.
private struct CandidateSearch {
  private let bytes: [UInt8]
  private var index: Int
  private var isReady: Bool

  init(in bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
    isReady = true
    for byte in bytes[..<start].reversed() {
      if byte == JSONByte.space || byte == JSONByte.tab { continue }
      isReady = Self.canPrecedeElement(byte)
      break
    }
  }

  mutating func next() -> Int? {
    while index < bytes.count {
      let byte = bytes[index]
      let isCandidate = isReady && byte == JSONByte.openBrace
      if byte != JSONByte.space, byte != JSONByte.tab { isReady = Self.canPrecedeElement(byte) }
      index += 1
      if isCandidate { return index - 1 }
    }
    return nil
  }

  private static func canPrecedeElement(_ byte: UInt8) -> Bool {
    switch byte {
    case JSONByte.closeBrace, JSONByte.comma, JSONByte.openBracket, JSONByte.lineFeed,
      JSONByte.carriageReturn:
      true
    default: false
    }
  }
}

/// One try to read an object.
private struct Attempt {
  let isSound: Bool
  /// How many bytes were read.
  let cost: Int

  /// Reads at most `window` bytes; an object that is sound so far counts as sound.
  init(at start: Int, in bytes: [UInt8], lookingAhead window: Int, goesOn: Bool) {
    let end = min(start + window, bytes.count)
    var reader = JSONReader(bytes, in: start..<end)
    do {
      try reader.skip()
      isSound = true
    } catch {
      // A word that the window cuts is found wanting at its first letter.
      isSound = (end < bytes.count || goesOn) && max(reader.position, error.offset) + 16 > end
    }
    cost = reader.position - start
  }
}
