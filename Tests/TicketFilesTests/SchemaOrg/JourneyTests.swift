import Testing
import Tickets

@testable import TicketFiles

@Suite("journeys")
struct JourneyTests {
  @Test("a flight")
  func flight() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "FlightReservation", "reservationNumber": "RX", "underName": "Eva Green",
       "airplaneSeat": "9A", "airplaneSeatClass": {"name": "Economy"}, "boardingGroup": "B",
       "passengerSequenceNumber": 25, "ticketNumber": "123XYZ", "ticketToken": "aztecCode:M1",
       "programMembershipUsed": {"programName": "Star", "membershipNumber": "4BY"},
       "checkinUrl": "http://x.example/in", "reservationFor": {"@type": "Flight",
        "flightNumber": "110", "airline": {"name": "United", "iataCode": "UA"},
        "departureAirport": {"name": "San Francisco Airport", "iataCode": "SFO"},
        "departureTime": "2027-03-04T20:15:00-08:00", "departureGate": "11",
        "departureTerminal": "B", "boardingTime": "2027-03-04T19:15:00-08:00",
        "arrivalAirport": {"name": "John F. Kennedy", "iataCode": "JFK"},
        "arrivalTime": "2027-03-05T06:30:00-05:00", "arrivalTerminal": 4}}
      """)
    #expect(ticket.kind == .flight)
    #expect(ticket.title == "SFO → JFK")
    #expect(ticket.from == Stop(name: "San Francisco Airport", code: "SFO", platform: "11"))
    #expect(ticket.to == Stop(name: "John F. Kennedy", code: "JFK"))
    #expect(ticket.date == TicketDate("2027-03-04T20:15:00-08:00"))
    #expect(ticket.ends == TicketDate("2027-03-05T06:30:00-05:00"))
    #expect(ticket.seats == [Seat(seat: "9A")])
    #expect(ticket.barcodes.map(\.message) == ["M1"])
    #expect(
      ticket.front == [
        "Flight: UA 110", "Boarding: 19:15", "Terminal: B", "Group: B", "Sequence: 25",
        "Class: Economy", "Airline: United", "Ticket number: 123XYZ",
      ])
    #expect(
      ticket.rear == [
        "Arrival terminal: 4", "Membership: Star 4BY", "Check in: http://x.example/in",
      ])
  }

  @Test("a train")
  func train() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "TrainReservation", "reservationFor": {"@type": "TrainTrip", "trainName": "IC",
       "trainNumber": 816, "provider": {"name": "SBB"}, "departureDay": "2024-08-24",
       "departureTime": "12:30", "departurePlatform": "4A-D", "arrivalTime": "14:10",
       "departureStation": {"name": "Glasgow Central", "identifier": "uk:GLC"},
       "arrivalStation": {"name": "Visp", "identifier": "ibnr:8501605"}},
       "reservedTicket": {"name": "Saver", "ticketedSeat":
        {"seatSection": 7, "seatNumber": "61", "seatingType": "2"}}}
      """)
    #expect(ticket.kind == .train)
    #expect(ticket.title == "Glasgow Central → Visp")
    #expect(ticket.from == Stop(name: "Glasgow Central", code: "GLC", platform: "4A-D"))
    #expect(ticket.to == Stop(name: "Visp"))
    #expect(ticket.date == TicketDate("2024-08-24T12:30"))
    #expect(ticket.ends == TicketDate("2024-08-24T14:10"))
    #expect(ticket.seats.map(\.line) == ["Coach 7 · Seat 61"])
    #expect(ticket.front == ["Train: IC 816", "Class: 2", "Operator: SBB", "Ticket: Saver"])
  }

  @Test(
    "vehicles by what only they have",
    arguments: [
      (
        #"{"departureBusStop": "A", "arrivalBusStop": "B", "busNumber": "SA", "busName": "Night"}"#,
        .bus, "A → B", ["Bus: SA", "Line: Night"]
      ),
      (
        #"{"departureBoatTerminal": "Kiel", "arrivalBoatTerminal": "Oslo", "name": "Nordlicht"}"#,
        .boat, "Kiel → Oslo", ["Boat: Nordlicht"]
      ),
      (#"{"trainNumber": "ICE 1", "arrivalStation": "B"}"#, .train, "ICE 1", ["Train: ICE 1"]),
      (#"{"departureStation": "A"}"#, .train, "From A", []),
      (
        #"{"flightNumber": "LH 1", "arrivalAirport": "Oslo", "departureAirport": {"iataCode": "FRA"}}"#,
        .flight, "FRA → Oslo", ["Flight: LH 1"]
      ),
      (
        #"{"flightNumber": "4U8102", "airline": {"iataCode": "4U"}, "arrivalTime": "2024-08-24T14:10"}"#,
        .flight, "4U8102",
        ["Flight: 4U8102", "Arrival: Sat 2024-08-24 14:10"]
      ),
    ] as [(String, Ticket.Kind, String, [String])])
  func implied(trip: String, kind: Ticket.Kind, title: String, front: [String]) throws {
    for json in [trip, #"{"@type": "Reservation", "reservationFor": \#(trip)}"#] {
      let ticket = try onlyTicket(json)
      #expect(ticket.kind == kind)
      #expect(ticket.title == Text(title))
      #expect(ticket.front == front)
    }
  }

  @Test("a flight without a time is on the day that it boards")
  func boarding() throws {
    let ticket = try onlyTicket(
      #"{"@type": "Flight", "flightNumber": "1", "boardingTime": "2027-03-05T06:30:00Z"}"#)
    #expect(ticket.date == TicketDate("2027-03-05"))
    #expect(ticket.front == ["Flight: 1", "Boarding: 06:30"])
  }

  @Test("each flight of a reservation is a card, which says that its price is of all")
  func severalFlights() throws {
    let tickets = try reading(
      """
      {"@type": "FlightReservation", "totalPrice": 90, "priceCurrency": "EUR", "reservationFor": [
       {"flightNumber": "1", "departureDay": "2024-08-24"},
       {"flightNumber": "2", "departureDay": "2024-08-25"}]}
      """
    ).tickets
    #expect(tickets.map(\.title) == ["1", "2"])
    #expect(tickets.map(\.kind) == [.flight, .flight])
    #expect(tickets.map(\.price) == [nil, nil])
    #expect(tickets.map(\.rear) == [["Total price: 90 EUR"], ["Total price: 90 EUR"]])
  }
}
