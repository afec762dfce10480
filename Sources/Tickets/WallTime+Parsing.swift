extension WallTime {
  /// Reads ISO 8601 as files really write it; nil for what is no date.
  ///
  /// A date with `-`, or eight digits; the year alone, or year and month; a time after `T`, `t` or a
  /// space, with or without seconds and their fraction; `Z`, `+01:00`, `+0100` or `+01`.
  package init?(parsing text: String) {
    var text = text
    guard let time = text.withUTF8({ WallTime(parsing: $0) }) else { return nil }
    self = time
  }

  /// The same over UTF-8 that is at hand; nothing is allocated.
  package init?(parsing bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = DigitScanner(bytes)
    guard let day = CalendarDay(from: &scanner) else { return nil }
    if scanner.isAtEnd {
      self.init(day: day)
      return
    }
    guard day.day != nil, scanner.take(anyOf: "Tt ") != nil,
      let time = TimeOfDay(from: &scanner), let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    self.init(day: day, time: time, offset: offset.minutes)
  }
}

extension CalendarDay {
  fileprivate init?(from scanner: inout DigitScanner) {
    guard let year = scanner.number(digits: 4) else { return nil }
    if scanner.isAtEnd {
      self.init(year: year)
      return
    }
    let isExtended = scanner.take(anyOf: "-") != nil
    guard let month = scanner.number(digits: 2) else { return nil }
    if isExtended, scanner.take(anyOf: "-") == nil {
      self.init(year: year, month: month)
      return
    }
    guard let day = scanner.number(digits: 2) else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension TimeOfDay {
  /// A clock time alone: `17:30`, `17:30:00`, `173000`.
  package init?(parsing text: String) {
    var text = text
    let time = text.withUTF8 { bytes -> TimeOfDay? in
      var scanner = DigitScanner(bytes)
      let time = TimeOfDay(from: &scanner)
      return scanner.isAtEnd ? time : nil
    }
    guard let time else { return nil }
    self = time
  }

  fileprivate init?(from scanner: inout DigitScanner) {
    guard let hour = scanner.number(digits: 2) else { return nil }
    let isExtended = scanner.take(anyOf: ":") != nil
    guard let minute = scanner.number(digits: 2) else { return nil }
    var second = 0
    if isExtended ? scanner.take(anyOf: ":") != nil : scanner.isAtDigit {
      guard let number = scanner.number(digits: 2) else { return nil }
      second = number
      if scanner.take(anyOf: ".,") != nil, !scanner.skipDigits() { return nil }
    }
    self.init(hour: hour, minute: minute, second: second)
  }
}

/// Takes fixed runs of ASCII digits off the front of a text.
private struct DigitScanner {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }
  var isAtDigit: Bool { rest.first.map { 0x30...0x39 ~= $0 } ?? false }

  mutating func number(digits: Int) -> Int? {
    let run = rest.prefix(digits)
    guard run.count == digits, run.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    rest = rest.dropFirst(digits)
    return run.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func take(anyOf set: StaticString) -> UInt8? {
    guard let byte = rest.first else { return nil }
    let isMember = set.withUTF8Buffer { $0.contains(byte) }
    if isMember { rest = rest.dropFirst() }
    return isMember ? byte : nil
  }

  mutating func skipDigits() -> Bool {
    let found = isAtDigit
    while isAtDigit { rest = rest.dropFirst() }
    return found
  }

  /// `Z`, `±hh`, `±hhmm`, `±hh:mm`, or nothing (whose minutes are nil); nil for an impossible one.
  mutating func offset() -> (minutes: Int?, Void)? {
    if isAtEnd { return (nil, ()) }
    if take(anyOf: "Zz") != nil { return (0, ()) }
    guard let sign = take(anyOf: "+-"), let hours = number(digits: 2) else { return nil }
    _ = take(anyOf: ":")
    let minutes = isAtDigit ? number(digits: 2) : 0
    // The world's clocks run from -12:00 to +14:00.
    guard let minutes, hours <= 14, minutes < 60 else { return nil }
    return ((sign == 0x2d ? -1 : 1) * (hours * 60 + minutes), ())
  }
}
