import Testing
import Tickets

@testable import TicketFiles

@Suite("Tokens of Google Wallet")
struct JSONWebTokenTests {
  private static let payload = #"""
    {"aud":"google","payload":{"eventTicketObjects":[{"id":"1.o","ticketHolderName":"Ada Ł?>"}]}}
    """#
  private static let whole = token(payload)

  @Test(
    "a token is found in a text",
    arguments: [
      "@", " @\n", "https://pay.google.com/gp/v/save/@", "@.", "Your ticket: <@>, have fun.",
      "<a href=\"https://pay.google.com/gp/v/save/@\">Save</a>", "a.b.c @", "{\"jwt\": \"@\"}",
      "https://pay.google.com/gp/v/save/@?hl=en",
    ])
  func found(form: String) throws {
    let text = form.split(separator: "@", omittingEmptySubsequences: false)
      .joined(separator: Self.whole)
    #expect(JSONWebToken.payload(in: text) == Array(Self.payload.utf8))
    let reading = try GoogleWallet.read(text)
    #expect(reading.tickets.map(\.holder) == ["Ada Ł?>"])
    #expect(
      reading.tickets.map(\.rear)
        == [["Signature: not verified: only Google can check a save link"]])
    #expect(reading.remarks == [])
  }

  @Test("spaces in the parts' JSON do not matter")
  func spaces() {
    let text = token("{ \"a\": 1 }\n", header: "{\n \"alg\": \"none\"}")
    #expect(JSONWebToken.payload(in: text) == Array("{ \"a\": 1 }\n".utf8))
  }

  @Test(
    "what is no token is not found",
    arguments: [
      "", ".", "..", "eyJ", "eyJh.eyJi", "eyJh.eyJi.c", "www.example.com", "one.two.three",
      "example.every.thing", "https://pay.google.com/gp/v/save/", "W10.W10.x",
    ])
  func notFound(text: String) {
    #expect(JSONWebToken.payload(in: text) == nil)
    #expect(
      throws: Refusal("holds no token of Google Wallet that can be read")
    ) { try GoogleWallet.read(text) }
  }

  @Test("each of several tokens is read once")
  func several() throws {
    let other = token(#"{"payload":{"offerObjects":[{"id":"2","accountId":"x"}]}}"#)
    let reading = try GoogleWallet.read("\(Self.whole) \(other)\n\(Self.whole)")
    #expect(reading.tickets.map(\.id) == [Ticket.ID("1.o"), Ticket.ID("2")])
  }

  @Test("a link that holds identifiers says so")
  func identifiers() throws {
    let reading = try GoogleWallet.read(token(#"{"payload":{"offerObjects":[{"id":"2"}]}}"#))
    #expect(reading.tickets == [])
    #expect(
      reading.words == [
        "holds only the identifiers of tickets; the tickets themselves are on Google's servers"
      ])
  }

  @Test("a payload that is no JSON is refused with its place")
  func badPayload() {
    var refusal = Refusal("expected a colon, found \"}\"", at: SourceLocation(line: 1, column: 5))
    refusal.path = ["payload"]
    #expect(throws: refusal) { try GoogleWallet.read(token(#"{"a"}"#)) }
  }

  @Test("what is said of a ticket has its place in the payload")
  func remarks() throws {
    let reading = try GoogleWallet.read(
      token(#"{"offerObjects":[{"id":"1","x":1},{"id":"2","x":1,"state":"odd"}]}"#))
    #expect(
      reading.remarks == [
        Remark(
          path: ["payload"], offset: 58, location: SourceLocation(line: 1, column: 59), ticket: 1,
          words: "\"state\" should be ACTIVE, COMPLETED, EXPIRED or INACTIVE, found \"odd\"")
      ])
  }

  @Test(
    "how a text with a token begins",
    arguments: [
      ("@", true), ("\u{feff} \n@", true), ("https://pay.google.com/gp/v/save/eyJ", true),
      ("Save: https://pay.google.com/gp/v/save/x\n", true),
      ("\nhttps://www.android.com/payapp/savetoandroidpay/eyJ", true),
      ("Subject: x\n\nhttps://pay.google.com/gp/v/save/eyJ", false), ("", false),
      ("eyJhbGci", false), ("eyJhbGci.x", false), ("example.every.thing", false),
      ("_id,store,cardid", false),
    ])
  func looks(form: String, isToken: Bool) {
    let text = form.split(separator: "@", omittingEmptySubsequences: false)
      .joined(separator: Self.whole)
    #expect(JSONWebToken.looksLike(Array(text.utf8)) == isToken)
  }
}
