import Tickets

extension PageText {
  /// All of a ticket: its front, its codes, its back.
  ///
  /// - Returns: the page's title.
  mutating func appendTicket(_ ticket: Ticket) -> String {
    append(ticket.fault, label: "Fault")
    append(ticket.subtitle, label: "Subtitle")
    append(ticket.kindWord, label: "Kind")
    if let teams = ticket.teamsLine, teams != ticket.displayTitle { append(teams, label: "Teams") }
    append(ticket.score?.text, label: "Score")
    append(ticket.competition, label: "Competition")
    append(ticket.season, label: "Season")
    append(ticket.round, label: "Round")
    append(ticket.sport, label: "Sport")
    append(ticket.from, of: ticket, label: "From")
    append(ticket.to, of: ticket, label: "To")
    append(ticket.date?.shown ?? "", label: ticket.isTask ? "Due" : "Date")
    if ticket.isTask { append(ticket.isDone ? "yes" : "no", label: "Done") }
    append(ticket.doors?.shown ?? "", label: "Doors")
    append(ticket.ends?.shown ?? "", label: "Ends")
    append(ticket.venue?.line ?? "", label: "Venue")
    for extra in ticket.venue?.extras ?? [] { append(extra) }
    for seat in ticket.seats { append(seat.line, label: "Seat") }
    append(ticket.holder, label: "Holder")
    append(ticket.price?.line ?? "", label: "Price")
    append(ticket.reference, label: "Reference")
    append(ticket.id?.text, label: "ID")
    // A task that is used is done, which is said.
    if !ticket.isTask || ticket.status != .used {
      append(ticket.status?.rawValue ?? "", label: "Status")
    }
    for field in ticket.fields { appendLinked(field.value, label: field.label.line) }
    for extra in ticket.shownExtras where !extra.isOnBack { append(extra) }
    append(ticket.rating.map { stars($0) + "  \($0)/5" } ?? "", label: "Rating")
    append(ticket.tags.map(\.line).joined(separator: ", "), label: "Tags")
    appendLinked(ticket.notes, label: "Notes")
    append(ticket.image, label: "Picture")
    for barcode in ticket.barcodes { append(barcode) }
    appendBack(of: ticket)
    return ticket.displayTitle
  }

  private mutating func append(_ stop: Stop?, of ticket: Ticket, label: String) {
    guard let stop else { return }
    append(ticket.line(of: stop), label: label)
    for extra in stop.extras { append(extra) }
  }

  private mutating func append(_ barcode: Barcode) {
    let name = barcode.format?.name ?? barcode.formatName.line
    append(barcode.message ?? Text("\(barcode.bytes.count) bytes"), label: "\(name) code")
    append(barcode.text, label: "")
  }

  private mutating func appendBack(of ticket: Ticket) {
    let extras = ticket.shownExtras.filter(\.isOnBack)
    guard !ticket.back.isEmpty || !extras.isEmpty || ticket.source != nil else { return }
    appendRule("Back")
    for field in ticket.back { appendLinked(field.value, label: field.label.line) }
    for extra in extras { append(extra) }
    if let source = ticket.source {
      let parts = [source.format, source.file].compactMap { $0?.line }
      append(parts.joined(separator: ", "), label: "Source")
    }
  }

  private mutating func append(_ extra: Extra) {
    appendLinked(Text(extra.value.words), label: extra.key.readable)
  }
}

extension Ticket {
  /// Of a task without those that say whether it is done, which has its own line.
  fileprivate var shownExtras: [Extra] {
    isTask ? extras.filter { $0.completion == nil } : extras
  }
}

/// `★★★☆☆`.
func stars(_ rating: Int) -> String {
  String(repeating: "★", count: rating) + String(repeating: "☆", count: max(0, 5 - rating))
}
