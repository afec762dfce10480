import Tickets

/// What stands under the headline, as many lines as the card has rows for.
struct BodyLines {
  struct BodyLine {
    var label = ""
    var text: String
    /// The lower, the longer it stays when rows are few.
    fileprivate var rank: Int
  }

  private(set) var all: [BodyLine] = []

  init(_ ticket: Ticket, rows: Int) {
    append(ticket.fault?.line, rank: 0)
    if ticket.isFixture { append(ticket.title?.line, rank: 2) }
    if ticket.isFixture || ticket.subtitle != nil { append(ticket.venue?.line, rank: 0) }
    append(BodyLines.seats(ticket.seats), rank: 0)
    append(ticket.doors?.shown, label: "Doors", rank: 3)
    append(ticket.holder?.line, label: "Holder", rank: 4)
    append(ticket.reference?.line, label: "Reference", rank: 5)
    append(ticket.price?.line, label: "Price", rank: 6)
    for field in ticket.fields { append(field.value.line, label: field.label.line, rank: 4) }
    for extra in ticket.extras where !extra.isOnBack {
      append(Text(extra.value.words).line, label: extra.key.readable, rank: 7)
    }
    append(ticket.rating.map(stars), rank: 1)
    append(ticket.notes?.lines.lazy.map { Text($0).line }.first { !$0.isEmpty }, rank: 1)
    drop(to: rows)
  }

  private mutating func append(_ text: String?, label: String = "", rank: Int) {
    guard let text, !text.isEmpty else { return }
    all.append(BodyLine(label: label, text: text, rank: rank))
  }

  private mutating func drop(to rows: Int) {
    while all.count > max(0, rows) {
      guard let worst = all.indices.max(by: { all[$0].rank < all[$1].rank }) else { return }
      all.remove(at: worst)
    }
  }

  /// The first seat, and how many more there are.
  private static func seats(_ seats: [Seat]) -> String? {
    let lines = seats.map(\.line).filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    return lines.count > 1 ? "\(first)  (+\(lines.count - 1) more)" : first
  }
}
