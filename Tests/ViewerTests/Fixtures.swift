import Geometry
import Screen
import TestSupport
import Tickets
import Viewer

extension Ticket {
  static func titled(_ title: String, date: Text? = nil) -> Ticket {
    var ticket = Ticket()
    ticket.id = Ticket.ID(title)
    ticket.title = Text(title)
    ticket.date = date.map { TicketDate($0) }
    return ticket
  }

  /// A match that uses most of a card.
  static var match: Ticket {
    var ticket = Ticket()
    ticket.home = Team(name: "Aston Villa")
    ticket.away = Team(name: "Arsenal")
    ticket.score = Score("0-2 (aet)")
    ticket.competition = "Premier League"
    ticket.date = TicketDate("2024-08-24T17:30")
    ticket.venue = Venue(name: "Villa Park", city: "Birmingham", country: "GB")
    ticket.seats = [Seat(block: "B6", row: "7", seat: "43")]
    ticket.barcodes = [Barcode(format: .qr, formatName: "qr", bytes: [1])]
    ticket.rating = 4
    ticket.notes = "Rain, and two late goals.\nWe sang all the way home."
    return ticket
  }
}

extension ViewState {
  /// A state over tickets titled `Card 1`…, in the file's order.
  static func numbered(
    _ count: Int, _ width: Int, _ height: Int, options: Options = Options()
  ) -> ViewState {
    ViewState(
      wallet: Wallet(
        MemorySource((1...max(1, count)).prefix(count).map { .titled("Card \($0)") }), order: .file),
      size: Size(width: width, height: height), options: options)
  }

  static func of(
    _ tickets: [Ticket], _ width: Int, _ height: Int, options: Options = Options()
  ) -> ViewState {
    ViewState(
      wallet: Wallet(MemorySource(tickets), order: .file),
      size: Size(width: width, height: height), options: options)
  }

  var picture: String { scene.flattened.picture }

  /// The status line.
  var status: String {
    String(picture.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }

  func after(_ actions: Action...) -> ViewState {
    var state = self
    for action in actions { state.apply(action) }
    return state
  }
}
