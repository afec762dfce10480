import Tickets

extension TicketDecoder {
  mutating func decodeWhere(_ ticket: inout Ticket) {
    ticket.venue = venue()
    ticket.seats = seats()
    ticket.holder = text(.holder)
    ticket.price = price()
    ticket.reference = text(.reference)
  }

  private mutating func venue() -> Venue? {
    guard let value = value(.venue) else { return nil }
    if let name = value.text { return Venue(name: name) }
    guard value.members != nil else {
      report(.venue, value, expected: "text or an object")
      return nil
    }
    return Venue(
      name: text(value.member("name"), named: "name"),
      city: text(value.member("city"), named: "city"),
      country: text(value.member("country"), named: "country"),
      latitude: text(value.member("latitude"), named: "latitude"),
      longitude: text(value.member("longitude"), named: "longitude"),
      extras: value.extras(without: ["name", "city", "country", "latitude", "longitude"]))
  }

  private mutating func seats() -> [Seat] {
    guard let value = value(.seat) else { return seatOfMembers() }
    if let elements = value.elements { return elements.compactMap { seat($0) } }
    return seat(value).map { [$0] } ?? []
  }

  private mutating func seat(_ value: JSONValue) -> Seat? {
    if let text = value.text { return Seat(text: text) }
    guard value.members != nil else {
      report(.seat, value, expected: "text, an object, or a list of these")
      return nil
    }
    func part(_ name: String) -> Text? { text(value.member(name), named: name) }
    let seat = Seat(
      gate: part("gate"), level: part("level"), stand: part("stand"),
      block: part("block") ?? part("section"), row: part("row"),
      seat: part("seat") ?? part("seatnumber") ?? part("number"),
      extras: value.extras(without: Self.seatParts))
    return seat.isEmpty ? nil : seat
  }

  private static let seatParts = [
    "gate", "level", "stand", "block", "section", "row", "seat", "seatnumber", "number",
  ]

  /// A seat whose parts stand at the ticket's own level.
  private mutating func seatOfMembers() -> [Seat] {
    let block = text(.block) ?? text(.section)
    let (row, number) = (text(.row), text(.seatNumber))
    guard block != nil || row != nil || number != nil else { return [] }
    let seat = Seat(block: block, row: row, seat: number)
    return seat.isEmpty ? [] : [seat]
  }

  private mutating func price() -> Price? {
    guard let value = value(.price) else { return nil }
    if let text = value.text { return Price(parsing: text) }
    guard value.members != nil, let amount = text(value.member("amount"), named: "amount") else {
      report(.price, value, expected: "text or an object with an \"amount\"")
      return nil
    }
    return Price(amount: amount, currency: text(value.member("currency"), named: "currency"))
  }
}

extension Price {
  /// `46.00 GBP` has a currency; other text is an amount as it stands.
  init(parsing text: Text) {
    let words = text.line.split(separator: " ")
    if words.count == 2, words[1].utf8.count == 3, words[1].utf8.allSatisfy({ 0x41...0x5a ~= $0 }) {
      self.init(amount: Text(String(words[0])), currency: Text(String(words[1])))
    } else {
      self.init(amount: text)
    }
  }
}
