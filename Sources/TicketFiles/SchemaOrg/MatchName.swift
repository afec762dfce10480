import Tickets

/// The sides of a match by the event's name: `Aston Villa vs. Arsenal - Premier League`, or with
/// the guests first `Lakers at Warriors`.
struct MatchName {
  let home: Text
  let away: Text
  /// What is played for, where the text beside the sides says it.
  let competition: Text?

  /// - Parameters:
  ///   - venue: what `at` may name just as well: `Tennis at Wembley`.
  ///   - isOfTeams: whether it is known that two teams meet, so that `at` stands between them.
  init?(_ name: String, at venue: Text?, isOfTeams: Bool = false) {
    guard name.utf8.count <= Self.longest else { return nil }
    var words = name.split { $0.isWhitespace }.map(String.init)
    let places = words.indices.filter { ["at", "@"].contains(words[$0].lowercased()) }
    guard places.count == 1, let at = places.first else {
      self.init(Fixture(name, evidence: .none))
      return
    }
    if words[..<at].contains(where: { Self.versus.contains($0.lowercased()) }) {
      // The place stands behind the two sides, before a dash and the rest.
      let rest = words[at...].drop { !["-", "–", "—", "|"].contains($0) }
      self.init(Fixture((words[..<at] + rest).joined(separator: " "), evidence: .none))
      return
    }
    words[at] = "vs"
    let fixture = Fixture(words.joined(separator: " "), evidence: .none)
    if let fixture, !isOfTeams, Self.isPlace(fixture.away, venue) { return nil }
    self.init(fixture, isTurned: true)
  }

  private init?(_ fixture: Fixture?, isTurned: Bool = false) {
    guard let fixture else { return nil }
    home = Text(isTurned ? fixture.away : fixture.home)
    away = Text(isTurned ? fixture.home : fixture.away)
    competition = fixture.rest.first(where: Fixture.isCompetition).map { Text($0) }
  }

  /// Bytes; longer names are no names.
  static let longest = 200

  /// The words beside which `at` names the place.
  private static let versus = ["vs", "vs.", "v", "v.", "versus"]

  private static func isPlace(_ name: String, _ venue: Text?) -> Bool {
    if name.lowercased().hasPrefix("the ") { return true }
    return venue.map { $0.line.folded.halves(at: name.folded) != nil } ?? false
  }
}

extension MatchName {
  /// Whether two teams that are named without an order stand the other way around.
  func isTurned(_ first: Team, _ second: Team) -> Bool {
    let isAsNamed = Self.isSame(home, first) || Self.isSame(away, second)
    return !isAsNamed && (Self.isSame(home, second) || Self.isSame(away, first))
  }

  /// Whether one name has all words of the other: `Warriors`, `Golden State Warriors`.
  private static func isSame(_ side: Text, _ team: Team) -> Bool {
    let words = Set(side.line.foldedWords)
    let names = [team.name, team.short].compactMap { $0.map { Set($0.line.foldedWords) } }
    return names.contains { !$0.isEmpty && ($0.isSubset(of: words) || words.isSubset(of: $0)) }
  }
}
