import Tickets

extension PassDecoder {
  /// Sets when it starts, when it ends, and when the doors open.
  mutating func decodeDates() {
    let printed = PrintedTimes(fields)
    let (start, end) = startAndEnd()
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
  private mutating func startAndEnd() -> (WallTime?, WallTime?) {
    intervals = relevantIntervals()
    let last = intervals.map { $0.end ?? $0.start }.max { $0.orderKey < $1.orderKey }
    let isLonger = intervals.count > 1 || intervals.first?.end != nil
    let end = taggedEnd() ?? (isLonger ? last : nil)
    if let start = taggedStart() ?? intervals.first?.start { return (start, end) }
    let relevant = date(members["relevantDate"], named: "relevantDate")
    if let relevant, relevant.day.day != nil { return (relevant, end) }
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
  }
}

// MARK: - Fields that are dates

extension PassDecoder {
  /// The start that the fields say, and the end where one field says both.
  private func readStart() -> (start: WallTime?, end: WallTime?) {
    let front = fields.filter { !$0.group.isOnBack }
    let telling = (front + fields.filter { $0.group.isOnBack }).filter { field in
      [.date, .start, .departure].contains(field.role)
    }
    let isEvent = style == .eventTicket || style == .boardingPass || style == nil
    // On cards and coupons a date of no known meaning can be any: since when, until when.
    let others = isEvent ? front.filter { $0.role == nil || $0.role == .event } : []
    let styled = telling.filter(\.hasDateStyle) + others.filter(\.hasDateStyle)
    if let time = (styled + telling).lazy.compactMap(\.day).first { return (time, nil) }
    for field in telling + others {
      if let range = LooseDate.range(field.value) { return (range.first, range.last) }
    }
    for field in others {
      if let time = LooseDate.parse(field.label), time.day.day != nil { return (time, nil) }
      if let time = field.day { return (time, nil) }
    }
    return (nil, nil)
  }

  /// The time of a start whose day is known.
  private func startClock() -> TimeOfDay? {
    let roles: [FieldRole] = [.start, .departure, .time, .date, .boarding]
    for role in roles {
      if let field = fields.first(where: { $0.role == role && $0.clock != nil }) {
        return field.clock
      }
    }
    let front = fields.filter { !$0.group.isOnBack && $0.clock != nil }
    // `08.05.2022` above `20:15`.
    return front.first { LooseDate.parse($0.label)?.day.day != nil || $0.group == .header }?.clock
  }

  /// Whether a field says nothing that the ticket's date does not say.
  private func isSaid(by date: WallTime, _ field: PassField) -> Bool {
    let roles: [FieldRole?] = [.date, .start, .time, .departure]
    guard roles.contains(field.role) || field.role == nil && !field.group.isOnBack else {
      return false
    }
    if let day = field.day {
      return day.day == date.day && (day.time == nil || day.time == date.time)
    }
    if let clock = field.clock { return clock == date.time }
    if isDay(field.value, of: date) { return true }
    guard let end = ticket.ends?.wallTime, let range = LooseDate.range(field.value) else {
      return false
    }
    return range.first.day == date.day && range.last.day == end.day
  }

  /// Whether the label is the ticket's day, and the value its time or nothing.
  private func isDatedByLabel(_ date: WallTime, _ field: PassField) -> Bool {
    guard field.value.isEmpty || field.clock != nil && field.clock == date.time else {
      return false
    }
    return isDay(field.label, of: date) || field.label == ticket.from?.name.verbatim
  }

  /// Whether a text is a date's day, with its year or without: `Sat 24 Aug`, `24.08.`.
  private func isDay(_ text: String, of date: WallTime) -> Bool {
    guard text.contains(where: \.isDigit), text.utf8.count < 40 else { return false }
    let year = String(date.day.year)
    return [text, text + year, "\(text) \(year)", "\(text)/\(year)"].contains { text in
      LooseDate.parse(text).map { $0.day == date.day && $0.time == nil } ?? false
    }
  }
}
