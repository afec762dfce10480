import Foundation
import TestSupport
import Testing
import Tickets

@Suite("Laws of times, for random dates")
struct WallTimeLawTests {
  static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  static func randomDay(_ random: inout SeededGenerator) -> CalendarDay {
    while true {
      let day = CalendarDay(
        year: random.number(1900...2200), month: random.number(1...12), day: random.number(1...31))
      if let day { return day }
    }
  }

  static func randomTime(_ random: inout SeededGenerator) -> WallTime {
    let day = randomDay(&random)
    let time = TimeOfDay(
      hour: random.number(0...23), minute: random.number(0...59), second: random.number(0...59))
    let offset = random.number(0...3) == 0 ? nil : random.number(-720...840)
    return WallTime(day: day, time: random.number(0...4) == 0 ? nil : time, offset: offset)
  }

  /// The instant as Foundation has it.
  static func date(of time: WallTime) throws -> Date {
    let parts = DateComponents(
      year: time.day.year, month: time.day.month, day: time.day.day, hour: time.time?.hour,
      minute: time.time?.minute, second: time.time?.second)
    let date = try #require(calendar.date(from: parts))
    return date.addingTimeInterval(Double((time.offset ?? 0) * -60))
  }

  @Test("the order key is the instant, then the precision", arguments: 0..<4)
  func instant(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let time = Self.randomTime(&random)
      let seconds = Int64(try Self.date(of: time).timeIntervalSince1970)
      #expect(time.orderKey == seconds * 4 + (time.time == nil ? 2 : 3), "\(time)")
    }
  }

  @Test("order keys and instants sort alike", arguments: 4..<6)
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let times = (0..<200).map { _ in Self.randomTime(&random) }.filter { $0.time != nil }
    let dates = try times.map(Self.date)
    for i in times.indices.dropFirst() {
      #expect((times[i - 1].orderKey < times[i].orderKey) == (dates[i - 1] < dates[i]))
    }
  }

  @Test("the weekday is the one of Foundation's calendar", arguments: 0..<4)
  func weekday(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    for _ in 0..<250 {
      let day = Self.randomDay(&random)
      let date = try Self.date(of: WallTime(day: day))
      #expect(day.weekday == names[Self.calendar.component(.weekday, from: date) - 1], "\(day)")
    }
  }

  @Test("the ISO text reads back as the same time, without its offset", arguments: 0..<4)
  func description(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let time = Self.randomTime(&random)
      #expect(WallTime(parsing: time.description) == WallTime(day: time.day, time: time.time))
    }
  }

  @Test("a time with its offset reads back whole", arguments: 0..<4)
  func offset(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let time = Self.randomTime(&random)
      guard let offset = time.offset else { continue }
      let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
      let zone = String(format: "%@%02d:%02d", offset < 0 ? "-" : "+", hours, minutes)
      #expect(time.iso8601 == time.description + zone)
      #expect(WallTime(parsing: time.iso8601) == time, "\(time)\(zone)")
    }
  }

  @Test("random text never traps, and what it means is a time of the calendar", arguments: 0..<4)
  func junk(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789-:T Zz+.,")
    for _ in 0..<500 {
      var text = Array("2024-08-24T17:30:00.5+01:00".prefix(random.number(0...27)))
      for _ in 0..<random.number(0...3) where !text.isEmpty {
        text[random.number(0...text.count - 1)] = alphabet[random.number(0...alphabet.count - 1)]
      }
      guard let time = WallTime(parsing: String(text)) else { continue }
      #expect(WallTime(parsing: time.description) == WallTime(day: time.day, time: time.time))
      #expect(-720...840 ~= time.offset ?? 0, "\(String(text))")
    }
  }
}
