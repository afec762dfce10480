import Tickets

/// Reads a file's tickets one after another and says what is wrong, in the file's order.
///
/// It can be done in pieces, beside other work: each ticket is decoded once, and the lines are
/// counted in one pass over the file. Where the file becomes longer, it can go on.
package struct WalletCheck: TicketCheck {
  private var file: WalletFile
  private var locator: SourceLocator
  private var next = 0
  /// What the scan has found, in the file's order; the first of it is told already.
  private var scanned: [Finding]
  private var told = 0
  /// The first ticket of each id, by the id's hash: the ids themselves would fill the memory.
  private var firstNumbers: [Int: UInt32] = [:]

  /// Tickets up to which ids are compared.
  private static let mostIDs = 200_000

  package init(_ file: WalletFile) {
    self.file = file
    locator = SourceLocator(file.bytes)
    scanned = Self.scanned(file)
  }

  private static func scanned(_ file: WalletFile) -> [Finding] {
    file.result.findings.sorted { $0.offset < $1.offset }
  }

  package var isDone: Bool { next >= file.count && told == scanned.count }

  package mutating func goOn(over longer: any TicketFile) -> Bool {
    if longer === file { return true }
    guard let longer = longer as? WalletFile else { return false }
    let findings = Self.scanned(longer)
    guard longer.result.index.commonCount(with: file.result.index) >= next,
      findings.starts(with: scanned.prefix(told))
    else { return false }
    file = longer
    scanned = findings
    locator.goOn(over: longer.bytes)
    return true
  }

  package mutating func advance(by count: Int, take: (Ticket) -> Void) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let end = min(next + count, file.count)
    while next < end {
      let start = file.result.index.offsets[next]
      takeFindings(before: start, into: &diagnostics)
      if file.result.broken[next] == nil {
        let (ticket, findings) = read(at: start)
        for finding in findings.sorted(by: { $0.offset < $1.offset }) {
          diagnostics.append(diagnostic(finding))
        }
        take(ticket)
      } else {
        take(Ticket())
      }
      next += 1
    }
    if next >= file.count { takeFindings(before: .max, into: &diagnostics) }
    return diagnostics
  }

  /// The next ticket, which starts at an offset, and what is wrong in it.
  private mutating func read(at start: Int) -> (ticket: Ticket, findings: [Finding]) {
    do throws(JSONError) {
      let (ticket, findings) = try file.decode(next)
      guard let id = ticket.id, let finding = compare(id, at: start) else {
        return (ticket, findings)
      }
      return (ticket, findings + [finding])
    } catch {
      return (Ticket(), [Finding(error).shifted(by: start, ticket: next)])
    }
  }

  /// Two tickets with one identity are both shown, and told: whoever saves must know them apart.
  private mutating func compare(_ id: Ticket.ID, at offset: Int) -> Finding? {
    guard next < Self.mostIDs else { return nil }
    // A string's hash is the same for canonical equivalents, which look alike.
    let hash = id.text.verbatim.hashValue
    guard let number = firstNumbers[hash] else {
      firstNumbers[hash] = UInt32(truncatingIfNeeded: next)
      return nil
    }
    guard let first = try? file.decode(Int(number), .id).ticket.id,
      first.text.verbatim == id.text.verbatim
    else { return nil }
    return Finding(
      at: offset, ticket: next,
      "\"id\" should be its own, found \"\(id.text.line)\", which "
        + "\(first == id ? "is" : "looks like") that of ticket \(number + 1)")
  }

  private mutating func takeFindings(before offset: Int, into diagnostics: inout [Diagnostic]) {
    while told < scanned.count, scanned[told].offset < offset {
      diagnostics.append(diagnostic(scanned[told]))
      told += 1
    }
  }

  private mutating func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(finding, file: file.name, place: locator.location(of: finding.offset))
  }
}
