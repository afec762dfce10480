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

  init(_ ticket: Ticket) {
    kind = ticket.impliedKind
    isDone = kind == .task && ticket.isDone
    date = ticket.date?.wallTime.map { Span.Mark($0) }
    let venueName = ticket.venue?.name?.line ?? ""
    let place = Name(venueName.isEmpty ? ticket.venue?.line ?? "" : venueName)
    self.place = place.isEmpty ? nil : place.key
    if let home = ticket.home?.name.line, let away = ticket.away?.name.line {
      fixture = Fixture(home: Name(home), away: Name(away), goals: ticket.score?.goals)
    } else {
      fixture = nil
    }
  }
}
