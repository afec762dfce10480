/// What one pass over a file has found: where its tickets are, and what is wrong between them.
struct ScanResult {
  var index = TicketIndex()
  var wallets: [WalletObject] = []
  /// In the order of the file. What is wrong inside a ticket is found when that is read.
  var findings: [Finding] = []
  /// Why a ticket can never be read, by its number.
  var broken: [Int: Finding] = [:]

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
