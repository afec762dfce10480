import Tickets

extension SchemaOrg.TicketMaker {
  /// A night in a hotel, a table in a restaurant, a visit of a museum.
  mutating func makeStay() {
    (ticket.kind, ticket.kindName) =
      booking.subject == .visit ? (.museum, nil) : (.other, placeWord)
    ticket.title = text("name")
    ticket.venue = thing.venue
    switch booking.subject {
    case .lodging:
      makeTimes(["checkinTime", "checkinDate"], ["checkoutTime", "checkoutDate"])
      addField("Guests", guests)
      addField("Room", text("lodgingUnitDescription", "lodgingUnitType"))
    case .visit:
      makeTimes(
        ["startTime", "startDate", "arrivalTime"], ["endTime", "endDate", "departureTime"])
    default:
      makeTimes(["startTime", "startDate"], ["endTime", "endDate"])
    }
    addField("Guests", text("partySize"))
  }

  /// The place's own word: `Hostel`, `Bed and breakfast`.
  private var placeWord: Text {
    let general = ["LodgingBusiness", "FoodEstablishment"]
    let type = thing.types.first { !general.contains($0) && !$0.isEmpty }
    return Text(type.map { Text($0).readable } ?? booking.subject.word)
  }

  private var guests: Text? {
    let adults = count(text("numAdults"), "adult", "adults")
    let children = count(text("numChildren"), "child", "children")
    return SchemaOrg.list([adults, children].compactMap(\.self))
  }

  private func count(_ number: Text?, _ one: String, _ many: String) -> Text? {
    guard let number, number.line != "0" else { return nil }
    return Text("\(number.line) \(number.line == "1" ? one : many)")
  }

  /// A rental car or a taxi.
  mutating func makeRide() {
    (ticket.kind, ticket.kindName) = (.other, Text(booking.subject.word))
    makeTimes(["pickupTime", "pickupDate"], ["dropoffTime", "dropoffDate"])
    let pickup = booking.reservation.thing("pickupLocation")
    ticket.venue = pickup?.venue
    let company = text("rentalCompany", "provider")
    let model = SchemaOrg.joined(thing.text("brand"), thing.text("model"))
    let parts = [company, model ?? thing.text("name")].compactMap { $0?.line }
    ticket.title = parts.isEmpty ? nil : Text(parts.joined(separator: ": "))
    if model != nil { addField("Car", thing.text("name")) }
    if let place = booking.reservation.thing("dropoffLocation")?.venue, place != ticket.venue {
      addField(booking.subject == .taxi ? "To" : "Return", Text(place.line))
    }
    addField("Passengers", text("partySize"))
  }
}
