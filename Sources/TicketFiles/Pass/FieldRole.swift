/// What a field of a pass says, whatever its label calls it.
enum FieldRole: Hashable, Sendable {
  case event, match, home, away, competition, season, round, film, performer
  /// `Gast`: the away team beside a home team, else who holds the ticket.
  case guest
  case venue, city
  case date, time, start, ends, doors, boarding, departure, arrival
  case gate, level, stand, block, row, seat, coach
  case holder, price, reference
  case origin, destination, platform, flight, train, bus, boat
  /// Known to be none of the above, so that no shorter phrase is taken for it.
  case other

  /// Whether it is a part of a seat, from the outside in.
  var isSeatPart: Bool {
    switch self {
    case .gate, .level, .stand, .block, .row, .seat, .coach: true
    default: false
    }
  }
}

/// The languages in which labels are known.
enum FieldLanguage: Int, CaseIterable, Sendable {
  case english, german, french, spanish, italian, portuguese, dutch, chinese
}
