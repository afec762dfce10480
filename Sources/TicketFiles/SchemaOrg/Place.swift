import Tickets

// MARK: - Where

extension SchemaOrg.Thing {
  /// A place as a venue; one without a name has its street as name.
  var venue: Venue? {
    let venue = Venue(
      name: text("name") ?? street, city: address?.text("addressLocality"),
      country: address?.text("addressCountry"), latitude: coordinate("latitude"),
      longitude: coordinate("longitude"))
    return venue == Venue() ? nil : venue
  }

  /// Street, postal code and town on a line; nil without a street.
  var postalAddress: Text? {
    guard let street else { return nil }
    let town = [address?.text("postalCode"), address?.text("addressLocality")]
    let line = town.compactMap { $0?.line }.joined(separator: " ")
    return line.isEmpty ? street : Text("\(street.line), \(line)")
  }

  /// A place's own address, or that of the place it is in.
  private var address: Self? {
    for case .thing(let address) in values("address") { return address }
    guard let outer = thing("containedInPlace") else { return nil }
    for case .thing(let address) in outer.values("address") { return address }
    return nil
  }

  /// The street, or the whole address where it is a text.
  private var street: Text? {
    for case .text(let text, _) in values("address") where !text.isBlank { return text }
    return address?.text("streetAddress", "name")
  }

  /// Degrees as they are spelled.
  private func coordinate(_ name: String) -> Text? {
    guard let text = thing("geo")?.text(name) ?? text(name), let number = Double(text.verbatim),
      abs(number) <= 180
    else { return nil }
    return text
  }
}

// MARK: - From where to where

extension SchemaOrg.Thing {
  enum End: String {
    case departure, arrival
  }

  /// One end of a trip, whose vehicle decides what the place is called.
  func stop(_ end: End) -> Stop? {
    let end = end.rawValue
    guard
      let place = thing("\(end)Airport", "\(end)Station", "\(end)BusStop", "\(end)BoatTerminal")
    else { return nil }
    let code = place.text("iataCode") ?? place.stationCode
    guard let name = place.text("name") ?? place.address?.text("addressLocality") ?? code else {
      return nil
    }
    return Stop(name: name, code: code, platform: text("\(end)Gate", "\(end)Platform"))
  }

  /// What timetables call a station: of `uk:EUS` it is `EUS`, while `ibnr:8011160` is a database's
  /// key.
  private var stationCode: Text? {
    guard let identifier = text("identifier") else { return nil }
    let code = identifier.line.split(separator: ":").last ?? ""
    let isCode =
      code.utf8.count <= 6 && code.contains(where: \.isLetter)
      && code.allSatisfy { $0.isLetter || $0.isNumber }
    return isCode ? Text(String(code)) : nil
  }
}

extension SchemaOrg.Thing {
  /// A person's or an organization's name.
  var personName: Text? {
    if let name = text("name") { return name }
    let parts = ["givenName", "additionalName", "familyName"].compactMap { text($0)?.line }
    return parts.isEmpty ? nil : Text(parts.joined(separator: " "))
  }
}

extension SchemaOrg {
  /// Names by commas, each of them once; no more than a card can show.
  static func list(_ names: [Text]) -> Text? {
    var lines: [String] = []
    for name in names.prefix(20) where !lines.contains(name.line) { lines.append(name.line) }
    return lines.isEmpty ? nil : Text(lines.joined(separator: ", "))
  }
}
