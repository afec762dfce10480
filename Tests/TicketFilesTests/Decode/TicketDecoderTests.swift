import Testing
import Tickets

@testable import TicketFiles

/// A ticket of one JSON object, and what was said about it.
func decode(_ json: String, isOwnFormat: Bool = false) -> (ticket: Ticket, findings: [String]) {
  var reader = JSONReader(Array(json.utf8))
  var decoder = TicketDecoder(isOwnFormat: isOwnFormat)
  guard let members = try? reader.ticketMembers() else { return (Ticket(), ["unread"]) }
  let ticket = decoder.ticket(from: members)
  return (ticket, decoder.findings.map(\.words))
}

@Suite("The members of a ticket")
struct TicketDecoderTests {
  @Test("each key is named as its case is")
  func names() {
    #expect(TicketKey.allCases.map(\.name) == TicketKey.allCases.map { "\($0)" })
  }

  @Test("the smallest whole example")
  func smallest() {
    let (ticket, findings) = decode(
      #"{"home": "Aston Villa", "away": "Arsenal", "date": "2024-08-24", "score": "0-2"}"#)
    #expect(ticket.displayTitle == "Aston Villa – Arsenal")
    #expect(ticket.score?.goals == Score.Goals(home: 0, away: 2))
    #expect(ticket.date?.wallTime?.description == "2024-08-24")
    #expect(findings == [])
  }

  @Test("teams, venues, seats and prices as text and as objects")
  func shapes() {
    let (ticket, findings) = decode(
      """
      {"home": {"name": "Villa", "short": "AVL", "color": "#670e36"}, "away": "Arsenal",
       "venue": {"name": "Villa Park", "city": "Birmingham", "country": "GB", "latitude": 52.509},
       "seat": [{"gate": "B", "block": 6, "row": "7", "seat": 43}, "standing"],
       "price": {"amount": 46.00, "currency": "GBP"}}
      """)
    #expect(ticket.home == Team(name: "Villa", short: "AVL", color: RGB(0x670e36)))
    #expect(ticket.venue?.line == "Villa Park, Birmingham, GB")
    #expect(ticket.venue?.latitude == "52.509")
    #expect(ticket.seats.map(\.line) == ["Gate B · Block 6 · Row 7 · Seat 43", "standing"])
    #expect(ticket.price == Price(amount: "46.00", currency: "GBP"))
    #expect(findings == [])
  }

  @Test(
    "scores in every form",
    arguments: [
      (#""2-1""#, 2, 1, nil), (#""2:1""#, 2, 1, nil), ("[2,1]", 2, 1, nil),
      (#""2-1 (aet)""#, 2, 1, "aet"), (#""1-1 (4-3 pens)""#, 1, 1, "4-3 pens"),
    ] as [(String, Int, Int, String?)])
  func scores(json: String, home: Int, away: Int, remark: String?) {
    let (ticket, findings) = decode("{\"score\": \(json)}")
    #expect(ticket.score?.goals == Score.Goals(home: home, away: away))
    #expect(ticket.score?.remark?.line == remark)
    #expect(findings == [])
  }

  @Test(
    "a value of the wrong type costs that value",
    arguments: [
      (#"{"title": ["x"]}"#, #""title" should be text, found a list"#),
      (#"{"score": true}"#, #""score" should be text or two numbers, found true"#),
      (#"{"score": [1, "x"]}"#, #""score" should be text or two numbers, found a list"#),
      (#"{"date": {}}"#, #""date" should be a date, found an object"#),
      (
        #"{"date": "2026-02-29"}"#,
        #""date" should be a date such as 2024-08-24T17:30, found "2026-02-29""#
      ),
      (#"{"rating": 6}"#, #""rating" should be a whole number from 0 to 5, found the number 6"#),
      (#"{"status": "lost"}"#, #""status" should be valid, used, expired or void, found "lost""#),
      (#"{"home": 7.5, "away": []}"#, #""away" should be a team's name, found a list"#),
      (
        #"{"colors": {"background": "no"}}"#,
        #""background" should be a colour such as #7b1fa2, found "no""#
      ),
      (
        #"{"barcode": {"format": "qr"}}"#,
        #""barcode" should be an object with a "message", found an object"#
      ),
      (
        #"{"date": "2024-05-02", "ends": "2024-05-01"}"#,
        #""ends" should be later than "date", found "2024-05-01""#
      ),
    ])
  func wrongTypes(json: String, words: String) {
    #expect(decode(json).findings == [words])
  }

  @Test("an impossible date is kept as its text")
  func impossibleDate() {
    let ticket = decode(#"{"title": "x", "date": "2026-02-29"}"#).ticket
    #expect(ticket.date?.shown == "2026-02-29")
    #expect(ticket.date?.wallTime == nil)
  }

  @Test("null is no value, and no fault")
  func null() {
    let (ticket, findings) = decode(
      #"{"title": null, "score": null, "rating": null, "seat": null}"#)
    #expect(ticket.title == nil)
    #expect(findings == [])
  }

  @Test("an unknown kind is kept")
  func kind() {
    let ticket = decode(#"{"kind": "spaceship"}"#).ticket
    #expect(ticket.kind == .other)
    #expect(ticket.kindName == "spaceship")
    #expect(decode(#"{"kind": "Match"}"#).ticket.kind == .match)
  }

  @Test(
    "a code holds exactly its message's bytes, or those of base64",
    arguments: [
      (#"{"message": "AB"}"#, [0x41, 0x42]),
      (#"{"message": "é"}"#, [0xe9]),
      (#"{"message": "é", "encoding": "utf-8"}"#, [0xc3, 0xa9]),
      (#"{"message": "本"}"#, [0xe6, 0x9c, 0xac]),
      (#"{"base64": "AP8Q"}"#, [0x00, 0xff, 0x10]),
      (#"{"message": "x", "base64": "AP8Q"}"#, [0x00, 0xff, 0x10]),
      (#"{"message": "a\u0000b"}"#, [0x61, 0x00, 0x62]),
    ] as [(String, [UInt8])])
  func codes(json: String, bytes: [UInt8]) {
    #expect(decode("{\"barcode\": \(json)}").ticket.barcodes.map(\.bytes) == [bytes])
  }

  @Test("all of barcodes are kept, and a format that nobody knows")
  func severalCodes() {
    let ticket = decode(
      #"{"barcodes": [{"format": "Aztec", "message": "1"}, {"format": "holo", "message": "2"}]}"#
    ).ticket
    #expect(ticket.barcodes.map(\.format) == [.aztec, nil])
    #expect(ticket.barcodes.last?.formatName == "holo")
  }

  @Test(
    "colours as CSS spells them",
    arguments: [
      ("#7b1fa2", 0x7b1fa2), ("#abc", 0xaabbcc), ("rgb(1, 2, 255)", 0x0102ff),
      ("RGBA(1,2,3,0.5)", 0x010203), ("rebeccapurple", 0x663399), ("Red", 0xff0000),
    ] as [(String, UInt32)])
  func colors(text: String, value: UInt32) {
    #expect(RGB(parsing: text) == RGB(value))
  }

  @Test(
    "what is no colour",
    arguments: ["", "#", "#12345", "#-12", "rgb(1,2)", "rgb(256,0,0)", "rgb(a,b,c)", "reddish"])
  func noColors(text: String) {
    #expect(RGB(parsing: text) == nil)
  }
}
