import Tickets

@testable import TicketFiles

/// What is read from a document.
func reading(_ json: String) throws -> Reading {
  SchemaOrg.read(try JSONDocument(Array(json.utf8)).roots)
}

/// The only ticket of a document; an empty one where there are none or several.
func onlyTicket(_ json: String) throws -> Ticket {
  let tickets = try reading(json).tickets
  return tickets.count == 1 ? tickets[0] : Ticket()
}
