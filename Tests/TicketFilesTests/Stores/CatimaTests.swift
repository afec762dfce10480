import Testing
import Tickets

@testable import TicketFiles

@Suite("Catima's table")
struct CatimaTests {
  private static let columns =
    "_id,store,note,validfrom,expiry,balance,balancetype,cardid,barcodeid,barcodetype,"
    + "barcodeencoding,headercolor,starstatus,lastused,archive"

  private static let example = """
    2

    _id
    Books
    Sweets

    \(columns)
    4,Bookshop,"Third shelf

    from the left",1704067200,1735603200000,12.50,EUR,B-77,990077,CODE_128,,-16777216,1,7,0
    7,Bakery,,,,150,,55,,,,,0,0,1

    cardId,groupId
    4,Books
    7,Sweets
    4,Sweets
    4,Books
    """

  @Test("all of a card")
  func card() throws {
    let reading = Catima.read(Self.example)
    #expect(reading.remarks == [])
    let ticket = try #require(reading.tickets.first)
    #expect(ticket.id == Ticket.ID("4"))
    #expect(ticket.kind == .loyalty)
    #expect(ticket.title == "Bookshop")
    #expect(ticket.notes == "Third shelf\n\nfrom the left")
    #expect(ticket.reference == "B-77")
    #expect(ticket.front == ["Valid from: 2024-01-01", "Balance: 12.50 EUR"])
    #expect(ticket.ends?.wallTime?.description == "2024-12-31")
    #expect(ticket.date == nil)
    #expect(
      ticket.barcodes == [
        Barcode(
          format: .code128, formatName: "CODE_128", bytes: Array("990077".utf8), message: "990077")
      ])
    #expect(ticket.colors == CardColors(background: .black))
    #expect(ticket.tags == ["Books", "Sweets", "starred"])
    #expect(ticket.source == Source(format: "catima"))
  }

  @Test("a card without a code, with points, in the archive")
  func plainCard() throws {
    let tickets = Catima.read(Self.example).tickets
    #expect(tickets.count == 2)
    let ticket = try #require(tickets.last)
    #expect(ticket.barcodes == [])
    #expect(ticket.front == ["Balance: 150 points"])
    #expect(ticket.tags == ["Sweets", "archived"])
    #expect(ticket.notes == nil && ticket.ends == nil && ticket.colors == nil)
  }

  @Test("lines may end in any way, and blank ones may be missing", arguments: ["\r\n", "\r"])
  func lineEnds(lineEnd: String) {
    let text = Self.example.split(separator: "\n", omittingEmptySubsequences: true)
      .joined(separator: lineEnd)
    let reading = Catima.read("\u{feff}" + text + lineEnd)
    #expect(reading.remarks == [])
    #expect(reading.tickets.map(\.title) == ["Bookshop", "Bakery"])
    #expect(reading.tickets.first?.tags == ["Books", "Sweets", "starred"])
  }

  @Test("version 1 is the cards alone; columns may be missing and in any order")
  func firstVersion() {
    let reading = Catima.read(
      "barcodetype,cardid,headertextcolor,store,_id,zoom\nQR_CODE,1,-1,store,9,x\nAZTEC,2,,note")
    #expect(reading.remarks == [])
    #expect(reading.tickets.map(\.title) == ["store", "note"])
    #expect(reading.tickets.map(\.id) == [Ticket.ID("9"), nil])
    #expect(reading.tickets.flatMap(\.barcodes).map(\.format) == [.qr, .aztec])
  }

  @Test(
    "kinds of codes",
    arguments: [
      ("AZTEC", .aztec), ("CODE_39", .code39), ("CODE_128", .code128), ("CODABAR", .codabar),
      ("DATA_MATRIX", .datamatrix), ("EAN_8", .ean8), ("EAN_13", .ean13), ("ITF", .itf),
      ("PDF_417", .pdf417), ("QR_CODE", .qr), ("UPC_A", .upca), ("CODE_93", nil), ("UPC_E", nil),
      ("RSS_14", nil),
    ] as [(String, Barcode.Format?)])
  func codes(name: String, format: Barcode.Format?) {
    let barcode = Catima.read("store,cardid,barcodetype\nA,1,\(name)").tickets.first?.barcodes.first
    #expect(barcode?.format == format)
    #expect(barcode?.formatName == Text(name))
    #expect(barcode?.bytes == [0x31])
  }

  @Test(
    "a code's bytes",
    arguments: [
      ("", "é", [0xe9], nil), ("ISO-8859-1", "é", [0xe9], "iso-8859-1"),
      ("UTF-8", "é", [0xc3, 0xa9], "utf-8"), ("", "ł", [0xc5, 0x82], "utf-8"),
      ("ISO-8859-1", "ł", [0xc5, 0x82], "utf-8"),
    ] as [(String, String, [UInt8], Text?)])
  func encodings(name: String, message: String, bytes: [UInt8], encoding: Text?) {
    let text = "store,cardid,barcodetype,barcodeencoding\nA,\(message),QR_CODE,\(name)"
    let barcode = Catima.read(text).tickets.first?.barcodes.first
    #expect(barcode?.bytes == bytes)
    #expect(barcode?.encoding == encoding)
  }

  @Test(
    "times in seconds and milliseconds",
    arguments: [
      ("1618053234", "2021-04-10"), ("1618053234000", "2021-04-10"), ("0", nil), ("", nil),
      ("1601510400", "2020-10-01"), ("-86400", "1969-12-31"),
      ("-1", "1970-01-01"), ("-43201", "1969-12-31"), ("7289611199", "2200-12-31"),
      ("7289611199999", "2200-12-31"),
    ] as [(String, String?)])
  func times(number: String, day: String?) {
    let reading = Catima.read("store,expiry\nA,\(number)")
    #expect(reading.tickets.first?.ends?.wallTime?.description == day)
    #expect(reading.remarks == [])
  }

  @Test(
    "the day that begins at a midnight, wherever it is one",
    arguments: [
      ("1893456000000", "2030-01-01"),  // Greenwich
      ("1893452400000", "2030-01-01"),  // Berlin, +01:00
      ("1893412800000", "2030-01-01"),  // Auckland's standard time, +12:00
      ("1893412799999", "2029-12-31"),
      ("1893474000000", "2030-01-01"),  // New York, -05:00
      ("1893499199999", "2030-01-01"), ("1893499200000", "2030-01-02"),
      ("1893452400", "2030-01-01"), ("1893474000", "2030-01-01"),
    ])
  func midnights(number: String, day: String) {
    let reading = Catima.read("store,validfrom,expiry\nA,\(number),\(number)")
    #expect(reading.tickets.first?.ends?.wallTime?.description == day)
    #expect(reading.tickets.first?.front == ["Valid from: \(day)"])
  }

  @Test("without an event's date, a card is over when it expires")
  func status() throws {
    let ticket = try #require(Catima.read("store,expiry\nA,1618053234").tickets.first)
    #expect(ticket.status(at: try #require(WallTime(parsing: "2021-04-10T23:59"))) == .valid)
    #expect(ticket.status(at: try #require(WallTime(parsing: "2021-04-11T00:00"))) == .expired)
  }

  @Test(
    "how an export begins",
    arguments: [
      ("2\n\n_id\nFood\n\n_id,store", true), ("2\r\n\r\n_id,store,note", true),
      ("\u{feff}_id,store,note,cardid\n", true), ("_id\nFood\n", false), ("2\n\n3\n", false),
      ("", false), ("2", false), ("2,3\n_id,store,cardid", false), ("Dear store,\n", false),
      ("name,store,city,street,zip\n", false), ("{\"store\": 1}", false),
      ("https://catima.app/share#x", true), ("https://catima.app/other", false),
    ])
  func looks(text: String, isExport: Bool) {
    #expect(Catima.looksLike(Array(text.utf8)) == isExport)
  }
}
