import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("laws of the schema.org reader")
struct SchemaOrgLaws {
  @Test("any tree can be read, and every ticket has a title", arguments: 0..<40)
  func anyTree(seed: Int) {
    var trees = RandomThings(seed: UInt64(seed))
    var count = 0
    for _ in 0..<50 {
      let reading = SchemaOrg.read([trees.value(depth: 5)])
      count += reading.tickets.count
      for ticket in reading.tickets {
        #expect(ticket.title.map { !$0.isBlank } ?? false)
        #expect(ticket.source?.format == "schema.org")
        #expect(ticket.barcodes.allSatisfy { !$0.bytes.isEmpty })
      }
      #expect(reading.remarks.allSatisfy { reading.tickets.indices.contains($0.ticket ?? -1) })
    }
    #expect(count > 0)
  }

  @Test("deep trees end")
  func deep() {
    var value = JSONValue(.string("Fair"))
    for _ in 0..<2000 {
      value = JSONValue(.object([JSONMember("reservationFor", JSONValue(.array([value])))]))
    }
    #expect(SchemaOrg.read([value]).tickets.isEmpty)
  }

  @Test("one reservation makes a hundred cards at most")
  func many() {
    let token = { (number: Int) in
      JSONValue(.object([JSONMember("ticketToken", JSONValue(.string("qrCode:\(number)")))]))
    }
    let things = (0..<1000).map { JSONValue(.string("Fair \($0)")) }
    let reservation = JSONValue(
      .object([
        JSONMember("reservationFor", JSONValue(.array(things))),
        JSONMember("reservedTicket", JSONValue(.array((0..<1000).map(token)))),
      ]))
    #expect(SchemaOrg.read([reservation]).tickets.count == 100)
  }
}

/// Trees of the vocabulary's words, in no order.
private struct RandomThings {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func value(depth: Int) -> JSONValue {
    switch generator.below(depth > 0 ? 10 : 4) {
    case 0: return JSONValue(.number("\(generator.below(3000))"), at: generator.below(99))
    case 1: return generator.below(4) == 0 ? JSONValue(.null) : JSONValue(.bool(true))
    case 2, 3: return JSONValue(.string(pick(Self.texts)), at: generator.below(99))
    case 4: return JSONValue(.array((0..<generator.below(4)).map { _ in value(depth: depth - 1) }))
    default:
      var members = [JSONMember("@type", JSONValue(.string(pick(Self.types))))]
      for _ in 0..<generator.below(9) {
        members.append(JSONMember(pick(Self.keys), value(depth: depth - 1)))
      }
      return JSONValue(.object(members))
    }
  }

  private mutating func pick(_ words: [String]) -> String { words[generator.below(words.count)] }

  private static let texts = [
    "", " ", "\u{200b}", "Fair", "#a", "qrCode:A", "aztecbin:AP8=", "aztecbin:*", "2026-08-22",
    "2026-08-22T19:30+01:00", "12:30", "soon", "1970-01-01T10:00", "https://x.example", "cid:1",
    "Cancelled", "46.00 EUR", "-1e999", "&amp;", "\u{1b}[31m",
  ]
  private static let types = [
    "EventReservation", "FlightReservation", "TrainReservation", "LodgingReservation",
    "Reservation",
    "ReservationPackage", "RentalCarReservation", "Event", "SportsEvent", "Flight", "TrainTrip",
    "Hotel", "Restaurant", "Ticket", "ProgramMembership", "Person", "Barcode", "Thing", "",
  ]
  private static let keys = [
    "@id", "@value", "@list", "@graph", "name", "reservationFor", "reservedTicket", "ticketToken",
    "ticketedSeat", "seatNumber", "startDate", "endDate", "doorTime", "departureTime",
    "arrivalTime", "boardingTime", "departureStation", "arrivalAirport", "iataCode", "location",
    "address", "geo", "latitude", "underName", "totalPrice", "reservationNumber", "url",
    "potentialAction", "target", "homeTeam", "competitor", "performer", "subReservation",
    "checkinTime", "pickupLocation", "validFrom", "mainEntity", "superEvent", "flightNumber",
  ]
}
