import TestSupport
import Tickets

/// Tickets of few names, so that groups have several.
struct RandomTickets {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tickets(upTo most: Int) -> [Ticket] {
    (0..<random.below(most + 1)).map { _ in ticket() }
  }

  private mutating func ticket() -> Ticket {
    var ticket = Ticket()
    ticket.kind = pick([nil, nil, .match, .train, .task, .photo])
    ticket.status = pick([nil, nil, .used, .valid])
    ticket.home = team()
    ticket.away = team()
    ticket.score = pick([nil, "2-1", "0:0 (4-3 pens)", "1 – 3", "9223372036854775807-2", "late"])
      .map { Score(Text($0)) }
    ticket.season = pick([nil, nil, "2023–24", "2024-25", " "])
    ticket.competition = pick([nil, "Cup", "League", "cup", "\u{200b}"] as [Text?])
    ticket.date = pick([
      nil, "2024-08-24", "2024-08-24T17:30+02:00", "2023", "2025-01", "2022-12-31T23:00", "soon",
    ]).map { TicketDate(Text($0)) }
    ticket.venue = pick([
      nil, Venue(name: "Park"), Venue(name: "PARK "), Venue(name: " ", city: "Rome"), Venue(),
      Venue(city: "rome"), Venue(name: "Écluse"), Venue(name: "écluse"),
    ])
    ticket.tags = (0..<random.below(4)).map { _ in
      pick(["Sun", "sun", "rain", "", "SUN"] as [Text])
    }
    if let isDone = pick([nil, nil, true, false]) {
      ticket.extras = [Extra(key: "Done", value: .bool(isDone), isOnBack: true)]
    }
    return ticket
  }

  private mutating func team() -> Team? {
    pick([nil, "Villa", "VILLA", "Arsenal", "Celtic", ""]).map { Team(name: Text($0)) }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.below(values.count)]
  }
}

extension Statistics {
  init(_ tickets: [Ticket]) {
    self.init()
    for ticket in tickets { add(ticket) }
  }
}
