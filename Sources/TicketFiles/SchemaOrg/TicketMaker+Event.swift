import Tickets

extension SchemaOrg.TicketMaker {
  mutating func makeEvent() {
    (ticket.kind, ticket.kindName) = thing.eventKind
    makeTeams()
    let work = thing.text("workPresented", "workPerformed", "workFeatured")
    let performers = SchemaOrg.list(thing.texts("performer"))
    ticket.title =
      text("name") ?? ticket.teamsLine.map { Text($0) } ?? work ?? performers
      ?? thing.text("superEvent")
    makeTimes(["startDate", "startTime", "departureTime"], ["endDate", "endTime", "arrivalTime"])
    ticket.ends = ticket.ends ?? end(after: ticket.date?.wallTime)
    ticket.doors = moment(["doorTime"], on: ticket.date?.wallTime?.day)
    ticket.venue = eventPlace?.venue
    let areTeams = ticket.home != nil && thing.values("performer").count <= 2
    if !areTeams, performers != ticket.title { addField("With", performers) }
    if let series = thing.text("superEvent"), series != ticket.title {
      if ticket.kind == .match { ticket.competition = series } else { addField("Part of", series) }
    }
    addField("Format", thing.text("videoFormat"))
    addField("Seating", booking.tickets.first?.thing("ticketedSeat")?.text("seatingType"))
  }

  /// The first place that one can go to; an address on the web only where there is no other.
  var eventPlace: SchemaOrg.Thing? {
    let places = thing.things("location")
    return places.first { !$0.types.contains("VirtualLocation") } ?? places.first
  }

  /// When it ends by how long it lasts: of whole days the last one.
  private func end(after start: WallTime?) -> TicketDate? {
    guard let start, start.day.day != nil,
      let seconds = thing.text("duration").flatMap({ CalendarDuration($0.line) })?.seconds,
      seconds > 0
    else { return nil }
    if start.time != nil {
      return start.moved(by: seconds, offset: start.offset).map { TicketDate($0) }
    }
    let last = CalendarDay(daysSince1970: start.day.daysSince1970 + seconds / 86_400 - 1)
    guard let last, last.daysSince1970 > start.day.daysSince1970 else { return nil }
    return TicketDate(WallTime(day: last))
  }

  /// When it starts and ends.
  mutating func makeTimes(_ start: [String], _ end: [String]) {
    ticket.date = moment(start)
    let start = ticket.date?.wallTime
    ticket.ends = moment(end, on: start?.day, notBefore: start?.time)
    guard ticket.date == nil, let validity = booking.tickets.first else { return }
    ticket.date = SchemaOrg.Moment(validity.texts("validFrom"))?.date
    ticket.ends = ticket.ends ?? SchemaOrg.Moment(validity.texts("validUntil"))?.date
  }

  /// Says that an end is before the start; both are shown as they are.
  ///
  /// Clocks without offsets may show an earlier time, on the other side of a date line an earlier
  /// day.
  mutating func checkOrder() {
    guard let start = ticket.date?.wallTime, let end = ticket.ends?.wallTime else { return }
    let isBefore =
      start.offset != nil && end.offset != nil
      ? end.orderKey < start.orderKey
      : end.day.day != nil && end.day.daysSince1970 < start.day.daysSince1970 - 1
    if isBefore { remark("found an end, \(end), before the start, \(start)") }
  }
}
