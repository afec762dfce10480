import Testing
import Tickets

@testable import TicketFiles

@Suite("Fields of passes, and how their values are shown")
struct PassFieldTests {
  /// The front of a generic pass with one field.
  static func field(_ members: String, strings: [String: String] = [:]) throws -> ReadPass {
    try ReadPass(
      #""generic": {"secondaryFields": [{"key": "k", \#(members)}]}, "description": "x""#,
      strings: strings)
  }

  @Test(
    "values by their type and style",
    arguments: [
      (#""label": "L", "value": "text""#, "L: text"), (#""label": "L", "value": 12.5"#, "L: 12.5"),
      (#""label": "L", "value": 12345678901234567890123"#, "L: 12345678901234567890123"),
      (#""value": "no label""#, ": no label"), (#""label": "", "value": "v""#, ": v"),
      (#""label": null, "value": "v""#, ": v"), (#""label": "L:", "value": " v \r\n""#, "L: v"),
      (#""label": "L", "value": 21.5, "currencyCode": "GBP""#, "L: 21.50 GBP"),
      (#""label": "L", "value": 21.50, "currencyCode": "GBP""#, "L: 21.50 GBP"),
      (#""label": "L", "value": "21.75", "currencyCode": "USD""#, "L: 21.75 USD"),
      (#""label": "L", "value": 2100, "currencyCode": "JPY""#, "L: 2100 JPY"),
      (#""label": "L", "value": "21,50 €", "currencyCode": "EUR""#, "L: 21,50 €"),
      (#""label": "L", "value": "v", "currencyCode": """#, "L: v"),
      (#""label": "L", "value": 0.15, "numberStyle": "PKNumberStylePercent""#, "L: 15 %"),
      (#""label": "L", "value": 1, "numberStyle": "PKNumberStylePercent""#, "L: 100 %"),
      (#""label": "L", "value": -0.0725, "numberStyle": "PKNumberStylePercent""#, "L: -7.25 %"),
      (#""label": "L", "value": 0.1000, "numberStyle": "PKNumberStylePercent""#, "L: 10 %"),
      (#""label": "L", "value": 0, "numberStyle": "PKNumberStylePercent""#, "L: 0 %"),
      (#""label": "L", "value": 1e-2, "numberStyle": "PKNumberStylePercent""#, "L: 1e-2"),
      (#""label": "L", "value": 1200, "numberStyle": "PKNumberStyleDecimal""#, "L: 1200"),
      (#""label": "L", "value": 1200, "numberStyle": "PKNumberStyleScientific""#, "L: 1200"),
      (#""label": "L", "value": 12, "numberStyle": "PKNumberStyleSpellOut""#, "L: 12"),
      (#""label": "L", "value": "v", "textAlignment": "PKTextAlignmentRight""#, "L: v"),
      // C1 control characters are windows-1252's marks.
      (#""label": "L", "value": "\u0084A\u0093 \u0080 \u0085""#, "L: „A“ € …"),
      (#""label": "L", "value": "a < b & c""#, "L: a < b & c"),
    ])
  func values(members: String, line: String) throws {
    let pass = try Self.field(members)
    #expect(pass.front == [line])
    #expect(pass.remarks == [])
  }

  @Test(
    "dates by their styles",
    arguments: [
      ("Short", "Short", "Sat 2024-08-24 17:30"), ("Full", "None", "Sat 2024-08-24"),
      ("None", "Medium", "17:30"), ("Medium", "Long", "Sat 2024-08-24 17:30"),
    ])
  func dates(date: String, time: String, shown: String) throws {
    let pass = try Self.field(
      #"""
      "label": "Since", "value": "2024-08-24T17:30Z", "dateStyle": "PKDateStyle\#(date)",
      "timeStyle": "PKDateStyle\#(time)", "isRelative": true, "ignoresTimeZone": false
      """#)
    #expect(pass.front == ["Since: \(shown)"])
  }

  @Test("one style alone shows that part; what is no date stays as it is, with a remark")
  func oddDates() throws {
    let day = try Self.field(
      #""label": "L", "value": "2024-08-24T17:30Z", "dateStyle": "PKDateStyleShort""#)
    #expect(day.front == ["L: Sat 2024-08-24"])
    let time = try Self.field(
      #""label": "L", "value": "2024-08-24T17:30Z", "timeStyle": "PKDateStyleShort""#)
    #expect(time.front == ["L: 17:30"])
    let none = try Self.field(
      #""label": "L", "value": "tomorrow", "dateStyle": "PKDateStyleShort""#)
    #expect(none.front == ["L: tomorrow"])
    #expect(
      none.remarks == [
        "\"value\" should be a date such as 2024-08-24T17:30, found \"tomorrow\""
      ])
  }

  @Test(
    "what says nothing is no line",
    arguments: [
      #""label": "L""#, #""label": "L", "value": """#, #""label": "L", "value": " ""#,
      #""label": "L", "value": null"#, #""label": "L", "value": "-""#,
      #""label": "L", "value": "....""#,
    ])
  func empty(members: String) throws {
    let pass = try Self.field(members)
    #expect(pass.front == [])
    #expect(pass.remarks == [])
  }

  @Test("marked-up text is plain, and an attributed value replaces the value")
  func markup() throws {
    let html = "<a href='https://x.example'>link</a>"
    let rich = try Self.field(#""label": "L", "value": "v", "attributedValue": "\#(html)""#)
    #expect(rich.front == ["L: " + Text(HTMLText.plain(html)).line])
    let value = try Self.field(#""label": "L", "value": "a &amp; b<br/>c""#)
    #expect(value.front == ["L: " + Text(HTMLText.plain("a &amp; b<br/>c")).line])
    #expect(PassTexts.holdsHTML("a<br>b") && PassTexts.holdsHTML("&#38;"))
    #expect(!PassTexts.holdsHTML("<none> AT&T; R&D 3 < 4"))
  }

  @Test("a string that is a key is replaced, wherever one may stand")
  func strings() throws {
    let pass = try ReadPass(
      "eventTicket", primary: ["e|EVENT_LABEL|NAME"], secondary: ["l|LOC|HALL"],
      #"""
      "description": "DESC", "organizationName": "ORG", "logoText": "LOGO",
      "locations": [{"relevantText": "NEAR"}],
      "barcode": {"format": "PKBarcodeFormatQR", "message": "LOC", "altText": "ALT"}
      """#,
      strings: [
        "EVENT_LABEL": "Veranstaltung", "NAME": "Fest", "LOC": "Farbe", "HALL": "Grün",
        "DESC": "Karte", "ORG": "Verein", "LOGO": "Zeichen", "NEAR": "Hier", "ALT": "Nummer",
      ])
    #expect(pass.ticket.title == "Fest")
    #expect(pass.front == ["Farbe: Grün"])
    #expect(
      pass.back == [
        "Logo: Zeichen", "Description: Karte", "Organization: Verein", "Nearby: Hier",
      ])
    #expect(pass.ticket.barcodes.map(\.message) == ["LOC"])
    #expect(pass.ticket.barcodes.map(\.text) == ["Nummer"])
  }

  @Test("the groups in their order: front, then back")
  func groups() throws {
    let names = [
      "backFields", "additionalInfoFields", "footerFields", "auxiliaryFields", "secondaryFields",
      "primaryFields", "headerFields",
    ]
    let members = names.map {
      #""\#($0)": [{"key": "k", "label": "\#($0)", "value": "v", "row": 1}]"#
    }
    let pass = try ReadPass("\"coupon\": {\(members.joined(separator: ", "))}, \"logoText\": \"T\"")
    #expect(
      pass.front == [
        "headerFields: v", "secondaryFields: v", "auxiliaryFields: v", "footerFields: v",
      ])
    #expect([pass.ticket.title, pass.ticket.subtitle] == ["v", "primaryFields"])
    #expect(pass.back == ["additionalInfoFields: v", "backFields: v", "Logo: T"])
  }
}
