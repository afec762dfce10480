import Tickets

extension GoogleReader {
  mutating func readFlightClass(_ value: JSONValue, into parent: inout GoogleClass) {
    parent.ticket.kind = .flight
    let (origin, destination) = (value["origin"], value["destination"])
    parent.ticket.from = airport(origin)
    parent.ticket.to = airport(destination)
    let flight = flightName(value["flightHeader"])
    if let journey = parent.ticket.journey {
      parent.ticket.title = journey
      parent.ticket.subtitle = flight
    } else {
      parent.ticket.title = flight
    }
    let scheduled = date("localScheduledDepartureDateTime", in: value)
    let expected = date("localEstimatedOrActualDepartureDateTime", in: value)
    parent.ticket.date = expected ?? scheduled
    if let expected, let scheduled, expected != scheduled {
      parent.ticket.addField("Scheduled", Text(scheduled.shown))
    }
    parent.ticket.ends =
      date("localEstimatedOrActualArrivalDateTime", in: value)
      ?? date("localScheduledArrivalDateTime", in: value)
    let boarding = date("localBoardingDateTime", in: value)
    parent.ticket.addField("Boarding", boarding.map { Text($0.shown) })
    let closing = date("localGateClosingDateTime", in: value)
    parent.ticket.addField("Gate closes", closing.map { Text($0.shown) })
    parent.ticket.addField("Terminal", text("terminal", in: origin))
    parent.ticket.addBack("Terminal of arrival", text("terminal", in: destination))
    if let status = constant("flightStatus", in: value), status != "scheduled" {
      parent.ticket.addField("Flight", Text(status))
    }
  }

  mutating func readFlight(_ value: JSONValue, into ticket: inout Ticket) {
    ticket.kind = .flight
    ticket.holder = text("passengerName", in: value)
    let boarding = value["boardingAndSeatingInfo"]
    if let seat = text("seatNumber", in: boarding) ?? text("seatAssignment", in: boarding) {
      ticket.seats = [Seat(seat: seat)]
    }
    ticket.addField("Class", text("seatClass", in: boarding))
    ticket.addField("Boarding group", text("boardingGroup", in: boarding))
    ticket.addField("Boarding position", text("boardingPosition", in: boarding))
    ticket.addField("Sequence number", text("sequenceNumber", in: boarding))
    ticket.addField("Boarding door", constant("boardingDoor", in: boarding).map { Text($0) })
    let reservation = value["reservationInfo"]
    ticket.reference = text("confirmationCode", in: reservation)
    ticket.addBack("E-ticket number", text("eticketNumber", in: reservation))
    let flyer = reservation?["frequentFlyerInfo"]
    ticket.addBack(
      text("frequentFlyerProgramName", in: flyer) ?? "Frequent flyer",
      text("frequentFlyerNumber", in: flyer))
  }

  private mutating func airport(_ value: JSONValue?) -> Stop? {
    let code = text("airportIataCode", in: value)
    guard let name = text("airportNameOverride", in: value) ?? code else { return nil }
    return Stop(name: name, code: code, platform: text("gate", in: value))
  }

  /// `Swiss LX 123`.
  private mutating func flightName(_ header: JSONValue?) -> Text? {
    let carrier = header?["carrier"]
    let code = text("carrierIataCode", in: carrier) ?? text("carrierIcaoCode", in: carrier)
    let number = text("flightNumberDisplayOverride", in: header) ?? text("flightNumber", in: header)
    let parts = [text("airlineName", in: carrier), number == nil ? nil : code, number]
    let name = parts.compactMap { $0?.line }.joined(separator: " ")
    return name.isEmpty ? nil : Text(name)
  }
}

extension Ticket {
  /// `LAX – SFO`; nil where neither end is known.
  var journey: Text? {
    let ends = [from, to].compactMap { $0?.name.line }
    return ends.isEmpty ? nil : Text(ends.joined(separator: " – "))
  }
}
