import Tickets

// MARK: - Fields that are dates

extension PassDecoder {
  /// The start that the fields say, and the end where one field says both.
  func readStart() -> (start: WallTime?, end: WallTime?) {
    let front = fields.filter { !$0.group.isOnBack }
    let telling = tellingFields
    let isEvent = style == .eventTicket || style == .boardingPass || style == nil
    // On cards and coupons a date of no known meaning can be any: since when, until when.
    let others = isEvent ? front.filter { $0.role == nil || $0.role == .event } : []
    let styled = telling.filter(\.hasDateStyle) + others.filter(\.hasDateStyle)
    if let time = (styled + telling).lazy.compactMap(\.day).first { return (time, nil) }
    if let time = telling.lazy.compactMap(\.labelDay).first { return (time, nil) }
    for field in telling + others {
      if let range = LooseDate.range(field.value) { return (range.first, range.last) }
    }
    for field in telling {
      if let mention = LooseDate.mention(field.value) { return (mention.wallTime, nil) }
    }
    for field in others {
      if let time = field.labelDay ?? field.day { return (time, nil) }
    }
    return (nil, nil)
  }

  /// Fields that are called a date, those of the front first.
  ///
  /// The styled dates on a card's back are of its history.
  private var tellingFields: [PassField] {
    let front = fields.filter { field in
      !field.group.isOnBack && [.date, .start, .departure, .time].contains(field.role)
    }
    let isCard = style == .generic || style == .storeCard || style == .posterGeneric
    let back = fields.filter { field in
      field.group.isOnBack && [.date, .start, .departure].contains(field.role)
        && !(isCard && field.hasDateStyle)
    }
    return front + back
  }

  /// The time of a start whose day is known.
  func startClock() -> TimeOfDay? {
    let roles: [FieldRole] = [.start, .departure, .time, .date, .boarding]
    for role in roles {
      if let field = fields.first(where: { $0.role == role && $0.clock != nil }) {
        return field.clock
      }
    }
    let front = fields.filter { !$0.group.isOnBack && $0.clock != nil }
    // `08.05.2022` above `20:15`.
    return front.first { $0.labelDay != nil || $0.group == .header }?.clock
  }

  /// The start that the front prints for a day, where the pass's own date is no start: it is the
  /// day's midnight, or when the doors open.
  func printedStart(on date: WallTime, _ printed: PrintedTimes) -> WallTime? {
    guard let own = date.time, own.seconds == 0 || isPrintedDoors(own, on: date.day) else {
      return nil
    }
    let days = printed.days(near: date)
    // Midnight in Greenwich is an evening in America, unless the day says otherwise.
    guard days.contains(date.day) || days.isEmpty && date.offset != 0 else { return nil }
    guard let clock = frontStart(on: date.day), clock != own else { return nil }
    return WallTime(day: date.day, time: clock, offset: date.offset == 0 ? nil : date.offset)
  }

  private func isPrintedDoors(_ clock: TimeOfDay, on day: CalendarDay) -> Bool {
    fields.contains { field in
      if field.role == .doors { return (field.day?.time ?? field.clock) == clock }
      return field.isDate && LooseDate.mention(field.value, year: day.year)?.doors == clock
    }
  }

  private func frontStart(on day: CalendarDay) -> TimeOfDay? {
    let front = fields.filter { !$0.group.isOnBack }
    for role in [FieldRole.start, .departure, .time, .date] {
      for field in front where field.role == role {
        if let clock = field.clock { return clock }
        if let mention = LooseDate.mention(field.value, year: day.year), mention.day == day,
          let clock = mention.start
        {
          return clock
        }
        if let time = field.day, time.day == day, let clock = time.time { return clock }
      }
    }
    return front.first { $0.clock != nil && $0.labelDay(year: day.year)?.day == day }?.clock
  }
}

// MARK: - What of them the ticket's date says

extension PassDecoder {
  /// Whether a field says nothing that the ticket's date does not say.
  func isSaid(by date: WallTime, _ field: PassField) -> Bool {
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
  func isDatedByLabel(_ date: WallTime, _ field: PassField) -> Bool {
    guard field.value.isEmpty || field.clock != nil && field.clock == date.time else {
      return false
    }
    return isDay(field.label, of: date) || field.label == ticket.from?.name.verbatim
  }

  /// Whether a text is a date's day, with its year or without: `Sat 24 Aug`, `24.08.`.
  private func isDay(_ text: String, of date: WallTime) -> Bool {
    guard let time = LooseDate.parse(text, year: date.day.year) else { return false }
    return time.day == date.day && (time.time == nil || time.time == date.time)
  }
}

extension PassField {
  /// The day that the label is, with a time where there is one.
  var labelDay: WallTime? { labelDay(year: nil) }

  func labelDay(year: Int?) -> WallTime? {
    LooseDate.parse(label, year: year).flatMap { $0.day.day == nil ? nil : $0 }
  }

  /// Whether it is called a date or a time.
  var isDate: Bool { [.date, .start, .time].contains(role) }
}
