import Tickets

extension SchemaOrg {
  /// Makes a ticket of a booking.
  struct TicketMaker {
    let booking: Booking
    var ticket = Ticket()
    private(set) var remarks: [(words: String, offset: Int?)] = []

    init(_ booking: Booking) { self.booking = booking }

    /// Nil where there is nothing to show: neither a time nor a code, nor what it is for.
    mutating func make() -> Ticket? {
      switch booking.subject {
      case .event: makeEvent()
      case .flight: makeFlight()
      case .train, .bus, .boat: makeTrip()
      case .lodging, .food, .visit: makeStay()
      case .car, .taxi: makeRide()
      case .membership, .ticket: makePlainTicket()
      }
      checkOrder()
      makeAdmission()
      guard isWorthACard else { return nil }
      makeBack()
      if ticket.title == nil { ticket.title = Text(booking.subject.word) }
      ticket.source = Source(format: "schema.org")
      return ticket
    }

    /// A place or a programme by itself is no ticket: websites describe themselves so.
    private var isWorthACard: Bool {
      if ticket.date != nil || ticket.ends != nil || !ticket.barcodes.isEmpty { return true }
      if ticket.reference != nil { return true }
      switch booking.subject {
      case .lodging, .food, .visit, .car, .taxi, .membership, .ticket:
        if booking.reservation.properties.isEmpty { return false }
      case .event, .flight, .train, .bus, .boat: break
      }
      return ticket.title != nil || ticket.from != nil || ticket.to != nil
    }

    mutating func remark(_ words: String, at offset: Int? = nil) {
      remarks.append((words, offset))
    }
  }
}

// MARK: - What all subjects need

extension SchemaOrg.TicketMaker {
  var thing: SchemaOrg.Thing { booking.thing }

  /// The first text that one of some properties has: of what is booked, else of the reservation.
  func text(_ names: String...) -> Text? {
    for name in names {
      if let text = thing.text(name) ?? booking.reservation.text(name) { return text }
    }
    return nil
  }

  /// When something is. A text that is neither a date nor a time is kept, and said.
  mutating func moment(
    _ names: [String], on day: CalendarDay? = nil, notBefore earliest: TimeOfDay? = nil
  ) -> TicketDate? {
    var texts: [Text] = []
    var first: (name: String, offset: Int)?
    for name in names {
      for case .text(let text, let offset) in thing.values(name) + booking.reservation.values(name)
      where !text.isBlank && texts.count < 10 {
        texts.append(text)
        if first == nil { first = (name, offset) }
      }
    }
    guard let first,
      let date = SchemaOrg.Moment(texts, on: day, notBefore: earliest)?.date
    else { return nil }
    if date.wallTime == nil, TimeOfDay(parsing: date.text.verbatim) == nil {
      let found = date.text.line.prefix(40)
      remark("\"\(first.name)\" should be a date, found \"\(found)\"", at: first.offset)
    }
    return date
  }

  /// Adds a line to the front.
  mutating func addField(_ label: Text, _ value: Text?) {
    guard let value, !value.isBlank else { return }
    ticket.fields.append(Field(label: label, value: value))
  }

  /// Adds a line to the back.
  mutating func addBack(_ label: Text, _ value: Text?) {
    guard let value, !value.isBlank else { return }
    ticket.back.append(Field(label: label, value: value))
  }
}

extension SchemaOrg.Subject {
  /// What a card is called that has no better name.
  var word: String {
    switch self {
    case .event: "Event"
    case .flight: "Flight"
    case .train: "Train"
    case .bus: "Bus"
    case .boat: "Boat"
    case .lodging: "Hotel"
    case .food: "Restaurant"
    case .car: "Rental car"
    case .taxi: "Taxi"
    case .visit: "Museum"
    case .membership: "Membership"
    case .ticket: "Ticket"
    }
  }
}
