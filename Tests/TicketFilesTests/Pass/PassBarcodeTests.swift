import Testing
import Tickets

@testable import TicketFiles

@Suite("Codes of passes")
struct PassBarcodeTests {
  static func codes(_ json: String) throws -> ReadPass {
    try ReadPass("\"generic\": {}, \"description\": \"x\", \(json)")
  }

  @Test(
    "the formats as Apple names them",
    arguments: [
      ("QR", .qr), ("PDF417", .pdf417), ("Aztec", .aztec), ("Code128", .code128),
      ("Code39", .code39), ("Codabar", .codabar), ("EAN13", .ean13), ("I2of5", .itf),
    ] as [(String, Barcode.Format)])
  func formats(name: String, format: Barcode.Format) throws {
    let pass = try Self.codes(
      #"""
      "barcode": {"format": "PKBarcodeFormat\#(name)", "message": "7é",
        "messageEncoding": "iso-8859-1", "altText": "seven"}
      """#)
    let code = try #require(pass.ticket.barcodes.first)
    #expect(code.format == format)
    #expect(code.bytes == [0x37, 0xe9])
    #expect([code.message, code.encoding, code.text] == ["7é", "iso-8859-1", "seven"])
    #expect(pass.remarks == [])
  }

  @Test(
    "other names are understood, with a remark",
    arguments: [
      (#""format": "qr""#, .qr), (#""format": "QRCODE""#, .qr),
      (#""type": "PKBarcodeFormatQR""#, .qr),
      (#""format": "PKBarcodeFormatQRCode""#, .qr), (#""format": "code-128""#, .code128),
      (#""format": "PKBarcodeFormatDataMatrix""#, .datamatrix), (#""format": "Holo""#, nil),
      (#""format": "PDF_417""#, .pdf417), (#""altText": "no format""#, .qr), (#""format": 7"#, nil),
    ] as [(String, Barcode.Format?)])
  func names(member: String, format: Barcode.Format?) throws {
    let pass = try Self.codes("\"barcode\": {\(member), \"message\": \"A\"}")
    #expect(pass.ticket.barcodes.map(\.format) == [format])
    #expect(pass.remarks.count == 1)
  }

  @Test(
    "a message's bytes",
    arguments: [
      (#""message": "é", "messageEncoding": "utf-8""#, [0xc3, 0xa9], "utf-8", 0),
      (#""message": "é""#, [0xe9], nil, 0), (#""message": 1234567890123456789012"#, nil, nil, 0),
      (#""message": "€", "messageEncoding": "windows-1252""#, [0x80], "windows-1252", 0),
      (#""message": "€", "messageEncoding": "iso-8859-1""#, [0xe2, 0x82, 0xac], "iso-8859-1", 1),
      (#""message": "é", "messageEncoding": "M1DOE""#, [0xe9], nil, 1),
      (#""message": "本", "messageEncoding": "M1DOE""#, [0xe6, 0x9c, 0xac], nil, 2),
      (#""message": "\u0000\u0001ÿ""#, [0x00, 0x01, 0xff], nil, 0),
    ] as [(String, [UInt8]?, String?, Int)])
  func bytes(members: String, bytes: [UInt8]?, encoding: String?, remarks: Int) throws {
    let pass = try Self.codes("\"barcode\": {\"format\": \"PKBarcodeFormatQR\", \(members)}")
    let code = try #require(pass.ticket.barcodes.first)
    #expect(code.bytes == bytes ?? Array("1234567890123456789012".utf8))
    #expect(code.encoding?.verbatim == encoding)
    #expect(pass.remarks.count == remarks)
  }

  @Test("all codes in their order; the old member only where it is another code")
  func several() throws {
    let qr = #"{"format": "PKBarcodeFormatQR", "message": "1"}"#
    let linear = #"{"format": "PKBarcodeFormatCode128", "message": "1"}"#
    let other = #"{"format": "PKBarcodeFormatQR", "message": "2"}"#
    func messages(_ json: String) throws -> [String] {
      try Self.codes(json).ticket.barcodes.map {
        "\($0.format?.rawValue ?? "?") \($0.message?.line ?? "")"
      }
    }
    #expect(
      try messages("\"barcodes\": [\(qr), \(linear)], \"barcode\": \(qr)") == ["qr 1", "code128 1"])
    #expect(try messages("\"barcodes\": [\(qr)], \"barcode\": \(other)") == ["qr 1", "qr 2"])
    #expect(try messages("\"barcode\": \(qr)") == ["qr 1"])
    #expect(try messages("\"barcodes\": \(qr)") == ["qr 1"])
    #expect(try messages("\"barcode\": [\(qr), \(linear)]") == ["qr 1", "code128 1"])
    #expect(try messages("\"barcode\": null, \"barcodes\": [null]") == [])
    #expect(try messages("\"barcode\": \"hello\"") == ["qr hello"])
    #expect(try messages("\"barcode\": {\"format\": \"PKBarcodeFormatQR\"}") == [])
    #expect(try messages("\"barcode\": {\"message\": \"\"}") == [])
  }

  @Test("a pass without a code says why, if it has another way")
  func otherWays() throws {
    let nfc = try Self.codes(#""nfc": {"message": "SECRET", "encryptionPublicKey": "KEY"}"#)
    #expect(nfc.front == ["Code: none to show: it is read by NFC"])
    let both = try Self.codes(
      #""nfc": {"message": "SECRET"}, "barcode": {"format": "PKBarcodeFormatQR", "message": "1"}"#)
    #expect(both.front == [])
    #expect(try Self.codes(#""voided": false"#).front == [])
  }
}
