import Tickets

/// A wallet's tickets in memory.
final class MemorySource: TicketSource {
  let tickets: [Ticket]

  init(_ tickets: [Ticket]) { self.tickets = tickets }

  var count: Int { tickets.count }
  var orderKeys: [Int64] { tickets.map { $0.date?.wallTime?.orderKey ?? undatedKey } }
  var titles: [String] { tickets.map(\.displayTitle) }

  func ticket(at number: Int) -> Ticket {
    tickets.indices.contains(number) ? tickets[number] : Ticket()
  }
}

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
