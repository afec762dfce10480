import Tickets

extension PassField {
  /// The styles by which a value is shown.
  ///
  /// `textAlignment` is none of them: labels stand in a column, and all values beside it.
  struct Styles {
    var date: String?
    var time: String?
    var number: String?
    var currency: String?

    var isDate: Bool { date != nil || time != nil }
  }

  /// Shows a date as its own clock has it, so that no reader's zone moves it: whatever
  /// `ignoresTimeZone` says, and the day itself where `isRelative` asks for "tomorrow".
  ///
  /// - Returns: false where the value is no date; then it stays as it is.
  mutating func show(_ styles: Styles) -> Bool {
    guard styles.isDate else {
      showNumber(styles)
      return true
    }
    guard let time = LooseDate.parse(value), time.day.day != nil else { return false }
    hasDateStyle = true
    let (showsDay, showsTime) = (Self.isShown(styles.date), Self.isShown(styles.time))
    switch (showsDay, showsTime) {
    case (false, true):
      (day, clock) = (nil, time.time)
      value = time.time?.description ?? time.shown
    case (true, false):
      day = WallTime(day: time.day)
      value = WallTime(day: time.day).shown
    default:
      day = time
      value = time.shown
    }
    return true
  }

  private static func isShown(_ style: String?) -> Bool {
    style.map { !$0.hasSuffix("None") } ?? false
  }

  /// A day or a time that no style announces.
  ///
  /// Eight digits are more likely a number than a day.
  mutating func readDate() {
    guard !hasDateStyle, !isNumber, !value.allSatisfy(\.isDigit) else { return }
    day = LooseDate.parse(value).flatMap { $0.day.day == nil ? nil : $0 }
    if day == nil { clock = LooseDate.time(value) }
  }

  /// Works on the digits as they are spelled.
  private mutating func showNumber(_ styles: Styles) {
    guard NumberSpelling(value.utf8) != nil else { return }
    if let currency = styles.currency {
      let price = Price(amount: Text(Self.money(value)), currency: Text(currency))
      value = price.line
      self.price = price
      isNumber = true
    } else if let style = styles.number {
      if style.hasSuffix("Percent"), let percents = Self.percents(value) { value = percents }
      isNumber = true
    }
  }

  /// With the last zero that a program left out: `21.5` is `21.50`.
  private static func money(_ digits: String) -> String {
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[1].count == 1, halves[1].allSatisfy(\.isDigit) else {
      return digits
    }
    return digits + "0"
  }

  /// `0.15` is `15 %`; nil for a number with an exponent.
  static func percents(_ number: String) -> String? {
    let isNegative = number.hasPrefix("-")
    let digits = number.drop { $0 == "-" || $0 == "+" }
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, let whole = halves.first,
      halves.allSatisfy({ $0.allSatisfy(\.isDigit) })
    else { return nil }
    let fraction = halves.count == 2 ? String(halves[1]) : ""
    let padded = fraction + String(repeating: "0", count: max(0, 2 - fraction.utf8.count))
    let hundreds = (whole + padded.prefix(2)).drop { $0 == "0" }
    let rest = padded.dropFirst(2)
    let end = rest.lastIndex { $0 != "0" }
    let decimals = end.map { "." + rest[...$0] } ?? ""
    return (isNegative ? "-" : "") + (hundreds.isEmpty ? "0" : hundreds) + decimals + " %"
  }
}
