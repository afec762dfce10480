import Tickets

extension SchemaOrg.TicketMaker {
  /// Two teams: named as such, or as the two competitors, or as Gmail does as the two performers,
  /// or by the event's name.
  mutating func makeTeams() {
    var home = thing.thing("homeTeam")?.team
    var away = thing.thing("awayTeam")?.team
    let name = thing.text("name")?.line ?? ""
    let sides = self.sides("competitor") ?? self.sides("performer")
    let match = MatchName(
      name, at: eventPlace?.text("name"), isOfTeams: sides != nil || home != nil)
    if home == nil, away == nil {
      if let sides {
        let isTurned = Self.isTurned(sides, in: match, name)
        (home, away) = isTurned ? (sides.1, sides.0) : sides
      } else if ticket.kind == .match, let match {
        (home, away) = (Team(name: match.home), Team(name: match.away))
      }
    }
    guard home != nil || away != nil else { return }
    (ticket.home, ticket.away) = (home, away)
    (ticket.kind, ticket.kindName) = (.match, nil)
    ticket.competition = match?.competition
    if let sport = thing.text("sport"), !sport.line.hasPrefix("http") { ticket.sport = sport }
  }

  /// The two things of a property, in an order that says nothing.
  private func sides(_ name: String) -> (Team, Team)? {
    let things = thing.things(name)
    guard things.count == 2, ticket.kind == .match || name == "competitor",
      let first = things.first?.team, let second = things.last?.team
    else { return nil }
    return (first, second)
  }

  /// Whether the event's name has two teams the other way around.
  private static func isTurned(
    _ sides: (Team, Team), in match: MatchName?, _ name: String
  ) -> Bool {
    if let match { return match.isTurned(sides.0, sides.1) }
    guard name.utf8.count <= MatchName.longest else { return false }
    func place(_ team: Team) -> Int? {
      name.folded.halves(at: team.name.line.folded)?.0.utf8.count
    }
    guard let first = place(sides.0), let second = place(sides.1) else { return false }
    return second < first
  }
}

extension SchemaOrg.Thing {
  fileprivate var team: Team? {
    text("name", "alternateName").map { Team(name: $0, short: text("alternateName")) }
  }
}
