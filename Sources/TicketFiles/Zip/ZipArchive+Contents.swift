extension ZipArchive {
  /// An entry's bytes, unpacked.
  ///
  /// - Parameter budget: shared by all that is unpacked for one document, so that an archive inside
  ///   of this one gets no more.
  func contents(
    of entry: Entry, within budget: inout UnpackingBudget
  ) throws(Refusal) -> [UInt8] {
    do { return try unpack(entry, within: &budget) } catch { throw Refusal(error) }
  }

  /// An entry's bytes, or which limit or fault is in the way.
  ///
  /// They are as many as the directory says, or there are none: no output exceeds what was counted.
  func unpack(
    _ entry: Entry, within budget: inout UnpackingBudget
  ) throws(ZipFault) -> [UInt8] {
    if case .other = entry.method { throw .unknownMethod(entry.method, name: entry.shownName) }
    guard entry.size <= UnpackingBudget.mostBytesOfAnEntry else {
      throw .entryTooLarge(name: entry.shownName)
    }
    try budget.spend(entry.size)
    let packed = packedBytes(of: entry)
    let bytes: [UInt8]
    if entry.method == .deflated {
      let inflated = Inflated(packed, upTo: entry.size)
      guard inflated.isWhole else {
        throw .damaged(name: entry.shownName, why: "cannot be unpacked")
      }
      bytes = inflated.bytes
    } else {
      bytes = Array(packed)
    }
    guard bytes.count == entry.size else {
      throw .damaged(name: entry.shownName, why: "is not as long as the archive's directory says")
    }
    guard Inflated.checksum(bytes) == entry.checksum else {
      throw .damaged(name: entry.shownName, why: "does not fit its checksum")
    }
    return bytes
  }

  /// The first bytes of an entry, unchecked: enough to tell what it is.
  func beginning(of entry: Entry, count: Int) -> [UInt8] {
    if case .other = entry.method { return [] }
    let packed = packedBytes(of: entry)
    return entry.method == .deflated
      ? Inflated(packed, upTo: count).bytes : Array(packed.prefix(count))
  }

  private func packedBytes(of entry: Entry) -> ArraySlice<UInt8> {
    bytes[entry.extent].suffix(entry.packedSize)
  }
}
