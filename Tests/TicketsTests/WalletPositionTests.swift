import TestSupport
import Testing
import Tickets

@Suite("Positions and numbers")
struct WalletPositionTests {
  static func randomTickets(_ random: inout SeededGenerator) -> [Ticket] {
    (0..<random.number(0...40)).map { number in
      let year = random.number(2000...2010)
      return Ticket(
        "t\(random.number(0...9))", id: "\(number)", date: year == 2000 ? nil : String(year))
    }
  }

  @Test("each is the other's inverse, in every order", arguments: 0..<10)
  func inverse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tickets = Self.randomTickets(&random)
    for order in Wallet.Order.allCases {
      let wallet = Wallet(tickets, order: order)
      let numbers = (0..<wallet.count).compactMap { wallet.number(at: $0) }
      #expect(numbers.sorted() == Array(tickets.indices))
      for (position, number) in numbers.enumerated() {
        #expect(wallet.position(ofNumber: number) == position)
        #expect(wallet[position] == tickets[number])
      }
    }
  }

  @Test("there is nothing outside", arguments: Wallet.Order.allCases)
  func outside(order: Wallet.Order) {
    let wallet = Wallet([Ticket("a"), Ticket("b")], order: order)
    for place in [-1, 2, Int.max, Int.min] {
      #expect(wallet.number(at: place) == nil)
      #expect(wallet.position(ofNumber: place) == nil)
      #expect(wallet[place] == Ticket())
    }
  }
}
