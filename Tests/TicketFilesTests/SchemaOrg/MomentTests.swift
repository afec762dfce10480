import Testing
import Tickets

@testable import TicketFiles

@Suite("when something is")
struct MomentTests {
  @Test(
    "the first text with a time counts, and a time alone takes its day from the others",
    arguments: [
      (["2024-08-24T12:30:00+02:00"], "2024-08-24T12:30:00+02:00"),
      (["2024-08-24"], "2024-08-24"),
      (["2024-08-24", "2024-08-24T12:30"], "2024-08-24T12:30"),
      (["12:30", "2024-08-24"], "2024-08-24T12:30"),
      (["2024-08-24", "12:30:00"], "2024-08-24T12:30"),
      (["12:30+02:00", "2024-08-24"], "2024-08-24T12:30+02:00"),
      (["1970-01-01T00:45:00", "2024-08-24"], "2024-08-24T00:45"),
      (["12:30"], "12:30"), (["soon", "2024-08-24"], "2024-08-24"), (["soon"], "soon"),
      (["2024-02-30"], "2024-02-30"), (["1970-01-01"], nil), ([], nil),
    ] as [([String], String?)])
  func moment(texts: [String], expected: String?) {
    let date = SchemaOrg.Moment(texts.map { Text($0) })?.date
    #expect(date == expected.map { TicketDate(Text($0)) })
  }

  @Test(
    "a time alone is on the day of the start, unless it is before it",
    arguments: [("21:00", "2024-08-24T21:00"), ("00:15", "00:15")])
  func end(text: String, expected: String) throws {
    let start = try #require(WallTime(parsing: "2024-08-24T19:30"))
    let date = SchemaOrg.Moment([Text(text)], on: start.day, notBefore: start.time)?.date
    #expect(date == TicketDate(Text(expected)))
  }

  @Test("what is no date is shown, and said")
  func remarks() throws {
    let reading = try reading(
      #"{"@type": "Event", "name": "Talk", "startDate": "soon", "endDate": "21:00"}"#)
    #expect(reading.tickets.map(\.date) == [TicketDate(text: "soon", wallTime: nil)])
    #expect(
      reading.remarks == [
        Remark(offset: 48, ticket: 0, words: "\"startDate\" should be a date, found \"soon\"")
      ])
  }

  @Test(
    "an end before the start is shown, and said where no clocks' difference explains it",
    arguments: [
      ("2026-01-03", "2026-01-01", true), ("2026-01-02", "2026-01-01", false),
      ("2026-01-02T12:00", "2026-01-02T11:30", false),
      ("2026-01-02T12:00+02:00", "2026-01-02T11:30", false),
      ("2026-01-02T12:00+02:00", "2026-01-02T11:30+01:00", false),
      ("2026-01-02T12:00+02:00", "2026-01-02T11:30+02:00", true),
    ])
  func order(start: String, end: String, isSaid: Bool) throws {
    let reading = try reading(
      #"{"@type": "Event", "name": "Talk", "startDate": "\#(start)", "endDate": "\#(end)"}"#)
    #expect(reading.tickets.map(\.ends) == [TicketDate(Text(end))])
    let prefix = start.prefix(16)
    #expect(
      reading.remarks.map(\.words)
        == (isSaid ? ["found an end, \(end.prefix(16)), before the start, \(prefix)"] : []))
  }
}
