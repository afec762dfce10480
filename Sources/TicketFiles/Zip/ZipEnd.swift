/// What the record at an archive's end says of its directory.
struct ZipEnd {
  let entryCount: Int
  let directory: Range<Int>
  /// Bytes behind the archive, which mean nothing.
  let trailingBytes: Int

  /// A comment of at most this length may follow the record.
  private static let longestComment = 0xffff

  init(in bytes: [UInt8]) throws(ZipFault) {
    guard !bytes.isEmpty else { throw .empty }
    let isEntryFirst = bytes.starts(with: ZipArchive.start)
    guard let (record, position) = try Self.find(in: bytes) else {
      throw isEntryFirst ? .cutShort : .notZip
    }
    entryCount = record.number16(at: 10)
    guard entryCount <= ZipArchive.mostEntries else { throw .tooManyEntries }
    let (size, start) = (record.number32(at: 12), record.number32(at: 16))
    let locator = position - ZipRecord.Kind.zip64Locator.length
    if size == 0xffff_ffff || start == 0xffff_ffff
      || ZipRecord(.zip64Locator, in: bytes, at: locator) != nil
    {
      throw .zip64
    }
    let disks = [record.number16(at: 4), record.number16(at: 6)]
    guard disks == [0, 0], record.number16(at: 8) == entryCount else { throw .severalParts }
    guard start + size <= position else { throw .brokenDirectory }
    // The end of an archive inside of this one, whose own end is missing, looks like a prefix too.
    guard start + size == position else {
      throw isEntryFirst ? .cutShort : .prefixed(bytes: position - start - size)
    }
    directory = start..<position
    trailingBytes =
      bytes.count - position - ZipRecord.Kind.end.length - record.number16(at: 20)
  }

  /// The one record whose comment reaches to the end of the file; without any, the last one, behind
  /// which bytes were added.
  private static func find(
    in bytes: [UInt8]
  ) throws(ZipFault) -> (record: ZipRecord, position: Int)? {
    var whole: (ZipRecord, Int)?
    var last: (ZipRecord, Int)?
    let latest = bytes.count - ZipRecord.Kind.end.length
    guard latest >= 0 else { return nil }
    for position in (max(0, latest - longestComment)...latest).reversed() {
      guard bytes[position] == 0x50, let record = ZipRecord(.end, in: bytes, at: position)
      else { continue }
      let rest = latest - position - record.number16(at: 20)
      if rest == 0 {
        guard whole == nil else { throw .twoDirectories }
        whole = (record, position)
      } else if rest > 0, last == nil {
        last = (record, position)
      }
    }
    return whole ?? last
  }
}
