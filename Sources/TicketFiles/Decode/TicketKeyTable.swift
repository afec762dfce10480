/// Ticket keys by their names, which are found without regard to the case of ASCII letters, `_` and
/// `-`.
///
/// Every member of every ticket asks it, so it makes no string: it hashes a name's bytes as they
/// stand, and compares them only where a name has that hash.
struct TicketKeyTable {
  private struct Entry {
    let folded: [UInt8]
    /// As the wallet format spells it; nil for another name.
    let exact: [UInt8]?
    let key: TicketKey
  }

  /// A power of two, several times as many as there are names: most others end in an empty slot.
  private static let size = 512

  private var entries: [Entry] = []
  /// Places of entries by hash; of several with one hash the later ones stand in the next free slots.
  private var slots = [UInt8?](repeating: nil, count: size)

  /// - Parameter otherNames: folded. There is room for two hundred names in all.
  init(_ keys: [TicketKey], otherNames: [TicketKey: [String]]) {
    for key in keys {
      insert(
        Entry(folded: Array(TicketKey.fold(key.name).utf8), exact: Array(key.name.utf8), key: key))
    }
    for (key, names) in otherNames {
      for name in names { insert(Entry(folded: Array(name.utf8), exact: nil, key: key)) }
    }
  }

  private mutating func insert(_ entry: Entry) {
    var slot = entry.folded.withUnsafeBufferPointer { Self.slot(of: $0) }
    while slots[slot] != nil { slot = (slot + 1) % Self.size }
    slots[slot] = UInt8(clamping: entries.count)
    entries.append(entry)
  }

  subscript(name: UnsafeBufferPointer<UInt8>) -> (key: TicketKey, isExact: Bool)? {
    var slot = Self.slot(of: name)
    while let place = slots[slot] {
      let entry = entries[Int(place)]
      if let exact = entry.exact, name.elementsEqual(exact) { return (entry.key, true) }
      if Self.isSpelling(name, of: entry.folded) { return (entry.key, false) }
      slot = (slot + 1) % Self.size
    }
    return nil
  }

  /// FNV-1a, folded to the size.
  private static func slot(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name where !isPassedOver(byte) {
      hash = (hash ^ UInt32(small(byte))) &* 0x0100_0193
    }
    return Int((hash ^ hash >> 16) % UInt32(size))
  }

  private static func isSpelling(_ name: UnsafeBufferPointer<UInt8>, of folded: [UInt8]) -> Bool {
    var place = 0
    for byte in name where !isPassedOver(byte) {
      guard place < folded.count, folded[place] == small(byte) else { return false }
      place += 1
    }
    return place == folded.count
  }

  @inline(__always)
  private static func isPassedOver(_ byte: UInt8) -> Bool { byte == 0x5f || byte == 0x2d }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
