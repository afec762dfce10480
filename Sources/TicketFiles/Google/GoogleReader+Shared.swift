import Tickets

// MARK: - What objects of every kind have

extension GoogleReader {
  mutating func readState(_ value: JSONValue, into ticket: inout Ticket) {
    guard let state = constant("state", in: value), let member = value["state"] else { return }
    switch state {
    case "active": break
    case "expired": ticket.status = .expired
    case "completed": ticket.status = .used
    case "inactive": ticket.status = .void
    default: report("state", member, expected: "ACTIVE, COMPLETED, EXPIRED or INACTIVE")
    }
  }

  /// When a ticket is valid: its date where it has no other, else a line of the back.
  ///
  /// A ticket that has only a first day does not expire after it, so that is no date.
  mutating func readValidity(_ value: JSONValue, into ticket: inout Ticket) {
    let interval = value["validTimeInterval"]
    let (start, end) = (date("start", in: interval), date("end", in: interval))
    if ticket.date != nil {
      ticket.addBack("Valid until", end.map { Text($0.shown) })
      return
    }
    if end == nil {
      ticket.addField("Valid from", start.map { Text($0.shown) })
    } else {
      ticket.date = start
    }
    ticket.ends = ticket.ends ?? end
  }
}

// MARK: - What classes have, too

extension GoogleReader {
  mutating func readShared(_ value: JSONValue, of kind: GoogleKind, into ticket: inout Ticket) {
    if let color = text("hexBackgroundColor", in: value), let member = value["hexBackgroundColor"] {
      if let color = RGB(parsing: color.verbatim) {
        ticket.colors = CardColors(background: color)
      } else {
        report("hexBackgroundColor", member, expected: "a colour such as #ffcc00")
      }
    }
    for module in modules("textModulesData", in: value) {
      guard let field = field(module, label: "header", value: "body") else { continue }
      // A generic pass has no other lines for its front.
      if kind == .generic { ticket.fields.append(field) } else { ticket.back.append(field) }
    }
    for module in modules("messages", in: value) {
      if let field = field(module, label: "header", value: "body") { ticket.back.append(field) }
    }
    for row in modules("labelValueRows", in: value["infoModuleData"]) {
      for column in modules("columns", in: row) {
        if let field = field(column, label: "label", value: "value") { ticket.back.append(field) }
      }
    }
    for link in modules("uris", in: value["linksModuleData"]) {
      guard let uri = text("uri", in: link) else { continue }
      ticket.addBack(text("description", in: link) ?? "Link", uri)
    }
    ticket.addBack("Details", text("details", in: value))
    ticket.addBack("Fine print", text("finePrint", in: value))
    let group = text("eventId", in: value) ?? text("groupingId", in: value["groupingInfo"])
    guard let group else { return }
    ticket.extras = [Extra(key: "groupingIdentifier", value: .text(group), isOnBack: true)]
  }

  /// Nil where neither a label nor a value stands.
  private mutating func field(_ module: JSONValue, label: String, value: String) -> Field? {
    let (label, value) = (text(label, in: module), text(value, in: module))
    if label == nil, value == nil { return nil }
    return Field(label: label ?? "", value: value ?? "")
  }
}
