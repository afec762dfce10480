import Testing
import Tickets

@testable import TicketFiles

@Suite("Passes of journeys")
struct PassJourneyTests {
  @Test("two primary fields are the stops, whichever part is the code")
  func stops() throws {
    let pass = try ReadPass(
      "boardingPass", header: ["gate|GATE|C62"],
      primary: ["departure|Berlin - Tegel|TXL", "arrival|MUC|Munich"],
      secondary: [
        "p|NAME|DOE, JANE", "f|FLIGHT|XX6203", "d|DATE|24Oct17", "b|BOARDING|15:55",
        "s|SEAT|19F", "g|GROUP|B", "c|CLASS|Economy",
      ], back: ["x|Booking reference|XXX007", "y|Gate|See the monitors at the airport"],
      #""relevantDate": "2017-10-24T13:55:00Z""#)
    let ticket = pass.ticket
    #expect(ticket.kind == .flight)
    #expect(ticket.from == Stop(name: "Berlin - Tegel", code: "TXL", platform: "C62"))
    #expect(ticket.to == Stop(name: "Munich", code: "MUC"))
    #expect(ticket.title == "Berlin - Tegel → Munich")
    // The instant is the airport's 15:55, as the pass prints it.
    #expect(pass.date == "2017-10-24T15:55+02:00")
    #expect(pass.seats == ["Seat 19F"])
    #expect(ticket.holder == "DOE, JANE")
    #expect(ticket.reference == "XXX007")
    #expect(
      pass.front == ["FLIGHT: XX6203", "BOARDING: 15:55", "GROUP: B", "CLASS: Economy"])
    #expect(pass.back == ["Gate: See the monitors at the airport"])
  }

  @Test(
    "the kind is the transit type's, or what the pass talks about",
    arguments: [
      ("PKTransitTypeAir", "Zug", Ticket.Kind.flight), ("PKTransitTypeTrain", "", .train),
      ("PKTransitTypeBus", "", .bus), ("PKTransitTypeBoat", "", .boat),
      ("PKTransitTypeGeneric", "TRAIN", .train), ("PKTransitTypeGeneric", "Vol", .flight),
      ("PKTransitTypeGeneric", "Wagen", .train), ("PKTransitTypeGeneric", "Ferry", .boat),
      ("PKTransitTypeGeneric", "", .other),
    ])
  func kind(type: String, label: String, kind: Ticket.Kind) throws {
    let pass = try ReadPass(
      #"""
      "boardingPass": {"transitType": "\#(type)",
        "secondaryFields": [{"key": "k", "label": "\#(label)", "value": "505"}]}
      """#)
    #expect(pass.ticket.kind == kind)
    #expect(pass.remarks == [])
  }

  @Test("a train: times in the primary fields, coach, seat and platform")
  func train() throws {
    let pass = try ReadPass(
      "boardingPass", header: ["g|Gleis|7"],
      primary: ["from|Berlin Hbf|08:30", "to|München Hbf|12:25"],
      secondary: [
        "z|Zug|ICE 505", "d|Datum|24.08.2024", "w|Wagen|7", "p|Platz|61", "n|Reisender|Eva",
      ]
    )
    #expect(pass.ticket.kind == .train)
    #expect(pass.ticket.from == Stop(name: "Berlin Hbf", platform: "7"))
    #expect(pass.ticket.to == Stop(name: "München Hbf"))
    #expect(pass.date == "2024-08-24T08:30")
    #expect(pass.ticket.ends?.text == "2024-08-24T12:25")
    #expect(pass.seats == ["Coach 7 · Seat 61"])
    #expect(pass.ticket.seats.first?.extras.map(\.key) == ["coach"])
    #expect(pass.front == ["München Hbf: 12:25", "Zug: ICE 505"])
  }

  @Test("the tags of a journey")
  func semantics() throws {
    let pass = try ReadPass(
      #"""
      "boardingPass": {"transitType": "PKTransitTypeAir", "secondaryFields": [
        {"key": "d", "label": "DEPARTS", "value": "TUE., DEC 09, 2025, 5:00 PM"},
        {"key": "a", "label": "ARRIVES", "value": "WED., DEC 10, 2025, 8:01 AM"}]},
      "semantics": {"departureAirportCode": "ORD", "departureAirportName": "O'Hare",
        "destinationAirportCode": "CDG", "destinationCityName": "Paris", "departureGate": "C10",
        "departureTerminal": "1", "flightNumber": 987, "airlineCode": "XX",
        "currentDepartureDate": "2025-12-09T23:00:00Z",
        "currentArrivalDate": "2025-12-10T07:01:00Z",
        "currentBoardingDate": "2025-12-09T22:10:00Z", "boardingGroup": "2",
        "confirmationNumber": "H8JP44", "seats": [{"seatRow": "52", "seatNumber": "C"}],
        "passengerName": {"givenName": "Lani", "familyName": "Doe"}}
      """#)
    let ticket = pass.ticket
    #expect(ticket.from == Stop(name: "O'Hare", code: "ORD", platform: "C10"))
    #expect(ticket.to == Stop(name: "Paris", code: "CDG"))
    #expect(pass.date == "2025-12-09T17:00-06:00")
    #expect(ticket.ends?.text == "2025-12-10T08:01+01:00")
    #expect(pass.seats == ["Seat 52C"])
    #expect(ticket.holder == "Lani Doe")
    #expect(ticket.reference == "H8JP44")
    #expect(pass.front.contains("Flight: XX987"))
    #expect(pass.front.contains("Terminal: 1"))
    #expect(pass.front.contains("Group: 2"))
    #expect(pass.remarks == [])
  }

  @Test(
    "an instant is shown by the clock that the pass prints, if that can be a place's clock",
    arguments: [
      // In the issuer's clock, in Greenwich's, in the place's own.
      ("2019-05-22T00:20+02:00", "21MAY19", "18:20", "2019-05-21T18:20-04:00"),
      ("2017-11-05T07:25:00Z", "05NOV17", "08:25", "2017-11-05T08:25+01:00"),
      ("2000-01-31T03:40+05:30", "31 Jan 2000", "03:40", "2000-01-31T03:40+05:30"),
      // No day is printed: that of the instant.
      ("2023-03-27T12:31:00Z", "27/03", "13:31", "2023-03-27T13:31+01:00"),
      // Nobody's clock is so far from it.
      ("2023-07-14T13:15:00Z", "14JUL23", "15:55", "2023-07-14T13:15Z"),
      ("2023-07-14T15:15", "14JUL23", "15:55", "2023-07-14T15:15"),
    ])
  func clock(instant: String, day: String, time: String, date: String) throws {
    let pass = try ReadPass(
      "boardingPass", primary: ["a|A|AAA", "b|B|BBB"],
      secondary: ["d|DATE|\(day)", "t|BOARDING|\(time)"], "\"relevantDate\": \"\(instant)\"")
    #expect(pass.date == date)
  }

  @Test("one field with both ends, or fields labelled as them")
  func ends() throws {
    let one = try ReadPass("boardingPass", primary: ["r|ROUTE|Oslo → Kiel"])
    #expect(one.ticket.from?.name == "Oslo")
    #expect(one.ticket.to?.name == "Kiel")
    let two = try ReadPass("boardingPass", secondary: ["a|Von|Köln", "b|Nach|Bonn"])
    #expect(two.ticket.title == "Köln → Bonn")
    #expect(two.front == [])
    let codes = try ReadPass("boardingPass", primary: ["a|departsHeading|ZRH", "b|TO|TXL"])
    #expect(codes.ticket.title == "ZRH → TXL")
  }

  @Test(
    "the primary fields' clocks are departure and arrival, the next day's where it is earlier",
    arguments: [
      ("22:30", "01:45", "2024-12-30T22:30", "2024-12-31T01:45"),
      ("ab 22:30", "an 01:45", "2024-12-30T22:30", "2024-12-31T01:45"),
      ("dep. 8:05", "arr. 9:00", "2024-12-30T08:05", "2024-12-30T09:00"),
    ])
  func clocks(departure: String, arrival: String, date: String, ends: String) throws {
    let pass = try ReadPass(
      "boardingPass", primary: ["f|Hamburg ZOB|\(departure)", "t|Berlin ZOB|\(arrival)"],
      secondary: ["d|Datum|30.12.2024"])
    #expect(pass.ticket.title == "Hamburg ZOB → Berlin ZOB")
    #expect(pass.date == date)
    #expect(pass.ticket.ends?.text.verbatim == ends)
  }

  @Test("a flight's arrival is in no known clock")
  func arrival() throws {
    let pass = try ReadPass(
      "boardingPass", primary: ["f|FROM|HND", "t|TO|LHR"],
      secondary: ["n|FLIGHT|XX1", "a|ARRIVES|06:25"],
      #""relevantDate": "2024-12-30T09:40+09:00""#)
    #expect(pass.ticket.ends?.text == "2024-12-31T06:25")
  }

  @Test("a door or an entrance of the vehicle is no platform")
  func door() throws {
    let both = try ReadPass(
      "boardingPass", primary: ["o|Dublin|DUB", "d|Rome|FCO"],
      secondary: ["x|Door|Back", "g|Gate|112"])
    #expect(both.ticket.from?.platform == "112")
    #expect(both.front == ["Door: Back"])
    let one = try ReadPass(
      "boardingPass", primary: ["o|Dublin|DUB", "d|Rome|FCO"], secondary: ["gate|Entrance|Back"])
    #expect(one.ticket.from?.platform == nil)
    #expect(one.front == ["Entrance: Back"])
  }

  @Test("of two seats in the fields the first, and no line twice")
  func twice() throws {
    let pass = try ReadPass(
      "boardingPass", header: ["seat|SEAT|19F"],
      secondary: ["seat|SEAT|19F", "zone|ZONE|2", "class|CLASS|Y", "class|CLASS|Y"])
    #expect(pass.seats == ["Seat 19F"])
    #expect(pass.front == ["ZONE: 2", "CLASS: Y"])
  }
}
