/// The team that a set of tickets is mostly about.
package struct MainTeam: Hashable, Sendable {
  /// One safe line, as the first ticket spells it.
  package let name: String
  /// Tickets on which it is one of the two teams.
  package let matches: Int
  package let record: Record
}

/// How often each team plays, and how that ended.
struct TeamRecords: Hashable, Sendable {
  /// Teams that are told apart. One that comes later is not counted: it would have to play in half
  /// of the matches, and be in none of the first hundreds.
  static let mostKept = 1_000

  fileprivate struct Entry: Hashable, Sendable {
    var name: String
    var matches = 0
    var record = Record()
  }

  private var entries: [Name.Key: Entry] = [:]

  mutating func add(_ fixture: TicketFacts.Fixture) {
    let (home, away) = (fixture.home, fixture.away)
    add(home, fixture.goals?.home, fixture.goals?.away)
    // Who plays against itself does so once.
    if away.key != home.key { add(away, fixture.goals?.away, fixture.goals?.home) }
  }

  private mutating func add(_ team: Name, _ goalsFor: Int?, _ goalsAgainst: Int?) {
    guard !team.isEmpty, let place = place(of: team.key, named: team.line) else { return }
    entries.values[place].matches += 1
    if let goalsFor, let goalsAgainst {
      entries.values[place].record.add(goalsFor: goalsFor, against: goalsAgainst)
    }
  }

  mutating func add(_ other: TeamRecords) {
    for (key, entry) in other.entries {
      guard let place = place(of: key, named: entry.name) else { continue }
      entries.values[place].matches += entry.matches
      entries.values[place].record.add(entry.record)
    }
  }

  /// Where a team is; nil for a new one where there are too many.
  private mutating func place(
    of key: Name.Key, named name: String
  ) -> Dictionary<Name.Key, Entry>.Index? {
    if let place = entries.index(forKey: key) { return place }
    guard entries.count < Self.mostKept else { return nil }
    entries[key] = Entry(name: name)
    return entries.index(forKey: key)
  }

  /// Of a number of matches, a team that plays in more than half of them.
  func team(named name: String, in matches: Int) -> MainTeam? {
    entries[Name(name).key].flatMap { $0.matches > matches / 2 ? MainTeam($0) : nil }
  }

  /// Of a number of matches, the team that plays in more than half of them.
  func main(of matches: Int) -> MainTeam? {
    entries.values.filter { $0.matches > 1 && $0.matches > matches / 2 }
      .min { a, b in a.matches == b.matches ? a.name < b.name : a.matches > b.matches }
      .map { MainTeam($0) }
  }
}

extension MainTeam {
  fileprivate init(_ entry: TeamRecords.Entry) {
    self.init(name: entry.name, matches: entry.matches, record: entry.record)
  }
}
