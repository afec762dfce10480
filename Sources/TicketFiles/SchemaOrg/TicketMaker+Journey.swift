import Tickets

extension SchemaOrg.TicketMaker {
  mutating func makeFlight() {
    ticket.kind = .flight
    let airline = thing.thing("airline", "provider", "seller")
    let number = flightNumber(airline)
    addField("Flight", number)
    makeJourney(line: number)
    if let boarding = moment(["boardingTime"], on: ticket.date?.wallTime?.day) {
      if ticket.date == nil {
        ticket.date = boarding.wallTime.map { TicketDate(Text($0.day.description)) }
      }
      let isSameDay = boarding.wallTime?.day == ticket.date?.wallTime?.day
      addField("Boarding", isSameDay ? clock(boarding) : Text(boarding.shown))
    }
    addField("Terminal", thing.text("departureTerminal"))
    addField("Group", text("boardingGroup"))
    addField("Sequence", text("passengerSequenceNumber"))
    addField("Priority", text("passengerPriorityStatus"))
    addField("Screening", text("securityScreening"))
    addField("Class", booking.seatingType)
    addField("Airline", airline?.text("name"))
    addBack("Arrival terminal", thing.text("arrivalTerminal"))
  }

  mutating func makeTrip() {
    let names: (number: String, name: String, label: Text)
    switch booking.subject {
    case .bus:
      ticket.kind = .bus
      names = ("busNumber", "busName", "Bus")
    case .boat:
      ticket.kind = .boat
      names = ("boatNumber", "boatName", "Boat")
    default:
      ticket.kind = .train
      names = ("trainNumber", "trainName", "Train")
    }
    let number = thing.text(names.number)
    let name = thing.text(names.name, "name")
    let isPart = number?.line.first?.isNumber ?? false
    let line = isPart ? SchemaOrg.joined(name, number) : number ?? name
    addField(names.label, line)
    makeJourney(line: line)
    if number != nil, !isPart, name != number { addField("Line", name) }
    addField("Class", booking.seatingType)
    addField("Operator", text("trainCompany", "busCompany", "provider"))
  }

  private mutating func makeJourney(line: Text?) {
    ticket.from = thing.stop(.departure)
    ticket.to = thing.stop(.arrival)
    makeTimes(
      ["departureTime", "departureDate", "departureDay"],
      ["arrivalTime", "arrivalDate", "arrivalDay"])
    ticket.title = journeyTitle(line: line)
    // A face with both ends shows when one arrives.
    if ticket.from == nil || ticket.to == nil, let ends = ticket.ends {
      addField("Arrival", Text(ends.shown))
    }
  }

  /// `Berlin Hbf → München Hbf`, of a flight `BER → MUC`.
  private func journeyTitle(line: Text?) -> Text? {
    switch (ticket.from, ticket.to) {
    case (let from?, let to?):
      if ticket.kind == .flight, let from = from.code, let to = to.code {
        return Text("\(from.line) → \(to.line)")
      }
      return Text("\(from.name.line) → \(to.name.line)")
    case (let from?, nil): return line ?? Text("From \(from.name.line)")
    case (nil, let to?): return line ?? Text("To \(to.name.line)")
    case (nil, nil): return line ?? thing.text("name")
    }
  }

  /// `LH 2724`: the airline's code and the number, which often has it already.
  private func flightNumber(_ airline: SchemaOrg.Thing?) -> Text? {
    guard let number = thing.text("flightNumber") else { return nil }
    guard let code = airline?.text("iataCode"), number.line.first?.isNumber ?? false else {
      return number
    }
    return number.line.hasPrefix(code.line) ? number : SchemaOrg.joined(code, number)
  }

  private func clock(_ date: TicketDate) -> Text {
    date.wallTime?.time.map { Text($0.description) } ?? Text(date.shown)
  }
}

extension SchemaOrg {
  static func joined(_ first: Text?, _ second: Text?) -> Text? {
    let lines = [first, second].compactMap { $0?.line }
    return lines.isEmpty ? nil : Text(lines.joined(separator: " "))
  }
}

extension SchemaOrg.Booking {
  /// A class on board.
  var seatingType: Text? {
    tickets.lazy.compactMap { $0.thing("ticketedSeat")?.text("seatingType") }.first
      ?? reservation.text("airplaneSeatClass")
  }
}
