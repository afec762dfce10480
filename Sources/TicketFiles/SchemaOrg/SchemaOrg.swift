import Tickets

/// Reservations and events in JSON-LD, as https://schema.org names them.
///
/// Three steps: the document's objects become things whose properties are lists (`Graph`,
/// `Thing`), reservations of whatever shape become a booking for each card (`Booking`), and each
/// booking becomes a ticket (`TicketMaker`). No context is fetched: the names are known.
enum SchemaOrg {
  /// - Parameter roots: the document's values.
  static func read(_ roots: [JSONValue]) -> Reading {
    var reading = Reading()
    for thing in Graph(roots).things {
      for booking in Booking.all(in: thing) {
        var maker = TicketMaker(booking)
        guard let ticket = maker.make() else { continue }
        for (words, offset) in maker.remarks {
          reading.remark(words, at: offset, ticket: reading.tickets.count)
        }
        reading.tickets.append(ticket)
      }
    }
    return reading
  }
}
