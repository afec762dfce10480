extension JSONReader {
  /// Reads one value as a tree.
  ///
  /// Where it throws, the repairs made until then are kept, and the depth is that of before.
  mutating func value() throws(JSONError) -> JSONValue {
    let depth = depth
    defer { self.depth = depth }
    try skipSpace()
    return try tree()
  }

  private mutating func tree() throws(JSONError) -> JSONValue {
    let start = position
    switch byte {
    case JSONByte.quote, JSONByte.apostrophe:
      let range = try string()
      return JSONValue(.string(text(in: range)), at: start)
    case JSONByte.openBrace:
      return JSONValue(.object(try object()), at: start)
    case JSONByte.openBracket:
      return JSONValue(.array(try array()), at: start)
    default:
      return JSONValue(try scalar(), at: start)
    }
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    try beginArray()
    while try nextElement() {
      values.append(try tree())
    }
    return values
  }

  private mutating func object() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var places = KeyPlaces()
    try beginObject()
    while let range = try nextKey() {
      // A bare key has no quote before it.
      let keyOffset = hasQuote(before: range) ? range.lowerBound - 1 : range.lowerBound
      let key = text(in: range)
      let member = JSONMember(key, try tree(), at: keyOffset)
      if let place = places.insert(key, into: members) {
        repair(.duplicateKey(key), at: keyOffset)
        members[place] = member
      } else {
        members.append(member)
      }
    }
    return members
  }

  private func hasQuote(before range: Range<Int>) -> Bool {
    guard range.lowerBound > 0 else { return false }
    let before = bytes[range.lowerBound - 1]
    return before == JSONByte.quote || before == JSONByte.apostrophe
  }
}

/// Finds keys that an object has already, byte by byte.
///
/// Small objects are searched; a 64-bit filter spares most of it. Big ones get a dictionary, so
/// that an object of a million keys costs no million squared.
struct KeyPlaces {
  private struct Key: Hashable {
    let text: String

    static func == (first: Key, second: Key) -> Bool { first.text.hasSameBytes(as: second.text) }

    func hash(into hasher: inout Hasher) {
      _ = text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
    }
  }

  private static let mostSearched = 24
  private var filter: UInt64 = 0
  private var places: [Key: Int] = [:]

  /// The place of the member with the same key; where there is none, notes the key as the next.
  mutating func insert(_ key: String, into members: [JSONMember]) -> Int? {
    guard members.count >= Self.mostSearched else {
      let bit = Self.bit(for: key)
      defer { filter |= bit }
      guard filter & bit != 0 else { return nil }
      return members.firstIndex { $0.key.hasSameBytes(as: key) }
    }
    if places.isEmpty {
      for (place, member) in members.enumerated() { places[Key(text: member.key)] = place }
    }
    if let place = places[Key(text: key)] { return place }
    places[Key(text: key)] = members.count
    return nil
  }

  private static func bit(for key: String) -> UInt64 {
    let bytes = key.utf8
    let mixed = bytes.count &* 7 &+ Int(bytes.first ?? 0) &* 3 &+ Int(bytes.last ?? 0) &* 11
    return 1 << UInt64(truncatingIfNeeded: mixed & 63)
  }
}
