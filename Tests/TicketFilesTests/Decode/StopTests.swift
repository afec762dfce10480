import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("Both ends of a journey")
struct StopTests {
  @Test(
    "text, or an object",
    arguments: [
      (#""Berlin Hbf""#, Stop(name: "Berlin Hbf")),
      (
        #"{"name": "Berlin Hbf", "code": "BLS", "platform": 7}"#,
        Stop(name: "Berlin Hbf", code: "BLS", platform: "7")
      ),
      (#"{"Code": "BER"}"#, Stop(name: "BER", code: "BER")),
      (#"{"name": 42, "code": null}"#, Stop(name: "42")),
      (
        #"{"name": "x", "lift": true}"#,
        Stop(name: "x", extras: [Extra(key: "lift", value: .bool(true), isOnBack: true)])
      ),
      (#""Gleis 7""#, Stop(name: "Gleis 7")), (#""Terminal 2E""#, Stop(name: "Terminal 2E")),
      (#""May""#, Stop(name: "May")), (#""""#, Stop(name: "")),
    ])
  func shapes(json: String, stop: Stop) {
    for name in ["from", "to", "FROM", "origin", "destination"] {
      let (ticket, findings) = decode("{\"\(name)\": \(json)}")
      let isStart = ["from", "FROM", "origin"].contains(name)
      #expect((isStart ? ticket.from : ticket.to) == stop, "\(name)")
      #expect((isStart ? ticket.to : ticket.from) == nil)
      #expect(ticket.extras == [] && findings == [])
    }
  }

  @Test("other names")
  func names() {
    for name in ["origin", "departureStation", "Departure_Airport", "von"] {
      #expect(decode("{\"\(name)\": \"A\"}").ticket.from == Stop(name: "A"), "\(name)")
    }
    for name in ["destination", "arrival-station", "arrivalAirport", "NACH"] {
      #expect(decode("{\"\(name)\": \"A\"}").ticket.to == Stop(name: "A"), "\(name)")
    }
    let ticket = decode(#"{"origin": "B", "from": "A", "von": "C"}"#).ticket
    #expect(ticket.from == Stop(name: "A"))
    #expect(ticket.extras.map(\.key) == ["origin", "von"])
  }

  @Test(
    "what is no place stays a member that nobody knows",
    arguments: [
      "5", "\"5\"", #""2024-01-01""#, #""2024-01-01T10:00Z""#, #""10:28""#, #""5:30 PM""#,
      #""24 Aug 2024""#, #""24.08.2024""#, #""+49 30 1234""#, #""a.fan@example.com""#,
      #"{"latitude": 52.5}"#, #"{"name": ["x"]}"#,
    ])
  func others(json: String) {
    for name in ["from", "to", "destination"] {
      let (ticket, findings) = decode("{\"title\": \"x\", \"\(name)\": \(json)}")
      #expect(ticket.from == nil && ticket.to == nil)
      #expect(ticket.extras.map(\.key.verbatim) == [name])
      #expect(findings == [])
    }
  }

  @Test("a name that another one could not take is free for the next")
  func nextName() {
    let ticket = decode(#"{"from": "2024-01-01", "origin": 5, "von": "A"}"#).ticket
    #expect(ticket.from == Stop(name: "A"))
    #expect(ticket.extras.map(\.key) == ["from", "origin"])
  }

  @Test(
    "a value of the wrong type costs that value; under another name it is another program's own",
    arguments: [("true", "true"), (#"["A"]"#, "a list")])
  func wrongTypes(json: String, found: String) {
    let (ticket, findings) = decode("{\"from\": \(json), \"nach\": \(json)}")
    #expect(ticket.from == nil && ticket.to == nil)
    #expect(findings == ["\"from\" should be a stop's name, found \(found)"])
    #expect(ticket.extras.map(\.key) == ["nach"])
    #expect(decode(#"{"from": {"name": "A", "code": []}}"#).findings.count == 1)
  }

  @Test("a span of days without any other member is called as before")
  func span() {
    let ticket = decode(#"{"from": "2024-01-01", "to": "2024-01-05"}"#).ticket
    #expect(ticket.displayTitle == "2024-01-01")
    #expect(ticket.extras.map(\.key) == ["from", "to"])
  }

  @Test("what is written reads back as the same stop", arguments: 0..<40)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts: [Text] = [
      "Berlin", "2024-01-01", "10:28", "a@b", "", "5", "Gleis 7", "BER", "\u{1b}",
    ]
    func text() -> Text? { random.below(2) == 0 ? nil : texts[random.below(texts.count)] }
    var ticket = Ticket()
    for end in [\Ticket.from, \.to] {
      ticket[keyPath: end] = text().map { Stop(name: $0, code: text(), platform: text()) }
    }
    var encoder = TicketEncoder()
    encoder.write(ticket)
    let (again, findings) = decode(String(decoding: encoder.writer.finish(), as: UTF8.self))
    #expect(again == ticket)
    #expect(findings == [])
  }

  @Test("only a name is written as text")
  func text() {
    var ticket = Ticket()
    ticket.from = Stop(name: "Berlin")
    ticket.to = Stop(name: "Riga", code: "RIX")
    let json = String(decoding: TicketEncoder.wallet { $0.write(ticket) }, as: UTF8.self)
    #expect(json.contains(#""from": "Berlin""#))
    #expect(json.contains(#""code": "RIX""#) && !json.contains("platform"))
  }
}
