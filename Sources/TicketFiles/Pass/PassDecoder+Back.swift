import Tickets

extension PassDecoder {
  /// Adds what is good to know and not needed at the gate.
  ///
  /// The service that updates the pass, its token and what an NFC reader is told are secrets of the
  /// pass: they never become part of a ticket.
  mutating func decodeBack() {
    addFields { $0.group.isOnBack }
    addUpcoming()
    addFurtherDates()
    addExpiration()
    for name in ["logoText", "description", "organizationName"] { addName(name) }
    for text in relevantTexts() { addBack("Nearby", text) }
    addLinks()
    if let group = members["groupingIdentifier"]?.text, !group.isBlank {
      ticket.extras.append(
        Extra(key: "groupingIdentifier", value: .text(group), isOnBack: true))
    }
  }

  private mutating func addBack(_ label: String, _ value: String) {
    ticket.back.append(Field(label: Text(label), value: Text(value)))
  }

  private mutating func addName(_ name: String) {
    guard let value = text(name), !value.isPlaceholder else { return }
    let said = [
      ticket.title?.line, ticket.subtitle?.line, ticket.teamsLine, ticket.home?.name.line,
    ]
    let line = Text(value).line
    if (said + [ticket.away?.name.line]).contains(line) { return }
    if let home = ticket.home?.name.line, let away = ticket.away?.name.line,
      let fixture = Fixture(line, evidence: .sport), fixture.home == home, fixture.away == away
    {
      return
    }
    if (ticket.fields + ticket.back).contains(where: { $0.value.line == line }) { return }
    let labels = [
      "logoText": "Logo", "description": "Description", "organizationName": "Organization",
    ]
    addBack(labels[name] ?? name, value)
  }

  private mutating func addExpiration() {
    guard let time = date(members["expirationDate"], named: "expirationDate") else { return }
    addBack("Valid until", time.shown)
    if ticket.date == nil, ticket.ends == nil { ticket.ends = TicketDate(time) }
  }

  private mutating func addFurtherDates() {
    for interval in intervals.dropFirst() {
      let end = interval.end.map { " – \($0.shown)" } ?? ""
      addBack("Also on", interval.start.shown + end)
    }
  }

  private mutating func relevantTexts() -> [String] {
    var found: [String] = []
    for name in ["locations", "beacons"] {
      for place in elements(name) {
        let text = text(place["relevantText"], named: "relevantText")
        if let text, found.last != text { found.append(text) }
      }
    }
    return found
  }

  /// Pages and addresses that iOS 18 has names for: `bagPolicyURL` is "Bag policy".
  private mutating func addLinks() {
    for member in root.members ?? [] {
      guard let name = Self.linkName(member.key), case .string(let link) = member.value.kind,
        !Text(link).isBlank
      else { continue }
      addBack(Text(name).readable, link)
    }
  }

  private static func linkName(_ key: String) -> String? {
    for prefix in ["contactVenue", "transitProvider"] where key.hasPrefix(prefix) {
      return key.hasSuffix("URL") ? String(key.dropLast(3)) : key
    }
    // An app's own link leads nowhere else, and the service is no page.
    guard key.hasSuffix("URL"), key != "webServiceURL", key != "appLaunchURL" else { return nil }
    return String(key.dropLast(3))
  }
}

// MARK: - Season tickets

extension PassDecoder {
  /// One event of a season ticket.
  private struct Upcoming {
    let date: WallTime?
    let name: String?
    let venue: String?
  }

  /// Adds each event; the first of them gives its date to a pass that has none of its own.
  private mutating func addUpcoming() {
    let events = elements("upcomingPassInformation").compactMap { upcoming($0) }
    for event in events {
      let words = [event.name, event.venue].compactMap(\.self).joined(separator: ", ")
      if !words.isEmpty { addBack(event.date?.shown ?? "To be announced", words) }
    }
    guard ticket.date == nil else { return }
    let dated = events.filter { $0.date != nil }
    let key = { (event: Upcoming) in event.date?.orderKey ?? 0 }
    guard let first = dated.min(by: { key($0) < key($1) }),
      let last = dated.max(by: { key($0) < key($1) })
    else { return }
    ticket.date = first.date.map { TicketDate($0) }
    // The date is that event's: the card says whose.
    if ticket.subtitle == nil { ticket.subtitle = first.name.map { Text($0) } }
    if dated.count > 1, ticket.ends == nil { ticket.ends = last.date.map { TicketDate($0) } }
  }

  private mutating func upcoming(_ value: JSONValue) -> Upcoming? {
    guard value.members != nil else {
      report("upcomingPassInformation", value, expected: "an object")
      return nil
    }
    let info = value["dateInformation"]
    let semantics = value["semantics"]
    let date = info.flatMap { announced($0, named: "dateInformation") }
    return Upcoming(
      date: date ?? self.date(semantics?["eventStartDate"], named: "eventStartDate"),
      name: text(value["name"], named: "name") ?? text(semantics?["eventName"], named: "eventName"),
      venue: text(semantics?["venueName"], named: "venueName"))
  }
}
