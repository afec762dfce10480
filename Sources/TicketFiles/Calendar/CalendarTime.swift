import Tickets

/// A time of a calendar: `20240824`, `20240824T173000`, `20240824T153000Z`.
///
/// A ticket's time is what the venue's clock shows: a time's own zone is left aside, and one in
/// Greenwich is shown by the clocks of the calendar's zone, where it names one.
struct CalendarTime {
  let date: TicketDate
  /// Whether it is a day without a time.
  var isDay: Bool { wallTime.map { $0.time == nil } ?? false }
  var wallTime: WallTime? { date.wallTime }

  init?(_ line: ContentLine?, in zone: String?) {
    guard let line else { return nil }
    let text = String(decoding: Array(line.value.utf8)[...].trimmed, as: UTF8.self)
    guard !text.isEmpty else { return nil }
    let time = LooseDate.parse(text).map { time in zone.map(time.shifted) ?? time }
    date = time.map { TicketDate($0) } ?? TicketDate(Text(text))
  }

  /// The end that `DTEND` or `DURATION` gives; nil where it says no more than the start.
  ///
  /// The end of whole days is the day after the last one.
  func end(_ end: CalendarTime?, duration: ContentLine?) -> TicketDate? {
    if let end, !(isDay && end.isDay) { return end.date == date ? nil : end.date }
    let last =
      end?.wallTime
      ?? duration.flatMap { CalendarDuration($0.value) }.flatMap {
        wallTime?.advanced(by: $0)
      }
    guard let wallTime, let last else { return nil }
    if !isDay { return last == wallTime ? nil : TicketDate(last) }
    guard let day = CalendarDay(daysSince1970: last.day.daysSince1970 - 1),
      day.daysSince1970 > wallTime.day.daysSince1970
    else { return nil }
    return TicketDate(WallTime(day: day))
  }
}

extension CalendarTime {
  /// Whether the end lies in years that a ticket can have, as far as is known.
  func canLast(_ duration: CalendarDuration) -> Bool {
    wallTime.map { $0.advanced(by: duration) != nil } ?? true
  }
}

extension WallTime {
  /// The same clock some time later; nil outside of the years that a ticket can have.
  fileprivate func advanced(by duration: CalendarDuration) -> WallTime? {
    if time != nil { return moved(by: duration.seconds, offset: offset) }
    let days = duration.seconds.flooredDivision(by: 86_400).quotient
    return CalendarDay(daysSince1970: day.daysSince1970 + days).map { WallTime(day: $0) }
  }
}

/// A length of time: `P1DT2H30M`, `PT45M`, `-P2W`, RFC 5545, §3.3.6.
struct CalendarDuration: Equatable {
  let seconds: Int

  /// Years that no calendar spans.
  private static let longest = 400 * 366 * 86_400

  init?(_ text: String) {
    var bytes = Array(text.utf8)[...].trimmed
    let isNegative = bytes.first == JSONByte.minus
    if isNegative || bytes.first == JSONByte.plus { bytes = bytes.dropFirst() }
    guard bytes.popFirst().map({ $0 & 0xdf }) == UInt8(ascii: "P"), !bytes.isEmpty else {
      return nil
    }
    var total = 0
    var isTime = false
    while let first = bytes.first {
      if first & 0xdf == UInt8(ascii: "T"), !isTime {
        isTime = true
        bytes = bytes.dropFirst()
        continue
      }
      let digits = bytes.prefix(while: JSONByte.isDigit)
      bytes = bytes.dropFirst(digits.count)
      guard let count = Int(String(decoding: digits, as: UTF8.self)), let unit = bytes.popFirst(),
        let length = Self.seconds(in: unit & 0xdf, isTime: isTime), count <= Self.longest / length
      else { return nil }
      total += count * length
      guard total <= Self.longest else { return nil }
    }
    seconds = isNegative ? -total : total
  }

  private static func seconds(in unit: UInt8, isTime: Bool) -> Int? {
    switch (unit, isTime) {
    case (UInt8(ascii: "W"), false): 7 * 86_400
    case (UInt8(ascii: "D"), false): 86_400
    case (UInt8(ascii: "H"), true): 3600
    case (UInt8(ascii: "M"), true): 60
    case (UInt8(ascii: "S"), true): 1
    default: nil
    }
  }
}
