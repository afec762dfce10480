extension SchemaOrg.Thing {
  /// Whether it books another thing.
  var isReservation: Bool {
    types.contains {
      $0.hasSuffix("Reservation") || ["ReservationPackage", "TouristAttractionVisit"].contains($0)
    } || (has("reservationFor") && !types.contains("Ticket"))
  }

  /// The tickets of a reservation, in schema.org's shape.
  ///
  /// Gmail's shape has the ticket's number and token, and the parts of its seat, at the
  /// reservation's own level. There they count for the ticket that lacks them.
  var reservedTickets: [Self] {
    var own = Self(types: ["Ticket"]).filled(Self.ofTicket, from: self)
    let seat = Self.seat(of: self)
    if !own.has("ticketedSeat"), !seat.properties.isEmpty {
      own.properties["ticketedSeat"] = [.thing(seat)]
    }
    var tickets = things("reservedTicket")
    if tickets.isEmpty { return own.properties.isEmpty ? [] : [own] }
    tickets[0] = tickets[0].filled(Self.ofTicket, from: own)
    return tickets
  }

  private static func seat(of reservation: Self) -> Self {
    var seat = Self(types: ["Seat"])
    for (name, others) in ofSeat {
      if let value = others.lazy.compactMap({ reservation.values($0).first }).first {
        seat.properties[name] = [value]
      }
    }
    return seat
  }

  private static let ofTicket = ["ticketToken", "ticketNumber", "ticketedSeat"]
  private static let ofSeat = [
    ("seatNumber", ["venueSeat", "airplaneSeat", "seatNumber"]),
    ("seatRow", ["venueRow", "seatRow"]),
    ("seatSection", ["venueSection", "seatSection"]),
    ("seatingType", ["airplaneSeatClass", "seatingType"]),
  ]
}
