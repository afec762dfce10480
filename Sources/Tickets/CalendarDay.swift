/// A day, a month or a year of the Gregorian calendar, as printed on a ticket.
package struct CalendarDay: Hashable, Sendable {
  package let year: Int
  package let month: Int?
  package let day: Int?

  /// Years that a ticket can have; others are more likely a misprint than a date.
  package static let years = 1900...2200

  /// 1970-01-01, where a clock that was never set stands.
  package static let epoch = CalendarDay(unchecked: 1970)

  private init(unchecked year: Int) {
    self.year = year
    month = 1
    day = 1
  }

  /// Nil where the calendar has no such day.
  package init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard Self.years.contains(year), month != nil || day == nil else { return nil }
    if let month {
      guard 1...12 ~= month, 1...Self.days(inMonth: month, of: year) ~= (day ?? 1) else {
        return nil
      }
    }
    self.year = year
    self.month = month
    self.day = day
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01; a month or a year counts from its first day.
  ///
  /// Howard Hinnant's `days_from_civil`.
  package var daysSince1970: Int {
    let month = month ?? 1
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + (day ?? 1) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// `Mon`…`Sun`; nil without a day.
  package var weekday: String? {
    guard day != nil else { return nil }
    let names = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let index = daysSince1970 % 7
    return names[index < 0 ? index + 7 : index]
  }
}

extension CalendarDay: CustomStringConvertible {
  /// ISO 8601: `2024-08-24`, `2024-08` or `2024`.
  package var description: String {
    [String(year), month.map(twoDigits), day.map(twoDigits)].compactMap(\.self)
      .joined(separator: "-")
  }
}

/// At least two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
