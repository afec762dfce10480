import Tickets

@testable import TicketFiles

extension Reading {
  var words: [String] { remarks.map(\.words) }
}
