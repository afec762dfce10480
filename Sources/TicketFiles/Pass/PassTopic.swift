/// What the words of a pass are about, where nothing says it outright.
enum PassTopic: CaseIterable {
  case sport, film, concert, theatre, museum

  /// Characters of each text that are looked at: terms of use have no end.
  private static let longest = 4_000

  static func topics(of texts: [String]) -> Set<PassTopic> {
    var topics: Set<PassTopic> = []
    for text in texts {
      for word in String(text.prefix(longest)).foldedWords {
        if let topic = words[word] { topics.insert(topic) }
      }
    }
    return topics
  }

  /// Folded. A stadium is no word for sport: concerts take place there too.
  private static let words: [String: PassTopic] = {
    let lists: [(PassTopic, String)] = [
      (
        .sport,
        """
        fussball football soccer futbol calcio futebol voetbal bundesliga liga ligue laliga uefa
        fifa dfb spieltag matchday anpfiff anstoss kickoff heimspiel auswartsspiel gasteblock
        gastebereich heimbereich gastefans fanblock gegengerade rugby eishockey hockey basketball
        handball volleyball nba nfl nhl mlb mls championship eredivisie pokal jornada
        """
      ),
      (
        .film,
        "film filme kino cinema movie movies cine bioscoop pelicula cineplex cinemaxx kinopolis"
      ),
      (
        .concert,
        "konzert konzerte concert concerts concerto concierto philharmonie orchester orchestra"
      ),
      (
        .theatre,
        "theater theatre teatro oper opera ballett ballet musical schauspielhaus staatsoper toneel"
      ),
      (.museum, "museum musee museo museu ausstellung exhibition"),
    ]
    var words: [String: PassTopic] = [:]
    for (topic, list) in lists {
      for word in list.foldedWords { words[word] = topic }
    }
    return words
  }()
}
