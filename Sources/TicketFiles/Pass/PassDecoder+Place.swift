import Tickets

extension PassDecoder {
  /// Sets where it is.
  mutating func decodeVenue() {
    var venue = Venue(
      name: tag("venueName").map { Text($0) }, city: tag("venueRegionName").map { Text($0) })
    // A journey's place is where it begins, which it has said.
    if style != .boardingPass {
      let place = labelledVenue()
      let words = words
      let name =
        place?.name
        ?? take(.venue) { field in
          field.isName
            && SeatParts(label: field.label, role: field.role, value: field.value, words: words)
              == nil
        }
      let city = place?.city ?? take(.city, where: \.isName)
      if venue.name == nil { venue.name = name.map { Text($0) } }
      if venue.city == nil, city != name { venue.city = city.map { Text($0) } }
      if let room = tag("venueRoom") {
        ticket.fields.append(Field(label: "Room", value: Text(room)))
      }
    }
    let place = tags["venueLocation"] ?? members["locations"]?.elements?.first
    if style == .eventTicket || venue.name != nil, let place, place.members != nil {
      venue.latitude = text(place["latitude"], named: "latitude").map { Text($0) }
      venue.longitude = text(place["longitude"], named: "longitude").map { Text($0) }
    }
    if venue != Venue() { ticket.venue = venue }
  }

  /// A venue that is the label, above its city: `Allianz Arena`, `Munich, Germany`, under the key
  /// `venue`. A label of one word can be a word for "venue" that is not known.
  private mutating func labelledVenue() -> (name: String, city: String)? {
    let place = fields.indices.first { place in
      let field = fields[place]
      return field.role == .venue && !field.group.isOnBack && !field.isSaidByValue && field.isName
        && field.label.foldedWords.count > 1
        && !field.value.foldedWords.contains { words.role(ofWord: $0) == .venue }
    }
    guard let place else { return nil }
    used.insert(place)
    return (fields[place].label, fields[place].value)
  }

  /// Sets who holds it, what it cost, and under which number it was bought.
  mutating func decodeBuyer() {
    let isTeam = ticket.isFixture
    let name = person("attendeeName") ?? person("passengerName")
    // A member's or a customer's number is none of their names.
    let holder =
      take(.holder, where: \.isName) ?? (isTeam ? nil : take(.guest, where: \.isName))
    ticket.holder = (name ?? holder).map { Text($0) }
    let reference = take(.reference) { field in
      field.day == nil && field.value.utf8.count <= SeatParts.longest
    }
    ticket.reference = (tag("confirmationNumber") ?? reference).map { Text($0) }
    ticket.price = price()
  }

  private mutating func person(_ name: String) -> String? {
    guard let value = tags[name], value.members != nil else { return tag(name) }
    let parts = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"]
    let words = parts.compactMap { text(value[$0], named: $0) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private mutating func price() -> Price? {
    if let value = tags["totalPrice"] {
      if let amount = text(value["amount"], named: "amount") {
        let currency = text(value["currencyCode"], named: "currencyCode")
        return Price(amount: Text(amount), currency: currency.map { Text($0) })
      }
      report("totalPrice", value, expected: "an object with an \"amount\"")
    }
    // A shop's card has a balance.
    guard style != .storeCard, style != .coupon else { return nil }
    let isTicket = style == .eventTicket || style == .boardingPass
    let named = places(of: .price).filter { place in
      // On the back of a card a word for a price needs a currency.
      let isPrice = isTicket || !fields[place].group.isOnBack || fields[place].price != nil
      return isPrice && fields[place].value.contains(where: \.isDigit)
    }
    let priced = fields.indices.filter { place in
      fields[place].price != nil && fields[place].role == nil
        && (isTicket || !fields[place].group.isOnBack)
    }
    guard let place = named.first ?? priced.first else { return nil }
    use(place)
    return fields[place].price ?? Price(parsing: Text(fields[place].value))
  }
}
