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

extension Ticket {
  /// Its lines on the front, for a comparison: `Flight: LH 2724`.
  var front: [String] { fields.map { "\($0.label.line): \($0.value.line)" } }
  var backLines: [String] { back.map { "\($0.label.line): \($0.value.line)" } }
}
