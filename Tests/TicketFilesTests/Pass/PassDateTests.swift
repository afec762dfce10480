import Testing
import Tickets

@testable import TicketFiles

@Suite("When a pass's event is")
struct PassDateTests {
  @Test(
    "where the start comes from, the first first",
    arguments: [
      (
        #""semantics": {"eventStartDate": "2024-01-01T10:00+01:00"}, "relevantDate": "2024-02-02""#,
        "2024-01-01T10:00+01:00"
      ),
      (
        #""semantics": {"eventStartDateInfo": {"date": "2024-01-02T20:00+02:00"}}"#,
        "2024-01-02T20:00+02:00"
      ),
      (
        #"""
        "semantics": {"eventStartDateInfo": {
          "date": "2024-01-02T20:00+02:00", "ignoreTimeComponents": true}}
        """#, "2024-01-02"
      ),
      (
        #""relevantDates": [{"startDate": "2024-01-03T10:00Z"}], "relevantDate": "2024-02-02""#,
        "2024-01-03T10:00Z"
      ),
      (#""relevantDates": [{"date": "2024-01-04T10:00"}]"#, "2024-01-04T10:00"),
      (#""relevantDates": [{"relevantDate": "2024-01-05T10:00"}]"#, "2024-01-05T10:00"),
      (#""relevantDate": "2025-07-04T17:30Z""#, "2025-07-04T17:30Z"),
      (#""relevantDate": "2024-07-03 08:00""#, "2024-07-03T08:00"),
      (#""relevantDate": "2014-07-20T15:30:00-57:00""#, "2014-07-20T15:30"),
      (#""relevantDate": "2024-07-03T08:00:00.000+0200""#, "2024-07-03T08:00+02:00"),
      (#""relevantDate": null"#, nil), (#""relevantDates": []"#, nil),
    ] as [(String, String?)])
  func members(json: String, date: String?) throws {
    let pass = try ReadPass("\"eventTicket\": {}, \(json)")
    #expect(pass.date == date)
    #expect(pass.remarks == [])
    if let date { #expect(WallTime(parsing: date) == pass.ticket.date?.wallTime) }
  }

  @Test(
    "fields that say when, and what of them stays a line",
    arguments: [
      (["d|DATUM|24.08.2024"], "2024-08-24", []),
      (["d|DATUM|24.08.2024", "t|UHRZEIT|19:30"], "2024-08-24T19:30", []),
      (["d|Fecha|24/08/2024 21:00"], "2024-08-24T21:00", []),
      (["d||Samstag, 24. August 2024, 17:30 Uhr"], "2024-08-24T17:30", []),
      (["d|Von wann|24 Aug 2024"], "2024-08-24", ["Von wann: 24 Aug 2024"]),
      (["d|Datum|24.08."], nil, ["Datum: 24.08."]),
      (["d|Geburtsdatum|24.08.2004"], nil, ["Geburtsdatum: 24.08.2004"]),
      (["d|Bestelldatum|24.08.2004"], nil, ["Bestelldatum: 24.08.2004"]),
      (["d|Kennung|20240824"], nil, ["Kennung: 20240824"]),
    ] as [([String], String?, [String])])
  func fields(fields: [String], date: String?, front: [String]) throws {
    let pass = try ReadPass(primary: ["e|EVENT|Fest"], secondary: fields)
    #expect(pass.date == date)
    #expect(pass.front == front)
  }

  @Test("the date is in a header's label, and the time its value")
  func label() throws {
    let pass = try ReadPass(
      header: ["d|08.05.2022|20:15"], primary: ["m|FILM|Alien vs. Predator"],
      secondary: ["s|Saal|3", "p|Plätze|Reihe 7, Platz 12"], #""organizationName": "Kino""#)
    #expect(pass.date == "2022-05-08T20:15")
    #expect(pass.ticket.kind == .film)
    #expect(pass.ticket.title == "Alien vs. Predator")
    #expect(pass.seats == ["Row 7 · Seat 12"])
    #expect(pass.front == ["Saal: 3"])
  }

  @Test("a label that says where stays, though its value is the date")
  func tellingLabel() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {"headerFields": [{"key": "h", "label": "Aula 1", "value": "2025-07-04T17:30Z",
        "dateStyle": "PKDateStyleMedium", "timeStyle": "PKDateStyleShort"}]}, "description": "Fest"
      """#)
    #expect(pass.date == "2025-07-04T17:30Z")
    #expect(pass.front == ["Aula 1: Fri 2025-07-04 17:30"])
  }

  @Test("a span of days, and an end that is no end")
  func ends() throws {
    let span = try ReadPass(header: ["startzeit||11.07.2025 - 12.07.2025"], primary: ["e||Fest"])
    #expect(span.date == "2025-07-11")
    #expect(span.ticket.ends?.text == "2025-07-12")
    #expect(span.front == [])
    let fields = try ReadPass(
      primary: ["e|EVENT|Fest"], secondary: ["a|Beginn|24.08.2024 17:30", "b|Ende|19:00"])
    #expect(fields.ticket.ends?.text == "2024-08-24T19:00")
    let wrong = try ReadPass(
      #"""
      "eventTicket": {}, "semantics": {
        "eventStartDate": "2024-08-24T17:30", "eventEndDate": "2024-08-23T17:30"}
      """#)
    #expect(wrong.ticket.ends == nil)
    #expect(
      wrong.remarks == [
        "the end, 2024-08-23T17:30, should be later than the start, 2024-08-24T17:30"
      ])
  }

  @Test("further dates are on the back, and the last of them is the end")
  func several() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {}, "relevantDates": [
        {"startDate": "2025-06-06T10:00", "endDate": "2025-06-06T23:00"},
        {"startDate": "2025-06-07T10:00", "endDate": "2025-06-07T23:00"}, {"date": "junk"}]
      """#)
    #expect(pass.date == "2025-06-06T10:00")
    #expect(pass.ticket.ends?.text == "2025-06-07T23:00")
    #expect(pass.back == ["Also on: Sat 2025-06-07 10:00 – Sat 2025-06-07 23:00"])
    #expect(
      pass.remarks == [
        "\"relevantDates\" should be a date such as 2024-08-24T17:30, found \"junk\""
      ])
  }

  @Test("an event in Greenwich's clock is shown by the clock that its pass prints")
  func printed() throws {
    let pass = try ReadPass(
      primary: ["e|EVENT|Fest"], secondary: ["t|Beginn|20:00", "d|Einlass|19:00"],
      #""relevantDate": "2024-07-03T18:00:00Z""#)
    #expect(pass.date == "2024-07-03T20:00+02:00")
    #expect(pass.ticket.doors?.shown == "Wed 2024-07-03 19:00")
    let own = try ReadPass(
      primary: ["e|EVENT|Fest"], secondary: ["t|Beginn|20:00"],
      #""relevantDate": "2024-07-03T19:00:00+02:00""#)
    #expect(own.date == "2024-07-03T19:00+02:00")
    #expect(own.front == ["Beginn: 20:00"])
  }

  @Test("an expiry is on the back, and the end only of what has no date")
  func expiration() throws {
    let card = try ReadPass(#""storeCard": {}, "expirationDate": "2030-01-01T00:00:00Z""#)
    #expect(card.ticket.ends?.text == "2030-01-01T00:00Z")
    #expect(card.back == ["Valid until: Tue 2030-01-01 00:00"])
    let event = try ReadPass(
      #""eventTicket": {}, "relevantDate": "2024-07-03", "expirationDate": "2030-01-01""#)
    #expect(event.ticket.ends == nil)
  }

  @Test("a date that is not announced is said so")
  func unannounced() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {}, "semantics": {"eventStartDateInfo": {
        "date": "2024-01-01T00:00Z", "unannounced": true}}
      """#)
    #expect(pass.ticket.date == nil)
    #expect(pass.front == ["Date: to be announced"])
  }
}
