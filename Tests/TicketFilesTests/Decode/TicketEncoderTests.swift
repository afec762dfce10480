import Foundation
import Testing
import Tickets

@testable import TicketFiles

@Suite("Tickets as JSON")
struct TicketEncoderTests {
  private func encoded(_ tickets: [Ticket]) -> [UInt8] {
    TicketEncoder.wallet { encoder in for ticket in tickets { encoder.write(ticket) } }
  }

  private let everything = """
    {"id": "1", "kind": "match", "title": "t", "subtitle": "s",
     "home": {"name": "A", "short": "AAA", "color": "#112233"}, "away": "B",
     "from": {"name": "D", "code": "DDD", "platform": "7", "lift": true}, "to": "E", "score": "2-1 (aet)",
     "sport": "football", "competition": "c", "season": "2024", "round": "Final",
     "date": "2024-08-24T17:30:00+01:00", "doors": "2024-08-24T16:00", "ends": "2024-08-24T19:30",
     "venue": {"name": "v", "city": "w", "country": "GB", "latitude": "1.50", "longitude": "2"},
     "seat": [{"gate": "1", "level": "2", "stand": "3", "block": "4", "row": "5", "seat": "6"}, "x"],
     "holder": "h", "price": {"amount": "46.00", "currency": "GBP"}, "reference": "r",
     "barcodes": [{"format": "aztec", "message": "é", "encoding": "utf-8", "text": "below"},
                  {"format": "qr", "base64": "AP8="}],
     "colors": {"background": "#101010", "foreground": "#ffffff", "label": "#eeeeee"},
     "image": "i.png", "status": "void", "fields": [{"label": "l", "value": "v"}],
     "back": [{"label": "m", "value": "w"}], "notes": "n\\nn", "rating": 5, "tags": ["a", "b"],
     "source": {"format": "pkpass", "file": "f", "sha256": "00", "original": "AA=="},
     "extra": {"deep": [1.50, null, true, "\\u001b[31m"]}}
    """

  @Test("what is written reads back as the same ticket")
  func roundTrip() {
    var (ticket, findings) = decode(everything)
    #expect(findings == [])
    // Codes are written with their bytes beside the message.
    for index in ticket.barcodes.indices { ticket.barcodes[index].message = nil }
    var reader = JSONReader(encoded([ticket]))
    let value = (try? reader.nextRoot()).flatMap { _ in try? reader.value() }
    let members = value?["tickets"]?.elements?.first?.members ?? []
    var decoder = TicketDecoder(isOwnFormat: true)
    var again = decoder.ticket(from: members)
    for index in again.extras.indices {
      again.extras[index].isOnBack = ticket.extras[index].isOnBack
    }
    #expect(again == ticket)
    #expect(decoder.findings == [])
  }

  @Test("the keys stand in the format's order, and nothing can act on a terminal")
  func order() throws {
    let bytes = encoded([decode(everything).ticket])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"wallet\": 1,\n  \"tickets\": [\n    {\n      \"id\": \"1\",\n"))
    #expect(text.contains(#""\u001b[31m""#))
    #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0a })
    let places = TicketKey.allCases.prefix { $0 != .time }
      .compactMap { text.range(of: "\n      \"\($0.name)\":")?.lowerBound }
    #expect(places.count == 31)
    #expect(places == places.sorted())
    #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
  }

  @Test("base64 there and back", arguments: 0..<20)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 250) }
    let text = Base64.encode(bytes)
    #expect(text == Data(bytes).base64EncodedString())
    #expect(Base64.decode(text) == bytes)
  }

  @Test("what is no base64", arguments: ["A", "A?==", "AA=A", "é"])
  func noBase64(text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
