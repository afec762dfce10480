import Tickets

extension PassDecoder {
  /// Sets when it starts, when it ends, and when the doors open.
  mutating func decodeDates() {
    let printed = PrintedTimes(fields)
    let (start, end) = startAndEnd(printed)
    var date = start.map { printed.local($0, style == .boardingPass ? .journey : .event) }
    if let day = date, day.time == nil, let clock = startClock() {
      date = WallTime(day: day.day, time: clock)
    }
    ticket.date = date.map { TicketDate($0) }
    decodeEnd(end.map { printed.local($0, style == .boardingPass ? .arrival : .event) })
    decodeDoors()
    guard let date else { return }
    for place in fields.indices {
      if isDatedByLabel(date, fields[place]) {
        used.insert(place)
      } else if isSaid(by: date, fields[place]) {
        use(place)
      }
    }
  }

  /// The start, and the end of what has several days or a last one.
  private mutating func startAndEnd(_ printed: PrintedTimes) -> (WallTime?, WallTime?) {
    intervals = relevantIntervals()
    let last = intervals.map { $0.end ?? $0.start }.max { $0.orderKey < $1.orderKey }
    let isLonger = intervals.count > 1 || intervals.first?.end != nil
    let end = taggedEnd() ?? (isLonger ? last : nil)
    if let start = taggedStart() ?? intervals.first?.start { return (start, end) }
    let relevant = date(members["relevantDate"], named: "relevantDate")
    if let relevant, relevant.day.day != nil {
      return (printedStart(on: relevant, printed) ?? relevant, end)
    }
    let read = readStart()
    return (read.start, end ?? read.end)
  }

  private mutating func taggedStart() -> WallTime? {
    if style == .boardingPass {
      let names = ["currentDepartureDate", "originalDepartureDate", "currentBoardingDate"]
      for name in names + ["originalBoardingDate"] {
        if let time = date(tags[name], named: name) { return time }
      }
    }
    if let time = date(tags["eventStartDate"], named: "eventStartDate") { return time }
    guard let info = tags["eventStartDateInfo"] else { return nil }
    return announced(info, named: "eventStartDateInfo")
  }

  /// The date of an object that says how much of it is certain.
  mutating func announced(_ info: JSONValue, named name: String) -> WallTime? {
    guard info.members != nil else {
      report(name, info, expected: "an object with a \"date\"")
      return nil
    }
    let isOpen = ["unannounced", "undetermined", "isUnannounced", "isUndetermined"].contains {
      key in
      flag(info[key], named: key)
    }
    guard !isOpen, let time = date(info["date"], named: "date") else { return nil }
    let keys = ["ignoreTimeComponents", "isIgnoringTimeComponents"]
    let isWholeDay = keys.contains { flag(info[$0], named: $0) }
    let local = info["timeZone"]?.text.map { time.shifted(toZone: $0.verbatim) } ?? time
    return isWholeDay ? WallTime(day: local.day) : local
  }

  private mutating func taggedEnd() -> WallTime? {
    let names =
      style == .boardingPass
      ? ["currentArrivalDate", "originalArrivalDate", "eventEndDate"] : ["eventEndDate"]
    for name in names { if let time = date(tags[name], named: name) { return time } }
    return nil
  }

  /// `relevantDates` as iOS 18 has it, and as its first versions had it.
  private mutating func relevantIntervals() -> [(start: WallTime, end: WallTime?)] {
    guard members["relevantDates"] != nil else { return [] }
    var intervals: [(start: WallTime, end: WallTime?)] = []
    for element in elements("relevantDates") {
      let value = element["startDate"] ?? element["date"] ?? element["relevantDate"] ?? element
      guard let start = date(value, named: "relevantDates") else { continue }
      intervals.append((start, date(element["endDate"], named: "endDate")))
    }
    return intervals
  }

  private mutating func decodeEnd(_ end: WallTime?) {
    var end = end
    if end == nil, let place = places(of: .ends, .arrival).first(where: { fields[$0].day != nil }) {
      end = fields[place].day
      if style != .boardingPass { use(place) }
    } else if end == nil, let date = ticket.date?.wallTime, date.time != nil,
      let place = places(of: .ends).first, let clock = fields[place].clock
    {
      end = WallTime(day: date.day, time: clock, offset: date.offset)
    } else if end == nil {
      end = arrival
    }
    guard let end else { return }
    if let start = ticket.date?.wallTime, end.orderKey < start.orderKey,
      end.day != start.day || end.time != nil
    {
      remark("the end, \(end), should be later than the start, \(start)", at: root)
    } else {
      ticket.ends = TicketDate(end)
    }
  }

  /// The arrival that is printed as a clock alone: on the next day where it is earlier.
  ///
  /// A flight ends in another clock's time, so that it has no offset.
  private var arrival: WallTime? {
    guard style == .boardingPass, let date = ticket.date?.wallTime, let start = date.time,
      let clock = places(of: .arrival).lazy.compactMap({ fields[$0].clock }).first
    else { return nil }
    let isNextDay = clock.seconds < start.seconds
    return CalendarDay(daysSince1970: date.day.daysSince1970 + (isNextDay ? 1 : 0)).map {
      WallTime(day: $0, time: clock, offset: ticket.kind == .flight ? nil : date.offset)
    }
  }

  private mutating func decodeDoors() {
    for name in ["venueDoorsOpenDate", "venueGatesOpenDate", "venueOpenDate"]
    where ticket.doors == nil {
      ticket.doors = date(tags[name], named: name).map { TicketDate($0) }
    }
    for place in places(of: .doors) {
      let field = fields[place]
      let start = ticket.date?.wallTime
      let day =
        field.day
        ?? start.flatMap { start in
          field.clock.map { WallTime(day: start.day, time: $0, offset: start.offset) }
        }
      guard let day else { continue }
      if ticket.doors == nil { ticket.doors = TicketDate(day) }
      if ticket.doors?.wallTime?.description == day.description { use(place) }
    }
    guard ticket.doors == nil, let start = ticket.date?.wallTime else { return }
    let mentions = fields.filter(\.isDate)
      .compactMap { LooseDate.mention($0.value, year: start.day.year) }
    let clock = mentions.first { $0.day == start.day && $0.doors != nil }?.doors
    ticket.doors = clock.map {
      TicketDate(WallTime(day: start.day, time: $0, offset: start.offset))
    }
  }
}
