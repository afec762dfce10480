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
    guard day.day != nil, scanner.take("T", "t", " ") != nil,
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
    let isExtended = scanner.take("-") != nil
    guard let month = scanner.number(digits: 2) else { return nil }
    if isExtended, scanner.take("-") == nil {
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
    let isExtended = scanner.take(":") != nil
    guard let minute = scanner.number(digits: 2) else { return nil }
    var second = 0
    if isExtended ? scanner.take(":") != nil : scanner.isAtDigit {
      guard let number = scanner.number(digits: 2) else { return nil }
      second = number
      if scanner.take(".", ",") != nil, !scanner.skipDigits() { return nil }
    }
    self.init(hour: hour, minute: minute, second: second)
  }
}

/// Takes fixed runs of ASCII digits off the front of a text.
private struct DigitScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { next == bytes.count }
  var isAtDigit: Bool { next < bytes.count && bytes[next] &- 0x30 < 10 }

  mutating func number(digits: Int) -> Int? {
    guard next + digits <= bytes.count else { return nil }
    var number = 0
    for place in next..<next + digits {
      let digit = bytes[place] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    next += digits
    return number
  }

  /// The next byte, where it is one of at most three.
  mutating func take(
    _ a: Unicode.Scalar, _ b: Unicode.Scalar? = nil, _ c: Unicode.Scalar? = nil
  ) -> UInt8? {
    guard next < bytes.count else { return nil }
    let scalar = Unicode.Scalar(bytes[next])
    guard scalar == a || scalar == b || scalar == c else { return nil }
    next += 1
    return bytes[next - 1]
  }

  mutating func skipDigits() -> Bool {
    let first = next
    while isAtDigit { next += 1 }
    return next > first
  }

  /// An offset from Greenwich; a time without one has no minutes.
  struct Offset {
    var minutes: Int?
  }

  /// `Z`, `±hh`, `±hhmm`, `±hh:mm`, or nothing; nil for an impossible one.
  mutating func offset() -> Offset? {
    if isAtEnd { return Offset() }
    if take("Z", "z") != nil { return Offset(minutes: 0) }
    guard let sign = take("+", "-"), let hours = number(digits: 2) else { return nil }
    let isExtended = take(":") != nil
    guard let minutes = isExtended || isAtDigit ? number(digits: 2) : 0, minutes < 60 else {
      return nil
    }
    let offset = (sign == 0x2d ? -1 : 1) * (hours * 60 + minutes)
    return WallTime.offsets ~= offset ? Offset(minutes: offset) : nil
  }
}
