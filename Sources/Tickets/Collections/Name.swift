/// A name that tickets share: a team's, a place's, a group's.
struct Name {
  /// A hash of the name without regard to case: names of one key are one name.
  ///
  /// Its seed is the process' own, and nobody can make two names collide. Of 10,000 names two do so by
  /// chance in one of 400 thousand million wallets.
  struct Key: Hashable, Sendable {
    fileprivate let hash: Int
  }

  /// Unicode scalars of a name that count; longer ones would fill the memory.
  static let longest = 200

  let line: String
  let key: Key

  /// - Parameter line: safe, on one line.
  init(_ line: String) {
    // No longer in scalars than in bytes.
    let isShort = line.utf8.count <= Self.longest
    self.line = isShort ? line : String(line.unicodeScalars.prefix(Self.longest))
    key = Key(hash: self.line.hashIgnoringCase)
  }

  var isEmpty: Bool { line.isEmpty }
}

extension String {
  fileprivate var hashIgnoringCase: Int {
    var hasher = Hasher()
    let isHashed = utf8.withContiguousStorageIfAvailable { hasher.combineASCII($0) }
    if isHashed != true { hasher.combine(lowercased()) }
    return hasher.finalize()
  }
}

extension Hasher {
  /// Takes text in small letters; false, and nothing is taken, where it is not ASCII alone.
  fileprivate mutating func combineASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { small in
      var bits: UInt8 = 0
      for (place, byte) in text.enumerated() {
        bits |= byte
        small[place] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
      guard bits < 0x80 else { return false }
      combine(bytes: UnsafeRawBufferPointer(small))
      return true
    }
  }
}
