import Testing
import Tickets

@testable import TicketFiles

/// What a pass gave: its ticket, and what the reader said of it.
struct ReadPass {
  let ticket: Ticket
  let remarks: [String]

  /// - Parameter json: the members of a `pass.json`.
  init(_ json: String, strings: [String: String] = [:]) throws {
    var reader = JSONReader(Array("{\(json)}".utf8))
    let reading = PassDecoder.read(try reader.value(), strings: strings)
    ticket = try #require(reading.tickets.first)
    remarks = reading.remarks.map(\.words)
    try #require(reading.tickets.count == 1)
  }

  /// A pass of one style, with a field for each `key|label|value` of a group.
  init(
    _ style: String = "eventTicket", header: [String] = [], primary: [String] = [],
    secondary: [String] = [], back: [String] = [], _ rest: String = "",
    strings: [String: String] = [:]
  ) throws {
    let groups = [
      ("headerFields", header), ("primaryFields", primary), ("secondaryFields", secondary),
      ("backFields", back),
    ]
    let fields = groups.map { name, fields in
      "\"\(name)\": [\(fields.map(Self.field).joined(separator: ", "))]"
    }
    let end = rest.isEmpty ? "" : ", \(rest)"
    try self.init("\"\(style)\": {\(fields.joined(separator: ", "))}\(end)", strings: strings)
  }

  private static func field(_ text: String) -> String {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return #"{"key": "\#(parts[0])", "label": "\#(parts[1])", "value": "\#(parts[2])"}"#
  }

  /// The lines of the front, as `label: value`.
  var front: [String] { ticket.front }
  var back: [String] { ticket.rear }
  var seats: [String] { ticket.seats.map(\.line) }
  /// The start as its own text has it.
  var date: String? { ticket.date?.text.verbatim }
}
