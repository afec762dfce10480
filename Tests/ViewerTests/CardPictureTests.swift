import CardLayout
import Geometry
import Testing
import Tickets

@testable import Viewer

@Suite("Cards as pictures")
struct CardPictureTests {
  @Test("cards overlap, the last one whole; the focused one is marked without colour")
  func overlap() {
    #expect(
      ViewState.numbered(3, 24, 10, options: .small).after(.nextCard).picture == """
        ╭──────────────────────╮
        │Card 1                │
        ┏━ ❯ ━━━━━━━━━━━━━━━━━━┓
        ┃Card 2                ┃
        ╭──────────────────────╮
        │Card 3                │
        │                      │
        ╰──────────────────────╯

              2/3 · 0/8 · 100 %
        """)
  }

  @Test("a lifted card lies over its neighbours")
  func lifted() {
    #expect(
      ViewState.numbered(3, 24, 9, options: .small).after(.open).picture == """
        ┏━ ❯ ━━━━━━━━━━━━━━━━━━┓
        ┃Card 1                ┃
        ┃                      ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━┛
        ╭──────────────────────╮
        │Card 3                │
        │                      │
        ╰──────────────────────╯
              1/3 · 0/8 · 100 %
        """)
  }

  @Test("where the first card is on top, strips and what they say are at the bottom")
  func firstOnTop() {
    var options = ViewState.Options.small
    options.stacking = .firstOnTop
    #expect(
      ViewState.numbered(3, 24, 9, options: options).picture == """
        ┏━━━━━━━━━━━━━━━━━━━━━━┓
        ┃                      ┃
        ┃Card 1                ┃
        ┗━ ❯ ━━━━━━━━━━━━━━━━━━┛
        │Card 2                │
        ╰──────────────────────╯
        │Card 3                │
        ╰──────────────────────╯
              1/3 · 0/8 · 100 %
        """)
  }

  @Test(
    "a stack of unlike tickets at every size",
    arguments: [(80, 24), (160, 40), (62, 16), (40, 14), (20, 6), (12, 3), (11, 3), (1, 1)])
  func sizes(width: Int, height: Int) {
    expectPicture(
      ViewState.of(.unlike, width, height).picture, named: "stack-\(width)x\(height)")
  }

  @Test("one row a card shows the title in it; two show a fixture on one line", arguments: [1, 2])
  func strips(step: Int) {
    var options = ViewState.Options()
    options.step = step
    expectPicture(
      ViewState.of(.unlike, 60, 18, options: options).picture, named: "step-\(step)")
  }

  @Test(
    "a score of more digits than the card has room for stays small", arguments: [60, 80, 130])
  func hugeScore(width: Int) {
    var ticket = Ticket.match
    ticket.score = Score("1234567890123456789-1")
    let picture = ViewState.of([ticket], width, 13).picture
    #expect(picture.contains("1234567890123456789 – 1"))
    #expect(picture.contains("Rain, and two late goals."))
    #expect(!picture.contains("█"))
  }

  @Test("ASCII alone where that is asked for, and the focus still stands out")
  func ascii() {
    var options = ViewState.Options()
    options.isASCII = true
    let picture = ViewState.of([.match, .titled("Plain")], 60, 16, options: options).picture
    #expect(picture.utf8.allSatisfy { $0 < 0x80 })
    expectPicture(picture, named: "ascii")
  }

  @Test("an opened ticket says all that it has")
  func opened() {
    expectPicture(
      ViewState.of(.unlike, 70, 24).after(.open, .open).picture, named: "page-ticket")
  }

  @Test("a page in few columns puts labels above their texts")
  func narrowPage() {
    expectPicture(
      ViewState.of(.unlike, 24, 20).after(.open, .open).picture, named: "page-narrow")
  }

  @Test("the help is the key table")
  func help() {
    let state = ViewState.numbered(3, 80, 40).after(.showHelp)
    for binding in KeyMap.bindings { #expect(state.picture.contains(binding.help)) }
    expectPicture(state.picture, named: "page-help")
  }

  @Test("a wallet without tickets says so")
  func empty() {
    var options = ViewState.Options()
    options.name = "mine.json"
    expectPicture(ViewState.of([], 40, 6, options: options).picture, named: "empty")
  }
}

extension ViewState.Options {
  /// Cards of four rows, two of them seen.
  static var small: Self {
    var options = Self()
    options.step = 2
    options.cardHeight = 4
    return options
  }
}

extension [Ticket] {
  /// One of each that looks different.
  static var unlike: [Ticket] {
    var concert = Ticket.titled("The Magic Flute", date: "2026-12-31T19:00")
    concert.kind = .theatre
    concert.subtitle = "Opera in two acts"
    concert.venue = Venue(name: "State Opera", city: "Berlin")
    concert.holder = "A. Reader"
    concert.price = Price(amount: "46.00", currency: "EUR")
    concert.fields = [Field(label: "Interval", value: "25 minutes")]
    concert.back = [Field(label: "Cloakroom", value: "free")]
    concert.extras = [
      Extra(key: "dress_code", value: .text("none"), isOnBack: false),
      Extra(key: "cast", value: .list([.text("Pamina"), .text("Tamino")]), isOnBack: true),
    ]
    var train = Ticket.titled("Berlin → Zürich", date: "2027-01-05T09:34")
    train.kind = .train
    train.seats = [Seat(text: "Coach 7, seat 61"), Seat(text: "Coach 7, seat 63")]
    train.status = .void
    var wide = Ticket.match
    wide.home = Team(name: "東京ヴェルディ")
    wide.away = Team(name: "鹿島アントラーズ")
    wide.score = nil
    wide.date = TicketDate("2026-02-29")
    var broken = Ticket()
    broken.fault = "expected a comma or \"]\", found \"x\""
    return [
      concert, .match, train, wide,
      .titled(
        "A title that is far too long for any card of the usual width, and goes on and on and on"),
      Ticket(), broken,
    ]
  }
}
