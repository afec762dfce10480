import Testing
import Tickets

@Suite("Whether a ticket is still good")
struct StatusTests {
  static func status(date: Text?, ends: Text?, now: String) throws -> Ticket.Status {
    var ticket = Ticket()
    ticket.date = date.map { TicketDate($0) }
    ticket.ends = ends.map { TicketDate($0) }
    return ticket.status(at: try #require(WallTime(parsing: now)))
  }

  @Test(
    "without an end it is over when its day, month or year has passed (D03)",
    arguments: [
      (nil, "2024-08-24T18:00", .valid),
      ("soon", "2024-08-24T18:00", .valid),
      ("2026-02-29", "2200-01-01", .valid),
      ("2024-08-24", "2024-08-24T23:59", .valid),
      ("2024-08-24T17:30", "2024-08-24T23:59", .valid),
      ("2024-08-24T17:30", "2024-08-25T00:00", .expired),
      ("2024-08-23", "2024-08-24", .expired),
      ("2024-08-25", "2024-08-24", .valid),
      ("2024-08", "2024-08-31T23:59", .valid),
      ("2024-08", "2024-09-01T00:00", .expired),
      ("2024-02", "2024-02-29", .valid),
      ("2024-02", "2024-03-01", .expired),
      ("2024", "2024-12-31T23:59", .valid),
      ("2024", "2025-01-01", .expired),
    ] as [(Text?, String, Ticket.Status)])
  func byDay(date: Text?, now: String, status: Ticket.Status) throws {
    #expect(try Self.status(date: date, ends: nil, now: now) == status)
  }

  @Test(
    "with an end it is over when that has passed (D09)",
    arguments: [
      ("2024-08-24T20:00", "2024-08-24T19:59", .valid),
      ("2024-08-24T20:00", "2024-08-24T20:00", .valid),
      ("2024-08-24T20:00", "2024-08-24T20:01", .expired),
      ("2024-08-24T20:00", "2024-08-25", .expired),
      ("2024-08-24T24:00", "2024-08-25T00:00", .valid),
      ("2024-08-24T24:00", "2024-08-25T00:01", .expired),
      ("2024-08-24", "2024-08-24T23:59", .valid),
      ("2024-08-24", "2024-08-25T00:00", .expired),
      ("2024-08-26", "2024-08-25", .valid),
      ("2024-08", "2024-08-31", .valid),
      ("2024-08-20T10:00", "2024-08-21", .expired),
      ("soon", "2024-08-24T23:59", .valid),
      ("soon", "2024-08-25", .expired),
      ("2024-08-24T20:00+02:00", "2024-08-24T18:01Z", .expired),
      ("2024-08-24T20:00+02:00", "2024-08-24T19:00+01:00", .valid),
    ] as [(Text, String, Ticket.Status)])
  func byEnd(ends: Text, now: String, status: Ticket.Status) throws {
    #expect(try Self.status(date: "2024-08-24T17:30", ends: ends, now: now) == status)
  }

  @Test("an end alone is enough")
  func endAlone() throws {
    #expect(try Self.status(date: nil, ends: "2024-08-24T20:00", now: "2024-08-25") == .expired)
    #expect(try Self.status(date: nil, ends: "2024-08-24", now: "2024-08-24T21:00") == .valid)
  }

  @Test("what the file says wins", arguments: Ticket.Status.allCases)
  func given(status: Ticket.Status) throws {
    var ticket = Ticket()
    ticket.status = status
    for date: Text in ["1950-01-01", "2150-01-01"] {
      ticket.date = TicketDate(date)
      #expect(ticket.status(at: try #require(WallTime(parsing: "2024-08-24"))) == status)
    }
  }
}
