/// The two sides of a match, as one text names them: `Aston Villa vs. Arsenal`.
struct Fixture: Equatable {
  /// How sure a text must be of two sides.
  enum Evidence {
    /// Nothing speaks of sport: a word for "against" is needed.
    case none
    /// It is a match: a dash, a slash, a colon, an x or an "at" will do.
    case sport
    /// It is a match, and the text should be its name: `Juventus-Inter` will do.
    case match
  }

  let home: String
  let away: String
  /// What the text says beside the two names: a league, a matchday.
  let rest: [String]

  init?(_ text: String, evidence: Evidence) {
    let words = text.split { $0.isWhitespace }.map(String.init)
    if evidence == .match, let sides = Self.hyphenated(words) {
      self.init(sides[0], sides[1])
      return
    }
    guard 3...Self.mostWords ~= words.count else { return nil }
    let isSport = evidence != .none
    guard let place = Self.place(in: words, isSport: isSport) else { return nil }
    var sides = [words[..<place], words[(place + 1)...]].map { $0.joined(separator: " ") }
    let word = words[place].lowercased()
    if !isSport, Self.dashes.contains(word), !sides.contains(where: Self.isClub) { return nil }
    if Self.guestsFirst.contains(word) { sides.reverse() }
    self.init(sides[0], sides[1])
  }

  /// The place of the word or mark between the sides: of the first kind that the text has, and
  /// that only once.
  private static func place(in words: [String], isSport: Bool) -> Int? {
    for marks in isSport ? [against, ["x"], guestsFirst, dashes, ["/"], [":"]] : [against, dashes] {
      let places = words.indices.filter { marks.contains(words[$0].lowercased()) }
      if let place = places.first { return places.count == 1 ? place : nil }
    }
    return nil
  }

  /// Two capitalised words around one hyphen, and nothing else: of longer texts the hyphen can be
  /// within a name.
  private static func hyphenated(_ words: [String]) -> [String]? {
    guard words.count == 1 else { return nil }
    let sides = words[0].split(omittingEmptySubsequences: false) { "-–".contains($0) }
      .map(String.init)
    let areNames = sides.allSatisfy { side in
      side.count > 2 && side.first?.isUppercase == true && side.allSatisfy(\.isLetter)
        && !isCompetition(side) && !isRound(side) && !nameStarts.contains(side.folded)
        && FieldWords(labels: [side]).language == nil
    }
    return sides.count == 2 && areNames ? sides : nil
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
    guard Self.isSide(home), Self.isSide(away), home.folded != away.folded else { return nil }
    self.home = home
    self.away = away
    self.rest = rest
  }

  private static let mostWords = 24
  private static let dashes = ["-", "–", "—"]
  /// In America the guests are named first.
  private static let guestsFirst = ["@", "at"]
  /// What stands before a hyphen in the name of one club.
  private static let nameStarts: Set<String> = [
    "saint", "sankt", "rot", "schwarz", "blau", "grun", "weiss", "fan", "vip", "play", "ticket",
  ]
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

  private static let clubs: Set<String> = [
    "FC", "SC", "SV", "VfB", "VfL", "VfR", "TSV", "TSG", "FSV", "MSV", "BSC", "DSC", "SpVgg", "SSV",
    "FK", "AFC", "CF", "RC", "RB", "SSC", "OGC", "PSV", "SK", "BK", "IF", "CD", "UD", "KSC", "HSV",
    "BVB", "NK", "HNK", "RCD", "SD", "KV", "KRC", "RSC", "United", "Rovers", "Wanderers", "Hotspur",
    "Borussia", "Eintracht", "Fortuna",
  ]
}
