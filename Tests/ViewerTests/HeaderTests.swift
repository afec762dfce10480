import CardLayout
import Geometry
import Screen
import TestSupport
import Testing
import Tickets

@testable import Viewer

@Suite("The header and its pages")
struct HeaderTests {
  @Test(
    "a page for all and one for each season, competition or tag", arguments: [(80, 24), (160, 40)])
  func pictures(width: Int, height: Int) {
    let state = ViewState.seasons(width, height)
    expectPicture(state.picture, named: "header-all-\(width)x\(height)")
    expectPicture(state.after(.turnForward).picture, named: "header-season-\(width)x\(height)")
    expectPicture(
      state.after(.cycleGrouping, .turnForward).picture,
      named: "header-competition-\(width)x\(height)")
    expectPicture(
      state.after(.cycleGrouping, .cycleGrouping, .digit(2), .turnForward).picture,
      named: "header-tag-\(width)x\(height)")
  }

  @Test("on narrow screens there is no chart, on low or very narrow ones no header")
  func narrow() {
    expectPicture(ViewState.seasons(50, 24).picture, named: "header-50x24")
    #expect(ViewState.seasons(80, 20).headerRows == 0)
    #expect(ViewState.seasons(39, 40).headerRows == 0)
    #expect(ViewState.numbered(1, 80, 24).headerRows == 0)
    #expect(ViewState.numbered(2, 80, 24).headerRows == 5)
  }

  @Test("turning to a page shows its tickets alone; back at the first page all are there again")
  func filter() {
    let state = ViewState.seasons(80, 24)
    #expect(state.header.pages.map(\.name) == ["All", "2024/25", "2023/24", "2022"])
    let season = state.after(.turnForward)
    #expect(season.titles == ["A – B", "C – A"])
    #expect(season.status.contains("2024/25"))
    #expect(season.status.contains("card 1/2"))
    #expect(season.after(.turnForward).titles == ["B – A"])
    #expect(season.after(.digit(9), .turnForward).titles == ["Concert"])
    #expect(season.after(.turnBack).titles.count == 4)
    #expect(season.after(.digit(9), .turnBack).wallet == state.library)
    #expect(season.after(.turnForward, .back).header.selection == 0)
    #expect(season.after(.back).titles.count == 4)
  }

  @Test("turning starts at the page's top, with no card moved by the height of another page")
  func top() {
    let state = ViewState.seasons(80, 24).after(.lastCard, .turnForward)
    #expect(state.cards.focus == 0)
    #expect(state.cards.scroll.offset == 0)
    for turns in 0...3 {
      let page = state.after(.digit(9), .turnBack, .digit(turns), .turnForward)
      #expect(page.headerRows == state.headerRows)
      #expect(page.cards.stack.frame(of: 0).minY == state.headerRows)
    }
  }

  @Test("the pages are by season, competition and tag in turn, as far as there are any")
  func cycle() {
    let state = ViewState.seasons(80, 24)
    let groupings = (0..<4).reduce(into: [state]) { states, _ in
      states.append(states[states.count - 1].after(.cycleGrouping))
    }.map(\.grouping)
    #expect(groupings == [.season, .competition, .tag, .season, .competition])
    let dated = ViewState.of([.titled("a", date: "2001"), .titled("b")], 80, 24).counted
    #expect(dated.after(.cycleGrouping).grouping == .season)
    #expect(dated.after(.cycleGrouping).message == "all by season")
    let plain = ViewState.numbered(3, 80, 24).counted
    #expect(plain.after(.cycleGrouping).message == "no season, competition or tag")
    #expect(plain.after(.turnForward).header.selection == 0)
  }

  @Test("before the tickets are counted the header has its height already")
  func counting() {
    var state = ViewState.of(.seasons, 80, 24)
    #expect(state.picture.contains("4 tickets · counting…"))
    #expect(state.after(.turnForward).message != nil)
    let rows = state.headerRows
    state = state.counted
    #expect(state.headerRows == rows)
    #expect(state.after(.turnForward).titles.count == 2)
  }

  @Test("the header scrolls away with the cards and is there again at the top")
  func scrollsAway() {
    let state = ViewState.seasons(80, 24).with(moreTickets: 30)
    #expect(state.picture.contains("‹ All ›"))
    #expect(state.after(.rowDown).picture.hasPrefix("   34 tickets") == false)
    #expect(!state.after(.rowDown).picture.contains("‹ All ›"))
    #expect(!state.after(.nextCard, .nextCard).isHeaderSeen)
    #expect(state.after(.lastCard, .firstCard).picture == state.picture)
    // The focused card keeps its place on the screen while the header leaves.
    #expect(state.after(.nextCard).row(of: "❯") == state.row(of: "❯"))
    #expect(state.after(.nextCard, .nextCard).row(of: "❯") == state.row(of: "❯"))
  }

  @Test("the page and the ticket stay when the order changes and when tickets are counted again")
  func stays() {
    let state = ViewState.seasons(80, 24).after(.turnForward, .nextCard)
    #expect(state.wallet[state.cards.focus].displayTitle == "C – A")
    let old = state.after(.cycleOrder, .cycleOrder)
    #expect(old.library.order == .old)
    #expect(old.titles == ["C – A", "A – B"])
    #expect(old.cards.focus == 0)
    let read = old.after(.load(Wallet(MemorySource(.seasons), order: .old)))
    #expect(read.titles.count == 4)
    #expect(read.counted.titles == ["C – A", "A – B"])
    #expect(read.counted.wallet[read.counted.cards.focus].displayTitle == "C – A")
  }

  @Test("a page by its name", arguments: [("2023/24", ["B – A"]), ("ALL", nil), ("none", nil)])
  func named(name: String, titles: [String]?) {
    var state = ViewState.seasons(80, 24)
    let isThere = state.start(atPageNamed: name)
    #expect(isThere == (name != "none"))
    #expect(state.titles == titles ?? ViewState.seasons(80, 24).titles)
  }

  @Test("the seasons of a team's wallet count for that team, also those with one match")
  func team() {
    let state = ViewState.seasons(80, 24)
    #expect(state.picture.contains("A: 2 won · 1 drawn · 0 lost · 6–2"))
    #expect(state.after(.digit(2), .turnForward).picture.contains("A: 0 won · 1 drawn · 0 lost"))
  }

  @Test("what there is no room for is left out whole, the rarest kinds first")
  func lines() {
    var statistics = Statistics()
    let home = Team(name: "A team of a long name")
    for number in 0..<12 {
      var ticket = Ticket()
      (ticket.home, ticket.away) = (home, Team(name: Text("Team \(number)")))
      ticket.score = Score("2-1")
      statistics.add(ticket)
    }
    for (kind, count) in [(Ticket.Kind.train, 3), (.concert, 5), (.film, 1)] {
      var ticket = Ticket()
      ticket.kind = kind
      for _ in 0..<count { statistics.add(ticket) }
    }
    let page = SummaryPage(name: "All", count: 21, statistics: statistics)
    #expect(
      page.lines(columns: 80) == [
        "12 matches · 5 concerts · 1 film · 3 trains · 36 goals",
        "A team of a long name: 12 won · 0 drawn · 0 lost · 24–12",
      ])
    #expect(
      page.lines(columns: 46) == [
        "12 matches · 5 concerts · … · 36 goals",
        "A team of …: 12 won · 0 drawn · 0 lost · 24–12",
      ])
  }

  @Test("names of the pages: as many as there is room for, and dots where there is room for one")
  func tabs() {
    let names = (1...30).map { "Page \($0)" }
    func tabs(_ selection: Int, _ columns: Int) -> String {
      let header = PagedHeader(
        names.map { SummaryPage(name: $0, count: 1, statistics: nil) }, selection: selection,
        width: columns
      ) { _ in 3 }
      var canvas = Canvas(size: Size(width: columns, height: 1))
      PageTabs(header, columns: columns).draw(at: .zero, on: &canvas)
      return canvas.picture
    }
    #expect(tabs(0, 40) == "‹ Page 1 ›  Page 2  Page 3  Page 4  …")
    #expect(tabs(9, 40) == "…  Page 9  ‹ Page 10 ›  Page 11  …")
    #expect(tabs(29, 40) == "…  Page 28  Page 29  ‹ Page 30 ›")
    #expect(tabs(1, 20) == "‹ Page 2 ›  ○ ● ○ ○")
    #expect(tabs(1, 3) == "‹ …")
  }
}

extension [Ticket] {
  /// Two seasons and a concert, with competitions and tags.
  static var seasons: [Ticket] {
    func match(
      _ home: Text, _ away: Text, _ score: Text, _ date: Text, _ season: Text, _ tags: [Text]
    ) -> Ticket {
      var ticket = Ticket()
      (ticket.home, ticket.away) = (Team(name: home), Team(name: away))
      (ticket.score, ticket.date, ticket.season) = (Score(score), TicketDate(date), season)
      ticket.competition = season == "2024/25" ? "River League" : "Coast Cup"
      ticket.venue = Venue(name: home)
      ticket.tags = tags
      return ticket
    }
    var concert = Ticket.titled("Concert", date: "2022-11-05T20:00")
    concert.kind = .concert
    concert.venue = Venue(name: "Town Hall")
    return [
      match("A", "B", "3-1", "2024-09-14T15:00", "2024/25", ["with friends", "away"]),
      match("C", "A", "0-2", "2024-08-17", "2024/25", ["away"]),
      match("B", "A", "1-1 (4-3 pens)", "2023-09-02", "2023/24", ["away"]), concert,
    ]
  }
}

extension ViewState {
  static func seasons(_ width: Int, _ height: Int) -> ViewState {
    ViewState.of(.seasons, width, height).counted
  }

  /// The state once all of its tickets are counted.
  var counted: ViewState {
    let all = library.ordered(by: .file)
    var collections = Collections()
    for position in 0..<all.count { collections.add(all[position]) }
    return after(.catalogue(collections.catalogue(for: library)))
  }

  func with(moreTickets count: Int) -> ViewState {
    let tickets = [Ticket].seasons + (0..<count).map { .titled("Card \($0)") }
    return ViewState.of(tickets, size.width, size.height).counted
  }

  var titles: [String] { (0..<wallet.count).map { wallet[$0].displayTitle } }

  /// The first row of the screen that holds a text.
  func row(of text: String) -> Int? {
    picture.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(text) }
  }
}
