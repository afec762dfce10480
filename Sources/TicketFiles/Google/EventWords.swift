import Tickets

/// Guesses what an event is from the words of its name.
enum EventWords {
  /// The kind that the first telling word speaks for.
  static func kind(of name: String) -> Ticket.Kind? {
    let words = name.split { !$0.isLetter }
    for (place, word) in words.enumerated() {
      let isBetween = place > 0 && place < words.count - 1
      if isBetween, isVersus(word) { return .match }
      if let kind = kinds[word.lowercased()] { return kind }
    }
    return nil
  }

  /// A large `V` is a number: `Henry V`.
  private static func isVersus(_ word: Substring) -> Bool {
    word == "v" || word.lowercased() == "vs"
  }

  private static let kinds: [String: Ticket.Kind] = [
    "match": .match, "derby": .match, "football": .match,
    "concert": .concert, "konzert": .concert, "concierto": .concert, "orchestra": .concert,
    "symphony": .concert, "philharmonic": .concert,
    "theatre": .theatre, "musical": .theatre, "opera": .theatre, "oper": .theatre,
    "ballet": .theatre,
    "film": .film, "movie": .film, "cinema": .film, "kino": .film,
    "museum": .museum, "exhibition": .museum, "ausstellung": .museum, "gallery": .museum,
  ]
}
