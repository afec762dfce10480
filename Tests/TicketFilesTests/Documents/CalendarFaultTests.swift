import Testing
import Tickets

@testable import TicketFiles

@Suite("Calendars: what is wrong in them")
struct CalendarFaultTests {
  private func read(_ lines: String) -> Reading {
    CalendarFile.read(
      "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n")
  }

  @Test("a line that is folded inside of a character")
  func foldedCharacter() {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:M\u{fc}nchen\r\nEND:VEVENT\r\n"
    var bytes = Array(text.utf8)
    let place = bytes.firstIndex(of: 0xbc) ?? 0
    bytes.insert(contentsOf: [0x0d, 0x0a, 0x20], at: place)
    #expect(
      CalendarFile.read(CalendarFile.text(of: bytes)).tickets.map(\.title) == ["M\u{fc}nchen"])
    #expect(CalendarFile.text(of: [0x4d, 0xfc]) == "M\u{fc}")
    #expect(CalendarFile.text(of: [0xff, 0xfe, 0xfc, 0]) == "\u{fc}")
    // The fold moves behind the character, so that no line is another's.
    #expect(CalendarFile.text(of: [0x4d, 0xc3, 0x0d, 0x0a, 0x20, 0xbc]) == "M\u{fc}\r\n ")
    #expect(
      CalendarFile.text(of: [0xf0, 0x0d, 0x09, 0x9f, 0x0a, 0x20, 0x8e, 0x9f, 0x41]) == "🎟\r\t\n A")
  }

  @Test("an event that says nothing is no ticket")
  func emptyEvents() {
    #expect(CalendarFile.read("BEGIN:VEVENT\nEND:VEVENT\n").tickets.isEmpty)
    #expect(read("UID:1\nSUMMARY: \nLOCATION:\nDESCRIPTION:text\nDTSTAMP:20240824").tickets == [])
    for line in ["SUMMARY:a", "DTSTART:20240824", "LOCATION:a", "GEO:1;2"] {
      #expect(read(line).tickets.count == 1, "\(line)")
    }
    let reading = CalendarFile.read(String(repeating: "BEGIN:VEVENT\nUID:1\n", count: 5000))
    #expect(reading.tickets == [])
    #expect(reading.remarks.count == 1000)
    #expect(reading.remarks.last?.location?.line == 1999)
  }

  @Test("a line that is none of a calendar is left out, and said once")
  func strayLines() {
    let reading = read("SUMMARY:a\nX FOO:x\nmore\n\nLOCATION:b\n:c\n d\nDTSTART:20240824")
    #expect(reading.tickets.map(\.title) == ["a"])
    #expect(reading.tickets.map(\.venue?.name) == ["b"])
    #expect(
      reading.remarks.map(\.words)
        == Array(repeating: "found a line that is none of a calendar; it is left out", count: 2))
    #expect(reading.remarks.map(\.location?.description) == ["5:1", "9:1"])
  }

  @Test(
    "times that are none are kept as they are, and said",
    arguments: [
      ("DTSTART:hello", #""DTSTART" should be a date, found "hello""#),
      ("DTSTART;TZID=X:20240231T100000 ", #""DTSTART" should be a date, found "20240231T100000""#),
      ("DTSTART:20240824\nDTEND:20241301", #""DTEND" should be a date, found "20241301""#),
      ("DTSTART:20240824T250000", #""DTSTART" should be a date, found "20240824T250000""#),
      ("DUE:soon", #""DUE" should be a date, found "soon""#),
      ("DURATION:soon", #""DURATION" should be a length of time, found "soon""#),
      ("DURATION:P999999999W", #""DURATION" should be a length of time, found "P999999999W""#),
      (
        "DTSTART:20240824T100000\nDURATION:P9999W",
        #""DURATION" should end between 1900 and 2200, found "P9999W""#
      ),
    ])
  func badTimes(lines: String, words: String) {
    let reading = read("SUMMARY:a\n" + lines)
    #expect(reading.remarks.map(\.words) == [words])
    #expect(reading.remarks.map(\.location?.line) == [4 + lines.split(separator: "\n").count])
    #expect(reading.remarks.map(\.ticket) == [0])
  }

  @Test("no time is nothing to speak of")
  func missingTimes() {
    #expect(read("SUMMARY:a\nDTSTART:\nDURATION: ").remarks == [])
    #expect(read("DTSTART:20240231T100000").tickets.map(\.date?.text) == ["20240231T100000"])
  }

  @Test("there is an end to the tickets")
  func bounds() {
    let many = String(repeating: "BEGIN:VEVENT\nSUMMARY:a\nEND:VEVENT\n", count: 20_005)
    let reading = CalendarFile.read(many)
    #expect(reading.tickets.count == 20_000)
    #expect(reading.remarks.map(\.words) == ["found more than 20,000 events; the rest is left out"])
    #expect(reading.remarks.first?.location?.line == 60_001)
  }

  @Test("of reservations that are cut, the whole ones are read")
  func cutReservations() {
    let show =
      #"{"@context":"http://schema.org","@type":"EventReservation","reservationFor":"#
      + #"{"@type":"Event","name":"%"}}"#
    let shows = ["A", "B"].map { show.replacing("%", with: $0) }.joined(separator: ",")
    let reading = read("SUMMARY:Show\nX-KDE-KITINERARY-RESERVATION:[\(shows),{\"@type\":")
    #expect(reading.tickets.map(\.title) == ["A", "B"])
    #expect(reading.remarks.map(\.words) == ["expected a value, found the end of the line"])
    #expect(reading.remarks.map(\.location?.line) == [5])
  }

  @Test("a reservation that cannot be read leaves the event, and a remark")
  func brokenReservation() {
    let reading = read("SUMMARY:Show\nX-KDE-KITINERARY-RESERVATION:[{\\,")
    #expect(reading.tickets.map(\.title) == ["Show"])
    #expect(reading.remarks.map(\.location?.line) == [5])
    #expect(reading.remarks.first?.words.hasPrefix("reservations are left out: ") == true)
  }

  @Test("an event without its end, and one in the midst of another")
  func missingEnd() {
    let reading = CalendarFile.read(
      "BEGIN:VEVENT\nSUMMARY:a\nBEGIN:VALARM\nBEGIN:VEVENT\nSUMMARY:b\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:c"
    )
    #expect(reading.tickets.map(\.title) == ["a", "b", "c"])
    #expect(reading.remarks.map(\.location?.line) == [1, 7])
  }

  @Test("an end before the start is shown as given, and said")
  func backwards() {
    let reading = read("DTSTART:20240831T230000\nDTEND:20240713T100000")
    #expect(reading.tickets.map(\.ends?.text) == ["2024-07-13T10:00"])
    #expect(
      reading.remarks.map(\.words)
        == ["found an end, 2024-07-13T10:00, before the start, 2024-08-31T23:00"])
    #expect(reading.remarks.map(\.location?.description) == ["5:1"])
  }
}
