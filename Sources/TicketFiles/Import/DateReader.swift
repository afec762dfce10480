import Tickets

/// Finds a day and a time in tokens, in any order; nothing else may be left.
struct DateReader {
  var tokens: [DateToken]
  /// The year of a day that has none; nil where such a day is none.
  private let usualYear: Int?

  init(_ tokens: [DateToken], usualYear: Int? = nil) {
    self.tokens = tokens
    self.usualYear = usualYear
  }

  /// A day with a year, and a time where there is one.
  ///
  /// The first numbers that can be a day need not be it: in `17:30 Aug 24, 2024` they are not.
  /// Cost: quadratic in the tokens.
  var wallTime: WallTime? {
    for place in tokens.indices {
      guard let (day, end) = day(at: place) else { continue }
      var rest = self
      rest.tokens.removeSubrange(place..<end)
      let clock = rest.takeTime(isBesideDay: true)
      if clock != nil { rest.takeEnd() }
      guard rest.holdsNothing else { continue }
      return WallTime(day: day, time: clock?.time, offset: clock?.offset)
    }
    return nil
  }

  /// A time without a day.
  var clockTime: TimeOfDay? {
    var rest = self
    guard let clock = rest.takeTime(isBesideDay: false), rest.holdsNothing else { return nil }
    return clock.time
  }

  /// One number of a day beside words that say nothing more: `Fr 22`.
  var dayNumber: Int? {
    var rest = self
    guard let place = tokens.indices.first(where: { number(at: $0, 1...2) != nil }) else {
      return nil
    }
    rest.tokens.remove(at: place)
    return rest.holdsNothing ? number(at: place, 1...2) : nil
  }

  private var holdsNothing: Bool {
    tokens.allSatisfy { token in
      switch token {
      case .number: false
      case .word(let word): DateWords.isFiller(word)
      case .mark(let mark): ",.()|·@/;:\u{27}’-–年月日".contains(mark)
      case .dash: true
      }
    }
  }
}

// MARK: - The day

extension DateReader {
  /// The day that begins at a place, and the place behind it.
  func day(at place: Int) -> (CalendarDay, end: Int)? {
    if let number = number(at: place, 8...8) {
      return CalendarDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        .map { ($0, place + 1) }
    }
    if let month = month(at: place) { return day(in: month, at: place) }
    if let year = number(at: place, 4...4) { return day(of: year, at: place) }
    guard let first = number(at: place, 1...2) else { return nil }
    let word = skip(
      [".", "-", "/"], ["st", "nd", "rd", "th", "er", "de", "of", "o"], from: place + 1)
    if let month = month(at: word) {
      let end = skip([".", ",", "-", "/", "'", "’"], ["de", "of", "del"], from: word + 1)
      guard let (year, end) = yearOrUsual(at: end, else: word + 1) else { return nil }
      return CalendarDay(year: year, month: month, day: first).map { ($0, end) }
    }
    guard case .mark(let mark)? = token(at: place + 1), ".-/".contains(mark),
      let second = number(at: place + 2, 1...2)
    else { return nil }
    let hasMore = token(at: place + 3) == .mark(mark)
    let year = hasMore ? yearOrUsual(at: place + 4, else: place + 4) : nil
    // `24.08.` and `24/08`, but not the time `24.08`.
    guard let (year, end) = year ?? (mark == "/" ? usualYear.map { ($0, place + 3) } : nil) else {
      return nil
    }
    return CalendarDay(year: year, first, second, isMonthFirst: mark == "-").map { ($0, end) }
  }

  /// `August 24, 2024`, `August 2024`.
  private func day(in month: Int, at place: Int) -> (CalendarDay, end: Int)? {
    let next = skip([".", ",", "-"], ["de", "of"], from: place + 1)
    if let year = number(at: next, 4...4) {
      return CalendarDay(year: year, month: month).map { ($0, next + 1) }
    }
    guard let day = number(at: next, 1...2) else { return nil }
    let end = skip([".", ",", "-"], ["st", "nd", "rd", "th"], from: next + 1)
    guard let year = number(at: end, 4...4) else {
      return usualYear.flatMap { CalendarDay(year: $0, month: month, day: day) }
        .map { ($0, next + 1) }
    }
    return CalendarDay(year: year, month: month, day: day).map { ($0, end + 1) }
  }

  /// `2024/8/24`, `2024 Aug 24`, `2024年8月24日`.
  private func day(of year: Int, at place: Int) -> (CalendarDay, end: Int)? {
    let marks: [Character] = [".", "-", "/", "年", "月"]
    let second = skip(marks, ["年", "月"], from: place + 1)
    guard second > place + 1 || month(at: second) != nil,
      let month = month(at: second) ?? number(at: second, 1...2)
    else { return nil }
    let third = skip(marks, ["年", "月"], from: second + 1)
    guard third > second + 1 || self.month(at: second) != nil, let day = number(at: third, 1...2)
    else { return nil }
    let end = skip([], ["日"], from: third + 1)
    return CalendarDay(year: year, month: month, day: day).map { ($0, end) }
  }
}

// MARK: - Tokens

extension DateReader {
  func token(at place: Int) -> DateToken? {
    tokens.indices.contains(place) ? tokens[place] : nil
  }

  func number(at place: Int, _ lengths: ClosedRange<Int>) -> Int? {
    guard case .number(let number, let digits)? = token(at: place), lengths ~= digits else {
      return nil
    }
    return number
  }

  private func month(at place: Int) -> Int? {
    guard case .word(let word)? = token(at: place) else { return nil }
    return DateWords.month(word)
  }

  /// Four digits, or two of this century, unless they begin a time.
  private func year(at place: Int) -> Int? {
    if let year = number(at: place, 4...4) { return year }
    guard let year = number(at: place, 2...2) else { return nil }
    switch token(at: place + 1) {
    case .mark(":"), .word("h"), .word("uhr"), .word("am"), .word("pm"): return nil
    default: return year + (year < 70 ? 2000 : 1900)
    }
  }

  /// A year and the place behind it, or the usual year and the place behind the day.
  private func yearOrUsual(at place: Int, else end: Int) -> (year: Int, end: Int)? {
    year(at: place).map { ($0, place + 1) } ?? usualYear.map { ($0, end) }
  }

  func skip(_ marks: [Character], _ words: [String], from place: Int) -> Int {
    var place = place
    while let token = token(at: place) {
      switch token {
      case .mark(let mark) where marks.contains(mark): place += 1
      case .word(let word) where words.contains(word): place += 1
      default: return place
      }
    }
    return place
  }
}

extension CalendarDay {
  /// Two numbers of which either can be the month; an impossible month is the day.
  fileprivate init?(year: Int, _ first: Int, _ second: Int, isMonthFirst: Bool) {
    let (month, day) = isMonthFirst ? (first, second) : (second, first)
    if let likely = CalendarDay(year: year, month: month, day: day) {
      self = likely
    } else if month > 12, let other = CalendarDay(year: year, month: day, day: month) {
      self = other
    } else {
      return nil
    }
  }
}
