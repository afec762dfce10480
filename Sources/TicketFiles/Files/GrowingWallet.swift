import Tickets

/// The tickets of a source that becomes longer: what is known of it so far.
///
/// Each byte is scanned once while the source is plainly well-formed, and costs linear time in all
/// where it is not.
struct GrowingWallet {
  /// Nil until there is a ticket that can be read.
  private(set) var file: WalletFile?
  private let name: Text
  private var scan = GrowingScan()
  private var tolerance = GrowingTolerance()
  /// Whether a ticket that was never closed has shown that the source is not well-formed.
  private var isTolerant = false

  /// - Parameter file: a reading of the source as it was.
  init(named name: Text, file: WalletFile? = nil) {
    self.name = name
    self.file = file
  }

  /// Takes in what the source has become, and leaves out what its end cuts.
  ///
  /// - Parameters:
  ///   - source: what was taken in before, and more.
  ///   - isIdle: whether nothing more is there now; if more is, scanning it again may wait for that.
  /// - Throws: `FileError` where it begins as no JSON does: whatever comes, nothing in it is a ticket.
  mutating func take(_ source: any ByteSource, isIdle: Bool) throws(FileError) {
    guard let result = known(of: source, isIdle: isIdle) else { return }
    do throws(FileError) {
      let newer = try WalletFile(result, of: source, named: name, extending: file)
      if newer.count > newer.result.broken.count { replace(newer) }
    } catch {
      if result.isForeign { throw error }
    }
  }

  /// Takes in what the source is at its end: what reading it at once would give.
  mutating func finish(_ source: some ByteSource) throws(FileError) {
    guard let file else {
      self.file = try WalletFile(source, named: name)
      return
    }
    scan.advance(over: source, isAtEnd: true)
    let result =
      scan.isComplete ? scan.known : TolerantScan.scan(source.read(0..<source.count))
    replace(try WalletFile(result, of: source, named: name, extending: file))
  }

  private mutating func replace(_ newer: WalletFile) {
    if let file, newer.isSame(as: file) { return }
    file = newer
  }

  /// Nil where it is not looked for now.
  private mutating func known(of source: any ByteSource, isIdle: Bool) -> ScanResult? {
    if !isTolerant {
      scan.advance(over: source, isAtEnd: false)
      var toHere = scan
      toHere.advance(over: source, isAtEnd: true)
      if toHere.isTrusted {
        let known = toHere.known
        guard isIdle, let ticket = toHere.openTicket, source.beginsLineWithObject(after: ticket),
          let more = tolerantlyKnown(of: source, isIdle: isIdle),
          more.index.count > known.index.count
        else { return known }
        isTolerant = true
        return more
      }
    }
    return tolerantlyKnown(of: source, isIdle: isIdle)
  }

  private mutating func tolerantlyKnown(of source: any ByteSource, isIdle: Bool) -> ScanResult? {
    guard source.count <= Indexer.mostBytesInMemory, tolerance.isDue(source, isIdle: isIdle)
    else { return nil }
    return tolerance.scan(source)
  }
}

extension ByteSource {
  /// Bytes of a ticket that are looked at.
  private static var longestLook: Int { 1 << 16 }

  /// Whether a line behind the beginning of a ticket that is open begins with an object: of JSON
  /// Lines that is the next ticket, and the one before it is broken.
  fileprivate func beginsLineWithObject(after start: Int) -> Bool {
    let bytes = read(start..<min(count, start + Self.longestLook))
    return zip(bytes, bytes.dropFirst()).contains {
      $0 == JSONByte.lineFeed && $1 == UInt8(ascii: "{")
    }
  }
}
