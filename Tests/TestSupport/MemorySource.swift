import Tickets

/// A wallet's tickets in memory.
package final class MemorySource: TicketSource {
  package let tickets: [Ticket]

  package init(_ tickets: [Ticket]) { self.tickets = tickets }

  package var count: Int { tickets.count }
  package var orderKeys: [Int64] { tickets.map { $0.date?.wallTime?.orderKey ?? undatedKey } }
  package var titles: [String] { tickets.map(\.displayTitle) }

  package func ticket(at number: Int) -> Ticket {
    tickets.indices.contains(number) ? tickets[number] : Ticket()
  }
}
