import Screen
import Tickets

/// What stands under the headline, as many lines as the card has rows for.
struct BodyLines {
  struct BodyLine {
    var label = ""
    var text: String
    /// The lower, the longer it stays when rows are few.
    fileprivate var rank: Int
    /// Whether it ends before its text does.
    fileprivate(set) var goesOn = false
  }

  private(set) var all: [BodyLine] = []

  /// - Parameters:
  ///   - columns: what notes are wrapped to.
  ///   - details: what the headline shows already.
  init(_ ticket: Ticket, rows: Int, columns: Int, without details: Set<Headline.Detail>) {
    let (rows, columns) = (max(0, rows), max(1, columns))
    if details.contains(.stops), !details.contains(.title) {
      append(ticket.titleBesideStops, rank: 2)
    }
    if ticket.isShownAsFixture {
      if ticket.title?.line != ticket.teamsLine { append(ticket.title?.line, rank: 2) }
    } else if !details.contains(.subtitle) {
      append(ticket.subtitle?.line, rank: 2)
    }
    appendJourney(of: ticket, without: details)
    if !details.contains(.venue) { append(ticket.venueBesideTitle, rank: 0) }
    let seats = details.contains(.seat) ? Array(ticket.seats.dropFirst()) : ticket.seats
    append(seats, columns: columns)
    append(ticket.doors?.shown, label: "Doors", rank: 3)
    append(ticket.lastDay, label: "Until", rank: 3)
    append(ticket.holder?.line, label: "Holder", rank: 4)
    if !details.contains(.number) { append(ticket.reference?.line, label: "Reference", rank: 5) }
    append(ticket.price?.line, label: "Price", rank: 6)
    appendFields(of: ticket, rows: rows)
    if !details.contains(.picture) { append(ticket.pictureName, label: "Picture", rank: 5) }
    let extras = ticket.extras.lazy.filter {
      !$0.isOnBack && !(ticket.isTask && $0.completion != nil)
    }
    for extra in extras.prefix(rows) {
      append(Text(extra.value.words).line, label: extra.key.readable, rank: 7)
    }
    append(ticket.rating.map(stars), rank: 1)
    if let notes = ticket.notes { append(notes, columns: columns, rows: rows) }
    keep(rows)
  }

  private mutating func appendJourney(of ticket: Ticket, without details: Set<Headline.Detail>) {
    // Where the title says no more than the stops, it stands in the headline or on the edge.
    if !details.contains(.stops), ticket.displayTitle == ticket.titleBesideStops {
      append(ticket.journeyLine, rank: 0)
    }
    if !details.contains(.vehicle), ticket.isShownAsJourney, let place = ticket.vehicleField {
      let field = ticket.fields[place]
      append(field.value.line, label: field.label.line, rank: 0)
    }
    if !details.contains(.platform) {
      append(ticket.from.flatMap(ticket.platform(of:)), rank: 0)
    }
    let time = details.contains(.arrival) || !ticket.isShownAsJourney ? nil : ticket.arrivalTime
    let arrival = [time, ticket.to.flatMap(ticket.platform(of:))].compactMap(\.self)
    append(arrival.joined(separator: " · "), label: "Arrival", rank: 3)
  }

  /// As many fields as there are rows; wherever it stands, the one that says why there is no code.
  private mutating func appendFields(of ticket: Ticket, rows: Int) {
    let vehicle = ticket.isShownAsJourney ? ticket.vehicleField : nil
    for (place, field) in ticket.fields.enumerated() where place != vehicle {
      let isCode = field.label == "Code"
      guard place < rows || isCode else { continue }
      append(field.value.line, label: field.label.line, rank: isCode ? 1 : 4)
    }
  }

  private mutating func append(_ text: String?, label: String = "", rank: Int) {
    guard let text, !text.isEmpty else { return }
    all.append(BodyLine(label: label, text: text, rank: rank))
  }

  /// What is needed at the gate is never cut: it takes as many lines as it needs.
  private mutating func append(_ seats: [Seat], columns: Int) {
    guard let line = BodyLines.line(of: seats) else { return }
    // A row's word and its number stay together.
    let parts = line.split(separator: " · ").map { $0.replacing(" ", with: "\u{a0}") }
    for part in Line(parts.joined(separator: " · ")).wrapped(to: columns) {
      append(part.text.replacing("\u{a0}", with: " "), rank: 0)
    }
  }

  /// The first line of the notes stays longest; the others fill what is left.
  private mutating func append(_ notes: Text, columns: Int, rows: Int) {
    let first = all.count
    for line in notes.lines where all.count < first + rows {
      // No more of a long text than could be seen.
      for part in Line(line.prefix(columns * rows)).wrapped(to: columns) {
        append(part.text, rank: all.count == first ? 1 : Self.furtherNotes)
      }
    }
  }

  /// Keeps the lines of the lowest ranks; of equal ones the first.
  private mutating func keep(_ rows: Int) {
    guard all.count > rows else { return }
    let kept = all.indices.sorted { (all[$0].rank, $0) < (all[$1].rank, $1) }
      .prefix(rows).sorted()
    let endsInNotes = all.last?.rank == Self.furtherNotes && kept.last != all.count - 1
    all = kept.map { all[$0] }
    // Notes that go on say so.
    if endsInNotes, let last = all.indices.last { all[last].goesOn = true }
  }

  /// The rank of all lines of the notes but the first.
  private static let furtherNotes = 8

  /// The first seat, and how many more there are.
  private static func line(of seats: [Seat]) -> String? {
    let lines = seats.map(\.line).filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    return lines.count > 1 ? "\(first)  (+\(lines.count - 1) more)" : first
  }
}
