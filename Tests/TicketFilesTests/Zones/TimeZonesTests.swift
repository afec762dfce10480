import Glibc
import Testing
import Tickets

@testable import TicketFiles

@Suite("the system's zones")
struct TimeZonesTests {
  static let hasBerlin = access("/usr/share/zoneinfo/Europe/Berlin", R_OK) == 0

  private func shifted(_ time: String, _ zone: String) throws -> String {
    try #require(WallTime(parsing: time)).shifted(toZone: zone).iso8601
  }

  @Test("a time in Greenwich by the clocks of Berlin", .enabled(if: hasBerlin))
  func berlin() throws {
    #expect(TimeZones.offset(of: "Europe/Berlin", at: 1_749_319_200) == 120)
    #expect(try shifted("2025-06-07T18:00Z", "Europe/Berlin") == "2025-06-07T20:00+02:00")
    #expect(try shifted("2025-12-31T23:30:05Z", "Europe/Berlin") == "2026-01-01T00:30:05+01:00")
    for time in ["2025-06-07", "2025-06-07T18:00", "2025-06-07T18:00+02:00", "2025-06"] {
      #expect(try shifted(time, "Europe/Berlin") == time)
    }
  }

  @Test("a calendar names its own, a pass the event's", .enabled(if: hasBerlin))
  func calendarsAndPasses() throws {
    let event = "BEGIN:VEVENT\nSUMMARY:Show\nDTSTART:20250607T180000Z\nEND:VEVENT\n"
    let calendar = "BEGIN:VCALENDAR\nX-WR-TIMEZONE:Europe/Berlin\n\(event)END:VCALENDAR\n"
    #expect(CalendarFile.read(calendar).tickets.first?.date == TicketDate("2025-06-07T20:00+02:00"))
    let pass = try JSONDocument(
      Array(
        #"""
        {"eventTicket": {}, "semantics": {"eventStartDateInfo": {
          "date": "2025-06-07T18:00:00Z", "timeZone": "Europe/Berlin"}}}
        """#.utf8))
    let ticket = PassDecoder.read(try #require(pass.roots.first), strings: [:]).tickets.first
    #expect(ticket?.date == TicketDate("2025-06-07T20:00+02:00"))
  }

  @Test("KDE names the zone beside the time", .enabled(if: hasBerlin))
  func qDateTime() throws {
    let ticket = try onlyTicketWithStart(
      #"{"@type": "QDateTime", "@value": "2025-06-07T18:00:00Z", "timezone": "Europe/Berlin"}"#)
    #expect(ticket.date == TicketDate("2025-06-07T20:00+02:00"))
  }

  @Test("a zone that nobody knows changes nothing", arguments: ["Nowhere/Town", "", "../x"])
  func unknownZone(zone: String) throws {
    #expect(TimeZones.offset(of: zone, at: 0) == nil)
    #expect(try shifted("2025-06-07T18:00Z", zone) == "2025-06-07T18:00Z")
    let ticket = try onlyTicketWithStart(
      #"{"@type": "QDateTime", "@value": "2025-06-07T18:00:00Z", "timezone": "\#(zone)"}"#)
    #expect(ticket.date == TicketDate("2025-06-07T18:00:00Z"))
  }

  private func onlyTicketWithStart(_ time: String) throws -> Ticket {
    let json = #"{"@type": "Event", "name": "A", "startDate": \#(time)}"#
    let tickets = SchemaOrg.read(try JSONDocument(Array(json.utf8)).roots).tickets
    return tickets.count == 1 ? tickets[0] : Ticket()
  }

  @Test(
    "names",
    arguments: [
      ("Europe/Berlin", true), ("Etc/GMT+5", true), ("America/Port-au-Prince", true),
      ("America/Argentina/Buenos_Aires", true), ("", false), ("/etc/passwd", false),
      ("../../etc/passwd", false), ("Europe/../Berlin", false), ("Europe Berlin", false),
      ("Zürich", false), ("zone.tab", false), ("a\0b", false),
      (String(repeating: "a", count: 64), true), (String(repeating: "a", count: 65), false),
    ])
  func names(name: String, isName: Bool) { #expect(TimeZones.isName(name) == isName) }
}
