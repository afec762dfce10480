/// What one pass over a file has found: where its tickets are, and what is wrong between them.
struct ScanResult: Equatable {
  var index = TicketIndex()
  var wallets: [WalletObject] = []
  /// In the order of the file. What is wrong inside a ticket is found when that is read.
  var findings: [Finding] = []
  /// Why a ticket can never be read, by its number.
  var broken: [Int: Finding] = [:]
  /// Whether it begins as no JSON does, so that nothing that follows counts.
  var isForeign = false

  /// Forgets tickets that turn out to be none, and what was wrong with them.
  ///
  /// Costs as much as there is from the first of these numbers on.
  mutating func remove(_ numbers: Range<Int>) {
    guard !numbers.isEmpty else { return }
    for number in numbers.lowerBound..<index.count {
      let finding = broken.removeValue(forKey: number)
      if number >= numbers.upperBound { broken[number - numbers.count] = finding }
    }
    index.remove(numbers)
    var later: [Finding] = []
    while var finding = findings.last, finding.ticket.map({ $0 >= numbers.lowerBound }) ?? true {
      findings.removeLast()
      if let ticket = finding.ticket {
        if ticket < numbers.upperBound { continue }
        finding.ticket = ticket - numbers.count
      }
      later.append(finding)
    }
    findings += later.reversed()
  }
}

/// A place between two roots, and how much of a result lies before it.
struct ScanMark: Equatable {
  var position = 0
  private(set) var tickets = 0
  private(set) var wallets = 0
  private(set) var findings = 0

  init() {}

  init(position: Int, of result: ScanResult) {
    self.position = position
    tickets = result.index.count
    wallets = result.wallets.count
    findings = result.findings.count
  }
}
