import TestSupport
import Testing

@testable import Tickets

@Suite("The orders of a wallet")
struct WalletOrderTests {
  static let tickets = [
    Ticket("Tosca", date: "2024-08-24T19:30"),
    Ticket("museum"),
    Ticket("Train", date: "2023-01-01"),
    Ticket("Arsenal", date: "2024-08-24"),
    Ticket("coupon", date: "2026-02-29"),
    Ticket("Bus", date: "2024-08-24T19:30"),
    Ticket("Old", date: "1950"),
    Ticket("tosca", date: "2025-12-01T20:00+01:00"),
    Ticket("Zoo", date: "2025-12-01T19:30"),
  ]

  @Test(
    "tickets without a date come last in both orders of time; equal times keep the file's order",
    arguments: [
      (.new, ["Zoo", "tosca", "Tosca", "Bus", "Arsenal", "Train", "Old", "museum", "coupon"]),
      (.old, ["Old", "Train", "Arsenal", "Tosca", "Bus", "tosca", "Zoo", "museum", "coupon"]),
      (.title, ["Arsenal", "Bus", "coupon", "museum", "Old", "Tosca", "tosca", "Train", "Zoo"]),
      (.file, ["Tosca", "museum", "Train", "Arsenal", "coupon", "Bus", "Old", "tosca", "Zoo"]),
    ] as [(Wallet.Order, [String])])
  func orders(order: Wallet.Order, titles: [String]) {
    #expect(Wallet(Self.tickets, order: order).shownTitles == titles)
    let other = Wallet(Self.tickets, order: order == .file ? .new : .file)
    #expect(other.ordered(by: order).shownTitles == titles)
  }

  @Test("equal titles keep the file's order, whatever their case")
  func titles() {
    let titles = ["b", "A", "B", "a", "Éa", "b", ""]
    #expect(Wallet.byTitle(titles) == [6, 1, 3, 0, 2, 5, 4])
  }

  @Test("an empty wallet and a wallet of one", arguments: Wallet.Order.allCases)
  func small(order: Wallet.Order) {
    let empty = Wallet([], order: order)
    #expect(empty.isEmpty)
    #expect(empty.number(at: 0) == nil)
    #expect(empty[0] == Ticket())
    let one = Wallet([Ticket("a")], order: order)
    #expect(one.shownTitles == ["a"])
    #expect(one[1] == Ticket())
    #expect(one[-1] == Ticket())
  }

  @Test("wallets are equal when they are one reading in one order")
  func equality() {
    let source = MemorySource(Self.tickets)
    let wallet = Wallet(source, order: .new)
    #expect(wallet == Wallet(source, order: .new))
    #expect(wallet == wallet.ordered(by: .new))
    #expect(wallet != wallet.ordered(by: .old))
    #expect(wallet != Wallet(Self.tickets, order: .new))
  }
}
