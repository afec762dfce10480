import Tickets

/// Dates as other programs spell them.
///
/// Beside ISO 8601: `24.08.2024`, `24/08/2024`, `08-24-2024 17:30`, `24 Aug 2024`, `24AUG24`,
/// `August 24, 2024 5:30 PM`, `Samstag, 24. August 2024, 17:30 Uhr`, with the months of seven
/// languages. What has no year is no date, unless the year is known.
enum LooseDate {
  /// UTF-8 bytes; a longer text is prose.
  private static let longest = 80

  /// - Parameter year: that of a day that is spelled without one.
  static func parse(_ text: String, year: Int? = nil) -> WallTime? {
    guard canBeDate(text) else { return nil }
    return WallTime(parsing: text) ?? reader(text, year: year).wallTime
  }

  /// The only day that a text speaks of, whatever else it says.
  static func mention(_ text: String, year: Int? = nil) -> DateMention? {
    canBeDate(text) ? DateMention(reader(text, year: year)) : nil
  }

  /// A clock time alone: `17:30`, `5:30 PM`, `17.30 Uhr`, `20h45`.
  static func time(_ text: String) -> TimeOfDay? {
    guard canBeDate(text) else { return nil }
    return reader(text).clockTime
  }

  /// Two dates with a dash or a word between them: `11.07.2025 - 12.07.2025`, `24.–26. Mai 2024`,
  /// `Nov 22-24, 2024`.
  static func range(_ text: String) -> (first: WallTime, last: WallTime)? {
    guard canBeDate(text) else { return nil }
    for separator in [
      " - ", "–", "—", " bis ", " to ", " au ", " al ", " até ", " t/m ", " tot ", "-",
    ] {
      guard let (left, right) = text.halves(at: separator) else { continue }
      if let range = range(left, right), range.first.orderKey <= range.last.orderKey {
        return range
      }
    }
    return nil
  }

  /// Of two days one can leave what they share to the other: the month, the year.
  private static func range(_ left: String, _ right: String) -> (first: WallTime, last: WallTime)? {
    if let last = parse(right) {
      if let first = parse(left) ?? parse("\(left) \(last.day.year)") { return (first, last) }
      // `24.–26. Mai 2024`
      return dayNumber(left).flatMap { CalendarDay(day: $0, in: last.day) }
        .map { (WallTime(day: $0), last) }
    }
    // `May 24 – 26, 2024`
    guard let (number, year) = right.halves(at: ","), let first = parse("\(left),\(year)"),
      let last = dayNumber(number).flatMap({ CalendarDay(day: $0, in: first.day) })
    else { return nil }
    return (first, WallTime(day: last))
  }

  private static func dayNumber(_ text: String) -> Int? {
    canBeDate(text) ? reader(text).dayNumber : nil
  }

  private static func canBeDate(_ text: String) -> Bool {
    text.utf8.count <= longest && text.utf8.contains { 0x30...0x39 ~= $0 }
  }

  private static func reader(_ text: String, year: Int? = nil) -> DateReader {
    DateReader(DateToken.tokens(of: text), usualYear: year)
  }
}

extension CalendarDay {
  /// A day of another day's month.
  fileprivate init?(day: Int, in month: CalendarDay) {
    self.init(year: month.year, month: month.month, day: day)
  }
}

extension String {
  /// What stands before and behind the first separator.
  ///
  /// Cost: the text's length times the separator's.
  func halves(at separator: String) -> (String, String)? {
    let (text, pattern) = (Array(utf8), Array(separator.utf8))
    guard !pattern.isEmpty, text.count >= pattern.count else { return nil }
    for start in 0...(text.count - pattern.count)
    where text[start] == pattern[0] && text[start..<start + pattern.count].elementsEqual(pattern) {
      return (
        String(decoding: text[..<start], as: UTF8.self),
        String(decoding: text[(start + pattern.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
