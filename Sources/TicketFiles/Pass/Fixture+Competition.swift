extension Fixture {
  /// Whether a text names what is played for: `Premier League`, `DFB-Pokal`.
  static func isCompetition(_ text: String) -> Bool {
    text.utf8.count <= longestName && text.foldedWords.contains { competitions.contains($0) }
  }

  /// Whether a text names a league or a cup that only sport has, `Serie A TIM`: a cup alone can be
  /// one of coffee.
  static func isLeague(_ text: String) -> Bool {
    guard text.utf8.count <= longestName else { return false }
    let line = " " + text.foldedWords.joined(separator: " ") + " "
    return leagues.contains { line.contains(" \($0) ") }
  }

  /// Whether a text says which round of a competition it is: `Semi-final`, `Jornada 10`, `J9`.
  static func isRound(_ text: String) -> Bool {
    guard text.utf8.count <= longestName else { return false }
    let words = text.foldedWords
    return words.contains(where: rounds.contains)
      || zip(words, words.dropFirst()).contains { shortRounds.contains($0) && Int($1) != nil }
  }

  /// UTF-8 bytes; a longer text is prose.
  private static let longestName = 60

  private static let competitions: Set<String> = [
    "league", "liga", "ligue", "laliga", "bundesliga", "serie", "cup", "pokal", "copa", "coupe",
    "coppa", "taca", "beker", "trophy", "championship", "championnat", "campionato", "eredivisie",
    "division", "uefa", "fifa", "nations", "friendly", "playoff", "playoffs",
  ]

  /// Folded, with one space between words.
  private static let leagues = [
    "premier league", "champions league", "europa league", "conference league", "nations league",
    "super league", "football league", "league one", "league two", "serie a", "serie b", "serie c",
    "ligue 1", "ligue 2", "bundesliga", "la liga", "laliga", "liga portugal", "primera division",
    "eredivisie", "allsvenskan", "superliga", "ekstraklasa", "brasileirao", "world cup", "fa cup",
    "carabao cup", "efl cup", "dfb pokal", "copa del rey", "copa libertadores", "coppa italia",
    "coupe de france", "taca de portugal", "major league", "nba", "nfl", "nhl", "mlb", "mls",
    "uefa", "fifa", "efl",
  ]

  /// With a number behind it.
  private static let shortRounds: Set<String> = ["j", "md", "gw"]

  private static let rounds: Set<String> = [
    "final", "finale", "finals", "semifinal", "semifinals", "quarterfinal", "quarterfinals",
    "halbfinale", "viertelfinale", "achtelfinale", "semifinale", "demi", "finala", "cuartos",
    "octavos", "quarti", "ottavi", "meias", "matchday", "gameweek", "round", "spieltag", "runde",
    "jornada", "giornata", "journee", "rodada", "ronda", "speelronde",
  ]
}
