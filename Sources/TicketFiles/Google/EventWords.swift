import Tickets

/// Guesses what an event is from the words of its name.
enum EventWords {
  /// The kind that the first telling word speaks for.
  static func kind(of name: String) -> Ticket.Kind? {
    for word in name.lowercased().split(whereSeparator: { !$0.isLetter }) {
      if let kind = kinds[String(word)] { return kind }
    }
    return nil
  }

  private static let kinds: [String: Ticket.Kind] = [
    "v": .match, "vs": .match, "match": .match, "derby": .match, "stadium": .match,
    "football": .match, "concert": .concert, "konzert": .concert, "concierto": .concert,
    "tour": .concert, "orchestra": .concert, "symphony": .concert, "philharmonic": .concert,
    "theatre": .theatre, "musical": .theatre, "opera": .theatre, "oper": .theatre,
    "ballet": .theatre, "film": .film, "movie": .film, "cinema": .film, "kino": .film,
    "museum": .museum, "exhibition": .museum, "ausstellung": .museum, "gallery": .museum,
  ]
}
