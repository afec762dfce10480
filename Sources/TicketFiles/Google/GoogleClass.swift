import Tickets

/// What many tickets have in common, read once.
struct GoogleClass {
  let kind: GoogleKind
  /// What each of its tickets begins with; its lines come after those of the object.
  var ticket = Ticket()
  var issuer: Text?
  /// What the parts of a seat are called.
  var seatLabels = GoogleSeatLabels()
  /// The tier of a loyalty card, and the second one.
  var tiers: [GoogleTier] = []

  init(kind: GoogleKind) { self.kind = kind }

  /// Whether it tells nothing about its tickets.
  var isEmpty: Bool {
    ticket.heading == nil && ticket.date == nil && ticket.from == nil && ticket.fields.isEmpty
      && ticket.back.isEmpty
  }

  /// A ticket of what the class alone says, without a code.
  var ticketAlone: Ticket {
    var ticket = ticket
    ticket.complete(as: self)
    return ticket
  }
}

extension Ticket {
  /// Adds what each ticket has: where it came from, and a title.
  mutating func complete(as parent: GoogleClass) {
    source = Source(format: "google-wallet")
    kind = kind ?? .other
    if title?.isBlank ?? true { title = parent.issuer ?? parent.kind.title }
    if let issuer = parent.issuer, issuer != title {
      back.append(Field(label: "Issuer", value: issuer))
    }
  }

  /// Adds a line to the front, where there is something to stand in it.
  mutating func addField(_ label: Text, _ value: Text?) {
    if let value { fields.append(Field(label: label, value: value)) }
  }

  /// Adds a line to the back, where there is something to stand in it.
  mutating func addBack(_ label: Text, _ value: Text?) {
    if let value { back.append(Field(label: label, value: value)) }
  }
}

extension GoogleReader {
  mutating func readClass(_ value: JSONValue, of kind: GoogleKind) -> GoogleClass {
    var parent = GoogleClass(kind: kind)
    parent.ticket.id = text("id", in: value).map { Ticket.ID($0.verbatim) }
    readPart(ofClass: value, into: &parent)
    readShared(value, of: kind, into: &parent.ticket)
    return parent
  }

  /// The members that belong into a class.
  private mutating func readPart(ofClass value: JSONValue, into parent: inout GoogleClass) {
    parent.issuer = text("issuerName", in: value)
    switch parent.kind {
    case .event: readEventClass(value, into: &parent)
    case .flight: readFlightClass(value, into: &parent)
    case .transit: readTransitClass(value, into: &parent)
    case .loyalty: readLoyaltyClass(value, into: &parent)
    case .offer: readOfferClass(value, into: &parent)
    case .giftCard: readGiftCardClass(value, into: &parent)
    case .generic: break
    }
  }

  private mutating func partOfClass(in value: JSONValue, of kind: GoogleKind) -> GoogleClass {
    var parent = GoogleClass(kind: kind)
    readPart(ofClass: value, into: &parent)
    return parent
  }

  /// - Parameter parent: nil where the document does not have the object's class; then the members
  ///   of a class may stand in the object itself.
  mutating func ticket(
    _ value: JSONValue, of kind: GoogleKind, in parent: GoogleClass?
  ) -> Ticket {
    let parent = parent ?? partOfClass(in: value, of: kind)
    var ticket = parent.ticket
    ticket.fields = []
    ticket.back = []
    ticket.id = text("id", in: value).map { Ticket.ID($0.verbatim) } ?? ticket.id
    readCode(value, into: &ticket)
    switch kind {
    case .event: readEvent(value, in: parent, into: &ticket)
    case .flight: readFlight(value, into: &ticket)
    case .transit: readTransit(value, into: &ticket)
    case .loyalty: readLoyalty(value, in: parent, into: &ticket)
    case .offer: ticket.kind = .coupon
    case .giftCard: readGiftCard(value, into: &ticket)
    case .generic: readGeneric(value, into: &ticket)
    }
    readState(value, into: &ticket)
    readValidity(value, into: &ticket)
    readShared(value, of: kind, into: &ticket)
    ticket.fields += parent.ticket.fields
    ticket.back += parent.ticket.back
    ticket.complete(as: parent)
    return ticket
  }
}
