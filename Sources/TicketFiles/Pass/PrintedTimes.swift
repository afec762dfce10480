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

  /// Fields that are looked at: each day is tried with each time.
  private static let most = 8

  init(_ fields: [PassField]) { self.fields = fields.filter { $0.day != nil || $0.clock != nil } }

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

  private func candidates(near time: WallTime, _ use: Use) -> [WallTime] {
    let roles: [FieldRole] =
      switch use {
      case .journey: [.departure, .boarding, .time, .start, .date]
      case .arrival: [.arrival, .ends]
      case .event: [.time, .start, .date]
      }
    let telling = fields.filter { $0.role.map(roles.contains) == true }
    let whole = telling.compactMap(\.day).filter { $0.time != nil }.prefix(Self.most)
    let clocks = telling.compactMap(\.clock).prefix(Self.most)
    var days = (telling + fields.filter { $0.role == .date }).compactMap { $0.day?.day }
    days = Array(days.prefix(Self.most))
    if days.isEmpty, time.offset == 0 { days = [time.day] }
    return whole + days.flatMap { day in clocks.map { WallTime(day: day, time: $0) } }
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
