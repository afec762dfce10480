import Tickets

/// What the clocks of a zone show every year: `CET-1CEST,M3.5.0,M10.5.0/3`, POSIX's `TZ` with the
/// longer times of RFC 9636, §3.3.1.
struct TimeZoneRule: Equatable {
  /// Seconds east of Greenwich.
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Equatable {
    let offset: Int
    /// By the standard clock.
    let start: YearlyTime
    /// By the summer clock.
    let end: YearlyTime
  }

  /// Nil for any other text; a summer without its rules is one.
  init?(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8)[...])
    guard scanner.skipName(), let west = scanner.time() else { return nil }
    standard = -west
    guard !scanner.bytes.isEmpty else {
      summer = nil
      return
    }
    guard scanner.skipName() else { return nil }
    var offset = standard + 3600
    if scanner.bytes.first != JSONByte.comma {
      guard let west = scanner.time() else { return nil }
      offset = -west
    }
    guard let start = scanner.yearlyTime(), let end = scanner.yearlyTime(), scanner.bytes.isEmpty
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Seconds east of Greenwich at a number of seconds since 1970; nil outside of the years that a
  /// ticket can have.
  func offset(at seconds: Int) -> Int? {
    let (local, overflows) = seconds.addingReportingOverflow(standard)
    guard !overflows,
      let year = CalendarDay(daysSince1970: local.flooredDivision(by: 86_400).quotient)?.year
    else { return nil }
    guard let summer else { return standard }
    guard let start = summer.start.seconds(in: year), let end = summer.end.seconds(in: year) else {
      return nil
    }
    let (first, last) = (start - standard, end - summer.offset)
    // South of the equator summer ends before it starts.
    let isSummer =
      first < last ? first <= seconds && seconds < last : !(last <= seconds && seconds < first)
    return isSummer ? summer.offset : standard
  }
}

/// A day of every year, and the seconds since its midnight, which may reach into other days.
private struct YearlyTime: Equatable {
  enum Day: Equatable {
    /// `M3.5.0`: of a month the first to fourth, or with 5 the last, of a weekday; Sunday is 0.
    case weekday(Int, week: Int, month: Int)
    /// `J60`: 1 to 365, never the 29 February.
    case withoutLeapDay(Int)
    /// `59`: from 0 on.
    case ofYear(Int)
  }

  let day: Day
  let time: Int

  /// Seconds since 1970 by the zone's clock.
  func seconds(in year: Int) -> Int? {
    guard let newYear = CalendarDay(year: year, month: 1, day: 1)?.daysSince1970 else { return nil }
    switch day {
    case .ofYear(let number): return (newYear + number) * 86_400 + time
    case .withoutLeapDay(let number):
      let hasLeapDay = CalendarDay(year: year, month: 2, day: 29) != nil
      return (newYear + number - (hasLeapDay && number >= 60 ? 0 : 1)) * 86_400 + time
    case .weekday(let weekday, let week, let month):
      guard let first = CalendarDay(year: year, month: month, day: 1)?.daysSince1970 else {
        return nil
      }
      // 1970 began with a Thursday.
      let ahead = (weekday - first - 4).flooredDivision(by: 7).remainder
      var day = ahead + (week - 1) * 7 + 1
      if CalendarDay(year: year, month: month, day: day) == nil { day -= 7 }
      return (first + day - 1) * 86_400 + time
    }
  }
}

/// Takes the parts of a rule off its front.
private struct Scanner {
  var bytes: ArraySlice<UInt8>

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: scalar) else { return false }
    bytes.removeFirst()
    return true
  }

  /// `CET`, `<-03>`; at least three letters.
  mutating func skipName() -> Bool {
    if take("<") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return false }
      bytes = bytes[(end + 1)...]
      return true
    }
    let name = bytes.prefix(while: JSONByte.isLetter)
    bytes = bytes.dropFirst(name.count)
    return name.count >= 3
  }

  private mutating func number(upTo most: Int) -> Int? {
    let digits = bytes.prefix(while: JSONByte.isDigit)
    bytes = bytes.dropFirst(digits.count)
    guard 1...3 ~= digits.count, let number = Int(String(decoding: digits, as: UTF8.self)),
      number <= most
    else { return nil }
    return number
  }

  /// `[+-]hh[:mm[:ss]]` in seconds; at most 167 hours.
  mutating func time() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number(upTo: 167).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let number = number(upTo: 59) else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// `,M3.5.0/3`; two in the morning where no time stands.
  mutating func yearlyTime() -> YearlyTime? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return YearlyTime(day: day, time: 7200) }
    return time().map { YearlyTime(day: day, time: $0) }
  }

  private mutating func day() -> YearlyTime.Day? {
    if take("J") {
      return number(upTo: 365).flatMap { $0 == 0 ? nil : .withoutLeapDay($0) }
    }
    guard take("M") else { return number(upTo: 365).map { .ofYear($0) } }
    guard let month = number(upTo: 12), month > 0, take("."), let week = number(upTo: 5), week > 0,
      take("."), let weekday = number(upTo: 6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}
