import Tickets

/// Reads a file's tickets one after another and says what is wrong, in the file's order.
///
/// It can be done in pieces, beside other work: each ticket is decoded once, and the lines are
/// counted in one pass over the file.
package struct WalletCheck {
  private let file: WalletFile
  private var locator: SourceLocator
  private var next = 0
  private var between: ArraySlice<Finding>

  package init(_ file: WalletFile) {
    self.file = file
    locator = SourceLocator(file.bytes)
    between = file.result.findings.sorted { $0.offset < $1.offset }[...]
  }

  package var isDone: Bool { next >= file.count && between.isEmpty }

  /// Reads at most `count` further tickets.
  package mutating func advance(by count: Int) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let end = min(next + count, file.count)
    while next < end {
      let start = file.result.index.offsets[next]
      takeFindings(before: start, into: &diagnostics)
      if file.result.broken[next] == nil {
        let findings = file.decode(next)?.findings ?? [file.fault(of: next)]
        for finding in findings.sorted(by: { $0.offset < $1.offset }) {
          diagnostics.append(diagnostic(finding))
        }
      }
      next += 1
    }
    if next >= file.count { takeFindings(before: .max, into: &diagnostics) }
    return diagnostics
  }

  private mutating func takeFindings(before offset: Int, into diagnostics: inout [Diagnostic]) {
    while let finding = between.first, finding.offset < offset {
      between.removeFirst()
      diagnostics.append(diagnostic(finding))
    }
  }

  private mutating func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(finding, file: file.name, place: locator.location(of: finding.offset))
  }
}
