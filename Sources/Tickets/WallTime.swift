/// A time as the venue's clock shows it.
///
/// It is what is printed, not an instant: no reader's time zone moves it. An offset, where the file
/// gives one, says which instant it is, for the order alone.
package struct WallTime: Hashable, Sendable {
  package let day: CalendarDay
  package let time: TimeOfDay?
  /// Minutes east of Greenwich.
  package let offset: Int?

  /// The world's clocks run from -12:00 to +14:00.
  package static let offsets = -12 * 60...14 * 60

  package init(day: CalendarDay, time: TimeOfDay? = nil, offset: Int? = nil) {
    self.day = day
    self.time = day.day == nil ? nil : time
    self.offset = self.time == nil ? nil : offset
  }

  /// Ascending in time: by instant where there is an offset, else as if the clock ran in Greenwich.
  ///
  /// A year comes before its months, a month before its days, a day before its times.
  package var orderKey: Int64 {
    let seconds = day.daysSince1970 * 86_400 + (time?.seconds ?? 0) - (offset ?? 0) * 60
    let precision = time != nil ? 3 : day.day != nil ? 2 : day.month != nil ? 1 : 0
    return Int64(seconds) * 4 + Int64(precision)
  }

  /// With the weekday, for people: `Sat 2024-08-24 17:30`.
  package var shown: String {
    [day.weekday, day.description, time?.description].compactMap(\.self).joined(separator: " ")
  }
}

extension WallTime: CustomStringConvertible {
  /// ISO 8601 without the offset: `2024-08-24T17:30`.
  package var description: String { time.map { "\(day)T\($0)" } ?? day.description }

  /// ISO 8601 with the offset, where there is one: `2024-08-24T17:30+01:00`; it reads back whole.
  package var iso8601: String {
    guard let offset else { return description }
    if offset == 0 { return description + "Z" }
    let (hours, minutes) = offset.magnitude.quotientAndRemainder(dividingBy: 60)
    let sign = offset < 0 ? "-" : "+"
    return description + sign + twoDigits(Int(hours)) + ":" + twoDigits(Int(minutes))
  }
}

/// A time on a clock face, to the second.
package struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// Nil for an impossible time. 24:00 is the end of the day, and a leap second is one.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour || (hour == 24 && minute == 0 && second == 0), 0...59 ~= minute,
      0...60 ~= second
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Seconds since midnight.
  package var seconds: Int { hour * 3600 + minute * 60 + second }

  /// `17:30`; with seconds only where there are any.
  package var description: String {
    "\(twoDigits(hour)):\(twoDigits(minute))" + (second == 0 ? "" : ":\(twoDigits(second))")
  }
}

/// A date as a ticket gives it: its text, and the time that the text means where it means one.
package struct TicketDate: Hashable, Sendable {
  package let text: Text
  package let wallTime: WallTime?

  package init(text: Text, wallTime: WallTime?) {
    self.text = text
    self.wallTime = wallTime
  }

  /// A date as its time says it.
  package init(_ time: WallTime) { self.init(text: Text(time.iso8601), wallTime: time) }

  package init(_ text: Text) { self.init(text: text, wallTime: WallTime(parsing: text.verbatim)) }

  /// For people; the raw text where it is no date.
  package var shown: String { wallTime?.shown ?? text.line }
}
