import Testing
import Tickets

@testable import TicketFiles

@Suite("events")
struct EventTests {
  @Test(
    "two teams, however they are named",
    arguments: [
      #""homeTeam": "Blue", "awayTeam": {"@type": "SportsTeam", "name": "Red"}"#,
      #""competitor": [{"@type": "SportsTeam", "name": "Blue"}, "Red"]"#,
      #""performer": [{"@type": "SportsTeam", "name": "Blue"}, {"name": "Red"}]"#,
    ])
  func match(teams: String) throws {
    let ticket = try onlyTicket(
      """
      {"@type": "SportsEvent", "startDate": "2026-08-22", "doorTime": "13:30", "sport": "Football",
       "superEvent": {"name": "Cup"}, \(teams)}
      """)
    #expect(ticket.kind == .match)
    #expect(ticket.title == "Blue – Red")
    #expect(ticket.home == Team(name: "Blue"))
    #expect(ticket.away == Team(name: "Red"))
    #expect(ticket.competition == "Cup")
    #expect(ticket.sport == "Football")
    #expect(ticket.doors == TicketDate("2026-08-22T13:30"))
    #expect(ticket.fields.isEmpty)
  }

  @Test(
    "the kind",
    arguments: [
      (#""@type": "MusicEvent""#, .concert, nil), (#""@type": "DanceEvent""#, .theatre, nil),
      (#""@type": ["Event", "ScreeningEvent"]"#, .film, nil),
      (#""@type": "ExhibitionEvent""#, .museum, nil),
      (#""@type": "Event""#, .other, "Event"), (#""@type": "Festival""#, .other, "Festival"),
      (#""@type": "BusinessEvent""#, .other, "Business event"),
      (#""@type": "Event", "workPresented": {"@type": "Movie"}"#, .film, nil),
      (#""@type": "Event", "location": {"@type": "MusicVenue"}"#, .concert, nil),
      (#""@type": "Event", "performer": [{"@type": "MusicGroup"}]"#, .concert, nil),
      (#""@type": "Event", "homeTeam": "Blue""#, .match, nil),
    ] as [(String, Ticket.Kind, Text?)])
  func kind(members: String, kind: Ticket.Kind, name: Text?) throws {
    let ticket = try onlyTicket(#"{"name": "Evening", "startDate": "2026-08-22", \#(members)}"#)
    #expect(ticket.kind == kind)
    #expect(ticket.kindName == name)
  }

  @Test("every ticket with a code of its own is a card")
  func severalTickets() throws {
    let tickets = try reading(
      """
      {"@type": "EventReservation", "reservationFor": {"name": "Fair"}, "underName": ["Ann", "Bob"],
       "reservationNumber": "1", "totalPrice": 20, "reservedTicket": [
        {"ticketToken": "qrCode:A", "ticketedSeat": {"seatNumber": 1}, "totalPrice": 12},
        {"ticketToken": "qrCode:B", "ticketedSeat": {"seatNumber": 2}}]}
      """
    ).tickets
    #expect(tickets.map(\.holder) == ["Ann", "Bob"])
    #expect(tickets.map(\.seats) == [[Seat(seat: "1")], [Seat(seat: "2")]])
    #expect(tickets.map { $0.barcodes.map(\.message) } == [["A"], ["B"]])
    #expect(tickets.map(\.price?.line) == ["12", nil])
  }

  @Test("several seats without codes of their own are one card")
  func severalSeats() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "EventReservation", "reservationFor": {"name": "Fair"}, "ticketToken": "qrCode:A",
       "underName": ["Ann", {"givenName": "Bob"}], "reservedTicket": [
        {"ticketedSeat": [{"seatNumber": 1}, {"seatNumber": 2}]}, {"ticketedSeat": "Box 3"}]}
      """)
    #expect(ticket.holder == "Ann, Bob")
    #expect(ticket.seats.map(\.line) == ["Seat 1", "Seat 2", "Box 3"])
    #expect(ticket.barcodes.count == 1)
  }

  @Test(
    "states other than the expected one",
    arguments: [
      (#""reservationStatus": "http://schema.org/ReservationCancelled""#, .void, []),
      (#""reservationStatus": "Canceled""#, .void, []),
      (#""reservationStatus": "ReservationPending""#, nil, ["Status: Pending"]),
      (#""reservationStatus": "http://schema.org/Confirmed""#, nil, []),
    ] as [(String, Ticket.Status?, [String])])
  func status(member: String, status: Ticket.Status?, front: [String]) throws {
    let ticket = try onlyTicket(
      #"{"@type": "EventReservation", \#(member), "reservationFor": {"name": "Fair"}}"#)
    #expect(ticket.status == status)
    #expect(ticket.front == front)
  }

  @Test("a cancelled event, and one that is elsewhere")
  func eventStatus() throws {
    let cancelled = try onlyTicket(
      #"{"@type": "Event", "name": "Fair", "eventStatus": "https://schema.org/EventCancelled"}"#)
    #expect(cancelled.status == .void)
    let moved = try onlyTicket(
      """
      {"@type": "Event", "name": "Fair", "eventStatus": "EventMovedOnline",
       "location": {"@type": "VirtualLocation", "url": "https://x.example/live"}}
      """)
    #expect(moved.front == ["Status: Moved online"])
    #expect(moved.rear == ["Online: https://x.example/live"])
  }

  @Test("what is good to know stands on the back, each address once")
  func back() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "EventReservation", "additionalTicketText": "No bags", "broker": {"name": "Agency"},
       "ticketDownloadUrl": "https://x.example/1", "ticketPrintUrl": "https://x.example/2",
       "modifyReservationUrl": "/relative", "url": "https://x.example/3",
       "action": [{"@type": "ViewAction", "target": "https://x.example/3"},
        {"@type": "UpdateAction", "target": {"@type": "EntryPoint",
          "urlTemplate": "https://x.example/4"}}],
       "reservationFor": {"@type": "Event", "name": "Fair", "description": "All day",
        "organizer": "Town", "location": {"name": "Hall", "address": "1 Main Street",
          "telephone": "+44 1", "email": "a@x.example",
          "geo": {"latitude": 51.50, "longitude": "-0.10"}}}}
      """)
    #expect(ticket.venue == Venue(name: "Hall", latitude: "51.50", longitude: "-0.10"))
    #expect(
      ticket.rear == [
        "Notes: No bags", "Description: All day", "Address: 1 Main Street", "Phone: +44 1",
        "Email: a@x.example", "Organizer: Town", "Booked with: Agency",
        "Booking: https://x.example/3", "Download ticket: https://x.example/1",
        "Print ticket: https://x.example/2", "Change booking: https://x.example/4",
      ])
  }
}
