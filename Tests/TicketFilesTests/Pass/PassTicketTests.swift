import Testing
import Tickets

@testable import TicketFiles

@Suite("What a pass is, and what it is called")
struct PassTicketTests {
  @Test(
    "the title, from the first that there is",
    arguments: [
      (#""semantics": {"eventName": "Gala"}, "logoText": "L", "description": "D""#, "Gala"),
      (#""logoText": "L", "description": "D", "organizationName": "O""#, "L"),
      (#""logoText": " ", "description": "D", "organizationName": "O""#, "D"),
      (#""organizationName": "O""#, "O"), (#""description": 7"#, "7"),
      (#""voided": false"#, "Event ticket"),
    ])
  func title(json: String, title: String) throws {
    #expect(try ReadPass("\"eventTicket\": {}, \(json)").ticket.title == Text(title))
  }

  @Test("a field that names the event, else a primary one that can be a name")
  func titleFields() throws {
    let named = try ReadPass(
      primary: ["t|ADMIT|One"], secondary: ["e|Veranstaltung|Sommerfest"], #""logoText": "L""#)
    #expect(named.ticket.title == "Sommerfest")
    #expect(named.front == ["ADMIT: One"])
    let primary = try ReadPass(primary: ["x|ADMIT|Sommerfest"], #""logoText": "L""#)
    #expect(primary.ticket.title == "Sommerfest")
    let none = try ReadPass(
      primary: ["x|ORT|Halle", "y||", "z|WANN|24.08.2024"], #""logoText": "L""#)
    #expect(none.ticket.title == "L")
    #expect(none.ticket.venue?.name == "Halle")
  }

  @Test("a shop's card is known by the shop, and has a balance, no price")
  func storeCard() throws {
    let pass = try ReadPass(
      #"""
      "storeCard": {"primaryFields": [
        {"key": "balance", "label": "Balance", "value": 21.75, "currencyCode": "USD"}],
        "secondaryFields": [{"key": "section", "label": "Section", "value": "North"}]},
      "logoText": "Coffee", "organizationName": "Coffee Inc", "description": "Card"
      """#)
    #expect(pass.ticket.kind == .loyalty)
    #expect(pass.ticket.title == "Coffee")
    #expect(pass.ticket.price == nil)
    #expect(pass.seats == [])
    #expect(pass.front == ["Balance: 21.75 USD", "Section: North"])
    #expect(pass.back == ["Description: Card", "Organization: Coffee Inc"])
  }

  @Test("a number is no name, a day no reference")
  func buyer() throws {
    let pass = try ReadPass(
      "generic", primary: ["t|Karte|Club"],
      secondary: [
        "m|Member number|0001234", "n|Member|Eva Muster", "d|Order|24.08.2024",
        "o|Order number|A 77-1", "p|Price|free", "q|Total|12,50 €", "l|Location|12",
      ])
    #expect(pass.ticket.holder == "Eva Muster")
    #expect(pass.ticket.reference == "A 77-1")
    #expect(pass.ticket.price?.line == "12,50 €")
    #expect(pass.ticket.venue == nil)
    #expect(pass.ticket.subtitle == "Karte")
    #expect(
      pass.front == [
        "Member number: 0001234", "Order: 24.08.2024", "Price: free", "Location: 12",
      ])
  }

  @Test("a label that says more than that it is the title is the subtitle")
  func subtitle() throws {
    let coupon = try ReadPass("coupon", primary: ["o|Any premium dog food|20% off"])
    #expect([coupon.ticket.title, coupon.ticket.subtitle] == ["20% off", "Any premium dog food"])
    #expect(coupon.front == [])
    let season = try ReadPass(primary: ["t|SEASON TICKET|Arsenal"])
    #expect([season.ticket.title, season.ticket.subtitle] == ["Arsenal", "SEASON TICKET"])
    #expect(season.front == [])
    #expect(try ReadPass(primary: ["t|EVENT|Gala"]).ticket.subtitle == nil)
  }

  @Test(
    "what one enters is the event, unless it is a gate's number or code",
    arguments: [
      ("ENTRY", "Musée du Louvre", "Musée du Louvre", []),
      ("EINTRITT", "Zoo Leipzig", "Zoo Leipzig", []), ("ENTRY", "12", "L", ["Gate 12"]),
      ("ENTRY", "KK", "L", ["Gate KK"]), ("ENTRY", "North Gate", "L", ["Gate North Gate"]),
    ])
  func entry(label: String, value: String, title: String, seats: [String]) throws {
    let pass = try ReadPass(primary: ["e|\(label)|\(value)"], #""logoText": "L""#)
    #expect(pass.ticket.title == Text(title))
    #expect(pass.ticket.subtitle == nil)
    #expect(pass.seats == seats)
    #expect(pass.front == [])
  }

  @Test(
    "a label above a city is the venue, if the key says that it is one",
    arguments: [
      ("Allianz Arena", "Munich, Germany", "Allianz Arena, Munich, Germany"),
      ("Plats", "Friends Arena", "Friends Arena"), ("Venue", "Munich", "Munich"),
      ("Var någonstans", "Friends Arena", "Friends Arena"),
    ])
  func venue(label: String, value: String, line: String) throws {
    let pass = try ReadPass(secondary: ["venue|\(label)|\(value)"])
    #expect(pass.ticket.venue?.line == line)
  }

  @Test("who bought it", arguments: ["Lead Booker", "Booked by", "Purchaser"])
  func booker(label: String) throws {
    #expect(try ReadPass(secondary: ["x|\(label)|Eva Muster"]).ticket.holder == "Eva Muster")
  }

  @Test(
    "kinds",
    arguments: [
      (#""coupon": {}"#, Ticket.Kind.coupon), (#""storeCard": {}"#, .loyalty),
      (#""generic": {}"#, nil),
      (#""eventTicket": {}"#, .other), (#""posterGeneric": {}"#, nil),
      (#""description": "x""#, nil),
      (#""eventTicket": {}, "semantics": {"eventType": "PKEventTypeLivePerformance"}"#, .concert),
      (#""eventTicket": {}, "semantics": {"eventType": "PKEventTypeMovie"}"#, .film),
      (#""eventTicket": {}, "semantics": {"eventType": "PKEventTypeSports"}"#, .match),
      (#""eventTicket": {}, "semantics": {"eventType": "PKEventTypeWorkshop"}"#, .other),
      (#""eventTicket": {}, "organizationName": "Städtisches Museum""#, .museum),
    ] as [(String, Ticket.Kind?)])
  func kinds(json: String, kind: Ticket.Kind?) throws {
    let pass = try ReadPass(json)
    #expect(pass.ticket.kind == kind)
    #expect(pass.ticket.title?.isBlank == false)
    #expect(pass.ticket.source == Source(format: "pkpass"))
  }

  @Test(
    "the identity, of which either half may be missing",
    arguments: [
      (#""passTypeIdentifier": "pass.x", "serialNumber": "1""#, "pass.x:1"),
      (
        #""passTypeIdentifier": "pass.x", "serialNumber": 12345678901234567890"#,
        "pass.x:12345678901234567890"
      ),
      (#""passTypeIdentifier": "pass.x""#, "pass.x"), (#""serialNumber": "1""#, "1"),
      (#""formatVersion": 1"#, nil),
    ] as [(String, String?)])
  func identity(json: String, id: String?) throws {
    #expect(try ReadPass(json).ticket.id == id.map { Ticket.ID($0) })
  }
}
