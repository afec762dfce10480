/// A zip archive in memory (APPNOTE.TXT 6.3.10): its directory, read and checked; its entries,
/// unpacked when asked for.
///
/// Nothing is ever written to a disk, so no name can lead anywhere: names are looked up byte by byte
/// and shown. An archive that two readers could read in two ways is refused: entries of one name,
/// entries that overlap, headers that contradict the directory. So is what cannot be unpacked:
/// encryption, zip64, parts. A method other than deflate costs that entry.
struct ZipArchive {
  static let mostEntries = 256
  /// What an archive begins with, unless it is empty: the signature of an entry's header.
  static let start = Array("PK\u{3}\u{4}".utf8)

  /// In the directory's order.
  let entries: [Entry]
  /// Bytes behind the archive's end, which mean nothing.
  let trailingBytes: Int

  let bytes: [UInt8]
  private let places: [[UInt8]: Int]

  /// Costs one look at each entry's headers; nothing is unpacked.
  init(_ bytes: [UInt8]) throws(Refusal) {
    do throws(ZipFault) {
      let end = try ZipEnd(in: bytes)
      trailingBytes = end.trailingBytes
      entries = try Self.entries(of: bytes, as: end)
      places = try Self.places(of: entries)
    } catch {
      throw Refusal(error)
    }
    self.bytes = bytes
  }

  /// The entry of exactly this name, whatever kind it is.
  subscript(name: some Sequence<UInt8>) -> Entry? {
    places[Array(name)].map { entries[$0] }
  }

  /// The regular file of exactly this name.
  func file(named name: some Sequence<UInt8>) -> Entry? {
    self[name].flatMap { $0.kind == .file ? $0 : nil }
  }

  private static func places(of entries: [Entry]) throws(ZipFault) -> [[UInt8]: Int] {
    var places: [[UInt8]: Int] = [:]
    for (place, entry) in entries.enumerated() {
      guard places.updateValue(place, forKey: entry.name) == nil else {
        throw .sameName(entry.shownName)
      }
    }
    return places
  }
}
