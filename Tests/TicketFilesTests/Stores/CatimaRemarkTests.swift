import Testing
import Tickets

@testable import TicketFiles

@Suite("What is wrong with a Catima table")
struct CatimaRemarkTests {
  @Test(
    "a value that cannot be read costs that value alone",
    arguments: [
      ("expiry", "abc", "should be a time in milliseconds"),
      ("validfrom", "1.5e9", "should be a time in milliseconds"),
      ("expiry", "7289654400", "should be a time from 1900 to 2200"),
      ("expiry", "99999999999999999999", "should be a time from 1900 to 2200"),
      ("headercolor", "red", "should be a colour as a number such as -9977996"),
      ("headercolor", "4294967296", "should be a colour as a number such as -9977996"),
      ("balance", "many", "should be a number"), ("starstatus", "2", "should be 0 or 1"),
      ("archive", "yes", "should be 0 or 1"),
    ])
  func badValues(column: String, value: String, words: String) throws {
    let reading = Catima.read("_id,store,cardid,\(column)\n1,A,2,\n3,B,4,\(value)")
    let remark = try #require(reading.remarks.first)
    #expect(reading.remarks.count == 1)
    #expect(remark.words == "\"\(column)\" \(words), found \"\(value)\"")
    #expect(remark.location == SourceLocation(line: 3, column: 7))
    #expect(remark.ticket == 1)
    var expected = try #require(reading.tickets.first)
    expected.id = Ticket.ID("3")
    expected.title = "B"
    expected.reference = "4"
    #expect(reading.tickets.last == expected)
  }

  @Test("encodings and currencies that are none are told; the rest of the value stays")
  func halfBadValues() {
    let reading = Catima.read(
      "store,cardid,barcodetype,barcodeencoding,balance,balancetype\nA,1,QR_CODE,EBCDIC,5,Euros")
    #expect(
      reading.words == [
        "\"barcodeencoding\" should be iso-8859-1, us-ascii or utf-8, found \"EBCDIC\"",
        "\"balancetype\" should be a currency such as EUR, or points, found \"Euros\"",
      ])
    #expect(reading.tickets.first?.barcodes.first?.bytes == [0x31])
    #expect(reading.tickets.first?.front == ["Balance: 5"])
  }

  @Test("a card needs a name or a number")
  func nameless() {
    let reading = Catima.read("_id,store,cardid\n1,,77\n2,,\n3,C,")
    #expect(reading.tickets.map(\.title) == ["77", "C"])
    #expect(
      reading.words == ["found a card without \"store\" and \"cardid\"; it is left out"])
    #expect(reading.remarks.first?.location?.line == 3)
    #expect(reading.remarks.first?.ticket == nil)
  }

  @Test("a version that is not known, and a quote that is not closed, are told")
  func wholeTable() {
    #expect(
      Catima.read("3\n\nstore,cardid\nA,1").words
        == ["found version 3 of Catima's table; read as version 2"])
    let open = Catima.read("store,note\nA,\"x\nB,y\n")
    #expect(open.words == ["found a quote that is not closed"])
    #expect(open.remarks.first?.location == SourceLocation(line: 2, column: 3))
    #expect(open.tickets.first?.notes == "x\nB,y\n")
  }
}
