import Tickets

/// What an event calls the parts of a seat.
struct GoogleSeatLabels {
  var gate = "gate"
  var section = "section"
  var row = "row"
  var seat = "seat"
}

extension GoogleReader {
  mutating func readEventClass(_ value: JSONValue, into parent: inout GoogleClass) {
    parent.ticket.title = text("eventName", in: value)
    parent.ticket.venue = venue(of: value)
    let times = value["dateTime"]
    parent.ticket.date = date("start", in: times)
    parent.ticket.ends = date("end", in: times)
    parent.ticket.doors = date("doorsOpen", in: times)
    parent.seatLabels = GoogleSeatLabels(
      gate: label("gateLabel", in: value), section: label("sectionLabel", in: value),
      row: label("rowLabel", in: value), seat: label("seatLabel", in: value))
    let names = [parent.ticket.title, parent.ticket.venue?.name].compactMap(\.self)
    parent.ticket.kind = names.lazy.compactMap { EventWords.kind(of: $0.line) }.first
    // Cinemas number their theaters.
    if parent.ticket.kind == nil, parent.seatLabels.section == "theater" {
      parent.ticket.kind = .film
    }
    if parent.ticket.kind == .match, let name = parent.ticket.title?.line,
      let match = MatchName(name, at: parent.ticket.venue?.name)
    {
      parent.ticket.home = Team(name: match.home)
      parent.ticket.away = Team(name: match.away)
      parent.ticket.competition = match.competition
    }
  }

  mutating func readEvent(
    _ value: JSONValue, in parent: GoogleClass, into ticket: inout Ticket
  ) {
    let seatInfo = value["seatInfo"]
    var seat = Seat()
    seat.put(text("gate", in: seatInfo), as: parent.seatLabels.gate)
    seat.put(text("section", in: seatInfo), as: parent.seatLabels.section)
    seat.put(text("row", in: seatInfo), as: parent.seatLabels.row)
    seat.put(text("seat", in: seatInfo), as: parent.seatLabels.seat)
    if !seat.isEmpty { ticket.seats = [seat] }
    ticket.holder = text("ticketHolderName", in: value)
    ticket.price = money("faceValue", in: value)
    ticket.addField("Ticket type", text("ticketType", in: value))
    let number = text("ticketNumber", in: value)
    ticket.reference = text("confirmationCode", in: value["reservationInfo"]) ?? number
    if ticket.reference != number { ticket.addField("Ticket number", number) }
  }

  private mutating func venue(of value: JSONValue) -> Venue? {
    var venue = Venue(name: text("name", in: value["venue"]))
    if let address = text("address", in: value["venue"]) {
      venue.extras.append(Extra(key: "address", value: .text(address), isOnBack: true))
    }
    // Of several places it is not known which the venue is.
    let places = value["locations"]?.elements ?? []
    if let place = places.first, places.count == 1 {
      venue.latitude = text("latitude", in: place)
      venue.longitude = text("longitude", in: place)
    }
    return venue == Venue() ? nil : venue
  }

  /// What a part of a seat is called: a constant such as `ENTRANCE`, or a text of the class's own.
  private mutating func label(_ name: String, in value: JSONValue) -> String {
    let ownName = "custom" + name.prefix(1).uppercased() + name.dropFirst()
    return text(ownName, in: value)?.line ?? constant(name, in: value)
      ?? String(name.dropLast("Label".count))
  }
}

extension Seat {
  /// Puts a part where its label says, or beside the parts that a seat has by name.
  fileprivate mutating func put(_ value: Text?, as label: String) {
    guard let value else { return }
    switch TicketKey.fold(label) {
    case "gate" where gate == nil: gate = value
    case "level" where level == nil: level = value
    case "stand" where stand == nil: stand = value
    case "section" where block == nil, "block" where block == nil: block = value
    case "row" where row == nil: row = value
    case "seat" where seat == nil: seat = value
    default: extras.append(Extra(key: Text(label), value: .text(value), isOnBack: true))
    }
  }
}
