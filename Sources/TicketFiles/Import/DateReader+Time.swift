import Tickets

extension DateReader {
  struct Clock {
    let time: TimeOfDay
    var offset: Int?
  }

  mutating func takeTime(isBesideDay: Bool) -> Clock? {
    for place in tokens.indices {
      guard let (time, end) = time(at: place, isBesideDay: isBesideDay) else { continue }
      let (offset, rest) = offset(at: end)
      tokens.removeSubrange(place..<rest)
      return Clock(time: time, offset: offset)
    }
    return nil
  }

  /// The end of a time that has one: `17:30 - 19:15`.
  mutating func takeEnd() {
    guard let dash = tokens.firstIndex(where: { $0 == .dash || $0 == .mark("–") }),
      let (_, end) = time(at: dash + 1, isBesideDay: true)
    else { return }
    tokens.removeSubrange(dash..<end)
  }

  func time(at place: Int, isBesideDay: Bool) -> (TimeOfDay, end: Int)? {
    if isBesideDay, let compact = number(at: place, 4...6), token(at: place - 1) == .word("t") {
      let whole = number(at: place, 4...4) == nil ? compact : compact * 100
      return TimeOfDay(hour: whole / 10_000, minute: whole / 100 % 100, second: whole % 100)
        .map { ($0, place + 1) }
    }
    guard let hour = number(at: place, 1...2) else { return nil }
    var (minute, second, end) = (0, 0, place + 1)
    var isTime = false
    let separator = token(at: end)
    if [.mark(":"), .mark("."), .word("h")].contains(separator),
      let minutes = number(at: end + 1, 2...2)
    {
      (minute, end) = (minutes, end + 2)
      isTime = separator != .mark(".") || isBesideDay
      if separator == .mark(":"), token(at: end) == .mark(":"),
        let seconds = number(at: end + 1, 2...2)
      {
        (second, end) = (seconds, end + 2)
        let isFraction = token(at: end) == .mark(".") || token(at: end) == .mark(",")
        if isFraction, number(at: end + 1, 1...9) != nil { end += 2 }
      }
    }
    return half(of: hour, at: end, isTime: isTime).flatMap { hour, end in
      TimeOfDay(hour: hour, minute: minute, second: second).map { ($0, end) }
    }
  }

  /// The hour of the day, by the words behind the time; nil where it is none.
  private func half(of hour: Int, at place: Int, isTime: Bool) -> (hour: Int, end: Int)? {
    guard case .word(let word)? = token(at: place) else { return isTime ? (hour, place) : nil }
    switch word {
    case "h", "uhr", "uur", "heures", "hrs", "hs", "horas": return (hour, place + 1)
    case "am", "pm":
      guard 1...12 ~= hour else { return isTime ? (hour, place + 1) : nil }
      return (hour % 12 + (word == "pm" ? 12 : 0), place + 1)
    case "a", "p":
      // `p.m.`
      let end = skip(["."], [], from: place + 1)
      guard token(at: end) == .word("m"), 1...12 ~= hour else {
        return isTime ? (hour, place) : nil
      }
      return (hour % 12 + (word == "p" ? 12 : 0), skip(["."], [], from: end + 1))
    default: return isTime ? (hour, place) : nil
    }
  }

  /// Minutes east of Greenwich, and the place behind them; an impossible offset is passed over.
  private func offset(at place: Int) -> (minutes: Int?, end: Int) {
    var place = place
    var minutes: Int?
    if case .word(let zone)? = token(at: place), ["z", "utc", "gmt"].contains(zone) {
      (minutes, place) = (0, place + 1)
    }
    let sign = token(at: place)
    guard sign == .mark("+") || sign == .mark("-") || sign == .mark("−") else {
      return (minutes, place)
    }
    let value: Int
    if let compact = number(at: place + 1, 3...4) {
      (value, place) = (compact / 100 * 60 + compact % 100, place + 2)
    } else if let hours = number(at: place + 1, 1...2) {
      let part = token(at: place + 2) == .mark(":") ? number(at: place + 3, 2...2) : nil
      (value, place) = (hours * 60 + (part ?? 0), place + (part == nil ? 2 : 4))
    } else {
      return (minutes, place)
    }
    let offset = sign == .mark("+") ? value : -value
    return (WallTime.offsets.contains(offset) ? offset : nil, place)
  }
}
