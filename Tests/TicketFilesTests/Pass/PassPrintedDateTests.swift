import Testing
import Tickets

@testable import TicketFiles

@Suite("Dates that a pass prints, beside those that it says")
struct PassPrintedDateTests {
  @Test(
    "a label can be the day, and a time can have one, whatever the key is called",
    arguments: [
      ("date|24.08.2024|15:30", "2024-08-24T15:30"), ("x|24.08.2024|15:30", "2024-08-24T15:30"),
      ("time|24.08.2024|15:30", "2024-08-24T15:30"),
      ("event-date|SAT 24 AUG 2024|5:30 PM", "2024-08-24T17:30"),
      ("a|TIME|Sat 23 Nov 2024 18:45", "2024-11-23T18:45"),
      ("a|Uhrzeit|23.11.2024 18:45 Uhr", "2024-11-23T18:45"),
      ("a|Hora|23/11/2024 18:45h", "2024-11-23T18:45"),
      ("a|Horaire|23/11/2024 à 18h45", "2024-11-23T18:45"),
      ("a|SÉANCE|vendredi 28 juin 2024 à 19h40", "2024-06-28T19:40"),
      ("a|Session|2024-11-23 18:45", "2024-11-23T18:45"),
    ])
  func labels(field: String, date: String) throws {
    let pass = try ReadPass(header: [field], primary: ["e|EVENT|Fest"])
    #expect(pass.date == date)
    #expect(pass.front == [])
  }

  @Test(
    "the printed start, where the pass's own date is midnight or when the doors open",
    arguments: [
      ("2024-10-18T18:30:00+02:00", "2024-10-18T20:00+02:00"),
      ("2024-10-18T00:00:00+02:00", "2024-10-18T20:00+02:00"),
      ("2024-10-18T00:00:00Z", "2024-10-18T20:00"), ("2024-10-18T00:00", "2024-10-18T20:00"),
      // Else its own date comes first.
      ("2024-10-18T17:00:00+02:00", "2024-10-18T17:00+02:00"),
      ("2024-10-19T00:00:00+02:00", "2024-10-19T00:00+02:00"),
    ])
  func midnight(relevant: String, date: String) throws {
    let pass = try ReadPass(
      primary: ["e|EVENT|Fest"],
      secondary: ["d|Date|18.10.2024", "t|Kick-off|20:00", "o|Doors|18:30"],
      "\"relevantDate\": \"\(relevant)\"")
    #expect(pass.date == date)
  }

  @Test(
    "an instant is shown by the printed clock, though its day has no year",
    arguments: [
      (["d|OCT 18|7:30 PM"], "2024-10-19T02:30Z", "2024-10-18T19:30-07:00"),
      (["d|DATE|Fri, Oct 18", "t|TIME|7:30 PM"], "2024-10-19T02:30Z", "2024-10-18T19:30-07:00"),
      (["d|DATE|Fri, Oct 18 · 7:30 PM"], "2024-10-19T02:30Z", "2024-10-18T19:30-07:00"),
      (["t|TIME|7:30 PM"], "2024-10-19T02:30Z", "2024-10-18T19:30-07:00"),
      (["d|Date|Sat 19 Oct", "t|Time|7:30 AM"], "2024-10-18T20:30Z", "2024-10-19T07:30+11:00"),
      (["d|19.10.|7:30"], "2024-10-18T20:30Z", "2024-10-19T07:30+11:00"),
      (["d|Dec 31|9:00 PM"], "2025-01-01T02:00Z", "2024-12-31T21:00-05:00"),
      (["d|Jan 1|10:00"], "2024-12-31T23:00Z", "2025-01-01T10:00+11:00"),
      (["d|OCT 18|7:30 PM"], "2024-10-19T00:00Z", "2024-10-19T00:00Z"),
      // Another day's clock, and nobody's.
      (["d|OCT 15|7:30 PM"], "2024-10-19T02:30Z", "2024-10-19T02:30Z"),
      (["d|OCT 18|7:37 PM"], "2024-10-19T02:30Z", "2024-10-19T02:30Z"),
    ] as [([String], String, String)])
  func yearless(fields: [String], instant: String, date: String) throws {
    let pass = try ReadPass(
      header: fields, primary: ["e|EVENT|Fest"], "\"relevantDate\": \"\(instant)\"")
    #expect(pass.date == date)
    if date != instant { #expect(pass.front == []) }
  }

  @Test(
    "the only day of a field that is called a date, whatever else it says",
    arguments: [
      ("Fr, 22.11.2024 Einlass 19:00 Beginn 20:00", "2024-11-22T20:00", "2024-11-22T19:00"),
      ("22 Nov 2024 (19:00 Einlass, 20:00 Beginn)", "2024-11-22T20:00", "2024-11-22T19:00"),
      ("22/11/2024 Kick-off 8pm, Doors: 6:30pm", "2024-11-22T20:00", "2024-11-22T18:30"),
      ("Sa. 23. Nov. 2024, Beginn 20 Uhr", "2024-11-23T20:00", nil),
      ("17:30 Aug 24, 2024 rain or shine", "2024-08-24T17:30", nil),
      ("24.08.2024 and 25.08.2024 rain or shine", nil, nil),
      ("22 listopadu 2024", nil, nil),
    ] as [(String, String?, String?)])
  func mentions(value: String, date: String?, doors: String?) throws {
    let pass = try ReadPass(primary: ["e|EVENT|Fest"], secondary: ["d|DATE|\(value)"])
    #expect(pass.date == date)
    #expect(pass.ticket.doors?.text.verbatim == doors)
    #expect(pass.front == ["DATE: \(value)"])
  }

  @Test("a span of days whose dash has no space around it")
  func span() throws {
    let pass = try ReadPass(primary: ["e|EVENT|Fest"], secondary: ["d|DATE|Nov 22-24, 2024"])
    #expect(pass.date == "2024-11-22")
    #expect(pass.ticket.ends?.text == "2024-11-24")
    #expect(pass.front == [])
  }

  @Test("a styled date on a card's back is not the card's", arguments: ["generic", "storeCard"])
  func cards(style: String) throws {
    let field = """
      {"key": "dateTime", "label": "short date", "value": "1980-05-07T10:00-05:00",
        "dateStyle": "PKDateStyleShort"}
      """
    let back = try ReadPass("\"\(style)\": {\"backFields\": [\(field)]}")
    #expect(back.date == nil)
    #expect(back.back == ["short date: Wed 1980-05-07"])
    let front = try ReadPass("\"\(style)\": {\"auxiliaryFields\": [\(field)]}")
    #expect(front.date == "1980-05-07")
  }
}
