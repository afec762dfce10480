/// Scans a source for its tickets: once, at the speed of reading where it is well-formed.
enum Indexer {
  /// Bytes read at a time, into one buffer that is used again: fresh memory costs more than reading.
  private static let chunk = 256 << 10

  /// A file that a parser has to read, and what comes through a pipe, is kept in memory; more than
  /// that is refused: a wallet of three million tickets is smaller.
  static let mostBytesInMemory = 1 << 30

  /// Nil where the source is too large to be read by a parser.
  static func scan(_ source: any ByteSource) -> ScanResult? {
    if let result = structuralScan(source) { return result }
    guard source.count <= mostBytesInMemory else { return nil }
    return TolerantScan.scan(source.read(0..<source.count))
  }

  /// Nil where the source is not plainly well-formed.
  static func structuralScan(_ source: any ByteSource) -> ScanResult? {
    let margin = StructuralScan.margin
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: margin + chunk + 2 * margin, alignment: 64)
    defer { buffer.deallocate() }
    guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    base.initialize(repeating: 0x20, count: buffer.count)
    var scan = StructuralScan()
    // The block at `next` of the source lies `margin` into the buffer, `held` bytes from there on.
    var next = 0
    var held = 0
    var isAtEnd = false
    while true {
      if !isAtEnd {
        let room = UnsafeMutableRawBufferPointer(
          rebasing: buffer[margin + held..<margin + chunk])
        let got = source.read(into: room, at: next + held)
        isAtEnd = got < room.count
        held += got
        if isAtEnd { (base + margin + held).update(repeating: 0x20, count: 2 * margin) }
        if next == 0 { blankByteOrderMark(base + margin) }
      }
      // Before the end, the last block waits for the bytes behind it.
      let blocks = isAtEnd ? (held + 63) / 64 : held / 64 - 1
      for block in 0..<blocks {
        scan.scan(base + margin + block * 64, at: next + block * 64)
        if !scan.isTrusted { return nil }
      }
      if isAtEnd { break }
      let done = blocks * 64
      // The bytes before the next block go along, for names that are read backwards.
      base.update(from: base + done, count: margin + held - done)
      next += done
      held -= done
    }
    guard scan.isComplete else { return nil }
    return ScanResult(index: scan.index, wallets: scan.wallets)
  }

  private static func blankByteOrderMark(_ bytes: UnsafeMutablePointer<UInt8>) {
    if bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf {
      bytes.update(repeating: 0x20, count: 3)
    }
  }
}
