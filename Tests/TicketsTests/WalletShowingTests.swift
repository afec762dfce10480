import TestSupport
import Testing
import Tickets

@Suite("A wallet that shows some of its tickets")
struct WalletShowingTests {
  static let tickets = ["2024", "2021", "2023", "2022"].map { Ticket($0, id: $0, date: $0) }
  static let source = MemorySource(tickets)

  @Test("those alone, in the order of their numbers", arguments: Wallet.Order.allCases)
  func some(order: Wallet.Order) {
    let wallet = Wallet(Self.source, order: order).showing([3, 0])
    #expect(wallet.count == 2 && !wallet.isEmpty)
    #expect(wallet.order == order)
    #expect(wallet.shownTitles == ["2022", "2024"])
    #expect((0..<3).map { wallet.number(at: $0) } == [3, 0, nil])
    #expect((0..<4).map { wallet.position(ofNumber: $0) } == [1, nil, nil, 0])
    #expect(wallet[2] == Ticket())
  }

  @Test("none, and numbers that there are not")
  func none() {
    let wallet = Wallet(Self.source, order: .new)
    #expect(wallet.showing([]).isEmpty)
    #expect(wallet.showing([])[0] == Ticket())
    #expect(wallet.showing([.max]).count == 1)
    #expect(wallet.showing([.max])[0] == Ticket())
  }

  @Test("another order, and the same, is that of the whole")
  func ordered() {
    let wallet = Wallet(Self.source, order: .new)
    #expect(wallet.showing([1]).ordered(by: .new) == wallet)
    #expect(wallet.showing([1]).ordered(by: .old).shownTitles == ["2021", "2022", "2023", "2024"])
  }

  @Test("it equals a wallet that shows the same")
  func equality() {
    let wallet = Wallet(Self.source, order: .new)
    #expect(wallet.showing([1, 2]) == wallet.showing([3]).showing([1, 2]))
    #expect(wallet.showing([1, 2]) != wallet.showing([2, 1]))
    #expect(wallet.showing([0, 2, 3, 1]) != wallet)
    #expect(wallet.showing([1, 2]) != wallet.ordered(by: .old).showing([1, 2]))
  }

  @Test("a ticket of another reading is found where it is shown")
  func reload() {
    let wallet = Wallet(Self.source, order: .file).showing([2, 3])
    #expect(wallet.position(of: Self.tickets[3], onceNumbered: 0) == 1)
    #expect(wallet.position(of: Self.tickets[0], onceNumbered: 0) == 0)
  }
}
