import Testing
import Tickets

@testable import TicketFiles

@Suite("ticketToken")
struct TicketTokenTests {
  @Test(
    "a prefix names the symbol, in any case",
    arguments: [
      ("qrCode:AB:1", .qr, "AB:1"), ("QRCODE: x ", .qr, " x "), ("aztecCode:M1A", .aztec, "M1A"),
      ("azteccode:M1", .aztec, "M1"), ("barcode128:123", .code128, "123"),
      ("pdf417:P", .pdf417, "P"), ("barcodeEAN:4006381333931", .ean13, "4006381333931"),
      ("barcodeEAN:96385074", .ean8, "96385074"),
      ("barcodeUPCA:036000291452", .upca, "036000291452"),
      ("dataMatrix:D", .datamatrix, "D"), ("code39:C", .code39, "C"),
      ("ean13:4006381333931", .ean13, "4006381333931"), ("ean8:96385074", .ean8, "96385074"),
      ("itf:12", .itf, "12"), ("codabar:A1B", .codabar, "A1B"), ("barcode:77", .code128, "77"),
    ] as [(String, Barcode.Format, String)])
  func text(token: String, format: Barcode.Format, message: String) {
    #expect(
      SchemaOrg.TicketToken(Text(token))
        == .barcode(
          Barcode(
            format: format, formatName: Text(format.rawValue), bytes: Array(message.utf8),
            message: Text(message))))
  }

  @Test(
    "bytes come in base64",
    arguments: [("qrCodeBin:AP+A", .qr), ("aztecbin:AP+A", .aztec), ("pdf417bin:AP-A", .pdf417)]
      as [(String, Barcode.Format)])
  func binary(token: String, format: Barcode.Format) {
    #expect(
      SchemaOrg.TicketToken(Text(token))
        == .barcode(
          Barcode(format: format, formatName: Text(format.rawValue), bytes: [0, 0xff, 0x80])))
  }

  @Test(
    "a text is latin1 where that can be, else UTF-8",
    arguments: [("qrCode:é", [0xe9]), ("qrCode:€", [0xe2, 0x82, 0xac])] as [(String, [UInt8])])
  func encoding(token: String, bytes: [UInt8]) {
    guard case .barcode(let code) = SchemaOrg.TicketToken(Text(token)) else {
      Issue.record("no code")
      return
    }
    #expect(code.bytes == bytes)
  }

  @Test(
    "what is no code",
    arguments: [
      ("123456", .other("123456")), ("unknown:1", .other("unknown:1")),
      ("aztecbin:***", .other("aztecbin:***")), ("qrCode:", .other("qrCode:")),
      ("https://x.example/q.png?a=1", .image("https://x.example/q.png?a=1")),
      ("data:image/png;base64,AAAA", .embeddedImage), ("cid:code", .embeddedImage),
    ] as [(String, SchemaOrg.TicketToken)])
  func noCode(token: String, expected: SchemaOrg.TicketToken) {
    #expect(SchemaOrg.TicketToken(Text(token)) == expected)
  }

  @Test(
    "on a card",
    arguments: [
      (#""qrCode:A""#, ["qr"], [], []),
      (#"["qrCode:A", "qrCode:A", "aztecCode:B"]"#, ["qr", "aztec"], [], []),
      (#"{"@type": "Barcode", "text": "pdf417:A"}"#, ["pdf417"], [], []),
      (#"{"@type": "Barcode", "text": "A&lt;", "encodingFormat": "QR code"}"#, ["qr"], [], []),
      (#"{"@type": "Barcode", "caption": "A"}"#, [], [], []),
      (
        #"{"@type": "Barcode", "name": "A", "contentUrl": "https://x.example/a.png"}"#, [], [],
        ["Code image: https://x.example/a.png"]
      ),
      (#""https://x.example/a.png""#, [], [], ["Code image: https://x.example/a.png"]),
      (#""0815""#, [], ["Ticket token: 0815"], []), ("815", [], ["Ticket token: 815"], []),
    ] as [(String, [String], [String], [String])])
  func card(token: String, formats: [String], front: [String], back: [String]) throws {
    let ticket = try onlyTicket(
      """
      {"@type": "EventReservation", "reservationNumber": "1", "reservationFor": {"name": "Fair"},
       "reservedTicket": {"ticketToken": \(token)}}
      """)
    #expect(ticket.barcodes.map { $0.formatName.line } == formats)
    #expect(ticket.front == front)
    #expect(ticket.rear == back)
  }

  @Test("a picture in the document is said")
  func embedded() throws {
    let reading = try reading(
      #"{"@type": "Ticket", "name": "Day", "validFrom": "2026-01-01", "ticketToken": "cid:a"}"#)
    #expect(reading.tickets.map(\.barcodes) == [[]])
    #expect(
      reading.remarks == [
        Remark(offset: 77, ticket: 0, words: "\"ticketToken\" is a picture, which is not read")
      ])
  }
}
