import Testing
import Tickets

@Suite("The order of times")
struct WallTimeOrderTests {
  static func key(_ text: String) throws -> Int64 {
    try #require(WallTime(parsing: text), "\(text)").orderKey
  }

  @Test("a year before its months, a month before its days, a day before its times")
  func precision() throws {
    let ascending = [
      "1900", "1969-12-31T23:59:59", "1970", "1970-01", "1970-01-01", "1970-01-01T00:00",
      "1970-01-01T00:00:01", "2023-12-31T23:59", "2024", "2024-01", "2024-01-01",
      "2024-01-01T00:00",
      "2024-01-02", "2024-02", "2024-02-01", "2024-08-24", "2024-08-24T17:30",
      "2024-08-24T17:30:01", "2024-08-25", "2200-12-31T23:59",
    ]
    let keys = try ascending.map(Self.key)
    for (earlier, later) in zip(keys, keys.dropFirst()) { #expect(earlier < later) }
  }

  @Test(
    "an offset says which instant it is; without one the clock runs in Greenwich",
    arguments: [
      ("2024-08-24T17:30+01:00", "2024-08-24T16:30Z"),
      ("2024-08-24T17:30-03:30", "2024-08-24T21:00"),
      ("2024-08-24T00:30+01:00", "2024-08-23T23:30"),
      ("2024-08-24T17:30Z", "2024-08-24T17:30"),
      ("2024-08-24T24:00", "2024-08-25T00:00"),
      ("2016-12-31T23:59:60", "2017-01-01T00:00"),
      ("2024-08-24T17:30:00.9", "2024-08-24T17:30"),
    ])
  func instants(a: String, b: String) throws {
    #expect(try Self.key(a) == Self.key(b))
  }

  @Test("the same clock time in the east is earlier")
  func east() throws {
    let cities = ["+14:00", "+09:00", "+01:00", "Z", "-05:00", "-12:00"]
    let keys = try cities.map { try Self.key("2024-08-24T17:30" + $0) }
    for (earlier, later) in zip(keys, keys.dropFirst()) { #expect(earlier < later) }
  }

  @Test("a time needs a day, and an offset needs a time")
  func parts() throws {
    let month = try #require(CalendarDay(year: 2024, month: 8))
    let day = try #require(CalendarDay(year: 2024, month: 8, day: 24))
    let noon = try #require(TimeOfDay(hour: 12, minute: 0))
    #expect(WallTime(day: month, time: noon, offset: 60) == WallTime(day: month))
    #expect(WallTime(day: day, offset: 60) == WallTime(day: day))
  }

  @Test("no dated ticket has the key of an undated one")
  func undated() throws {
    #expect(try Self.key("2200-12-31T23:59:60-12:00") < undatedKey)
  }
}
