/// Tickets that belong together, with what can be counted of them.
package struct TicketGroup: Hashable, Sendable {
  /// One safe line.
  package let name: String
  package let statistics: Statistics
  /// The tickets' numbers, in the order of the wallet that the catalogue was made for.
  package let numbers: [UInt32]
}

/// The groups of a wallet.
///
/// Seasons come by their latest date, the newest first; competitions and tags by how many tickets
/// they have, most first. Equals come by their names.
package struct Catalogue: Equatable, Sendable {
  package let all: Statistics
  /// For each grouping.
  private let groups: [[TicketGroup]]

  /// The catalogue of no tickets.
  package init() { self.init(all: Statistics(), groups: Grouping.allCases.map { _ in [] }) }

  /// - Parameter groups: in order, for each grouping.
  init(all: Statistics, groups: [[TicketGroup]]) {
    self.all = all
    self.groups = groups
  }

  package func groups(by grouping: Grouping) -> [TicketGroup] { groups[grouping.index] }

  /// Those by which there is any group.
  package var groupings: [Grouping] { Grouping.allCases.filter { !groups(by: $0).isEmpty } }
}
