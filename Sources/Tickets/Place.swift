/// One of the two sides of a match.
package struct Team: Hashable, Sendable {
  package var name: Text
  /// A few letters: `AVL`.
  package var short: Text?
  package var color: RGB?
  package var extras: [Extra]

  package init(name: Text, short: Text? = nil, color: RGB? = nil, extras: [Extra] = []) {
    self.name = name
    self.short = short
    self.color = color
    self.extras = extras
  }
}

/// Where it takes place.
package struct Venue: Hashable, Sendable {
  package var name: Text?
  package var city: Text?
  /// ISO 3166 alpha-2.
  package var country: Text?
  /// Degrees, as spelled.
  package var latitude: Text?
  package var longitude: Text?
  package var extras: [Extra]

  package init(
    name: Text? = nil, city: Text? = nil, country: Text? = nil, latitude: Text? = nil,
    longitude: Text? = nil, extras: [Extra] = []
  ) {
    self.name = name
    self.city = city
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.extras = extras
  }

  /// `Villa Park, Birmingham, GB`.
  package var line: String {
    [name, city, country].compactMap { $0?.line }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// What is needed at the turnstile, from the outside in.
package struct Seat: Hashable, Sendable {
  package var gate: Text?
  package var level: Text?
  package var stand: Text?
  package var block: Text?
  package var row: Text?
  package var seat: Text?
  /// Where the ticket gives one text instead of parts.
  package var text: Text?
  /// What else there is: a train's coach, a plane's cabin.
  package var extras: [Extra]

  package init(
    gate: Text? = nil, level: Text? = nil, stand: Text? = nil, block: Text? = nil,
    row: Text? = nil, seat: Text? = nil, text: Text? = nil, extras: [Extra] = []
  ) {
    self.gate = gate
    self.level = level
    self.stand = stand
    self.block = block
    self.row = row
    self.seat = seat
    self.text = text
    self.extras = extras
  }

  /// Whether nothing of it is known.
  package var isEmpty: Bool {
    extras.isEmpty
      && [gate, level, stand, block, row, seat, text].allSatisfy { $0?.isBlank ?? true }
  }

  /// `Gate M · Block 112 · Row 7 · Seat 43`; what else there is comes first: `Coach 7 · Seat 61`.
  package var line: String {
    let others = extras.map { ("\($0.key.readable) ", Optional(Text($0.value.words))) }
    let parts: [(String, Text?)] = [
      ("", text), ("Gate ", gate), ("Level ", level), ("Stand ", stand), ("Block ", block),
      ("Row ", row), ("Seat ", seat),
    ]
    return (others + parts).compactMap { label, part in
      part.flatMap { $0.isBlank ? nil : label + $0.line }
    }.joined(separator: " · ")
  }
}
