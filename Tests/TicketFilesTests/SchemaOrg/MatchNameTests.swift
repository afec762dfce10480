import Testing
import Tickets

@testable import TicketFiles

@Suite("matches by their names, ends by how long they last")
struct MatchNameTests {
  private func match(_ name: String, _ members: String = "") throws -> Ticket {
    try onlyTicket(
      #"{"@type": "SportsEvent", "startDate": "2026-08-22", "name": "\#(name)"\#(members)}"#)
  }

  @Test(
    "the sides of a name",
    arguments: [
      ("Blue Town vs. Red City", "Blue Town", "Red City", nil),
      ("Blue Town v Red City", "Blue Town", "Red City", nil),
      ("Lakers at Warriors", "Warriors", "Lakers", nil),
      ("Lakers @ Warriors", "Warriors", "Lakers", nil),
      ("Blue vs Red - Champions League", "Blue", "Red", "Champions League"),
      ("Blue FC at Red FC - FA Cup", "Red FC", "Blue FC", "FA Cup"),
      ("Premier League: Blue v Red", "Blue", "Red", "Premier League"),
      ("Blue vs Red at the Dome", "Blue", "Red", nil),
      ("Blue vs Red at Dome Hall - FA Cup", "Blue", "Red", "FA Cup"),
      ("Blue vs Red - Matchday 2", "Blue", "Red", nil),
    ] as [(String, Text, Text, Text?)])
  func sides(name: String, home: Text, away: Text, competition: Text?) throws {
    let ticket = try match(name)
    #expect(ticket.home == Team(name: home))
    #expect(ticket.away == Team(name: away))
    #expect(ticket.competition == competition)
    #expect(ticket.title == Text(name))
    #expect(ticket.kind == .match)
  }

  @Test(
    "names without sides",
    arguments: [
      "Finals at 18:00", "Tennis at Dome", "Tennis at the Park", "City Marathon", "at Dome", "vs",
      "Blue at Red at Green", String(repeating: "a at b ", count: 100),
    ])
  func noSides(name: String) throws {
    let ticket = try match(name, #", "location": {"name": "Great Dome"}"#)
    #expect(ticket.home == nil)
    #expect(ticket.away == nil)
  }

  @Test("an event that is no match has no sides")
  func noMatch() throws {
    let ticket = try onlyTicket(
      #"{"@type": "Event", "startDate": "2026-08-22", "name": "Light vs. Dark"}"#)
    #expect(!ticket.isFixture)
    #expect(ticket.kind == .other)
  }

  @Test(
    "the name orders two teams that are named without an order",
    arguments: [
      "Red City Reds vs. Blue Town", "Blue at Red", "Reds v Blue",
      "The cup of Red City and Blue Town",
      "Blue Town at Red City Arena",
    ])
  func order(name: String) throws {
    for property in ["competitor", "performer"] {
      let teams = #"[{"name": "Blue Town"}, {"name": "Red City", "alternateName": "Reds"}]"#
      let ticket = try match(
        name, #", "\#(property)": \#(teams), "location": {"name": "Red City Arena"}"#)
      #expect(ticket.home == Team(name: "Red City", short: "Reds"))
      #expect(ticket.away == Team(name: "Blue Town"))
    }
  }

  @Test("teams that are named as home and away stay so")
  func namedSides() throws {
    let ticket = try match("Blue vs. Red", #", "homeTeam": "Red", "awayTeam": "Blue""#)
    #expect(ticket.home == Team(name: "Red"))
    #expect(ticket.away == Team(name: "Blue"))
    let other = try match("Blue – Red", #", "competitor": ["Blue", "Red"]"#)
    #expect(other.home == Team(name: "Blue"))
  }

  @Test(
    "an end by the duration",
    arguments: [
      ("2026-08-22T19:30:00+02:00", #""PT2H30M""#, "2026-08-22T22:00+02:00"),
      ("2026-08-22T22:30", #""PT2H""#, "2026-08-23T00:30"),
      ("2026-08-22", #""P3D""#, "2026-08-24"), ("2026-08-22", #""P1D""#, nil),
      ("2026-08-22", #""PT2H""#, nil), ("2026-08-22T19:30", #""PT0S""#, nil),
      ("2026-08-22T19:30", #""-PT1H""#, nil), ("2026-08-22T19:30", #""two hours""#, nil),
      ("2026-08", #""P3D""#, nil),
      ("2026-08-22T19:30", #""PT2H", "endDate": "2026-08-22T23:00""#, "2026-08-22T23:00"),
      ("2200-12-31T23:00", #""PT2H""#, nil),
    ] as [(String, String, String?)])
  func duration(start: String, duration: String, end: String?) throws {
    let ticket = try onlyTicket(
      #"{"@type": "MusicEvent", "name": "A", "startDate": "\#(start)", "duration": \#(duration)}"#)
    #expect(ticket.ends?.wallTime?.iso8601 == end)
  }
}
