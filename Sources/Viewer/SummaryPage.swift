import Tickets

/// A page of the header: some of the tickets, and what can be counted of them.
package struct SummaryPage: Equatable, Sendable {
  let name: String
  /// Tickets.
  let count: Int
  /// Nil until they are counted.
  let statistics: Statistics?

  init(name: String, count: Int, statistics: Statistics?) {
    self.name = name
    self.count = count
    self.statistics = statistics
  }

  init(_ group: TicketGroup) {
    self.init(name: group.name, count: group.numbers.count, statistics: group.statistics)
  }

  /// What the page says, in three lines at most.
  var lines: [String] {
    guard let statistics else { return ["\(counted(count, "ticket", "tickets")) · counting…"] }
    let parts = [kinds(statistics), results(statistics), span(statistics)]
    return parts.map { $0.joined(separator: " · ") }.filter { !$0.isEmpty }
  }

  /// `28 matches · 2 concerts · 95 goals`.
  private func kinds(_ statistics: Statistics) -> [String] {
    var parts = statistics.kinds.map { $0.kind.words($0.count) }
    if statistics.doneCount > 0 { parts.append("\(grouped(statistics.doneCount)) done") }
    if statistics.results.count > 0 {
      parts.append(counted(statistics.results.goals, "goal", "goals"))
    }
    return parts
  }

  /// Of the team that most matches are about, else of the home sides.
  private func results(_ statistics: Statistics) -> [String] {
    let results = statistics.results
    guard results.count > 0 else { return [] }
    if let team = statistics.mainTeam, team.record.played > 0 {
      let record = team.record
      return [
        "\(team.name): \(grouped(record.won)) won", "\(grouped(record.drawn)) drawn",
        "\(grouped(record.lost)) lost",
        "\(grouped(record.goalsFor))–\(grouped(record.goalsAgainst))",
      ]
    }
    return [
      counted(results.homeWins, "home win", "home wins"),
      counted(results.draws, "draw", "draws"),
      counted(results.awayWins, "away win", "away wins"),
    ]
  }

  /// `22 venues · 1930-07-30 – 2022-12-18`.
  private func span(_ statistics: Statistics) -> [String] {
    var parts: [String] = []
    let places = statistics.places
    if places.count > 0 {
      let isOfMatches = statistics.matches == statistics.count
      let words = isOfMatches ? ("venue", "venues") : ("place", "places")
      parts.append((places.isExact ? "" : "over ") + counted(places.count, words.0, words.1))
    }
    if let first = statistics.firstDay, let last = statistics.lastDay {
      parts.append(first == last ? "\(first)" : "\(first) – \(last)")
    }
    return parts
  }
}

/// `1 goal`, `1,204 goals`.
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(grouped(count)) \(count == 1 ? one : many)"
}

extension Ticket.Kind {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .match: counted(count, "match", "matches")
    case .concert: counted(count, "concert", "concerts")
    case .theatre: counted(count, "play", "plays")
    case .film: counted(count, "film", "films")
    case .train: counted(count, "train", "trains")
    case .flight: counted(count, "flight", "flights")
    case .bus: counted(count, "bus", "buses")
    case .boat: counted(count, "boat", "boats")
    case .museum: counted(count, "museum", "museums")
    case .coupon: counted(count, "coupon", "coupons")
    case .loyalty: counted(count, "loyalty card", "loyalty cards")
    case .task: counted(count, "task", "tasks")
    case .photo: counted(count, "picture", "pictures")
    case .other: counted(count, "ticket", "tickets")
    }
  }
}
