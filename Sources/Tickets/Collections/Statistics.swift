/// What can be counted of a set of tickets.
///
/// Two sets counted in any order, or apart and then merged, have equal statistics, as long as no cap
/// is reached. Sums saturate. Memory is bounded, whatever the tickets say: at most
/// `Places.mostCounted` places and `TeamRecords.mostKept` teams.
package struct Statistics: Hashable, Sendable {
  package private(set) var count = 0
  package private(set) var kinds = KindCounts()
  /// Tasks that are done.
  package private(set) var doneCount = 0
  /// Tickets with two teams, whether or not they say how it ended.
  package private(set) var matches = 0
  package private(set) var results = Results()
  package private(set) var places = Places()
  /// Tickets by the month of their date, whatever the year: January first, twelve in all. A date of
  /// a year alone is in none.
  package private(set) var months = [Int](repeating: 0, count: 12)
  private var span: Span?
  private var teams = TeamRecords()

  package init() {}

  /// The day of the earliest date.
  package var firstDay: CalendarDay? { span?.first.day }
  /// The day of the latest date.
  package var lastDay: CalendarDay? { span?.last.day }
  /// `WallTime.orderKey` of the latest date.
  var lastKey: Int64? { span?.last.key }

  /// The team that plays in more than half of the matches, and in two at least.
  ///
  /// Of two such teams the one that plays in more, then the first by name. Looks at each team.
  package var mainTeam: MainTeam? { teams.main(of: matches) }

  /// A team, where it plays in more than half of the matches, if in one alone; else the main one.
  ///
  /// So the seasons of a team's wallet all count for that team.
  package func mainTeam(preferring team: MainTeam?) -> MainTeam? {
    team.flatMap { teams.team(named: $0.name, in: matches) } ?? mainTeam
  }

  package mutating func add(_ ticket: Ticket) { add(ticket.facts) }

  mutating func add(_ facts: TicketFacts) {
    count += 1
    kinds.add(facts.kind)
    if facts.isDone { doneCount += 1 }
    if let place = facts.place { places.add(place) }
    if let date = facts.date {
      extendSpan(to: date)
      if let month = date.day.month { months[month - 1] += 1 }
    }
    guard let fixture = facts.fixture else { return }
    matches += 1
    if let goals = fixture.goals { results.add(goals) }
    teams.add(fixture)
  }

  /// The statistics of both sets together; a ticket in both counts twice.
  package func merged(with other: Statistics) -> Statistics {
    var merged = self
    merged.count += other.count
    merged.kinds.add(other.kinds)
    merged.doneCount += other.doneCount
    merged.matches += other.matches
    merged.results.add(other.results)
    merged.places.add(other.places)
    for month in months.indices { merged.months[month] += other.months[month] }
    if let span = other.span {
      merged.extendSpan(to: span.first)
      merged.extendSpan(to: span.last)
    }
    merged.teams.add(other.teams)
    return merged
  }

  private mutating func extendSpan(to mark: Span.Mark) {
    if span == nil { span = Span(mark) } else { span?.extend(to: mark) }
  }
}
