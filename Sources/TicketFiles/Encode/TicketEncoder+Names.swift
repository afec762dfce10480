import Tickets

// MARK: - Parts that are a text where only their name is known, else an object

extension TicketEncoder {
  mutating func write(_ key: String, _ team: Team?) {
    guard let team else { return }
    if team.short == nil, team.color == nil, team.extras.isEmpty { return write(key, team.name) }
    let color = team.color.map { Text($0.hex) }
    write(
      key, parts: [("name", team.name), ("short", team.short), ("color", color)],
      extras: team.extras)
  }

  mutating func write(_ key: String, _ stop: Stop?) {
    guard let stop else { return }
    let isName = stop.code == nil && stop.platform == nil && stop.extras.isEmpty
    // A stop that is called `42` is not read back from that text alone.
    if isName, stop.name.verbatim.canBeStop { return write(key, stop.name) }
    write(
      key, parts: [("name", stop.name), ("code", stop.code), ("platform", stop.platform)],
      extras: stop.extras)
  }

  mutating func write(_ venue: Venue?) {
    guard let venue else { return }
    write(
      "venue",
      parts: [
        ("name", venue.name), ("city", venue.city), ("country", venue.country),
        ("latitude", venue.latitude), ("longitude", venue.longitude),
      ], extras: venue.extras)
  }
}
