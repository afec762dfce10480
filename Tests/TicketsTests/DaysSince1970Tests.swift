import Testing

@testable import Tickets

@Suite("Days by their number")
struct DaysSince1970Tests {
  @Test(
    "a number is a day",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
      (19_959, "2024-08-24"), (20_088, "2024-12-31"), (-25_567, "1900-01-01"),
      (84_370, "2200-12-31"),
    ])
  func day(days: Int, text: String) {
    #expect(CalendarDay(daysSince1970: days)?.description == text)
  }

  @Test("there is none outside of the years that a ticket can have")
  func outside() {
    for days in [-25_568, 84_371, Int.min, Int.max] {
      #expect(CalendarDay(daysSince1970: days) == nil)
    }
  }

  @Test("each day gives its own number back")
  func inverse() {
    let wrong = (-25_567...84_370).filter { CalendarDay(daysSince1970: $0)?.daysSince1970 != $0 }
    #expect(wrong.isEmpty)
  }
}
