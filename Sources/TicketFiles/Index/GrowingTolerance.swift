/// A tolerant scan of a source that becomes longer: of JSON Lines each line is read once, of one
/// long root all that there is so far.
struct GrowingTolerance {
  /// What lies before `start`, which stays as it is.
  private var settled = ScanResult()
  private var start = 0
  private var end = 0
  private var hasTickets = false

  /// Bytes that are scanned again as soon as there are more: it takes no longer than a blink.
  private static let few = 4 << 20

  /// Whether it is time to scan again, so that all scans together cost linear time.
  ///
  /// - Parameter isIdle: whether nothing more comes just now.
  func isDue(_ source: any ByteSource, isIdle: Bool) -> Bool {
    if isIdle, source.count - start <= Self.few { return true }
    return source.count - end > (end - start) / (hasTickets ? 8 : 1)
  }

  /// What is known so far of a source that goes on. It keeps all of it in memory meanwhile.
  mutating func scan(_ source: any ByteSource) -> ScanResult {
    end = source.count
    let isSequel = settled.index.count > 0 || !settled.wallets.isEmpty
    let scan = TolerantScan(source.read(start..<end), goesOn: true, isSequel: isSequel)
    var known = settled
    known.append(scan.result, at: start)
    settled.append(scan.result.before(scan.settled), at: start)
    start += scan.settled.position
    hasTickets = known.index.count > known.broken.count
    return known
  }
}

extension ScanResult {
  /// What lies before a mark.
  fileprivate func before(_ mark: ScanMark) -> ScanResult {
    var before = ScanResult()
    before.index.append(index, upTo: mark.tickets, at: 0)
    before.wallets = Array(wallets.prefix(mark.wallets))
    before.findings = Array(findings.prefix(mark.findings))
    before.broken = broken.filter { $0.key < mark.tickets }
    return before
  }

  /// Takes over what was found in bytes that begin at an offset of the source.
  fileprivate mutating func append(_ other: ScanResult, at offset: Int) {
    let first = index.count
    func moved(_ finding: Finding) -> Finding {
      var finding = finding
      finding.offset += offset
      finding.ticket = finding.ticket.map { $0 + first }
      return finding
    }
    index.append(other.index, upTo: other.index.count, at: offset)
    wallets += other.wallets.map { $0.moved(by: offset, tickets: first) }
    findings += other.findings.map(moved)
    for (number, finding) in other.broken { broken[first + number] = moved(finding) }
    isForeign = isForeign || other.isForeign
  }
}

extension WalletObject {
  fileprivate func moved(by offset: Int, tickets first: Int) -> WalletObject {
    func moved(_ range: Range<Int>, _ distance: Int) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    return WalletObject(
      range: moved(range, offset), list: moved(list, offset), isNamed: isNamed,
      tickets: moved(tickets, first))
  }
}
