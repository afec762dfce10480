import Testing
import Tickets

@testable import TicketFiles

@Suite("Hazards of passes")
struct PassHazardTests {
  @Test(
    "void by true and by \"true\" (P18)",
    arguments: [
      ("true", Ticket.Status.void, []), (#""true""#, .void, []), (#""True""#, .void, []),
      ("1", .void, []),
      ("false", nil, []), (#""false""#, nil, []), ("null", nil, []),
      ("[]", nil, ["\"voided\" should be true or false, found a list"]),
      (#""yes""#, nil, ["\"voided\" should be true or false, found \"yes\""]),
    ] as [(String, Ticket.Status?, [String])])
  func voided(value: String, status: Ticket.Status?, remarks: [String]) throws {
    let pass = try ReadPass("\"eventTicket\": {}, \"voided\": \(value)")
    #expect(pass.ticket.status == status)
    #expect(pass.remarks == remarks)
  }

  @Test("secrets of the service stay out of the ticket (P17)")
  func secrets() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {}, "description": "x", "webServiceURL": "http://192.0.2.1/secret",
      "authenticationToken": "secret-token", "userInfo": {"a": "secret"}, "appLaunchURL": "secret:",
      "nfc": {"message": "secret", "encryptionPublicKey": "secret"},
      "bagPolicyURL": "https://x.example/bags", "contactVenueEmail": "a@x.example"
      """#)
    #expect(!"\(pass.ticket)".contains("secret"))
    #expect(!pass.remarks.joined().contains("secret"))
    #expect(
      pass.back == ["Bag policy: https://x.example/bags", "Contact venue email: a@x.example"])
  }

  @Test("a bad colour costs that colour (P22)")
  func colors() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {}, "backgroundColor": "rgb(999,-1,abc)", "foregroundColor": "rgb(20,40,90)",
      "labelColor": "rgb(255-255-255)"
      """#)
    #expect(pass.ticket.colors == CardColors(foreground: RGB(0x14285a)))
    #expect(
      pass.remarks == [
        #""backgroundColor" should be a colour such as rgb(123, 31, 162), found "rgb(999,-1,abc)""#,
        #""labelColor" should be a colour such as rgb(123, 31, 162), found "rgb(255-255-255)""#,
      ])
    #expect(try ReadPass(#""eventTicket": {}"#).ticket.colors == nil)
  }

  @Test("of several styles the first with fields, and a newer version is said (P23)")
  func styles() throws {
    let fields = #""primaryFields": [{"key": "event", "label": "EVENT", "value": "Gala"}]"#
    let pass = try ReadPass(
      """
      "formatVersion": 2, "eventTicket": {\(fields)}, "boardingPass": {"a": 1}, "generic": {}
      """
    )
    #expect(pass.ticket.title == "Gala")
    #expect(pass.ticket.kind == .other)
    #expect(
      pass.remarks == [
        "\"formatVersion\" is 2: made for a newer reader",
        "found several styles: read as eventTicket, not as boardingPass, generic",
      ])
    let poster = try ReadPass("\"posterGeneric\": {}, \"generic\": {\(fields)}, \"coupon\": null")
    #expect(poster.ticket.title == "Gala")
    #expect(poster.remarks == [])
  }

  @Test("fields of surprising types (P24)")
  func surprises() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {"primaryFields": [
        {"key": 1, "label": null, "value": 12.5, "currencyCode": "EUR"},
        {"key": "d", "label": "WHEN", "value": "2026-12-05T19:30Z", "dateStyle": "PKDateStyleShort",
         "timeStyle": "PKDateStyleShort", "ignoresTimeZone": true},
        {"key": "h", "value": "x", "attributedValue": "<b>link</b>"}, null, 7,
        {"key": "v", "label": "V", "value": true}],
        "secondaryFields": {"not": "array"}}, "description": "Test ticket", "semantics": []
      """#)
    #expect(pass.ticket.title == "Test ticket")
    #expect(pass.ticket.price?.line == "12.50 EUR")
    #expect(pass.date == "2026-12-05T19:30Z")
    #expect(pass.ticket.fields.map(\.value) == [Text(HTMLText.plain("<b>link</b>"))])
    #expect(
      pass.remarks == [
        "\"primaryFields\" should be an object with \"label\" and \"value\", found the number 7",
        "\"value\" should be text, found true",
        "\"secondaryFields\" should be a list, found an object",
        "\"semantics\" should be an object, found a list",
      ])
  }

  @Test("what is no object is no pass", arguments: ["[]", "null", "\"x\"", "7"])
  func noPass(json: String) throws {
    var reader = JSONReader(Array(json.utf8))
    let reading = PassDecoder.read(try reader.value(), strings: [:])
    #expect(reading.tickets == [])
    #expect(reading.remarks.map(\.words).first?.hasPrefix("a pass should be an object") == true)
  }

  @Test("a remark stands where its value does")
  func places() throws {
    let text = #"{"eventTicket": {}, "voided": []}"#
    var reader = JSONReader(Array(text.utf8))
    let reading = PassDecoder.read(try reader.value(), strings: [:])
    #expect(reading.remarks.map(\.offset) == [30])
    #expect(reading.remarks.map(\.ticket) == [0])
  }
}
