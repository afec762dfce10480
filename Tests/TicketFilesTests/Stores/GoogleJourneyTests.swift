import Testing
import Tickets

@testable import TicketFiles

@Suite("Journeys of Google Wallet")
struct GoogleJourneyTests {
  private static let flight = #"""
    {"id": "1.c", "issuerName": "Alps Air", "localScheduledDepartureDateTime": "2026-07-02T15:30:00",
     "localEstimatedOrActualDepartureDateTime": "2026-07-02T15:50:00",
     "localBoardingDateTime": "2026-07-02T15:00:00",
     "localScheduledArrivalDateTime": "2026-07-02T17:10:00",
     "localGateClosingDateTime": "2026-07-02T15:20:00", "flightStatus": "CANCELLED",
     "flightHeader": {"carrier": {"carrierIataCode": "AX", "airlineName": "Alps Air"},
                      "flightNumber": "123"},
     "origin": {"airportIataCode": "ZRH", "terminal": "1", "gate": "A2"},
     "destination": {"airportIataCode": "LIS", "airportNameOverride": "Lisbon", "terminal": 2}}
    """#

  @Test("a boarding pass")
  func boardingPass() throws {
    let ticket = try googleTicket(
      "flight", class: Self.flight,
      #"""
      {"id": "1.o", "classId": "1.c", "passengerName": "Ada L.",
       "boardingAndSeatingInfo": {"boardingGroup": "B", "seatNumber": "42A", "seatClass": "Economy",
         "sequenceNumber": "7", "boardingDoor": "FRONT"},
       "reservationInfo": {"confirmationCode": "QX7", "eticketNumber": "724",
         "frequentFlyerInfo": {"frequentFlyerProgramName": "Miles", "frequentFlyerNumber": "99"}}}
      """#)
    #expect(ticket.kind == .flight)
    #expect(ticket.title == "ZRH – Lisbon")
    #expect(ticket.subtitle == "Alps Air AX 123")
    #expect(ticket.from == Stop(name: "ZRH", code: "ZRH", platform: "A2"))
    #expect(ticket.to == Stop(name: "Lisbon", code: "LIS"))
    #expect(ticket.date?.shown == "Thu 2026-07-02 15:50")
    #expect(ticket.doors == nil)
    #expect(ticket.ends?.shown == "Thu 2026-07-02 17:10")
    #expect(ticket.holder == "Ada L.")
    #expect(ticket.seats == [Seat(seat: "42A")])
    #expect(ticket.reference == "QX7")
    #expect(
      ticket.front == [
        "Class: Economy", "Boarding group: B", "Sequence number: 7", "Boarding door: front",
        "Scheduled: Thu 2026-07-02 15:30", "Boarding: Thu 2026-07-02 15:00",
        "Gate closes: Thu 2026-07-02 15:20", "Terminal: 1", "Flight: cancelled",
      ])
    #expect(
      ticket.rear == [
        "E-ticket number: 724", "Miles: 99", "Terminal of arrival: 2", "Issuer: Alps Air",
      ])
  }

  @Test("a flight between unknown ends has its number as title")
  func flightNumber() throws {
    let ticket = try googleTicket(
      "flight",
      #"{"flightHeader": {"carrier": {"carrierIcaoCode": "AXA"}, "flightNumber": "9"}, "x": 1}"#)
    #expect(ticket.title == "AXA 9")
    #expect(ticket.subtitle == nil)
    #expect(try googleTicket("flight", #"{"x": 1}"#).title == "Boarding pass")
  }

  @Test("a train ticket of one leg")
  func oneLeg() throws {
    let ticket = try googleTicket(
      "transit",
      class: #"""
        {"id": "c", "transitType": "RAIL", "transitOperatorName": {"defaultValue": {"value": "Alp Rail"}}}
        """#,
      #"""
      {"classId": "c", "passengerNames": "Ada, Ben", "tripType": "ONE_WAY", "tripId": "T7",
       "ticketNumber": "N1", "concessionCategory": "SENIOR",
       "ticketLeg": {"originStationCode": "BN", "originName": {"defaultValue": {"value": "Bern"}},
         "destinationName": "Basel", "departureDateTime": "2026-05-02T10:02:00+02:00",
         "arrivalDateTime": "2026-05-02T11:00:00+02:00", "fareName": "Saver", "carriage": "IC 61",
         "platform": "8", "zone": "1",
         "ticketSeat": {"coach": "7", "seat": "61", "fareClass": "FIRST"}},
       "purchaseDetails": {"purchaseReceiptNumber": "R1", "confirmationCode": "QX7",
         "ticketCost": {"faceValue": {"micros": 9000000, "currencyCode": "CHF"},
                        "purchasePrice": {"micros": 8000000, "currencyCode": "CHF"}}},
       "ticketRestrictions": {"otherRestrictions": "Not in July"}}
      """#)
    #expect(ticket.kind == .train)
    #expect(ticket.title == "Bern – Basel")
    #expect(ticket.subtitle == "Alp Rail")
    #expect(ticket.from == Stop(name: "Bern", code: "BN", platform: "8"))
    #expect(ticket.to == Stop(name: "Basel"))
    #expect(ticket.date?.shown == "Sat 2026-05-02 10:02")
    #expect(ticket.ends?.shown == "Sat 2026-05-02 11:00")
    #expect(ticket.seats.map(\.line) == ["Coach 7 · Seat 61"])
    #expect(ticket.holder == "Ada, Ben")
    #expect(ticket.reference == "QX7")
    #expect(ticket.price == Price(amount: "8.00", currency: "CHF"))
    #expect(
      ticket.front == [
        "Class: first", "Carriage: IC 61", "Fare: Saver", "Zone: 1", "Trip: one way",
        "Concession: senior", "Ticket number: N1",
      ])
    #expect(ticket.rear == ["Trip number: T7", "Receipt: R1", "Restrictions: Not in July"])
  }

  @Test("the first leg's carriage, unless its seats are there", arguments: ["7", "8"])
  func carriage(coach: String) throws {
    let ticket = try googleTicket(
      "transit",
      #"""
      {"ticketLegs": [
        {"originName": "A", "carriage": "7", "ticketSeats": [{"coach": "\#(coach)", "seat": "1"}]},
        {"destinationName": "B", "carriage": "9", "ticketSeats": [{"coach": "7", "seat": "2"}]}]}
      """#)
    #expect(ticket.front == (coach == "7" ? [] : ["Carriage: 7"]))
    #expect(ticket.seats.map(\.line) == ["Coach \(coach) · Seat 1", "Coach 7 · Seat 2"])
  }

  @Test("there and back: to where the journey turns, until it ends")
  func roundTrip() throws {
    let ticket = try googleTicket(
      "transit",
      #"""
      {"tripType": "ROUND_TRIP", "ticketLegs": [
        {"originName": "A", "destinationName": "X", "departureDateTime": "2026-05-02T08:00",
         "ticketSeats": [{"seat": "1"}, {"seat": "2"}]},
        {"originName": "X", "destinationName": "B"}, {"originName": "B", "destinationName": "X"},
        {"originName": "X", "destinationName": "A", "arrivalDateTime": "2026-05-03T20:00",
         "carriage": "7"}]}
      """#)
    #expect(ticket.title == "A – B")
    #expect(ticket.date?.shown == "Sat 2026-05-02 08:00")
    #expect(ticket.ends?.shown == "Sun 2026-05-03 20:00")
    #expect(ticket.seats.map(\.line) == ["Seat 1", "Seat 2"])
    #expect(
      ticket.rear == [
        "Leg 1: A – X · Sat 2026-05-02 08:00", "Leg 2: X – B", "Leg 3: B – X", "Leg 4: X – A · 7",
      ])
  }

  @Test(
    "kinds and states of journeys",
    arguments: [
      ("BUS", "UNUSED", .bus, nil), ("RAIL", "USED", .train, .used),
      ("TRAM", "REFUNDED", .train, .void), ("FERRY", "EXCHANGED", .boat, .void),
      ("OTHER", "TICKET_STATUS_UNSPECIFIED", .other, nil), ("ferry", "used", .boat, .used),
    ] as [(String, String, Ticket.Kind, Ticket.Status?)])
  func kinds(type: String, state: String, kind: Ticket.Kind, status: Ticket.Status?) throws {
    let ticket = try googleTicket(
      "transit", class: #"{"id": "c", "transitType": "\#(type)"}"#,
      #"{"classId": "c", "ticketStatus": "\#(state)"}"#)
    #expect(ticket.kind == kind)
    #expect(ticket.status == status)
    #expect(ticket.title == "Transit ticket")
  }
}
