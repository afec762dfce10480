import Testing
import Tickets

@testable import TicketFiles

@Suite("Codes of Google Wallet")
struct GoogleCodeTests {
  private func ticket(_ members: String) throws -> Ticket {
    try googleTicket("eventTicket", #"{"ticketNumber": "1", \#(members)}"#)
  }

  @Test(
    "kinds by their new and old names",
    arguments: [
      ("AZTEC", .aztec), ("aztec", .aztec), ("CODE_39", .code39), ("code39", .code39),
      ("CODE_128", .code128), ("code128", .code128), ("CODABAR", .codabar),
      ("DATA_MATRIX", .datamatrix), ("dataMatrix", .datamatrix), ("EAN_8", .ean8),
      ("EAN_13", .ean13), ("ean13", .ean13), ("ITF_14", .itf), ("itf14", .itf),
      ("PDF_417", .pdf417), ("pdf417", .pdf417), ("PDF417", .pdf417), ("QR_CODE", .qr),
      ("qrCode", .qr), ("UPC_A", .upca), ("upcA", .upca), ("BARCODE_TYPE_UNSPECIFIED", nil),
    ] as [(String, Barcode.Format?)])
  func kinds(name: String, format: Barcode.Format?) throws {
    let codes = try ticket(#""barcode": {"type": "\#(name)", "value": "12"}"#).barcodes
    #expect(codes.map(\.format) == [format])
    #expect(codes.map(\.formatName) == [Text(name)])
    #expect(codes.map(\.bytes) == [[0x31, 0x32]])
  }

  @Test(
    "messages and their bytes",
    arguments: [
      (#""value": "é""#, [0xe9], nil), (#""value": "ł""#, [0xc5, 0x82], "utf-8"),
      (#""value": "é", "renderEncoding": "UTF_8""#, [0xc3, 0xa9], "utf-8"),
      (#""value": "é", "renderEncoding": "RENDER_ENCODING_UNSPECIFIED""#, [0xe9], nil),
      (#""value": 1234567890123456789012"#, Array("1234567890123456789012".utf8), nil),
      (#""value": " a ""#, [0x20, 0x61, 0x20], nil),
    ] as [(String, [UInt8], Text?)])
  func messages(members: String, bytes: [UInt8], encoding: Text?) throws {
    let codes = try ticket(#""barcode": {"type": "QR_CODE", \#(members)}"#).barcodes
    #expect(codes.map(\.bytes) == [bytes])
    #expect(codes.map(\.encoding) == [encoding])
  }

  @Test("the text under a code is not the code's own")
  func alternateText() throws {
    func text(_ alternate: String) throws -> [Text?] {
      try ticket(
        #""barcode": {"type": "QR_CODE", "value": "12", "alternateText": "\#(alternate)"}"#
      )
      .barcodes.map(\.text)
    }
    #expect(try text("1-2") == ["1-2"])
    #expect(try text("12") == [nil])
    #expect(try text("") == [nil])
  }

  @Test(
    "where there is no code to show, the front says why, first of all",
    arguments: [
      (
        #""rotatingBarcode": {"type": "QR_CODE", "totpDetails": {"parameters": [{"key": "ab"}]}}"#,
        "Code: none to keep: it changes every few moments and is shown by Google Wallet alone"
      ),
      (#""smartTapRedemptionValue": "77""#, "Code: none to show: it is read by NFC"),
      (#""barcode": {"type": "TEXT_ONLY", "value": "AB 12"}"#, "Code: AB 12"),
      (#""barcode": {"type": "textOnly", "value": "1", "alternateText": "AB"}"#, "Code: AB"),
      (#""barcode": {"type": "QR_CODE", "alternateText": "AB"}"#, "Code: AB"),
    ])
  func withoutCode(members: String, line: String) throws {
    let ticket = try ticket(#"\#(members), "ticketType": "Adult""#)
    #expect(ticket.barcodes == [])
    #expect(ticket.front == [line, "Ticket type: Adult"])
    #expect(!"\(ticket)".contains("totp"))
  }

  @Test("a code that stays is shown rather than one that changes")
  func bothCodes() throws {
    let ticket = try ticket(
      #""barcode": {"type": "QR_CODE", "value": "1"}, "rotatingBarcode": {"type": "QR_CODE"}"#)
    #expect(ticket.barcodes.count == 1)
    #expect(ticket.front == [])
  }

  @Test(
    "millionths as decimals",
    arguments: [
      ("46000000", "GBP", "46.00"), ("1", "", "0.000001"), ("0", "EUR", "0.00"),
      ("12345678", "EUR", "12.345678"), ("12500000", "EUR", "12.50"), ("-5000000", "EUR", "-5.00"),
      ("4600000000", "JPY", "4600"), ("4600500000", "jpy", "4600.5"), ("-0", "EUR", "0.00"),
      ("0046000000", "EUR", "46.00"),
      ("99999999999999999999999000000", "USD", "99999999999999999999999.00"),
      ("", "EUR", nil), ("1e6", "EUR", nil), ("1.5", "EUR", nil), ("-", "EUR", nil),
    ] as [(String, String, String?)])
  func micros(digits: String, currency: String, amount: String?) {
    #expect(Micros.decimal(digits, currency: currency) == amount)
  }
}
