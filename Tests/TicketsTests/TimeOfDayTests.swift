import Testing
import Tickets

@Suite("A time on a clock face")
struct TimeOfDayTests {
  @Test(
    "read, shown, and in seconds",
    arguments: [
      ("17:30", "17:30", 63_000), ("17:30:00", "17:30", 63_000), ("173000", "17:30", 63_000),
      ("1730", "17:30", 63_000), ("17:30:05.9", "17:30:05", 63_005), ("00:00", "00:00", 0),
      ("23:59:60", "23:59:60", 86_400), ("24:00", "24:00", 86_400),
      ("09:05:01", "09:05:01", 32_701),
    ])
  func read(text: String, shown: String, seconds: Int) throws {
    let time = try #require(TimeOfDay(parsing: text))
    #expect(time.description == shown)
    #expect(time.seconds == seconds)
  }

  @Test("an offset belongs to a date", arguments: ["17:30Z", "17:30+01:00", "17:30 ", " 17:30"])
  func alone(text: String) {
    #expect(TimeOfDay(parsing: text) == nil)
  }

  @Test(
    "numbers that no clock shows",
    arguments: [(-1, 0, 0), (24, 0, 1), (24, 1, 0), (25, 0, 0), (0, 60, 0), (0, -1, 0), (0, 0, 61)])
  func impossible(hour: Int, minute: Int, second: Int) {
    #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
  }
}
