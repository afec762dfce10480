import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("Laws of spelled dates, for random dates")
struct LooseDateLaws {
  static let months: [[String]] = [
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ],
    [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ],
    [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
      "ottobre", "novembre", "dicembre",
    ],
    [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ],
    [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ],
  ]

  /// A day of 2000…2068, so that two digits of its year are enough.
  static func randomDay(_ random: inout SeededGenerator) -> CalendarDay {
    while true {
      let day = CalendarDay(
        year: random.number(2000...2068), month: random.number(1...12), day: random.number(1...31))
      if let day { return day }
    }
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Every spelling of a day that does not leave open which number is the month.
  static func spellings(of date: CalendarDay) throws -> [String] {
    let (year, month, day) = (date.year, try #require(date.month), try #require(date.day))
    var texts = [
      "\(two(day)).\(two(month)).\(year)", "\(day).\(month).\(year)", "\(day). \(month). \(year)",
      "\(two(day)).\(two(month)).\(two(year % 100))", "\(two(day))/\(two(month))/\(year)",
      "\(two(month))-\(two(day))-\(year)", "\(year)/\(month)/\(day)", "\(year)年\(month)月\(day)日",
    ]
    for names in months {
      let name = names[month - 1]
      texts += [
        "\(day) \(name) \(year)", "\(day). \(name) \(year)", "\(name) \(day), \(year)",
        "\(day) de \(name) de \(year)", "\(two(day))\(name.uppercased())\(two(year % 100))",
        "\(date.weekday ?? ""), \(day) \(name) \(year)", "\(year) \(name) \(day)",
      ]
    }
    return texts
  }

  @Test("a day in any spelling reads back", arguments: 0..<4)
  func days(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let day = Self.randomDay(&random)
      for text in try Self.spellings(of: day) {
        #expect(LooseDate.parse(text) == WallTime(day: day), "\(text)")
      }
    }
  }

  @Test("a time behind or before it reads back too", arguments: 4..<8)
  func times(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let day = Self.randomDay(&random)
      let (hour, minute) = (random.number(0...23), random.number(0...59))
      let time = try #require(TimeOfDay(hour: hour, minute: minute))
      let half = "\((hour + 11) % 12 + 1):\(Self.two(minute)) \(hour < 12 ? "AM" : "PM")"
      let clocks = [time.description, half, "\(hour).\(Self.two(minute)) Uhr", "\(time) Uhr"]
      for text in try Self.spellings(of: day) {
        for clock in clocks {
          let expected = WallTime(day: day, time: time)
          #expect(LooseDate.parse("\(text), \(clock)") == expected, "\(text), \(clock)")
          #expect(LooseDate.parse("\(text) \(clock)") == expected, "\(text) \(clock)")
          #expect(LooseDate.parse("\(clock) \(text)") == expected, "\(clock) \(text)")
        }
      }
    }
  }

  @Test("whatever the wallet's own reader takes means the same", arguments: 8..<10)
  func agreement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789-:T Z+.,/aug")
    for _ in 0..<2_000 {
      var text = Array("2024-08-24T17:30:00.5+01:00".prefix(random.number(0...27)))
      for _ in 0..<random.number(0...3) where !text.isEmpty {
        text[random.below(text.count)] = alphabet[random.below(alphabet.count)]
      }
      let date = LooseDate.parse(String(text))
      if let own = WallTime(parsing: String(text)) { #expect(date == own, "\(String(text))") }
      guard let date else { continue }
      #expect(WallTime(parsing: date.iso8601) == date, "\(String(text))")
    }
  }
}
