import Testing
import Tickets

@testable import Viewer

@Suite("What a card says under its headline")
struct BodyLinesTests {
  private func lines(_ ticket: Ticket) -> [String] {
    let details = Headline(ticket, rows: 2, columns: 70).details
    return BodyLines(ticket, rows: 8, columns: 70, without: details).all.map {
      $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)"
    }
  }

  @Test(
    "until when, where that is another day",
    arguments: [
      ("2025-06-06", "2025-06-08", ["Until: Sun 2025-06-08"]),
      ("2025-06-06T20:00", "2025-06-06T23:00", []), (nil, "2027-01-31", ["Until: Sun 2027-01-31"]),
      ("2025-06-06", nil, []), ("2025-06-06", "soon", []),
    ] as [(Text?, Text?, [String])])
  func until(date: Text?, ends: Text?, expected: [String]) {
    var ticket = Ticket.titled("Festival")
    ticket.date = date.map { TicketDate($0) }
    ticket.ends = ends.map { TicketDate($0) }
    #expect(lines(ticket) == expected)
  }

  @Test("a seat is never cut")
  func seat() {
    var match = Ticket.titled("Final")
    match.venue = Venue(name: "Stadium")
    match.seats = [Seat(gate: "North 3", block: "N12", row: "7", seat: "43")]
    let details = Headline(match, rows: 2, columns: 30).details
    let lines = BodyLines(match, rows: 8, columns: 30, without: details).all.map(\.text)
    #expect(lines == ["Gate North 3 · Block N12 ·", "Row 7 · Seat 43"])
  }

  @Test("a hotel's card does not name the hotel twice")
  func venue() {
    var hotel = Ticket.titled("Haus Maria")
    hotel.venue = Venue(name: "Haus Maria", city: "Randa", country: "CH")
    #expect(Headline(hotel, rows: 2, columns: 60).rows[1].left?.text == "Randa, CH")
    hotel.venue = Venue(name: "Haus Maria")
    hotel.holder = "Ann Example"
    #expect(Headline(hotel, rows: 2, columns: 60).rows[1].left == nil)
    #expect(lines(hotel) == ["Holder: Ann Example"])
  }

  @Test("a match's title is said only where it says more than the teams")
  func fixture() {
    var match = Ticket()
    (match.home, match.away) = (Team(name: "Aston Villa"), Team(name: "Arsenal"))
    match.title = "Aston Villa – Arsenal"
    #expect(lines(match) == [])
    match.title = "Boxing Day special"
    #expect(lines(match) == ["Boxing Day special"])
  }
}
