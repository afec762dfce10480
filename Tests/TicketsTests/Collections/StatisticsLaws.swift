import TestSupport
import Testing
import Tickets

@Suite("Laws of statistics")
struct StatisticsLaws {
  @Test("counted apart and merged is counted together", arguments: 0..<20)
  func merge(seed: UInt64) {
    var random = RandomTickets(seed: seed)
    let (first, second) = (random.tickets(upTo: 30), random.tickets(upTo: 30))
    let merged = Statistics(first).merged(with: Statistics(second))
    #expect(merged == Statistics(first + second))
    #expect(merged.hashValue == Statistics(first + second).hashValue)
    #expect(Statistics(first).merged(with: Statistics()) == Statistics(first))
    #expect(Statistics().merged(with: Statistics(first)) == Statistics(first))
  }

  @Test("sums agree with one another", arguments: 0..<20)
  func sums(seed: UInt64) {
    var random = RandomTickets(seed: seed)
    let tickets = random.tickets(upTo: 60)
    let all = Statistics(tickets)
    #expect(all.count == tickets.count)
    #expect(all.kinds.reduce(0) { $0 + $1.count } == all.count)
    #expect(all.months.reduce(0, +) <= all.count)
    #expect(all.results.count <= all.matches)
    #expect(all.matches == tickets.count { $0.isFixture })
    #expect(all.doneCount == tickets.count { $0.isTask && $0.isDone })
    if let team = all.mainTeam {
      #expect(team.matches * 2 > all.matches)
      #expect(team.record.played <= team.matches)
    }
  }
}
