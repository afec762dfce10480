/// The groups that a file's tickets fall into, gathered ticket by ticket.
///
/// A ticket is in one season, in one competition, and in each of its tags once; names that differ in
/// case alone are one, as the first ticket spells it. Memory: two bytes for each group that a
/// ticket is in, and at most `GroupTable.mostGroups` groups of each kind.
package struct Collections: Sendable {
  package private(set) var all = Statistics()
  private var tables = Grouping.allCases.map { GroupTable($0) }
  /// The groups of one ticket after another's: the table's place in the higher bits.
  private var memberships: [UInt16] = []
  /// For each ticket where its memberships end.
  private var ends: [Int] = []

  private static let bitsOfGroup: UInt16 = 9

  package init() {}

  package var count: Int { ends.count }

  /// Takes the next ticket in the file's order.
  package mutating func add(_ ticket: Ticket) {
    let facts = ticket.facts
    all.add(facts)
    add(facts, to: .season, named: ticket.seasonName)
    add(facts, to: .competition, named: ticket.competition?.line)
    for tag in ticket.tags { add(facts, to: .tag, named: tag.line) }
    ends.append(memberships.count)
  }

  private mutating func add(_ facts: TicketFacts, to grouping: Grouping, named name: String?) {
    guard let name,
      let place = tables[grouping.index].add(facts, number: count, to: Name(name))
    else { return }
    memberships.append(
      UInt16(grouping.index) << Self.bitsOfGroup | UInt16(truncatingIfNeeded: place))
  }

  /// The groups, with their tickets in the order of a wallet over the same source; which of them it
  /// shows does not matter. Tickets that were not taken yet are in none.
  ///
  /// Linear in the tickets and their groups, but for the sort of the groups.
  package func catalogue(for wallet: Wallet) -> Catalogue {
    var numbers = tables.map { table in
      table.groups.map { group in
        var numbers: [UInt32] = []
        numbers.reserveCapacity(group.statistics.count)
        return numbers
      }
    }
    let wallet = wallet.whole
    for position in 0..<wallet.count {
      guard let number = wallet.number(at: position), number < count else { continue }
      for membership in memberships[(number == 0 ? 0 : ends[number - 1])..<ends[number]] {
        let group = Int(membership & (1 << Self.bitsOfGroup - 1))
        numbers[Int(membership >> Self.bitsOfGroup)][group].append(
          UInt32(truncatingIfNeeded: number))
      }
    }
    let groups = zip(tables, numbers).map { table, numbers in
      table.order.map { place in
        TicketGroup(
          name: table.groups[place].name, statistics: table.groups[place].statistics,
          numbers: numbers[place])
      }
    }
    return Catalogue(all: all, groups: groups)
  }
}
