import Tickets

// MARK: - Who may enter, where, and with what

extension SchemaOrg.TicketMaker {
  mutating func makeAdmission() {
    let reservation = booking.reservation
    ticket.reference = ticket.reference ?? reservation.text("reservationNumber")
    ticket.seats = booking.tickets.prefix(100).flatMap(seats)
    ticket.holder = holder
    makeStatus()
    makePrice()
    for token in booking.tickets.flatMap({ $0.values("ticketToken") + $0.values("token") })
      .prefix(100)
    {
      add(token)
    }
    for number in Set(booking.tickets.prefix(20).compactMap { $0.text("ticketNumber") })
      .sorted(by: { $0.line < $1.line }) where number != ticket.reference
    {
      addField("Ticket number", number)
    }
    if booking.subject != .ticket {
      addField("Ticket", booking.tickets.first?.text("name"))
    }
    if ticket.seats.isEmpty, let count = text("numSeats"), count.line != "1" {
      addField("Seats", count)
    }
  }

  private var holder: Text? {
    var people = booking.tickets.flatMap { $0.things("underName") }
    if people.isEmpty { people = booking.reservation.things("underName") }
    if people.isEmpty { people = thing.things("member") }
    return SchemaOrg.list(people.prefix(100).compactMap(\.personName))
  }

  private func seats(of ticket: SchemaOrg.Thing) -> [Seat] {
    let things = ticket.has("ticketedSeat") ? ticket.things("ticketedSeat") : [ticket]
    return things.prefix(100).compactMap { thing in
      let section = thing.text("seatSection")
      var seat = Seat(row: thing.text("seatRow"), seat: thing.text("seatNumber"))
      if ticket.has("ticketedSeat") { seat.text = thing.text("name", "description") }
      switch booking.subject {
      case .train: seat.extras = section.map { [Extra("coach", $0)] } ?? []
      case .flight, .bus, .boat: seat.extras = section.map { [Extra("section", $0)] } ?? []
      default: seat.block = section
      }
      return seat.isEmpty ? nil : seat
    }
  }

  private mutating func makePrice() {
    let own = booking.tickets.count == 1 ? booking.tickets.first?.price : nil
    if let own {
      ticket.price = own.with(currency: booking.reservation)
    } else if let price = booking.reservation.price {
      // It is what all the cards have cost.
      if booking.isShare { addBack("Total price", Text(price.line)) } else { ticket.price = price }
    }
  }

  /// Confirmed is what everybody expects; any other state is said.
  private mutating func makeStatus() {
    let words =
      [booking.reservation.text("reservationStatus"), thing.text("eventStatus")]
      .compactMap { $0?.line.split(whereSeparator: { "/#:".contains($0) }).last.map(String.init) }
    for word in words {
      var word = word[...]
      for prefix in ["Reservation", "Event"] where word.hasPrefix(prefix) {
        word = word.dropFirst(prefix.count)
      }
      switch word.lowercased() {
      case "cancelled", "canceled": ticket.status = .void
      case "confirmed", "scheduled", "": break
      default: addField("Status", Text(Text(String(word)).readable))
      }
    }
  }
}

// MARK: - Codes

extension SchemaOrg.TicketMaker {
  private mutating func add(_ value: SchemaOrg.Thing.Value) {
    let token: SchemaOrg.TicketToken?
    switch value {
    case .text(let text, _): token = text.isBlank ? nil : SchemaOrg.TicketToken(text)
    case .thing(let thing): token = SchemaOrg.TicketToken(thing)
    }
    switch token {
    case .barcode(let code)?:
      if !ticket.barcodes.contains(code) { ticket.barcodes.append(code) }
    case .image(let address)?: addBack("Code image", Text(address))
    case .embeddedImage?:
      if case .text(_, let offset) = value {
        remark("\"ticketToken\" is a picture, which is not read", at: offset)
      }
    case .other(let text)?: addField("Ticket token", text)
    case nil: break
    }
  }
}

// MARK: - Prices

extension SchemaOrg.Thing {
  /// A number or a text, or an object that has both parts of a price.
  fileprivate var price: Price? {
    guard let value = values("totalPrice").first else { return nil }
    if case .thing(let price) = value {
      let amount = price.text("totalPrice", "value", "minPrice")
      return amount.map { Price(amount: $0, currency: price.text("priceCurrency")) }?
        .with(currency: self)
    }
    guard let text = value.label, !text.isBlank else { return nil }
    return Price(parsing: text).with(currency: self)
  }
}

extension Price {
  /// The same in the currency of a reservation or a ticket, where it has none itself.
  fileprivate func with(currency thing: SchemaOrg.Thing) -> Price {
    Price(amount: amount, currency: currency ?? thing.text("priceCurrency"))
  }
}

extension Extra {
  fileprivate init(_ key: Text, _ text: Text) {
    self.init(key: key, value: .text(text), isOnBack: false)
  }
}
