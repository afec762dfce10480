import Testing
import Tickets

@testable import TicketFiles

@Suite("Event tickets of Google Wallet")
struct GoogleEventTests {
  private static let parent = #"""
    {"id": "1.c", "issuerName": "City Hall", "hexBackgroundColor": "#102030", "eventId": "gala-26",
     "eventName": {"defaultValue": {"language": "en-US", "value": "Spring Gala"},
       "translatedValues": [{"language": "de-AT", "value": "Frühlingsgala"},
                            {"language": "fr", "value": "Gala de printemps"}]},
     "venue": {"name": {"defaultValue": {"language": "en", "value": "Great Hall"}},
               "address": {"defaultValue": {"language": "en", "value": "1 Main St\nBigtown"}}},
     "locations": [{"latitude": 52.5000000001, "longitude": -0.25}],
     "dateTime": {"doorsOpen": "2026-05-02T18:30:00+02:00", "start": "2026-05-02T19:30:00+02:00",
                  "end": "2026-05-02T22:00:00+02:00"},
     "finePrint": {"defaultValue": {"language": "en", "value": "No refunds"}},
     "textModulesData": [{"header": "Parking", "body": "Level 2"}]}
    """#

  private static let object = #"""
    {"id": "1.o", "classId": "1.c", "state": "ACTIVE", "ticketHolderName": "Ada L.",
     "seatInfo": {"seat": {"defaultValue": {"language": "en", "value": "42"}},
                  "row": {"defaultValue": {"language": "en", "value": "G"}},
                  "section": {"defaultValue": {"language": "en", "value": "5"}},
                  "gate": {"defaultValue": {"language": "en", "value": "A"}}},
     "reservationInfo": {"confirmationCode": "QX7"}, "ticketNumber": "0001",
     "ticketType": {"defaultValue": {"language": "en", "value": "Adult"}},
     "faceValue": {"micros": "46000000", "currencyCode": "GBP"},
     "barcode": {"type": "AZTEC", "value": "M1", "alternateText": "M-1",
                 "renderEncoding": "UTF_8"},
     "validTimeInterval": {"end": {"date": "2026-05-03"}},
     "linksModuleData": {"uris": [{"uri": "https://example.org/m", "description": "Map"},
                                  {"uri": "tel:123"}]},
     "textModulesData": [{"localizedHeader": {"defaultValue": {"language": "en", "value": "Bar"}},
                          "header": "x", "body": "Open late"}],
     "messages": [{"header": "News", "body": "Doors earlier"}]}
    """#

  @Test("all of a ticket")
  func wholeTicket() throws {
    let ticket = try googleTicket("eventTicket", class: Self.parent, Self.object)
    #expect(ticket.id == Ticket.ID("1.o"))
    #expect(ticket.kind == .other)
    #expect(ticket.title == "Spring Gala")
    #expect(ticket.venue?.line == "Great Hall")
    #expect(
      ticket.venue?.extras == [
        Extra(key: "address", value: .text("1 Main St\nBigtown"), isOnBack: true)
      ])
    #expect(ticket.venue?.latitude == "52.5000000001")
    #expect(ticket.venue?.longitude == "-0.25")
    #expect(ticket.date?.shown == "Sat 2026-05-02 19:30")
    #expect(ticket.date?.wallTime?.offset == 120)
    #expect(ticket.doors?.shown == "Sat 2026-05-02 18:30")
    #expect(ticket.ends?.shown == "Sat 2026-05-02 22:00")
    #expect(ticket.seats.map(\.line) == ["Gate A · Block 5 · Row G · Seat 42"])
    #expect(ticket.holder == "Ada L.")
    #expect(ticket.reference == "QX7")
    #expect(ticket.price == Price(amount: "46.00", currency: "GBP"))
    #expect(
      ticket.barcodes == [
        Barcode(
          format: .aztec, formatName: "AZTEC", bytes: [0x4d, 0x31], message: "M1",
          encoding: "utf-8", text: "M-1")
      ])
    #expect(ticket.colors == CardColors(background: RGB(0x10_2030)))
    #expect(ticket.status == nil)
    #expect(ticket.front == ["Ticket type: Adult", "Ticket number: 0001"])
    #expect(
      ticket.rear == [
        "Valid until: Sun 2026-05-03", "Bar: Open late", "News: Doors earlier",
        "Map: https://example.org/m", "Link: tel:123", "Parking: Level 2", "Fine print: No refunds",
        "Issuer: City Hall",
      ])
    #expect(
      ticket.extras == [Extra(key: "groupingIdentifier", value: .text("gala-26"), isOnBack: true)])
    #expect(ticket.source == Source(format: "google-wallet"))
  }

  @Test(
    "the best of the user's languages",
    arguments: [
      ([], "Spring Gala"), (["de-AT"], "Frühlingsgala"), (["de_at"], "Frühlingsgala"),
      (["de"], "Frühlingsgala"), (["de-CH", "fr"], "Frühlingsgala"),
      (["nl", "fr-CA"], "Gala de printemps"), (["en-GB", "fr"], "Spring Gala"),
      (["nl"], "Spring Gala"),
    ] as [([String], Text)])
  func languages(languages: [String], title: Text) throws {
    #expect(try readGoogle(Self.parent, languages: languages).tickets.map(\.title) == [title])
  }

  @Test(
    "the parts of a seat by the words of the class",
    arguments: [
      (#""sectionLabel": "SECTION", "gateLabel": "GATE""#, "Gate A · Block 5 · Row G · Seat 42"),
      (#""sectionLabel": "SECTION_LABEL_UNSPECIFIED""#, "Gate A · Block 5 · Row G · Seat 42"),
      (
        #""sectionLabel": "THEATER", "gateLabel": "ENTRANCE""#,
        "Entrance A · Theater 5 · Row G · Seat 42"
      ),
      (
        #""customSectionLabel": {"defaultValue": {"value": "Stand"}}, "sectionLabel": "THEATER""#,
        "Gate A · Stand 5 · Row G · Seat 42"
      ),
      (
        #""customGateLabel": "Row", "customSeatLabel": "Place""#,
        "Row G · Place 42 · Block 5 · Row A"
      ),
    ])
  func seatLabels(labels: String, line: String) throws {
    let ticket = try googleTicket(
      "eventTicket", class: #"{"id": "1.c", \#(labels)}"#, Self.object)
    #expect(ticket.seats.map(\.line) == [line])
  }

  @Test(
    "states",
    arguments: [
      ("ACTIVE", nil), ("active", nil), ("EXPIRED", .expired), ("expired", .expired),
      ("COMPLETED", .used), ("completed", .used), ("INACTIVE", .void), ("inactive", .void),
      ("STATE_UNSPECIFIED", nil),
    ] as [(String, Ticket.Status?)])
  func states(state: String, status: Ticket.Status?) throws {
    let reading = try readGoogle(#"{"classId": "c", "state": "\#(state)", "seatInfo": {}}"#)
    #expect(reading.tickets.map(\.status) == [status])
    #expect(reading.remarks == [])
  }

  @Test(
    "kinds by the words of the name, then of the venue",
    arguments: [
      ("Rovers v United", "", .match), ("Rovers vs. United", "", .match),
      ("An evening", "Royal Opera House", .theatre), ("Concert", "City Museum", .concert),
      ("Night of the museum", "", .museum), ("Film: Vertigo", "", .film),
      ("Henry V in the park", "", .other), ("Vs", "", .other), ("Volt v", "", .other),
      ("Rovers - United", "The Football Ground", .match),
    ] as [(String, String, Ticket.Kind)])
  func words(name: String, venue: String, kind: Ticket.Kind) throws {
    let ticket = try googleTicket(
      "eventTicket", #"{"eventName": "\#(name)", "venue": {"name": "\#(venue)"}}"#)
    #expect(ticket.kind == kind)
    #expect(
      try googleTicket("eventTicket", #"{"eventName": "Vertigo", "sectionLabel": "THEATER"}"#).kind
        == .film)
  }

  @Test("the sides of a match by its name")
  func sides() throws {
    let ticket = try googleTicket(
      "eventTicket",
      #"{"eventName": "FC Bayern München vs Arsenal FC - Champions League", "venue": {"name": "A"}}"#
    )
    #expect(ticket.home == Team(name: "FC Bayern München"))
    #expect(ticket.away == Team(name: "Arsenal FC"))
    #expect(ticket.competition == "Champions League")
    #expect(ticket.title == "FC Bayern München vs Arsenal FC - Champions League")
  }

  @Test(
    "names without sides",
    arguments: [
      ("Night of football", "Arena"), ("Quiz at Rovers Park", "Rovers Park Football Ground"),
      ("Dinner at the football ground", ""),
    ])
  func noSides(name: String, venue: String) throws {
    let ticket = try googleTicket(
      "eventTicket", #"{"eventName": "\#(name)", "venue": {"name": "\#(venue)"}}"#)
    #expect(ticket.title == Text(name))
    #expect(ticket.home == nil)
    #expect(ticket.away == nil)
  }
}
