import Testing
import Tickets

@testable import TicketFiles

@Suite("Passes that name a match in one text")
struct PassFixtureTests {
  @Test(
    "a league is evidence, and a label above the match is its competition or round",
    arguments: [
      ("Ligue 1 - J9", "Lens / Lille", "Lens – Lille", "Ligue 1", "J9"),
      ("SERIE A TIM", "Juventus-Inter", "Juventus – Inter", "SERIE A TIM", nil),
      ("PREMIER LEAGUE", "Arsenal - Chelsea", "Arsenal – Chelsea", "PREMIER LEAGUE", nil),
      ("Semi-final", "Arsenal v Chelsea", "Arsenal – Chelsea", nil, "Semi-final"),
      ("Jornada 10", "Betis - Sevilla", "Betis – Sevilla", nil, "Jornada 10"),
      ("Spieltag", "Union : Mainz", "Union – Mainz", nil, "Spieltag"),
    ] as [(String, String, String, Text?, Text?)])
  func labels(label: String, value: String, teams: String, competition: Text?, round: Text?) throws
  {
    let pass = try ReadPass(primary: ["x|\(label)|\(value)"])
    #expect(pass.ticket.teamsLine == teams)
    #expect(pass.ticket.competition == competition)
    #expect(pass.ticket.round == round)
    #expect(pass.ticket.subtitle == nil)
    #expect(pass.front == [])
  }

  @Test("the match is the label, and its date the value")
  func dateValue() throws {
    let pass = try ReadPass(primary: ["x|Arsenal v Chelsea|Sat 18 Oct 2025, 12:30"])
    #expect(pass.ticket.teamsLine == "Arsenal – Chelsea")
    #expect(pass.date == "2025-10-18T12:30")
    #expect(pass.front == [])
  }

  @Test("in Portuguese a prova is a competition")
  func portuguese() throws {
    let pass = try ReadPass(
      primary: ["j|JOGO|Benfica - Porto"], secondary: ["p|PROVA|Primeira Liga", "l|LUGAR|7"])
    #expect(pass.ticket.competition == "Primeira Liga")
    #expect(pass.seats == ["Seat 7"])
  }
}
