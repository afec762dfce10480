import Foundation
import Testing
import Tickets

@testable import TicketFiles

@Suite("Where Google's objects stand")
struct GoogleContainerTests {
  /// `@O` in a form is this object, `@C` its class.
  private func filled(_ form: String) -> String {
    form.replacingOccurrences(
      of: "@O", with: #"{"id": "1.o", "classId": "1.c", "ticketHolderName": "Ada"}"#
    )
    .replacingOccurrences(
      of: "@C", with: #"{"id": "1.c", "issuerName": "Hall", "eventName": "Gala"}"#)
  }

  @Test(
    "an object is joined with its class",
    arguments: [
      #"{"payload": {"eventTicketClasses": [@C], "eventTicketObjects": [@O]}}"#,
      #"{"aud": "google", "payload": {"eventTicketObjects": [@O], "eventTicketClasses": [@C]}}"#,
      #"{"eventTicketClasses": [@C], "eventTicketObjects": [@O]}"#,
      #"{"eventTicketClass": @C, "eventTicketObject": @O}"#,
      "[@C, @O]", "[[@O], [@C]]",
      #"[{"resources": [@C]}, {"resources": [@O], "pagination": {"resultsPerPage": 1}}]"#,
      #"{"id": "1.o", "classReference": @C, "ticketHolderName": "Ada"}"#,
      #"[@C, {"id": "1.o", "classReference": {"id": "1.c"}, "ticketHolderName": "Ada"}]"#,
      #"[@C, {"id": "1.o", "classReference": @C, "ticketHolderName": "Ada"}]"#,
      #"[@C, {"id": "1.o", "classReference": "1.c", "ticketHolderName": "Ada"}]"#,
      #"""
      {"id": "1.o", "classId": "1.c", "issuerName": "Hall", "eventName": "Gala",
       "ticketHolderName": "Ada"}
      """#,
    ])
  func containers(form: String) throws {
    let reading = try readGoogle(filled(form))
    var expected = Ticket()
    expected.id = Ticket.ID("1.o")
    expected.kind = .other
    expected.title = "Gala"
    expected.holder = "Ada"
    expected.back = [Field(label: "Issuer", value: "Hall")]
    expected.source = Source(format: "google-wallet")
    #expect(reading.tickets == [expected])
    #expect(reading.remarks == [])
  }

  @Test("an event without an object is shown without a code; other classes are not")
  func loneClass() throws {
    let reading = try readGoogle(
      filled(
        #"""
        {"payload": {"eventTicketClasses": [@C, {"id": "1.d", "eventName": "Fair"}],
         "loyaltyClasses": [{"id": "1.l", "programName": "Miles"}],
         "eventTicketObjects": [@O]}}
        """#))
    #expect(reading.tickets.map(\.title) == ["Gala", "Fair"])
    #expect(reading.tickets.map(\.id) == [Ticket.ID("1.o"), Ticket.ID("1.d")])
    #expect(try readGoogle(filled("@C")).tickets.map(\.title) == ["Gala"])
    #expect(try readGoogle(#"{"loyaltyClasses": [{"programName": "Miles"}]}"#).tickets == [])
  }

  @Test(
    "identifiers alone are no ticket",
    arguments: [
      #"{"payload": {"eventTicketObjects": [{"id": "1.o"}, {"id": "1.p"}]}}"#,
      #"{"payload": {"eventTicketObjects": [{"id": "1.o", "classId": "1.c"}]}}"#,
      #"""
      {"payload": {"eventTicketClasses": [{"id": "1.c"}],
       "eventTicketObjects": [{"id": "1.o", "classId": "1.c", "state": "ACTIVE"}]}}
      """#,
    ])
  func identifiersAlone(json: String) throws {
    let reading = try readGoogle(json)
    #expect(reading.tickets == [])
    #expect(
      reading.words == [
        "holds only the identifiers of tickets; the tickets themselves are on Google's servers"
      ])
  }

  @Test("an object that says nothing of itself has what its class says")
  func emptyObject() throws {
    let reading = try readGoogle(filled(#"[@C, {"id": "1.o", "classId": "1.c"}]"#))
    #expect(reading.tickets.map(\.title) == ["Gala"])
    #expect(reading.remarks == [])
  }

  @Test(
    "the kind is told by the list, by the value's own word, by its members, or by its class",
    arguments: [
      (#"{"flightObjects": [{"id": "1"}, {"passengerName": "A"}]}"#, .flight),
      (#"{"kind": "walletobjects#loyaltyObject", "id": "1", "barcode": {}}"#, .loyalty),
      (#"{"classId": "c", "boardingAndSeatingInfo": {}}"#, .flight),
      (#"{"classId": "c", "tripType": "ONE_WAY"}"#, .other),
      (#"{"classId": "c", "accountId": "7"}"#, .loyalty),
      (#"{"classId": "c", "cardNumber": "7"}"#, .coupon),
      (
        #"[{"id": "c", "issuerName": "I", "programName": "P"}, {"classId": "c", "x": 1}]"#, .loyalty
      ),
      (#"{"classId": "c", "cardTitle": "T"}"#, .other), (#"{"classId": "c", "x": 1}"#, .other),
    ] as [(String, Ticket.Kind)])
  func kinds(json: String, kind: Ticket.Kind) throws {
    let tickets = try readGoogle(json).tickets
    #expect(tickets.map(\.kind) == [kind])
    #expect(tickets.allSatisfy { !($0.title?.isBlank ?? true) })
  }

  @Test(
    "what is not of Google Wallet is not taken for it",
    arguments: [
      ("[]", false), ("{}", false), ("null", false), (#"{"title": "x", "provider": "y"}"#, false),
      (#"{"payload": {"data": 1}}"#, false), (#"{"eventName": "Gala"}"#, false),
      (#"{"eventTicketObjects": ["id"]}"#, false), (#"{"resources": [{"classId": "c"}]}"#, true),
      (#"{"eventName": "Gala", "reviewStatus": "APPROVED"}"#, true),
      (#"{"classReference": {"id": "c"}}"#, true),
      (#"{"kind": "walletobjects#eventTicketObject"}"#, true),
    ])
  func looks(json: String, isGoogle: Bool) throws {
    let root = try #require(JSONDocument(Array(json.utf8)).roots.first)
    #expect(GoogleWallet.looksLike(root) == isGoogle)
    #expect(GoogleWallet.read(root).tickets.isEmpty || isGoogle)
  }
}
