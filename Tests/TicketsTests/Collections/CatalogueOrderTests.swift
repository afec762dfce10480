import TestSupport
import Testing

@testable import Tickets

@Suite("A catalogue in another order")
struct CatalogueOrderTests {
  @Test("is the one that is made for that order")
  func law() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<100 {
      let tickets = (0..<random.below(40)).map { _ -> Ticket in
        var ticket = Ticket()
        ticket.title = Text("Ticket \(random.below(9))")
        ticket.date = TicketDate(Text("20\(10 + random.below(9))"))
        ticket.tags = (0..<random.below(3)).map { _ in Text("tag \(random.below(4))") }
        return ticket
      }
      var collections = Collections()
      for ticket in tickets { collections.add(ticket) }
      let source = MemorySource(tickets)
      let start = collections.catalogue(for: Wallet(source, order: .file))
      for order in Wallet.Order.allCases {
        let wallet = Wallet(source, order: order)
        #expect(start.ordered(as: wallet) == collections.catalogue(for: wallet))
      }
      // A wallet that lost tickets leaves none of them in front of those that are there.
      let shorter = Wallet(MemorySource(Array(tickets.prefix(5))), order: .file)
      for group in start.ordered(as: shorter).groups(by: .season) {
        #expect(group.numbers.count { $0 < 5 } == group.numbers.prefix { $0 < 5 }.count)
      }
    }
  }
}
