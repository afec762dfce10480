import Tickets

extension GoogleReader {
  mutating func readTransitClass(_ value: JSONValue, into parent: inout GoogleClass) {
    let type = constant("transitType", in: value)
    parent.ticket.kind = type.flatMap { Self.transitKinds[$0] }
    parent.ticket.title = text("transitOperatorName", in: value)
  }

  private static let transitKinds: [String: Ticket.Kind] = [
    "bus": .bus, "rail": .train, "tram": .train, "ferry": .boat,
  ]

  mutating func readTransit(_ value: JSONValue, into ticket: inout Ticket) {
    ticket.holder = text("passengerNames", in: value)
    readLegs(of: value, into: &ticket)
    if let journey = ticket.journey {
      ticket.subtitle = ticket.title
      ticket.title = journey
    }
    ticket.addField("Trip", constant("tripType", in: value).map { Text($0) })
    let concession =
      text("customConcessionCategory", in: value)
      ?? constant("concessionCategory", in: value).map { Text($0) }
    ticket.addField("Concession", concession)
    let number = text("ticketNumber", in: value)
    let purchase = value["purchaseDetails"]
    ticket.reference = text("confirmationCode", in: purchase) ?? number
    if ticket.reference != number { ticket.addField("Ticket number", number) }
    let cost = purchase?["ticketCost"]
    ticket.price = money("purchasePrice", in: cost) ?? money("faceValue", in: cost)
    ticket.addBack("Trip number", text("tripId", in: value))
    ticket.addBack("Receipt", text("purchaseReceiptNumber", in: purchase))
    readRestrictions(value["ticketRestrictions"], into: &ticket)
    switch constant("ticketStatus", in: value) {
    case "used": ticket.status = .used
    case "refunded", "exchanged": ticket.status = .void
    default: break
    }
  }

  /// From the first leg to the last one; there and back, to where the journey turns.
  private mutating func readLegs(of value: JSONValue, into ticket: inout Ticket) {
    var legs = modules("ticketLegs", in: value)
    if legs.isEmpty { legs = modules("ticketLeg", in: value) }
    guard let first = legs.first, let last = legs.last else { return }
    ticket.from = stop("origin", of: first)
    ticket.from?.platform = text("platform", in: first)
    ticket.to = stop("destination", of: last)
    if ticket.to?.name == ticket.from?.name {
      ticket.to = stop("destination", of: legs[legs.startIndex + (legs.count - 1) / 2])
    }
    ticket.date = date("departureDateTime", in: first)
    ticket.ends = date("arrivalDateTime", in: last)
    var firstSeats: [Seat] = []
    for (place, leg) in legs.enumerated() {
      for seat in modules("ticketSeats", in: leg) + modules("ticketSeat", in: leg) {
        readSeat(seat, into: &ticket)
      }
      if place == 0 { firstSeats = ticket.seats }
    }
    if let carriage = text("carriage", in: first),
      !firstSeats.contains(where: { $0.isIn(carriage) })
    {
      ticket.addField("Carriage", carriage)
    }
    ticket.addField("Fare", text("fareName", in: first))
    ticket.addField("Zone", text("zone", in: first))
    for (number, leg) in legs.enumerated() where legs.count > 1 {
      ticket.addBack(Text("Leg \(number + 1)"), words(of: leg))
    }
  }

  private mutating func stop(_ end: String, of leg: JSONValue) -> Stop? {
    let code = text("\(end)StationCode", in: leg)
    return (text("\(end)Name", in: leg) ?? code).map { Stop(name: $0, code: code) }
  }

  private mutating func readSeat(_ value: JSONValue, into ticket: inout Ticket) {
    var seat = Seat(seat: text("seat", in: value) ?? text("seatAssignment", in: value))
    if let coach = text("coach", in: value) {
      seat.extras = [Extra(key: "coach", value: .text(coach), isOnBack: true)]
    }
    if !seat.isEmpty { ticket.seats.append(seat) }
    let fareClass =
      text("customFareClass", in: value) ?? constant("fareClass", in: value).map { Text($0) }
    if let fareClass, !ticket.fields.contains(where: { $0.label == "Class" }) {
      ticket.addField("Class", fareClass)
    }
  }

  /// `Bern – Basel · 2026-05-02 10:02 · IC 61`.
  private mutating func words(of leg: JSONValue) -> Text? {
    var part = Ticket()
    part.from = stop("origin", of: leg)
    part.to = stop("destination", of: leg)
    let parts = [
      part.journey?.line, date("departureDateTime", in: leg)?.shown,
      text("carriage", in: leg)?.line,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : Text(parts.joined(separator: " · "))
  }

  private mutating func readRestrictions(_ value: JSONValue?, into ticket: inout Ticket) {
    ticket.addBack("Routes", text("routeRestrictions", in: value))
    ticket.addBack("Details of routes", text("routeRestrictionsDetails", in: value))
    ticket.addBack("Times", text("timeRestrictions", in: value))
    ticket.addBack("Restrictions", text("otherRestrictions", in: value))
  }
}

extension Seat {
  /// Whether it names this coach.
  fileprivate func isIn(_ coach: Text) -> Bool {
    extras.contains { $0.key == "coach" && $0.value == .text(coach) }
  }
}
