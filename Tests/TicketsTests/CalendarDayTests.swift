import Testing

@testable import Tickets

@Suite("Days of the calendar")
struct CalendarDayTests {
  @Test(
    "days since 1970 and weekdays",
    arguments: [
      (1970, 1, 1, 0, "Thu"), (1969, 12, 31, -1, "Wed"), (1900, 1, 1, -25_567, "Mon"),
      (2000, 2, 29, 11_016, "Tue"), (2000, 3, 1, 11_017, "Wed"), (2024, 8, 24, 19_959, "Sat"),
      (2024, 12, 31, 20_088, "Tue"), (2100, 3, 1, 47_541, "Mon"), (2200, 12, 31, 84_370, "Wed"),
    ])
  func day(year: Int, month: Int, day: Int, days: Int, weekday: String) throws {
    let date = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(date.daysSince1970 == days)
    #expect(date.weekday == weekday)
  }

  @Test("a month and a year count from their first day, and have no weekday")
  func coarse() throws {
    let month = try #require(CalendarDay(year: 2024, month: 8))
    let year = try #require(CalendarDay(year: 2024))
    #expect(month.daysSince1970 == CalendarDay(year: 2024, month: 8, day: 1)?.daysSince1970)
    #expect(year.daysSince1970 == CalendarDay(year: 2024, month: 1, day: 1)?.daysSince1970)
    #expect(month.weekday == nil)
    #expect(year.weekday == nil)
  }

  @Test("a day without a month is no day")
  func dayAlone() {
    #expect(CalendarDay(year: 2024, day: 3) == nil)
  }

  @Test(
    "the last day that a year, a month or a day covers",
    arguments: [
      ("2024", "2024-12-31"), ("2024-02", "2024-02-29"), ("2023-02", "2023-02-28"),
      ("2024-04", "2024-04-30"), ("2024-08-24", "2024-08-24"),
    ])
  func lastDay(text: String, last: String) throws {
    let day = try #require(WallTime(parsing: text)).day
    #expect(day.lastDaySince1970 == WallTime(parsing: last)?.day.daysSince1970)
  }

  @Test("each day follows the one before, from 1900 to 2200")
  func everyDay() {
    var expected = CalendarDay(year: 1900)?.daysSince1970 ?? 0
    var wrong: [String] = []
    for year in CalendarDay.years {
      for month in 1...12 {
        for number in 1...31 {
          guard let day = CalendarDay(year: year, month: month, day: number) else { continue }
          if day.daysSince1970 != expected { wrong.append(day.description) }
          expected += 1
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(expected == 84_371)
  }
}
