import Testing
import Tickets

@Suite("What a card is called")
struct DisplayTitleTests {
  static func ticket(_ change: (inout Ticket) -> Void) -> Ticket {
    var ticket = Ticket()
    change(&ticket)
    return ticket
  }

  static func match(_ home: Text?, _ away: Text?) -> Ticket {
    ticket {
      $0.home = home.map { Team(name: $0) }
      $0.away = away.map { Team(name: $0) }
    }
  }

  static func journey(_ from: Stop?, _ to: Stop?) -> Ticket {
    ticket { ($0.from, $0.to) = (from, to) }
  }

  @Test(
    "the title, else the teams, else the journey, else what there is",
    arguments: [
      (ticket { $0.title = "Tosca" }, "Tosca"),
      (ticket { $0.title = "Tosca\r\nAct 1" }, "Tosca Act 1"),
      (ticket { $0.title = "\u{1b}[31mTosca" }, "␛[31mTosca"),
      (match("Aston Villa", "Arsenal"), "Aston Villa – Arsenal"),
      (match("Aston Villa", nil), "Aston Villa"),
      (match(nil, "Arsenal"), "Arsenal"),
      (match(" ", "Arsenal"), "Arsenal"),
      (journey(Stop(name: "Berlin"), Stop(name: "Riga")), "Berlin → Riga"),
      (journey(Stop(name: " ", code: "BER"), Stop(name: "Riga", code: "RIX")), "BER → Riga"),
      (journey(Stop(name: "Berlin"), nil), "From Berlin"),
      (journey(Stop(name: "Berlin"), Stop(name: "")), "From Berlin"),
      (journey(nil, Stop(name: "Riga")), "To Riga"),
      (journey(Stop(name: " "), Stop(name: "", code: "\u{200b}")), "Untitled ticket"),
      (ticket { $0.subtitle = "Opera" }, "Opera"),
      (ticket { $0.competition = "Premier League" }, "Premier League"),
      (ticket { $0.venue = Venue(name: "Villa Park") }, "Villa Park"),
      (ticket { $0.holder = "A. Fan" }, "A. Fan"),
      (ticket { $0.fault = "expected a value" }, "Unreadable ticket"),
      (Ticket(), "Untitled ticket"),
      (ticket { $0.kind = .task }, "Untitled task"),
      (ticket { $0.kind = .photo }, "Untitled photo"),
      (match("", "\n"), "Untitled ticket"),
      (ticket { $0.venue = Venue(name: "\u{200b}", city: "Rome") }, "Untitled ticket"),
    ])
  func title(ticket: Ticket, title: String) {
    #expect(ticket.displayTitle == title)
  }

  @Test("one gives way to the next where it is blank")
  func precedence() {
    var ticket = Self.match("Aston Villa", "Arsenal")
    (ticket.from, ticket.to) = (Stop(name: "Berlin"), Stop(name: "Riga"))
    ticket.title = "Final"
    ticket.fault = "no"
    ticket.subtitle = "Subtitle"
    ticket.competition = "Cup"
    ticket.venue = Venue(name: "Villa Park")
    ticket.holder = "A. Fan"
    #expect(ticket.displayTitle == "Final")
    ticket.title = " \u{feff}\n"
    #expect(ticket.displayTitle == "Aston Villa – Arsenal")
    ticket.home = nil
    ticket.away = nil
    #expect(ticket.displayTitle == "Berlin → Riga")
    ticket.from = nil
    ticket.to = nil
    #expect(ticket.displayTitle == "Unreadable ticket")
    ticket.fault = nil
    #expect(ticket.displayTitle == "Subtitle")
    ticket.subtitle = ""
    #expect(ticket.displayTitle == "Cup")
    ticket.competition = "\u{200b}"
    #expect(ticket.displayTitle == "Villa Park")
    ticket.venue = nil
    #expect(ticket.displayTitle == "A. Fan")
  }

  @Test("two stops make a journey")
  func isJourney() {
    let (start, end) = (Stop(name: "", code: "BER"), Stop(name: "Riga"))
    #expect(Self.journey(start, end).isJourney)
    #expect(!Self.journey(start, nil).isJourney)
    #expect(!Self.journey(Stop(name: " "), end).isJourney)
    #expect(!Ticket().isJourney)
  }

  @Test("two teams make a fixture")
  func fixture() {
    #expect(Self.match("a", "b").isFixture)
    #expect(!Self.match("a", nil).isFixture)
    #expect(!Ticket().isFixture)
    #expect(Ticket().teamsLine == nil)
  }

  @Test(
    "the season, by default the year of the date",
    arguments: [
      ("2024/25", "2024-08-24", "2024/25"), (nil, "2024-08-24", "2024"), (nil, "2024", "2024"),
      (nil, "soon", nil), (nil, nil, nil), ("2024\n25", nil, "2024 25"), ("", "2024-08-24", "2024"),
      (" \u{200b}", nil, nil),
    ] as [(Text?, Text?, String?)])
  func season(season: Text?, date: Text?, name: String?) {
    let ticket = Self.ticket {
      $0.season = season
      $0.date = date.map { TicketDate($0) }
    }
    #expect(ticket.seasonName == name)
  }
}
