import Tickets

// MARK: - What is good to know

extension SchemaOrg.TicketMaker {
  mutating func makeBack() {
    let reservation = booking.reservation
    for text in reservation.texts("additionalTicketText").prefix(20) { addBack("Notes", text) }
    addBack("Description", thing.text("description", "content") ?? reservation.text("description"))
    let places = [eventPlace, thing, reservation.thing("pickupLocation")].compactMap(\.self)
    let address = places.lazy.compactMap(\.postalAddress).first
    if let address, address != ticket.venue?.name { addBack("Address", address) }
    addBack("Phone", places.lazy.compactMap(\.telephone).first)
    addBack("Email", places.lazy.compactMap { $0.text("email") }.first)
    addBack("Organizer", SchemaOrg.list(thing.texts("organizer")))
    addBack("Membership", membership)
    addBack("Booked with", reservation.text("broker", "bookingAgent"))
    if let booked = SchemaOrg.Moment(reservation.texts("bookingTime"))?.date.wallTime {
      addBack("Booked", Text(booked.shown))
    }
    addLinks()
  }

  private var membership: Text? {
    guard let used = booking.reservation.thing("programMembershipUsed", "programMembership") else {
      return nil
    }
    let name = used.text("programName", "name", "program")
    return SchemaOrg.joined(name, used.text("membershipNumber"))
  }

  /// Where to read on, check in, change; each address once.
  private mutating func addLinks() {
    var links: [(label: Text, address: Text)] = []
    for url in booking.reservation.texts("url") { links.append(("Booking", url)) }
    for source in [booking.reservation, thing] + booking.tickets.prefix(20) {
      for (name, label) in Self.links {
        for address in source.texts(name) { links.append((label, address)) }
      }
      for action in source.things("potentialAction") {
        let label = action.types.lazy.compactMap { Self.actions[$0] }.first ?? "Link"
        for address in action.targets { links.append((label, address)) }
      }
    }
    for offer in thing.things("offers").prefix(1) {
      for address in offer.texts("url") { links.append(("Tickets", address)) }
    }
    if let place = eventPlace, place.types.contains("VirtualLocation"), let url = place.text("url")
    {
      links.append(("Online", url))
    }
    var known: Set<String> = []
    for (label, address) in links.prefix(100) where address.isWebAddress {
      if known.insert(address.verbatim).inserted { addBack(label, address) }
    }
  }

  private static let links: [(String, Text)] = [
    ("ticketDownloadUrl", "Download ticket"), ("ticketPrintUrl", "Print ticket"),
    ("checkinUrl", "Check in"), ("confirmReservationUrl", "Confirm booking"),
    ("modifyReservationUrl", "Change booking"), ("cancelReservationUrl", "Cancel booking"),
    ("url", "Website"),
  ]

  private static let actions: [String: Text] = [
    "DownloadAction": "Download ticket", "CheckInAction": "Check in",
    "ConfirmAction": "Confirm booking", "UpdateAction": "Change booking",
    "CancelAction": "Cancel booking", "ViewAction": "View booking", "JoinAction": "Join",
    "ReserveAction": "Book", "BuyAction": "Buy", "RsvpAction": "Reply", "TrackAction": "Track",
  ]
}

extension SchemaOrg.Thing {
  fileprivate var telephone: Text? {
    text("telephone") ?? thing("contactPoint")?.text("telephone")
  }

  /// The addresses of an action: texts, or entry points.
  fileprivate var targets: [Text] {
    values("target").compactMap { value in
      switch value {
      case .text(let text, _): text
      case .thing(let point): point.text("urlTemplate", "url") ?? point.id.map { Text($0) }
      }
    } + texts("url")
  }
}

extension Text {
  /// Whether it can be opened outside of the document that it stands in.
  fileprivate var isWebAddress: Bool {
    ["http://", "https://"].contains { verbatim.lowercased().hasPrefix($0) }
  }
}
