/// How matches ended, as far as their scores tell. A shoot-out leaves a draw a draw.
package struct Results: Hashable, Sendable {
  package private(set) var homeWins = 0
  package private(set) var draws = 0
  package private(set) var awayWins = 0
  /// Of both sides.
  package private(set) var goals = 0

  /// Matches whose goals are known.
  package var count: Int { homeWins + draws + awayWins }

  mutating func add(_ score: Score.Goals) {
    if score.home > score.away { homeWins += 1 }
    if score.home == score.away { draws += 1 }
    if score.home < score.away { awayWins += 1 }
    goals = goals.saturatingSum(score.home).saturatingSum(score.away)
  }

  mutating func add(_ other: Results) {
    homeWins += other.homeWins
    draws += other.draws
    awayWins += other.awayWins
    goals = goals.saturatingSum(other.goals)
  }
}

/// How a team's matches ended, as far as their scores tell.
package struct Record: Hashable, Sendable {
  package private(set) var won = 0
  package private(set) var drawn = 0
  package private(set) var lost = 0
  package private(set) var goalsFor = 0
  package private(set) var goalsAgainst = 0

  /// Matches whose goals are known.
  package var played: Int { won + drawn + lost }

  mutating func add(goalsFor: Int, against goalsAgainst: Int) {
    if goalsFor > goalsAgainst { won += 1 }
    if goalsFor == goalsAgainst { drawn += 1 }
    if goalsFor < goalsAgainst { lost += 1 }
    self.goalsFor = self.goalsFor.saturatingSum(goalsFor)
    self.goalsAgainst = self.goalsAgainst.saturatingSum(goalsAgainst)
  }

  mutating func add(_ other: Record) {
    won += other.won
    drawn += other.drawn
    lost += other.lost
    goalsFor = goalsFor.saturatingSum(other.goalsFor)
    goalsAgainst = goalsAgainst.saturatingSum(other.goalsAgainst)
  }
}

extension Int {
  /// A score can be any number: nineteen digits twice are more than an `Int` holds.
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
