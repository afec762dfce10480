import Testing
import Tickets

@testable import TicketFiles

@Suite("Links that Catima shares")
struct CatimaLinkTests {
  @Test(
    "values are encoded twice behind #, once behind ?",
    arguments: [
      "https://catima.app/share#store%3DTea%2B%2526%2BCo%26note%3D%26cardid%3D7%252B1"
        + "%26barcodetype%3DAZTEC%26headercolor%3D-1",
      "  https://catima.app/share/#store%3DTea%2B%2526%2BCo%26cardid%3D7%252B1"
        + "%26barcodetype%3DAZTEC%26headercolor%3D-1\n",
      "http://thelastproject.github.io/Catima/share"
        + "?store=Tea%20%26%20Co&cardid=7%2B1&barcodetype=AZTEC&headercolor=-1",
      "https://brarcher.github.io/loyalty-card-locker/share"
        + "?store=Tea+%26+Co&note&cardid=7%2b1&barcodetype=AZTEC&headercolor=-1&more=x",
    ])
  func link(text: String) {
    let reading = Catima.read(text)
    #expect(reading.remarks == [])
    var expected = Ticket()
    expected.kind = .loyalty
    expected.title = "Tea & Co"
    expected.reference = "7+1"
    expected.barcodes = [
      Barcode(format: .aztec, formatName: "AZTEC", bytes: Array("7+1".utf8), message: "7+1")
    ]
    expected.colors = CardColors(background: .white)
    expected.source = Source(format: "catima")
    #expect(reading.tickets == [expected])
  }

  @Test("a text may hold several links")
  func several() {
    let text = "One https://catima.app/share#store%3DA\ntwo https://catima.app/share#store%3DB."
    #expect(Catima.read(shareLink: text).tickets.map(\.title) == ["A", "B."])
  }

  @Test("what is wrong with a link has no place")
  func remarks() {
    let reading = Catima.read("https://catima.app/share?store=A&cardid=1&expiry=soon")
    #expect(reading.words == ["\"expiry\" should be a time in milliseconds, found \"soon\""])
    #expect(reading.remarks.first?.location == nil)
    #expect(Catima.read("https://catima.app/share#").tickets == [])
  }

  @Test(
    "percent signs that spell no byte stay",
    arguments: [("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%41%", "A%")])
  func percent(value: String, text: Text) {
    #expect(Catima.read("https://catima.app/share?store=\(value)").tickets.first?.title == text)
  }
}
