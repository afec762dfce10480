/// A structural scan of a source that may become longer: it goes on where it has stopped.
///
/// A copy of it that is told that the source ends here knows all that there is so far, and the
/// original still goes on.
struct GrowingScan {
  private var scan = StructuralScan()
  /// How far the source is scanned: a whole number of blocks.
  private(set) var position = 0

  /// Bytes read at a time, into one buffer that is used again: fresh memory costs more than reading.
  private static let chunk = 256 << 10

  /// Whether the source is plainly well-formed, as far as it has been scanned.
  var isTrusted: Bool { scan.isTrusted }

  /// Whether all of it is well-formed, and everything that was opened is closed.
  var isComplete: Bool { scan.isComplete }

  /// The tickets that stay tickets whatever comes, if it is well-formed.
  var known: ScanResult { scan.known }

  /// Where the ticket begins that the source ends in.
  var openTicket: Int? { scan.openTicket }

  /// Scans what there is behind `position`.
  ///
  /// Before the end, the last block waits for the bytes behind it. Nothing is scanned once the trust
  /// is lost.
  mutating func advance(over source: any ByteSource, isAtEnd: Bool) {
    let margin = StructuralScan.margin
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: margin + Self.chunk + 2 * margin, alignment: 64)
    defer { buffer.deallocate() }
    guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let block = base + margin
    // The block at `position` lies `margin` into the buffer, `held` bytes from there on. Those before
    // it are there too, for names that are read backwards.
    base.initialize(repeating: 0x20, count: margin)
    if position > 0 {
      let before = UnsafeMutableRawBufferPointer(rebasing: buffer[..<margin])
      _ = source.read(into: before, at: position - margin)
    }
    var held = 0
    var isRead = false
    while scan.isTrusted, !isRead {
      let room = UnsafeMutableRawBufferPointer(
        rebasing: buffer[margin + held..<margin + Self.chunk])
      let got = source.read(into: room, at: position + held)
      isRead = got < room.count
      held += got
      if position == 0 { blankByteOrderMark(block, count: held) }
      let isLast = isRead && isAtEnd
      if isLast { (block + held).update(repeating: 0x20, count: 2 * margin) }
      let blocks = isLast ? (held + 63) / 64 : max(0, held / 64 - 1)
      scan.scan(block, blocks: blocks, at: position)
      let done = blocks * 64
      base.update(from: base + done, count: margin + max(0, held - done))
      position += done
      held = max(0, held - done)
    }
  }

  private func blankByteOrderMark(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    if count > 2, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf {
      bytes.update(repeating: 0x20, count: 3)
    }
  }
}
