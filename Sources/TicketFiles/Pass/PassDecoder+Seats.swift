import Tickets

extension PassDecoder {
  /// Sets the seats and the gate, by the tags, else by the fields.
  ///
  /// Members' and coupons' cards have sections and zones that are no seats.
  mutating func decodeSeats() {
    guard style != .coupon, style != .storeCard else { return }
    let read = fieldSeat()
    ticket.seats = taggedSeats()
    if ticket.seats.isEmpty {
      ticket.seats = read.seat.map { [$0] } ?? []
    } else {
      if ticket.seats.count == 1, let coach = read.parts[.coach], ticket.seats[0].extras.isEmpty {
        ticket.seats[0].extras = [Extra(key: "coach", value: .text(Text(coach)), isOnBack: false)]
      }
      if style != .boardingPass, let gate = read.parts[.gate] {
        for place in ticket.seats.indices where ticket.seats[place].gate == nil {
          ticket.seats[place].gate = Text(gate)
        }
      }
    }
  }

  private mutating func taggedSeats() -> [Seat] {
    let gate =
      tag("venueEntranceGate") ?? tag("venueEntrance") ?? tag("venueEntranceDoor")
      ?? tag("venueEntrancePortal")
    let coach = tag("carNumber")
    guard let value = tags["seats"] else {
      var parts = SeatParts()
      if let gate { parts.set(.gate, gate) }
      if let coach { parts.set(.coach, coach) }
      return style == .boardingPass || gate == nil
        ? [] : fieldSeat(over: parts).seat.map { [$0] } ?? []
    }
    guard let elements = value.elements else {
      report("seats", value, expected: "a list")
      return []
    }
    return elements.compactMap { element in
      guard element.members != nil else {
        report("seats", element, expected: "an object")
        return nil
      }
      return seat(element, gate: gate, coach: coach)
    }
  }

  private mutating func seat(_ value: JSONValue, gate: String?, coach: String?) -> Seat? {
    func part(_ name: String) -> String? { text(value[name], named: name) }
    var parts = SeatParts()
    var (row, number) = (part("seatRow"), part("seatNumber"))
    if ticket.kind == .flight, let line = row, let letter = number {
      // A plane's seat is one word: `52C`.
      (row, number) = (nil, letter.hasPrefix(line) ? letter : line + letter)
    }
    let isJourney = style == .boardingPass
    let values: [(FieldRole, String?)] = [
      (.gate, isJourney ? nil : gate), (.level, part("seatLevel")),
      (isJourney ? .coach : .block, part("seatSection")), (.coach, coach), (.row, row),
      (.seat, number),
    ]
    for (role, value) in values { if let value { parts.set(role, value) } }
    parts.text = part("seatIdentifier") ?? part("seatDescription") ?? part("seatType")
    return parts.seat
  }

  /// The seat that the fields say, beside what is known of it.
  private mutating func fieldSeat(over known: SeatParts = SeatParts()) -> SeatParts {
    var seat = known
    // On a journey the gate is the platform, and a zone is where one queues.
    let roles: [FieldRole] =
      style == .boardingPass
      ? [.coach, .row, .seat] : [.gate, .level, .stand, .block, .row, .seat, .coach]
    // Words on the back of a card are no seat.
    let isTicket = style == .eventTicket || style == .boardingPass
    var (said, split): ([Int], [Int]) = ([], [])
    for place in fields.indices where fields[place].group != .additional {
      let field = fields[place]
      guard field.day == nil, field.clock == nil, isTicket || !field.group.isOnBack else {
        continue
      }
      if !field.group.isOnBack,
        let parts = SeatParts(
          label: field.label, role: field.role, value: field.value, words: words)
      {
        seat.merge(parts)
        // What another field has said otherwise stays a line.
        if parts.parts.allSatisfy({ seat.parts[$0.key] == $0.value }) { split.append(place) }
      } else if let role = field.role, roles.contains(role) {
        // A hint on the back is longer than a seat.
        guard !field.group.isOnBack || field.value.utf8.count <= 20 else { continue }
        if role == .seat, !Self.isSeatNumber(field.value) {
          if seat.text == nil { seat.text = field.value }
        } else {
          seat.set(role, field.value)
        }
        if seat.parts[role] == field.value || seat.text == field.value { said.append(place) }
      }
    }
    // A zone or a section alone is more likely that of a network.
    guard isTicket || seat.parts[.row] != nil || seat.parts[.seat] != nil else { return known }
    // Beside a block or a row, words such as "free seating" stay a line.
    used.formUnion(split)
    let isText = seat.parts.isEmpty && tags["seats"] == nil
    for place in said where isText || fields[place].value != seat.text { use(place) }
    return seat
  }

  /// Whether it is the number of a seat, not words such as "free seating".
  private static func isSeatNumber(_ text: String) -> Bool {
    text.contains(where: \.isNumber) || text.count <= 3
  }
}
