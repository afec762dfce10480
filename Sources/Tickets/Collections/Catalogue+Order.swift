extension Catalogue {
  /// The same groups, with their tickets in the order of another wallet over the same source.
  ///
  /// O(n log n) in the tickets.
  package func ordered(as wallet: Wallet) -> Catalogue {
    let wallet = wallet.whole
    var positions = [Int](repeating: 0, count: wallet.count)
    for position in positions.indices {
      if let number = wallet.number(at: position) { positions[number] = position }
    }
    // A wallet that has become shorter may not have a ticket any more.
    func position(_ number: UInt32) -> Int {
      positions.indices.contains(Int(number)) ? positions[Int(number)] : .max
    }
    return Catalogue(
      all: all,
      groups: Grouping.allCases.map { grouping in
        groups(by: grouping).map { group in
          TicketGroup(
            name: group.name, statistics: group.statistics,
            numbers: group.numbers.sorted { position($0) < position($1) })
        }
      })
  }
}
