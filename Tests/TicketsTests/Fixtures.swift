import TestSupport
import Tickets

extension Ticket {
  init(_ title: String, id: String? = nil, date: String? = nil) {
    self.init()
    self.title = Text(title)
    self.id = id.map { ID($0) }
    self.date = date.map { TicketDate(Text($0)) }
  }
}

extension Wallet {
  init(_ tickets: [Ticket], order: Order) { self.init(MemorySource(tickets), order: order) }

  /// The tickets' titles by position.
  var shownTitles: [String] { (0..<count).map { self[$0].displayTitle } }
}
