import Testing
import Tickets

@testable import TicketFiles

@Suite("Calendars")
struct CalendarFileTests {
  private func read(_ lines: String, kind: String = "VEVENT") -> Reading {
    CalendarFile.read(
      "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:\(kind)\n\(lines)\nEND:\(kind)\nEND:VCALENDAR\n")
  }

  private func ticket(_ lines: String, kind: String = "VEVENT") throws -> Ticket {
    try #require(read(lines, kind: kind).tickets.first)
  }

  @Test("an event with all that is read")
  func event() throws {
    let reading = CalendarFile.read(
      """
      BEGIN:VCALENDAR\r
      BEGIN:VTIMEZONE\r
      BEGIN:STANDARD\r
      DTSTART:19701025T030000\r
      END:STANDARD\r
      END:VTIMEZONE\r
      begin:vevent\r
      UID:1@a.example\r
      summary;LANGUAGE=en:Jazz\\, late\r
       r than usual\r
      DTSTART;TZID="Europe/Berlin":20240824T173000\r
      DTEND;TZID=Europe/Berlin:20240824T200000\r
      LOCATION:Hall\\; left\r
      GEO:52.52;-13.380\r
      DESCRIPTION:<p>One</p><p>Two &amp; three</p>\r
      ORGANIZER;CN="The: Club":MAILTO:club@a.example\r
      CATEGORIES:Music,Jazz\\, live\r
      CATEGORIES:Club\r
      URL:https://a.example/?a=1&copy=2\r
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,-1SU;UNTIL=20241231\r
      ATTACH:data\r
      BEGIN:VALARM\r
      DESCRIPTION:Alarm\r
      SUMMARY:Alarm\r
      END:VALARM\r
      END:VEVENT\r
      END:VCALENDAR\r

      """)
    #expect(reading.remarks == [])
    let ticket = try #require(reading.tickets.first)
    #expect(reading.tickets.count == 1)
    #expect(ticket.id == Ticket.ID("1@a.example"))
    #expect(ticket.kind == nil)
    #expect(ticket.title == "Jazz, later than usual")
    #expect(ticket.date?.text == "2024-08-24T17:30")
    #expect(ticket.ends?.text == "2024-08-24T20:00")
    #expect(
      ticket.venue == Venue(name: "Hall; left", latitude: "52.52", longitude: "-13.380"))
    #expect(ticket.tags == ["Music", "Jazz, live", "Club"])
    #expect(ticket.status == nil)
    #expect(ticket.source == Source(format: "icalendar"))
    #expect(
      ticket.back == [
        Field(label: "Description", value: "One\nTwo & three"),
        Field(label: "Repeats", value: "every 2 weeks on Sat, last Sun, until 2024-12-31"),
        Field(label: "Organizer", value: "The: Club"),
        Field(label: "Link", value: "https://a.example/?a=1&copy=2"),
      ])
  }

  @Test(
    "when it is",
    arguments: [
      ("DTSTART:20240824T153000Z", "2024-08-24T15:30Z", nil),
      (
        "DTSTART:20240824T153000Z\nDTEND:20240824T170000Z", "2024-08-24T15:30Z", "2024-08-24T17:00Z"
      ),
      ("DTSTART;VALUE=DATE:20240824", "2024-08-24", nil),
      ("DTSTART;VALUE=DATE:20240824\nDTEND;VALUE=DATE:20240825", "2024-08-24", nil),
      ("DTSTART;VALUE=DATE:20240824\nDTEND;VALUE=DATE:20240824", "2024-08-24", nil),
      ("DTSTART;VALUE=DATE:20240830\nDTEND;VALUE=DATE:20240902", "2024-08-30", "2024-09-01"),
      ("DTSTART;VALUE=DATE:20240830\nDURATION:P3D", "2024-08-30", "2024-09-01"),
      ("DTSTART;VALUE=DATE:20240830\nDURATION:P1D", "2024-08-30", nil),
      ("DTSTART:20240831T230000\nDURATION:PT2H30M", "2024-08-31T23:00", "2024-09-01T01:30"),
      ("DTSTART:20240831T230000Z\nDURATION:PT90M", "2024-08-31T23:00Z", "2024-09-01T00:30Z"),
      ("DTSTART:20240831T230000\nDURATION:P1W", "2024-08-31T23:00", "2024-09-07T23:00"),
      ("DTSTART:20240831T230000\nDURATION:-PT1H", "2024-08-31T23:00", "2024-08-31T22:00"),
      ("DTSTART:20240831T230000\nDURATION:soon", "2024-08-31T23:00", nil),
      ("DTSTART:20240831T230000\nDTEND:20240831T230000", "2024-08-31T23:00", nil),
      ("DTSTART:20240831T230000\nDTEND:20240713T100000", "2024-08-31T23:00", "2024-07-13T10:00"),
      ("DTSTART:tomorrow\nDURATION:PT1H", "tomorrow", nil),
      ("DTEND:20240713T100000", nil, nil),
      ("DTSTART:22001231T230000\nDURATION:P1D", "2200-12-31T23:00", nil),
    ] as [(String, String?, String?)])
  func times(lines: String, start: String?, end: String?) throws {
    let ticket = try ticket("SUMMARY:a\n" + lines)
    #expect(ticket.date?.text.verbatim == start)
    #expect(ticket.ends?.text.verbatim == end)
  }

  @Test(
    "lengths of time",
    arguments: [
      ("P1W", 604_800), ("P1DT2H3M4S", 93_784), ("+PT5S", 5), ("-P1D", -86_400), ("pt1h", 3600),
      ("P", nil), ("", nil), ("P1", nil), ("P1H", nil), ("PT1D", nil), ("P1Y", nil),
      ("PT99999999999999999999S", nil), ("P999999999W", nil), ("PTT1S", nil),
      ("PP", nil),
    ] as [(String, Int?)])
  func durations(text: String, seconds: Int?) {
    #expect(CalendarDuration(text)?.seconds == seconds)
  }

  @Test("a length of time that is too long in all is none")
  func longestDuration() {
    #expect(CalendarDuration("P" + String(repeating: "9999W", count: 1000)) == nil)
  }

  @Test(
    "what does not take place",
    arguments: ["STATUS:CANCELLED", "status: Cancelled "])
  func cancelled(line: String) throws {
    #expect(try ticket("SUMMARY:a\n" + line).status == .void)
    #expect(try ticket("SUMMARY:a\nSTATUS:CONFIRMED").status == nil)
  }

  @Test("a calendar that takes its events back")
  func cancellation() {
    let text = "BEGIN:VCALENDAR\nMETHOD:CANCEL\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR"
    #expect(CalendarFile.read(text).tickets.map(\.status) == [.void])
  }

  @Test("tasks")
  func tasks() throws {
    let open = try ticket("SUMMARY:Pay\nDTSTART:20240801\nDUE:20240831T120000", kind: "VTODO")
    #expect(open.isTask && !open.isDone)
    #expect(open.date?.text == "2024-08-31T12:00")
    #expect(open.ends == nil)
    for line in ["STATUS:COMPLETED", "COMPLETED:20240801T100000Z", "PERCENT-COMPLETE:100"] {
      #expect(try ticket("SUMMARY:a\n" + line, kind: "VTODO").status == .used)
    }
    #expect(try ticket("SUMMARY:a\nSTATUS:CANCELLED", kind: "VTODO").status == .void)
    #expect(try ticket("SUMMARY:a\nPERCENT-COMPLETE:50", kind: "VTODO").status == nil)
  }

  @Test("an organizer without a name, and places without sense")
  func odd() throws {
    #expect(
      try ticket("SUMMARY:a\nORGANIZER:mailto:a@a.example").back.map(\.value) == ["a@a.example"])
    #expect(try ticket("SUMMARY:a\nGEO:52.5").venue == nil)
    #expect(try ticket("SUMMARY:a\nGEO:north;east").venue == nil)
    #expect(try ticket("GEO:52.5\\,13.4").venue == Venue(latitude: "52.5", longitude: "13.4"))
    #expect(try ticket("LOCATION:a\nSUMMARY: \nUID:\nDESCRIPTION:\nCATEGORIES:,\nURL:").back == [])
  }

  @Test("a day that differs from its series is a ticket of its own")
  func series() throws {
    let ticket = try ticket("SUMMARY:a\nUID:1\nRECURRENCE-ID;TZID=X:20240824T100000")
    #expect(ticket.id == Ticket.ID("1/20240824T100000"))
  }

  @Test(
    "how it repeats",
    arguments: [
      ("FREQ=DAILY;COUNT=10", "daily, 10 times"), ("FREQ=YEARLY", "yearly"),
      ("freq=monthly;byday=1MO", "monthly on 1st Mon"), ("FREQ=WEEKLY;INTERVAL=1", "weekly"),
      ("FREQ=SECONDLY", nil), ("x", nil),
    ] as [(String, String?)])
  func rules(rule: String, words: String?) {
    #expect(RecurrenceRule(rule).words == words)
  }

  @Test("an event that holds a reservation is one ticket")
  func reservation() {
    let reading = read(
      """
      SUMMARY:Show
      X-KDE-KITINERARY-RESERVATION:[{"@context":"http://schema.org"\\,"@type":
       "EventReservation"\\,"reservationFor":{"@type":"Event"\\,"name":"Show"}}]
      """)
    #expect(reading.tickets.map(\.title) == ["Show"])
    #expect(reading.remarks == [])
  }

  @Test("a calendar without events")
  func empty() {
    #expect(CalendarFile.read("BEGIN:VCALENDAR\nEND:VCALENDAR").tickets == [])
    #expect(CalendarFile.read("").tickets == [])
  }
}
