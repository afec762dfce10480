import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("Laws of Google's reader")
struct GoogleLawTests {
  @Test("any tree of Google's keys is read, and each ticket has a title", arguments: 0..<20)
  func anyTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let root = JSONValue(
        .object(
          Self.lists.map { list in
            JSONMember(list, JSONValue(.array((0..<3).map { _ in Self.object(&random) })))
          }))
      let reading = GoogleWallet.read(root, languages: ["de", "en"])
      #expect(reading.tickets.allSatisfy { !($0.title?.isBlank ?? true) && $0.kind != nil })
      #expect(
        reading.remarks.allSatisfy { $0.ticket.map(reading.tickets.indices.contains) ?? true })
    }
  }

  private static let lists = GoogleKind.allCases.flatMap {
    ["\($0.rawValue)Classes", "\($0.rawValue)Objects"]
  }

  private static let keys = [
    "id", "classId", "classReference", "state", "barcode", "type", "value", "alternateText",
    "rotatingBarcode", "eventName", "defaultValue", "translatedValues", "language", "venue", "name",
    "address", "dateTime", "start", "end", "date", "seatInfo", "seat", "row", "section", "gate",
    "sectionLabel", "customSeatLabel", "faceValue", "micros", "currencyCode", "ticketLegs",
    "ticketLeg", "ticketSeats", "originName", "destinationName", "departureDateTime", "platform",
    "flightHeader", "carrier", "carrierIataCode", "flightNumber", "origin", "destination",
    "airportIataCode", "localScheduledDepartureDateTime", "boardingAndSeatingInfo", "seatNumber",
    "loyaltyPoints", "balance", "int", "money", "cardTitle", "header", "subheader", "body",
    "textModulesData", "linksModuleData", "uris", "uri", "description", "messages", "locations",
    "latitude", "validTimeInterval", "hexBackgroundColor", "issuerName", "tripType", "transitType",
    "programName", "title", "merchantName", "payload", "resources", "kind", "infoModuleData",
  ]

  private static let texts = [
    "", " ", "1.c", "ACTIVE", "QR_CODE", "TEXT_ONLY", "2026-05-02T10:00Z", "2026-02-30", "46000000",
    "-", "#ffcc00", "THEATER", "Row", "Gala v Fair", "é\u{301}", "\u{202e}x", "UTF_8", "de",
  ]

  private static func object(_ random: inout SeededGenerator, depth: Int = 0) -> JSONValue {
    JSONValue(
      .object(
        (0...random.below(8)).map { _ in
          JSONMember(keys[random.below(keys.count)], value(&random, depth: depth + 1))
        }), at: random.below(1000))
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
    switch random.below(depth > 4 ? 5 : 9) {
    case 0: JSONValue(.null)
    case 1: JSONValue(.bool(true))
    case 2: JSONValue(.number(["0", "-1", "1.5", "1e999", "46000000"][random.below(5)]))
    case 3, 4: JSONValue(.string(texts[random.below(texts.count)]))
    case 5:
      JSONValue(.array((0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }))
    default: object(&random, depth: depth)
    }
  }
}
