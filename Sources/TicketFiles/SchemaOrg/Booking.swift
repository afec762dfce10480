extension SchemaOrg {
  /// What becomes one card: a thing, how it was booked, and the tickets for it.
  struct Booking {
    let subject: Subject
    /// Empty where the thing stands by itself.
    var reservation = Thing()
    let thing: Thing
    var tickets: [Thing] = []
    /// Whether other cards come from the same reservation, so that its price is not this card's.
    var isShare = false
  }
}

extension SchemaOrg.Booking {
  typealias Thing = SchemaOrg.Thing

  /// Cards of one reservation; more are a mistake.
  private static let most = 100

  /// The bookings in a thing of a document's top level.
  static func all(in thing: Thing) -> [Self] { all(in: thing, depth: 4) }

  private static func all(in thing: Thing, depth: Int) -> [Self] {
    guard depth > 0 else { return [] }
    if thing.isReservation {
      let parts = thing.things("subReservation").flatMap { part in
        all(in: part.filled(inherited, from: thing), depth: depth - 1)
      }
      return parts.isEmpty || thing.has("reservationFor") ? reserved(by: thing) + parts : parts
    }
    switch SchemaOrg.Subject(of: thing) {
    case .ticket?: return [ofTicket(thing)]
    case .membership?: return [Self(subject: .membership, thing: thing, tickets: [thing])]
    case let subject?: return [Self(subject: subject, thing: thing)]
    case nil: return wrappers.flatMap { thing.things($0) }.flatMap { all(in: $0, depth: depth - 1) }
    }
  }

  /// What a reservation has for all parts of a package.
  private static let inherited = [
    "reservationNumber", "reservationStatus", "underName", "broker", "provider", "bookingAgent",
  ]
  /// Where a page or a list has what it is about.
  private static let wrappers = ["mainEntity", "itemListElement", "item"]

  private static func ofTicket(_ ticket: Thing) -> Self {
    guard let thing = ticket.thing("reservationFor", "isPartOf", "event"),
      let subject = SchemaOrg.Subject(of: thing)
    else { return Self(subject: .ticket, thing: ticket, tickets: [ticket]) }
    return Self(subject: subject, thing: thing, tickets: [ticket])
  }

  /// A booking for each thing that is reserved, and of each for every ticket that has a code of its
  /// own: whoever shows the card at the gate needs that one.
  private static func reserved(by reservation: Thing) -> [Self] {
    var things = reservation.things("reservationFor")
    if things.isEmpty { things = [reservation.thing("touristAttraction") ?? Thing()] }
    let tickets = reservation.reservedTickets
    let shares = split(tickets, among: reservation)
    let isShare = things.count * shares.count > 1
    let bookings = things.prefix(most).lazy.flatMap { thing in
      let subject = SchemaOrg.Subject(of: reservation, for: thing)
      return shares.prefix(most).lazy.map { share in
        Self(
          subject: subject, reservation: reservation, thing: thing, tickets: share,
          isShare: isShare)
      }
    }
    return Array(bookings.prefix(most))
  }

  private static func split(_ tickets: [Thing], among reservation: Thing) -> [[Thing]] {
    let tokens = Set(tickets.compactMap { $0.text("ticketToken") })
    guard tokens.count > 1 else { return [tickets] }
    let names = reservation.values("underName")
    return tickets.enumerated().map { place, ticket in
      var ticket = ticket
      if names.count == tickets.count, !ticket.has("underName") {
        ticket.properties["underName"] = [names[place]]
      }
      return [ticket]
    }
  }
}
