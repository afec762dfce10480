/// What statistics take from a ticket, worked out once for all the sets that it is in.
struct TicketFacts {
  struct Fixture {
    let home: Name
    let away: Name
    let goals: Score.Goals?
  }

  let kind: Ticket.Kind
  /// Whether it is a task, and done.
  let isDone: Bool
  let date: Span.Mark?
  let place: Name.Key?
  let fixture: Fixture?
}

extension Ticket {
  /// A property, since an initializer would be given a copy of the whole ticket.
  var facts: TicketFacts {
    let kind = impliedKind
    return TicketFacts(
      kind: kind, isDone: kind == .task && isDone, date: date?.wallTime.map { Span.Mark($0) },
      place: placeKey, fixture: fixture)
  }

  private var placeKey: Name.Key? {
    let venueName = venue?.name?.line ?? ""
    let place = Name(venueName.isEmpty ? venue?.line ?? "" : venueName)
    return place.isEmpty ? nil : place.key
  }

  private var fixture: TicketFacts.Fixture? {
    guard let home = home?.name.line, let away = away?.name.line else { return nil }
    return TicketFacts.Fixture(home: Name(home), away: Name(away), goals: score?.goals)
  }
}
