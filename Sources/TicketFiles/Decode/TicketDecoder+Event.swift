import Tickets

// MARK: - Who

extension TicketDecoder {
  mutating func decodeWho(_ ticket: inout Ticket) {
    ticket.id = text(.id).map { Ticket.ID($0.verbatim) }
    if let word = text(.kind) {
      ticket.kind = Ticket.Kind(rawValue: word.verbatim.lowercased()) ?? .other
      if ticket.kind == .other, word.verbatim != "other" { ticket.kindName = word }
    }
    ticket.title = text(.title)
    ticket.subtitle = text(.subtitle)
    ticket.home = team(.home)
    ticket.away = team(.away)
    ticket.from = stop(.from)
    ticket.to = stop(.to)
    ticket.score = score()
    ticket.sport = text(.sport)
    ticket.competition = text(.competition)
    ticket.season = text(.season)
    ticket.round = text(.round)
  }

  private mutating func team(_ key: TicketKey) -> Team? {
    guard let value = value(key) else { return nil }
    if let name = value.text { return Team(name: name) }
    let short = text(value.member("short"), named: "short")
    guard value.members != nil, let name = text(value.member("name"), named: "name") ?? short else {
      report(key, value, expected: "a team's name")
      return nil
    }
    return Team(
      name: name, short: short, color: color(value.member("color"), named: "color"),
      extras: value.extras(without: ["name", "short", "color"]))
  }

  private mutating func score() -> Score? {
    guard let value = value(.score) else { return scoreOfTwoMembers() }
    if case .string(let text) = value.kind { return Score(Text(text)) }
    if let goals = value.elements, goals.count == 2, let home = goals[0].wholeNumber,
      let away = goals[1].wholeNumber
    {
      return Score(home: home, away: away)
    }
    report(.score, value, expected: "text or two numbers")
    return nil
  }

  private mutating func scoreOfTwoMembers() -> Score? {
    guard let home = value(.homeScore), let away = value(.awayScore) else { return nil }
    guard let homeGoals = home.wholeNumber, let awayGoals = away.wholeNumber else {
      report(.homeScore, home, expected: "a whole number, as \"awayScore\"")
      return nil
    }
    return Score(home: homeGoals, away: awayGoals)
  }
}

// MARK: - When

extension TicketDecoder {
  mutating func decodeWhen(_ ticket: inout Ticket) {
    ticket.date = date(.date, time: value(.time))
    ticket.doors = date(.doors)
    ticket.ends = date(.ends)
    if let start = ticket.date?.wallTime, let end = ticket.ends?.wallTime,
      end.orderKey < start.orderKey, end.day != start.day || end.time != nil,
      let value = value(.ends)
    {
      report(.ends, value, expected: "later than \"date\"")
    }
  }

  /// - Parameter time: a clock time in a member of its own, for a date without one.
  mutating func date(_ key: TicketKey, time: JSONValue? = nil) -> TicketDate? {
    guard let value = value(key) else { return nil }
    guard let text = value.text else {
      report(key, value, expected: "a date")
      return nil
    }
    let date = TicketDate(text)
    guard let wallTime = date.wallTime else {
      report(key, value, expected: "a date such as 2024-08-24T17:30")
      return date
    }
    guard wallTime.time == nil, wallTime.day.day != nil, let clock = time?.text,
      let time = TimeOfDay(parsing: clock.verbatim)
    else { return date }
    let whole = WallTime(day: wallTime.day, time: time)
    return TicketDate(text: Text(whole.description), wallTime: whole)
  }
}

extension JSONValue {
  /// A number, or text, that is a whole number.
  fileprivate var wholeNumber: Int? { text.flatMap { Int($0.verbatim) } }
}
