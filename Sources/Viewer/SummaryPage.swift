import Screen
import Tickets

/// A page of the header: some of the tickets, and what can be counted of them.
package struct SummaryPage: Equatable, Sendable {
  let name: String
  /// Tickets.
  let count: Int
  /// Nil until they are counted.
  let statistics: Statistics?
  /// The team that wins and loses, else the home sides do.
  private let team: MainTeam?

  init(name: String, count: Int, statistics: Statistics?) {
    self.init(name, count, statistics, team: statistics?.mainTeam)
  }

  /// - Parameter team: the one that the whole wallet is mostly about.
  init(_ group: TicketGroup, team: MainTeam?) {
    self.init(
      group.name, group.numbers.count, group.statistics,
      team: group.statistics.mainTeam(preferring: team))
  }

  private init(_ name: String, _ count: Int, _ statistics: Statistics?, team: MainTeam?) {
    self.name = name
    self.count = count
    self.statistics = statistics
    self.team = team
  }

  /// What the page says, in three lines at most; what they have no columns for is left out.
  func lines(columns: Int) -> [String] {
    guard let statistics else { return ["\(counted(count, "ticket", "tickets")) · counting…"] }
    return [
      kinds(statistics, columns: columns), results(statistics, columns: columns), span(statistics),
    ].filter { !$0.isEmpty }
  }

  /// `28 matches · 2 concerts · 95 goals`. Where there are too many kinds, those with the most tickets.
  private func kinds(_ statistics: Statistics, columns: Int) -> String {
    var others: [String] = []
    if statistics.doneCount > 0 { others.append("\(grouped(statistics.doneCount)) done") }
    if statistics.results.count > 0 {
      others.append(counted(statistics.results.goals, "goal", "goals"))
    }
    var kinds = Array(statistics.kinds)
    var dots: [String] = []
    while true {
      let line = (kinds.map { $0.kind.words($0.count) } + dots + others).joined(separator: " · ")
      guard Line(line).width > columns, kinds.count > 1,
        let rarest = kinds.indices.min(by: { kinds[$0].count < kinds[$1].count })
      else { return line }
      kinds.remove(at: rarest)
      dots = ["…"]
    }
  }

  /// Of the team that most matches are about, else of the home sides.
  private func results(_ statistics: Statistics, columns: Int) -> String {
    let results = statistics.results
    guard results.count > 0 else { return "" }
    if let team, team.record.played > 0 {
      let record = team.record
      let words =
        "\(grouped(record.won)) won · \(grouped(record.drawn)) drawn · \(grouped(record.lost)) lost"
        + " · \(grouped(record.goalsFor))–\(grouped(record.goalsAgainst))"
      // The numbers are what one looks for: the name gives way.
      let name = Line(team.name, fitting: max(1, columns - Line(words).width - 2)).text
      return "\(name): \(words)"
    }
    return [
      counted(results.homeWins, "home win", "home wins"),
      counted(results.draws, "draw", "draws"),
      counted(results.awayWins, "away win", "away wins"),
    ].joined(separator: " · ")
  }

  /// `22 venues · 1930-07-30 – 2022-12-18`.
  private func span(_ statistics: Statistics) -> String {
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
    return parts.joined(separator: " · ")
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
