/// The two sides of a match, as one text names them: `Aston Villa vs. Arsenal`.
struct Fixture: Equatable {
  /// How sure a text must be of two sides.
  enum Evidence {
    /// Nothing speaks of sport: a word for "against" is needed.
    case none
    /// It is a match: a dash will do.
    case sport
  }

  let home: String
  let away: String
  /// What the text says beside the two names: a league, a matchday.
  let rest: [String]

  init?(_ text: String, evidence: Evidence) {
    let words = text.split { $0.isWhitespace }.map(String.init)
    guard 3...Self.mostWords ~= words.count else { return nil }
    func isAgainst(_ word: String) -> Bool {
      Self.against.contains(word.lowercased())
        || evidence == .sport && ["x", "X", "@"].contains(word)
    }
    if let place = words.only(where: isAgainst) {
      var sides = [words[..<place], words[(place + 1)...]].map { $0.joined(separator: " ") }
      if words[place] == "@" { sides.reverse() }
      self.init(sides[0], sides[1])
    } else if let place = words.only(where: { Self.dashes.contains($0) }) {
      let sides = [words[..<place], words[(place + 1)...]].map { $0.joined(separator: " ") }
      guard evidence == .sport || sides.contains(where: Self.isClub) else { return nil }
      self.init(sides[0], sides[1])
    } else {
      return nil
    }
  }

  private init?(_ first: String, _ second: String) {
    // `Premier League: Aston Villa vs Arsenal | Matchday 2`
    var (home, away) = (first, second)
    var rest: [String] = []
    for separator in [": ", " | ", " - ", " – "] {
      while let (before, side) = home.halves(at: separator) {
        rest.append(before)
        home = side
      }
    }
    for separator in [": ", " | ", " - ", " – ", ", ", " ("] {
      if let (side, behind) = away.halves(at: separator) {
        rest.append(behind)
        away = side
      }
    }
    guard Self.isSide(home), Self.isSide(away) else { return nil }
    self.home = home
    self.away = away
    self.rest = rest
  }

  private static let mostWords = 24
  private static let dashes = ["-", "–", "—"]
  private static let against = [
    "vs", "vs.", "v", "v.", "versus", "gegen", "contra", "contre", "tegen",
  ]

  /// Whether it can be a team's name: neither too long, nor a day or a number.
  private static func isSide(_ text: String) -> Bool {
    guard 2...40 ~= text.count, text.contains(where: \.isLetter), LooseDate.parse(text) == nil
    else { return false }
    return !text.foldedWords.allSatisfy { word in
      DateWords.isFiller(word) || DateWords.month(word) != nil || Int(word) != nil
    }
  }

  /// Whether a name has one of the letters that clubs put before or behind their town's.
  static func isClub(_ name: String) -> Bool {
    name.split { !$0.isLetter && !$0.isNumber }.contains { clubs.contains(String($0)) }
  }

  /// Whether a text names what is played for: `Premier League`, `DFB-Pokal`.
  static func isCompetition(_ text: String) -> Bool {
    text.utf8.count <= 60 && text.foldedWords.contains { competitions.contains($0) }
  }

  private static let competitions: Set<String> = [
    "league", "liga", "ligue", "laliga", "bundesliga", "serie", "cup", "pokal", "copa", "coupe",
    "coppa", "taca", "beker", "trophy", "championship", "championnat", "campionato", "eredivisie",
    "division", "uefa", "fifa", "nations", "friendly", "playoff", "playoffs",
  ]

  private static let clubs: Set<String> = [
    "FC", "SC", "SV", "VfB", "VfL", "VfR", "TSV", "TSG", "FSV", "MSV", "BSC", "DSC", "SpVgg", "SSV",
    "FK", "AFC", "CF", "RC", "RB", "SSC", "OGC", "PSV", "SK", "BK", "IF", "CD", "UD", "KSC", "HSV",
    "BVB", "NK", "HNK", "RCD", "SD", "KV", "KRC", "RSC", "United", "Rovers", "Wanderers", "Hotspur",
    "Borussia", "Eintracht", "Fortuna",
  ]
}

extension [String] {
  /// The place of the one element that fits; nil where there are several.
  fileprivate func only(where fits: (String) -> Bool) -> Int? {
    guard let place = firstIndex(where: fits), lastIndex(where: fits) == place else { return nil }
    return place
  }
}
