import Tickets

/// Dates as other programs spell them.
///
/// Beside ISO 8601: `24.08.2024`, `24/08/2024`, `08-24-2024 17:30`, `24 Aug 2024`, `24AUG24`,
/// `August 24, 2024 5:30 PM`, `Samstag, 24. August 2024, 17:30 Uhr`, with the months of seven
/// languages. What has no year is no date.
enum LooseDate {
  /// UTF-8 bytes; a longer text is prose.
  private static let longest = 80

  static func parse(_ text: String) -> WallTime? {
    guard text.utf8.count <= longest else { return nil }
    return WallTime(parsing: text) ?? reader(text).wallTime
  }

  /// A clock time alone: `17:30`, `5:30 PM`, `17.30 Uhr`, `20h45`.
  static func time(_ text: String) -> TimeOfDay? {
    guard text.utf8.count <= longest else { return nil }
    return reader(text).clockTime
  }

  /// Two dates with a dash or a word between them: `11.07.2025 - 12.07.2025`, `24.–26. Mai 2024`.
  static func range(_ text: String) -> (first: WallTime, last: WallTime)? {
    guard text.utf8.count <= longest else { return nil }
    for separator in [" - ", "–", "—", " bis ", " to ", " au ", " al ", " até ", " t/m ", " tot "] {
      guard let (left, right) = text.halves(at: separator), let last = parse(right) else {
        continue
      }
      if let first = parse(left) { return (first, last) }
      // The first day can leave the month to the last one.
      let digits = left.filter { $0 != "." && $0 != " " }
      if digits.utf8.count <= 2, let number = Int(digits),
        let day = CalendarDay(year: last.day.year, month: last.day.month, day: number)
      {
        return (WallTime(day: day), last)
      }
    }
    return nil
  }

  private static func reader(_ text: String) -> DateReader {
    DateReader(DateToken.tokens(of: text))
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
