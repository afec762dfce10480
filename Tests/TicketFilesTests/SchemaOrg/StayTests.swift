import Testing
import Tickets

@testable import TicketFiles

@Suite("nights, tables, cars, memberships")
struct StayTests {
  @Test("a hotel")
  func lodging() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "LodgingReservation", "checkinDate": "2026-01-02", "checkinTime": "15:00",
       "checkoutTime": "2026-01-03T11:00", "numAdults": 2, "numChildren": 1,
       "reservationFor": {"@type": "Hostel", "name": "Inn", "telephone": "+1",
        "address": {"streetAddress": "1 Road", "postalCode": 123, "addressLocality": "Town"}}}
      """)
    #expect(ticket.kind == .other)
    #expect(ticket.kindName == "Hostel")
    #expect(ticket.title == "Inn")
    #expect(ticket.date == TicketDate("2026-01-02T15:00"))
    #expect(ticket.ends == TicketDate("2026-01-03T11:00"))
    #expect(ticket.venue == Venue(name: "Inn", city: "Town"))
    #expect(ticket.front == ["Guests: 2 adults, 1 child"])
    #expect(ticket.rear == ["Address: 1 Road, 123 Town", "Phone: +1"])
  }

  @Test("a restaurant")
  func food() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "FoodEstablishmentReservation", "startTime": "2026-07-01T19:30", "endTime": "21:30",
       "partySize": {"@type": "QuantitativeValue", "value": 4},
       "reservationFor": {"@type": "FoodEstablishment", "name": "Grill"}}
      """)
    #expect(ticket.kindName == "Restaurant")
    #expect(ticket.title == "Grill")
    #expect(ticket.ends == TicketDate("2026-07-01T21:30"))
    #expect(ticket.front == ["Guests: 4"])
  }

  @Test("a rental car")
  func car() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "RentalCarReservation", "pickupTime": "2027-08-05T16:00",
       "pickupLocation": {"name": "Airport"}, "dropoffLocation": {"name": "Harbour"},
       "dropoffTime": "2027-08-06T20:00", "reservationFor": {"name": "Economy", "model": "Civic",
        "brand": {"name": "Honda"}, "rentalCompany": {"name": "Hertz"}}}
      """)
    #expect(ticket.kindName == "Rental car")
    #expect(ticket.title == "Hertz: Honda Civic")
    #expect(ticket.venue == Venue(name: "Airport"))
    #expect(ticket.ends == TicketDate("2027-08-06T20:00"))
    #expect(ticket.front == ["Car: Economy", "Return: Harbour"])
  }

  @Test("a taxi without any name")
  func taxi() throws {
    let ticket = try onlyTicket(
      #"{"@type": "TaxiReservation", "pickupTime": "2026-07-01T05:30", "partySize": 2}"#)
    #expect(ticket.title == "Taxi")
    #expect(ticket.front == ["Passengers: 2"])
  }

  @Test(
    "a museum",
    arguments: [
      """
      {"@type": "TouristAttractionVisit", "arrivalTime": "2026-03-01T10:00",
       "touristAttraction": {"name": "Old Museum"}}
      """,
      """
      {"@type": "EventReservation", "startTime": "2026-03-01T10:00",
       "reservationFor": {"@type": "Museum", "name": "Old Museum"}}
      """,
    ])
  func museum(json: String) throws {
    let ticket = try onlyTicket(json)
    #expect(ticket.kind == .museum)
    #expect(ticket.title == "Old Museum")
    #expect(ticket.date == TicketDate("2026-03-01T10:00"))
  }

  @Test("a membership, and a ticket for nothing in particular")
  func plain() throws {
    let card = try onlyTicket(
      """
      {"@type": "ProgramMembership", "programName": "Rail Card", "membershipNumber": "70",
       "member": {"name": "Max"}, "token": "aztecbin:AP8=", "validUntil": "2026-02-18"}
      """)
    #expect(card.kind == .loyalty)
    #expect(card.title == "Rail Card")
    #expect(card.reference == "70")
    #expect(card.holder == "Max")
    #expect(card.ends == TicketDate("2026-02-18"))
    #expect(card.barcodes.map(\.bytes) == [[0, 255]])
    let ticket = try onlyTicket(
      """
      {"@type": "Ticket", "name": "Day ticket", "ticketNumber": "J7", "validFrom": "2026-02-18",
       "issuedBy": {"name": "Railway"}, "ticketedSeat": {"seatingType": "2"}}
      """)
    #expect(ticket.kindName == "Ticket")
    #expect(ticket.title == "Day ticket")
    #expect(ticket.date == TicketDate("2026-02-18"))
    #expect(ticket.front == ["Class: 2", "Issued by: Railway", "Ticket number: J7"])
  }

  @Test("the parts of a package have its number and its guest")
  func package() throws {
    let tickets = try reading(
      """
      {"@type": "ReservationPackage", "reservationNumber": "P", "underName": "Ann",
       "subReservation": [
        {"@type": "LodgingReservation", "reservationFor": {"name": "Inn"}},
        {"@type": "TaxiReservation", "reservationNumber": "T", "pickupTime": "2026-07-01T05:30"}]}
      """
    ).tickets
    #expect(tickets.map(\.title) == ["Inn", "Taxi"])
    #expect(tickets.map(\.reference) == ["P", "T"])
    #expect(tickets.map(\.holder) == ["Ann", "Ann"])
  }

  @Test(
    "what is no ticket",
    arguments: [
      #"{"@type": "Restaurant", "name": "Grill", "telephone": "+1"}"#,
      #"{"@type": "Hotel", "name": "Inn"}"#, #"{"@type": "BlogPosting", "name": "News"}"#,
      #"{"@type": "ProgramMembership", "programName": "Miles"}"#,
      #"{"@type": "FlightReservation", "underName": "Ann"}"#, "{}", "[]", "7", #""Event""#,
      #"{"@type": "Event", "name": " "}"#,
    ])
  func nothing(json: String) throws {
    #expect(try reading(json).tickets.isEmpty)
  }

  @Test("a reservation with nothing but a number still says that it is cancelled")
  func cancelled() throws {
    let ticket = try onlyTicket(
      #"{"@type": "FlightReservation", "reservationNumber": "X", "reservationStatus": "Cancelled"}"#
    )
    #expect(ticket.title == "Flight")
    #expect(ticket.status == .void)
  }
}
