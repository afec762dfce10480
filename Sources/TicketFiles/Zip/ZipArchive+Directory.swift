extension ZipArchive {
  /// The directory's entries, each compared with its own header.
  static func entries(of bytes: [UInt8], as end: ZipEnd) throws(ZipFault) -> [Entry] {
    var entries: [Entry] = []
    var position = end.directory.lowerBound
    for _ in 0..<end.entryCount {
      guard let listing = ZipRecord(.listing, in: bytes, at: position) else {
        throw .brokenDirectory
      }
      let nameStart = position + ZipRecord.Kind.listing.length
      let nameEnd = nameStart + listing.number16(at: 28)
      position = nameEnd + listing.number16(at: 30) + listing.number16(at: 32)
      guard position <= end.directory.upperBound else { throw .brokenDirectory }
      entries.append(
        try entry(listing, name: Array(bytes[nameStart..<nameEnd]), in: bytes, before: end))
    }
    guard position == end.directory.upperBound else { throw .brokenDirectory }
    try checkOrder(of: entries)
    return entries
  }

  private static func entry(
    _ listing: ZipRecord, name: [UInt8], in bytes: [UInt8], before end: ZipEnd
  ) throws(ZipFault) -> Entry {
    let shown = Entry.shown(name)
    let (packedSize, offset) = (listing.number32(at: 20), listing.number32(at: 42))
    let disk = listing.number16(at: 34)
    if [packedSize, listing.number32(at: 24), offset].contains(0xffff_ffff) || disk == 0xffff {
      throw .zip64
    }
    guard disk == 0 else { throw .severalParts }
    guard let header = ZipRecord(.header, in: bytes, at: offset) else {
      throw .damaged(name: shown, why: "is not where the archive's directory says")
    }
    // Writers that do not know the length beforehand use zip64 for the header alone.
    if header.number32(at: 22) == 0xffff_ffff { throw .zip64 }
    // Bit 0: encrypted; 6: strongly; 13: the directory is encrypted as well (§4.4.4).
    let secrets = 1 | 1 << 6 | 1 << 13
    if (listing.number16(at: 8) | header.number16(at: 6)) & secrets != 0
      || listing.number16(at: 10) == ZipMethod.aes
    {
      throw .encrypted(ZipMethod(listing.number16(at: 10)))
    }
    let nameStart = offset + ZipRecord.Kind.header.length
    let nameEnd = nameStart + header.number16(at: 26)
    let bodyEnd = nameEnd + header.number16(at: 28) + packedSize
    guard bodyEnd <= end.directory.lowerBound else {
      throw .damaged(name: shown, why: "reaches beyond the archive's directory")
    }
    guard agree(header, listing), bytes[nameStart..<nameEnd].elementsEqual(name) else {
      throw .disagreement(name: shown)
    }
    return Entry(listing, name: name, extent: offset..<bodyEnd)
  }

  /// Whether an entry's header and the directory say the same of its bytes.
  private static func agree(_ header: ZipRecord, _ listing: ZipRecord) -> Bool {
    guard header.number16(at: 8) == listing.number16(at: 10) else { return false }
    // Bit 3: checksum and sizes stand behind the bytes, and here is mostly nothing (§4.3.9).
    if header.number16(at: 6) & 1 << 3 != 0 { return true }
    return [14, 18, 22].allSatisfy { header.number32(at: $0) == listing.number32(at: $0 + 2) }
  }

  /// No byte belongs to two entries, and the first entry is where the file begins.
  private static func checkOrder(of entries: [Entry]) throws(ZipFault) {
    var end = 0
    for entry in entries.sorted(by: { $0.extent.lowerBound < $1.extent.lowerBound }) {
      if end == 0, entry.extent.lowerBound > 0 { throw .prefixed(bytes: entry.extent.lowerBound) }
      guard entry.extent.lowerBound >= end else { throw .overlap(name: entry.shownName) }
      end = entry.extent.upperBound
    }
  }
}
