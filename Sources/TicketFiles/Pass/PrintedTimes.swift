import Tickets

/// The days and times that a pass prints in its fields, as the clock at the place shows them.
///
/// A pass's own dates are instants, often in Greenwich's clock or in that of the issuer. What is
/// printed says which clock the traveller will look at.
struct PrintedTimes {
  enum Use {
    case journey, arrival, event
  }

  private let fields: [PassField]

  /// Days and clocks that are looked at: each day is tried with each clock.
  private static let most = 8

  init(_ fields: [PassField]) { self.fields = fields }

  /// The same instant as the pass prints it, where it does.
  ///
  /// An event's dates are taken as they are unless they are in Greenwich's clock: with an offset
  /// they have their own.
  func local(_ time: WallTime, _ use: Use) -> WallTime {
    guard let offset = time.offset, let own = time.time, use != .event || offset == 0 else {
      return time
    }
    let printed = candidates(near: time, use)
    if printed.contains(where: { $0.day == time.day && $0.time == own }) { return time }
    let local = printed.compactMap { Self.clock($0, at: time) }
      .min { abs($0.offset ?? 0) < abs($1.offset ?? 0) }
    return local ?? time
  }

  /// The days that fields for the start print; one without a year is of the year nearest to a time.
  func days(near time: WallTime, _ use: Use = .event) -> [CalendarDay] {
    dates(near: time, telling(use) + fields.filter { $0.role == .date }).map(\.day)
  }

  private func candidates(near time: WallTime, _ use: Use) -> [WallTime] {
    let telling = telling(use)
    let whole = dates(near: time, telling).filter { $0.time != nil }
    let clocks = telling.compactMap(\.clock).prefix(Self.most)
    var days = Array(days(near: time, use).prefix(Self.most))
    if days.isEmpty, time.offset == 0 { days = Self.neighbours(of: time.day) }
    return whole.prefix(Self.most)
      + days.flatMap { day in clocks.map { WallTime(day: day, time: $0) } }
  }

  private func telling(_ use: Use) -> [PassField] {
    let roles: [FieldRole] =
      switch use {
      case .journey: [.departure, .boarding, .time, .start, .date]
      case .arrival: [.arrival, .ends]
      case .event: [.time, .start, .date]
      }
    return fields.filter { field in
      if let role = field.role { return roles.contains(role) }
      return use == .event && !field.group.isOnBack && field.clock != nil
        && field.labelDay(year: Self.leapYear) != nil
    }
  }

  /// One that has every day.
  private static let leapYear = 2000

  private func dates(near time: WallTime, _ fields: [PassField]) -> [WallTime] {
    fields.flatMap { field in
      if let day = field.day { return [day] }
      let texts = [field.value, field.label]
      let whole = texts.compactMap { LooseDate.parse($0) }.filter { $0.day.day != nil }
      if !whole.isEmpty { return whole }
      return Self.years(near: time.day).flatMap { year in
        texts.compactMap { LooseDate.mention($0, year: year)?.wallTime }
      }
    }
  }

  /// The instant's day, and those that it can be elsewhere.
  private static func neighbours(of day: CalendarDay) -> [CalendarDay] {
    (-1...1).compactMap { CalendarDay(daysSince1970: day.daysSince1970 + $0) }
  }

  /// Two around the turn of the year, else one.
  private static func years(near day: CalendarDay) -> [Int] {
    let years = neighbours(of: day).map(\.year)
    return years.first == years.last ? Array(years.prefix(1)) : Array(Set(years)).sorted()
  }

  /// A printed time with the offset that makes it an instant; nil where no place has that offset.
  private static func clock(_ printed: WallTime, at instant: WallTime) -> WallTime? {
    guard let clock = printed.time, let own = instant.time, let offset = instant.offset else {
      return nil
    }
    let days = printed.day.daysSince1970 - instant.day.daysSince1970
    guard abs(days) <= 2 else { return nil }
    let seconds = days * 86_400 + clock.seconds - own.seconds + offset * 60
    guard seconds % 60 == 0, isReal(seconds / 60) else { return nil }
    return WallTime(day: printed.day, time: clock, offset: seconds / 60)
  }

  /// Whether clocks somewhere run so many minutes ahead of Greenwich: whole hours, and those of the
  /// IANA time zone database that are none.
  private static func isReal(_ offset: Int) -> Bool {
    let halves = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765]
    return WallTime.offsets ~= offset && (offset % 60 == 0 || halves.contains(offset))
  }
}
