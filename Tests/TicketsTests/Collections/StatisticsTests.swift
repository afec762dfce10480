import Testing

@testable import Tickets

@Suite("What is counted of tickets")
struct StatisticsTests {
  static func match(_ home: Text, _ score: String?, _ away: Text) -> Ticket {
    var ticket = Ticket()
    ticket.home = Team(name: home)
    ticket.away = Team(name: away)
    ticket.score = score.map { Score(Text($0)) }
    return ticket
  }

  static func at(_ venue: Venue?) -> Ticket {
    var ticket = Ticket()
    ticket.venue = venue
    return ticket
  }

  @Test("of nothing there is nothing")
  func empty() {
    let none = Statistics()
    #expect(none.count == 0 && none.kinds.isEmpty && none.places.count == 0 && none.places.isExact)
    #expect(none.firstDay == nil && none.lastDay == nil && none.mainTeam == nil)
    #expect(none.months == Array(repeating: 0, count: 12))
  }

  @Test("kinds come in the order of their cases; two teams make a match of what names no kind")
  func kinds() {
    var train = Ticket()
    train.kind = .train
    var done = Ticket()
    done.extras = [Extra(key: "completed", value: .bool(true), isOnBack: false)]
    let kinds = Statistics([Ticket(), done, train, Self.match("A", nil, "B"), train]).kinds
    #expect(kinds.map(\.kind) == [.match, .train, .task, .other])
    #expect(kinds.map(\.count) == [1, 2, 1, 1])
    #expect(kinds[.train] == 2)
    #expect(kinds[.film] == 0)
  }

  @Test("tasks that are done; another ticket that is used is none")
  func done() {
    var task = Ticket()
    task.kind = .task
    var used = task
    used.status = .used
    var film = used
    film.kind = .film
    let statistics = Statistics([task, used, film, used])
    #expect(statistics.doneCount == 2)
  }

  @Test("results of matches whose goals are known; a shoot-out is a draw")
  func results() {
    let matches = Statistics([
      Self.match("A", "2-1", "B"), Self.match("B", "0-0 (4-3 pens)", "A"),
      Self.match("C", "1-4", "A"), Self.match("A", nil, "C"), Self.match("A", "abandoned", "C"),
    ])
    let results = matches.results
    #expect(matches.matches == 5)
    #expect((results.homeWins, results.draws, results.awayWins) == (1, 1, 1))
    #expect(results.goals == 8)
    #expect(results.count == 3)
  }

  @Test("the team that plays in more than half of the matches, as the first ticket spells it")
  func mainTeam() throws {
    let team = try #require(
      Statistics([
        Self.match("Aston Villa", "2-1", "B"), Self.match("C", "1-1", "ASTON  VILLA"),
        Self.match("B", "3-0", "C"), Self.match("D", "5-2", "aston villa"),
        Self.match("Aston Villa", nil, "B"),
      ]).mainTeam)
    #expect(team.name == "Aston Villa")
    #expect(team.matches == 4)
    let record = team.record
    #expect((record.played, record.won, record.drawn, record.lost) == (3, 1, 1, 1))
    #expect((record.goalsFor, record.goalsAgainst) == (5, 7))
  }

  @Test("half of the matches are not enough, and one is not")
  func noMainTeam() {
    #expect(Statistics([Self.match("A", "1-0", "B")]).mainTeam == nil)
    #expect(
      Statistics([
        Self.match("A", "1-0", "B"), Self.match("A", "1-0", "C"), Self.match("D", "1-0", "E"),
        Self.match("F", "1-0", "G"),
      ]).mainTeam == nil)
    #expect(
      Statistics([Self.match(" ", "1-0", "B"), Self.match(" ", "1-0", "C")]).mainTeam == nil)
  }

  @Test("of two main teams the first by name; who plays against itself does so once")
  func twoMainTeams() {
    let both = Statistics([Self.match("B", "1-0", "A"), Self.match("B", "1-0", "a")])
    #expect(both.mainTeam?.name == "A")
    let itself = Statistics([Self.match("A", "1-0", "A"), Self.match("A", "2-0", "a")])
    #expect(itself.mainTeam?.matches == 2)
    #expect(itself.mainTeam?.record.won == 2)
  }

  @Test("places by name, else by all that is said, without regard to case")
  func places() {
    let venues: [Venue?] = [
      nil, Venue(), Venue(name: "Villa Park", city: "Birmingham"), Venue(name: "villa  park"),
      Venue(city: "Rome"), Venue(name: " ", city: "ROME"), Venue(name: "Écluse"),
      Venue(name: "écluse"),
    ]
    #expect(Statistics(venues.map(Self.at)).places.count == 3)
  }

  @Test("the first and the last day, and the months of whatever year")
  func days() {
    let dates = ["2024-08-24T01:00+02:00", "2023-08", "2025", "2024-12-31", "no", "2024-08-24"]
    let statistics = Statistics(dates.map { Ticket("x", date: $0) })
    #expect(statistics.firstDay?.description == "2023-08")
    #expect(statistics.lastDay?.description == "2025")
    #expect(statistics.months == [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1])
  }

  @Test("goals beyond what can be counted stay at the most that can")
  func saturation() {
    let most = "9223372036854775807-9223372036854775806"
    let statistics = Statistics([Self.match("A", most, "B"), Self.match("A", most, "B")])
    #expect(statistics.results.goals == .max)
    #expect(statistics.mainTeam?.record.goalsFor == .max)
    let merged = statistics.merged(with: statistics)
    #expect(merged.results.goals == .max)
    #expect(merged.mainTeam?.record.goalsAgainst == .max)
  }

  @Test("a million places and teams fill no memory: there are at least so many")
  func caps() {
    var statistics = Statistics()
    for number in 0..<Places.mostCounted {
      statistics.add(Self.at(Venue(name: Text("v\(number)"))))
    }
    #expect(statistics.places.isExact)
    statistics.add(Self.at(Venue(name: "V7")))
    #expect(statistics.places.isExact)
    statistics.add(Self.at(Venue(name: "new")))
    #expect(statistics.places.count == Places.mostCounted)
    #expect(!statistics.places.isExact)
    #expect(!Statistics().merged(with: statistics).places.isExact)

    var teams = Statistics([Self.match("Home", "1-0", "x"), Self.match("Home", "1-0", "x")])
    for number in 0..<TeamRecords.mostKept {
      teams.add(Self.match("Home", "1-0", Text("t\(number)")))
    }
    #expect(teams.mainTeam?.matches == TeamRecords.mostKept + 2)
    for _ in 0...2 * TeamRecords.mostKept { teams.add(Self.match("Late", "1-0", "x")) }
    #expect(teams.mainTeam?.name == "x")
  }
}
