import Testing
import Tickets

@testable import TicketFiles

@Suite("Cards of Google Wallet")
struct GoogleCardTests {
  @Test("a loyalty card")
  func loyalty() throws {
    let ticket = try googleTicket(
      "loyalty", class: #"{"id": "c", "programName": "Miles", "rewardsTierLabel": "Level"}"#,
      #"""
      {"classId": "c", "accountName": "Ada L.", "accountId": "007", "rewardsTier": "Gold",
       "loyaltyPoints": {"label": "Nights", "balance": {"int": 800}},
       "secondaryLoyaltyPoints": {"balance": {"money": {"micros": 5, "currencyCode": "EUR"}}}}
      """#)
    #expect(ticket.kind == .loyalty)
    #expect(ticket.title == "Miles")
    #expect(ticket.holder == "Ada L.")
    #expect(ticket.reference == "007")
    #expect(ticket.front == ["Level: Gold", "Nights: 800", "Points: 0.000005 EUR"])
  }

  @Test("the tiers belong to the class; the object's own come first")
  func tiers() throws {
    let parent = #"""
      {"id": "c", "programName": "Miles", "rewardsTierLabel": "Level", "rewardsTier": "Gold",
       "localizedSecondaryRewardsTier": {"defaultValue": {"language": "en", "value": "Pilot"}}}
      """#
    #expect(
      try googleTicket("loyalty", class: parent, #"{"classId": "c"}"#).front
        == ["Level: Gold", "Second tier: Pilot"])
    #expect(
      try googleTicket("loyalty", class: parent, #"{"classId": "c", "rewardsTier": "Tin"}"#).front
        == ["Level: Tin", "Second tier: Pilot"])
    #expect(
      try googleTicket("loyalty", #"{"secondaryRewardsTier": "A", "accountId": 1}"#).front
        == ["Second tier: A"])
  }

  @Test(
    "balances as they are spelled",
    arguments: [
      (#"{"string": "9 of 10"}"#, "9 of 10"), (#"{"double": 12.50}"#, "12.50"),
      (#"{"int": 12345678901234567890123}"#, "12345678901234567890123"),
    ])
  func balances(balance: String, shown: String) throws {
    let ticket = try googleTicket("loyalty", #"{"loyaltyPoints": {"balance": \#(balance)}}"#)
    #expect(ticket.front == ["Points: \(shown)"])
  }

  @Test("an offer, valid for a time")
  func offer() throws {
    let ticket = try googleTicket(
      "offer",
      class: #"""
        {"id": "c", "title": "Two for one", "provider": "Bakery", "redemptionChannel": "INSTORE",
         "details": "Buns only", "finePrint": "Until sold out", "helpUri": {"uri": "https://e.org"}}
        """#,
      #"""
      {"classId": "c", "state": "active", "validTimeInterval": {
        "start": {"date": "2026-06-12T23:20:50.52Z"}, "end": {"date": "2026-12-12T23:20:50.52Z"}}}
      """#)
    #expect(ticket.kind == .coupon)
    #expect(ticket.title == "Two for one")
    #expect(ticket.subtitle == "Bakery")
    #expect(ticket.date?.shown == "Fri 2026-06-12 23:20:50")
    #expect(ticket.ends?.shown == "Sat 2026-12-12 23:20:50")
    #expect(ticket.front == ["Redeem: in the shop"])
    #expect(
      ticket.rear == ["Help: https://e.org", "Details: Buns only", "Fine print: Until sold out"])
  }

  @Test(
    "where an offer is redeemed",
    arguments: [
      ("ONLINE", "Redeem: online"), ("both", "Redeem: in the shop and online"),
      ("TEMPORARY_PRICE_REDUCTION", "Redeem: without a code"),
      ("temporaryPriceReduction", "Redeem: without a code"), ("BY_MAIL", "Redeem: by mail"),
      ("REDEMPTION_CHANNEL_UNSPECIFIED", nil),
    ] as [(String, String?)])
  func channels(channel: String, line: String?) throws {
    let ticket = try googleTicket("offer", #"{"redemptionChannel": "\#(channel)", "title": "T"}"#)
    #expect(ticket.front == (line.map { [$0] } ?? []))
  }

  @Test(
    "a first day alone is no date that a card expires after",
    arguments: [
      (#"{"start": {"date": "2026-06-12"}}"#, nil, nil, ["Valid from: Fri 2026-06-12"]),
      (#"{"end": {"date": "2026-06-12"}}"#, nil, "2026-06-12", []),
      (#"{"start": "2026-06-01", "end": "2026-06-12"}"#, "2026-06-01", "2026-06-12", []),
    ] as [(String, Text?, Text?, [String])])
  func validity(interval: String, date: Text?, ends: Text?, front: [String]) throws {
    let ticket = try googleTicket(
      "loyalty", #"{"accountId": "1", "validTimeInterval": \#(interval)}"#)
    #expect(ticket.date?.text == date)
    #expect(ticket.ends?.text == ends)
    #expect(ticket.front == front)
  }

  @Test("a gift card")
  func giftCard() throws {
    let ticket = try googleTicket(
      "giftCard", class: #"{"id": "c", "merchantName": "Bakery"}"#,
      #"""
      {"classId": "c", "cardNumber": "77", "pin": "1234",
       "balance": {"micros": 20000000, "currencyCode": "USD"},
       "balanceUpdateTime": {"date": "2026-04-12T16:20Z"}}
      """#)
    #expect(ticket.kind == .coupon)
    #expect(ticket.title == "Bakery")
    #expect(ticket.reference == "77")
    #expect(ticket.front == ["Balance: 20.00 USD"])
    #expect(ticket.rear == ["Balance of: Sun 2026-04-12 16:20", "PIN: 1234"])
  }

  @Test(
    "other passes: title, header and the words above it",
    arguments: [
      (#""cardTitle": "Gym""#, "Gym", nil, []), (#""header": "Ada""#, "Ada", nil, []),
      (#""cardTitle": "Gym", "header": "Ada""#, "Gym", "Ada", []),
      (#""cardTitle": "Gym", "header": "Ada", "subheader": "Member""#, "Gym", nil, ["Member: Ada"]),
      (#""header": "Ada", "subheader": "Member""#, "Ada", "Member", []),
    ] as [(String, Text, Text?, [String])])
  func generic(members: String, title: Text, subtitle: Text?, front: [String]) throws {
    let ticket = try googleTicket(
      "generic",
      #"""
      {\#(members), "genericType": "GENERIC_GYM_MEMBERSHIP", "groupingInfo": {"groupingId": "g"},
       "textModulesData": [{"header": "Until", "body": "May"}]}
      """#)
    #expect(ticket.title == title)
    #expect(ticket.subtitle == subtitle)
    #expect(ticket.front == front + ["Until: May"])
    #expect(ticket.kind == .loyalty)
    #expect(
      ticket.extras == [Extra(key: "groupingIdentifier", value: .text("g"), isOnBack: true)])
  }
}
