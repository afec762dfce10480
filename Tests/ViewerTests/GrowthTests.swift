import Geometry
import TestSupport
import Testing
import Tickets

@testable import Viewer

@Suite("A wallet that grows")
struct GrowthTests {
  private func tickets(_ days: ClosedRange<Int>) -> [Ticket] {
    days.map { .titled("day \($0)", date: Text("2024-01-\($0 < 10 ? "0" : "")\($0)")) }
  }

  /// Tickets of some days, in the files' order, shown in an order.
  private func wallet(_ days: ClosedRange<Int>, _ order: Wallet.Order = .new) -> Wallet {
    Wallet(MemorySource(tickets(days)), order: order)
  }

  private func state(
    _ days: ClosedRange<Int>, _ order: Wallet.Order = .new, size: Size = Size(width: 80, height: 24)
  ) -> ViewState {
    var state = ViewState(wallet: wallet(days, order), size: size)
    state.apply(.grow(state.wallet, name: "w.json", goesOn: true))
    return state
  }

  private func title(_ state: ViewState) -> String {
    state.wallet[state.cards.focus].displayTitle
  }

  @Test(
    "the count shows that it goes on, however narrow the screen",
    arguments: [(80, "card 1/9+ · "), (24, " 1/9+ · 0/35"), (14, "1/9+")])
  func count(width: Int, words: String) {
    var state = self.state(1...9, size: Size(width: width, height: 24))
    #expect(state.status.contains(words))
    #expect(state.after(.open, .open).status.contains("1/9+"))
    let asked = state.after(.prompt(.open), .prompt(.insert("10")), .prompt(.commit))
    #expect(asked.message == "no card 10: there are 9+")
    state.apply(.grow(state.wallet, name: "w.json", goesOn: false))
    #expect(!state.status.contains("9+"))
    #expect(state.status.contains("/9"))
  }

  @Test("reading it again ends that")
  func load() {
    #expect(!state(1...9).after(.load(wallet(1...9))).goesOn)
  }

  @Test("a page of the header has its further tickets once they are counted, the focus on its own")
  func page() {
    var state = self.state(1...9).counted.after(.turnForward, .nextCard, .nextCard)
    #expect(state.titles.prefix(3) == ["day 9", "day 8", "day 7"])
    state.apply(.grow(wallet(1...12), name: "w.json", goesOn: true))
    #expect(state.titles.count == 9)
    #expect(title(state) == "day 7")
    state = state.counted
    #expect(state.titles.prefix(3) == ["day 12", "day 11", "day 10"])
    #expect(title(state) == "day 7")
    state = state.after(.back)
    #expect(state.titles.count == 12)
    #expect(state.cards.focus == 0)
  }

  @Test("on a page the top stays the top, and where one was started is kept, as with all tickets")
  func holds() {
    var state = self.state(1...9).counted.after(.turnForward)
    state.apply(.grow(wallet(1...12), name: "w.json", goesOn: true))
    state = state.counted
    #expect(state.cards.focus == 0)
    #expect(title(state) == "day 12")
    var started = self.state(1...2)
    let isThere = started.start(atPageNamed: "2024")
    #expect(!isThere)
    started.start(atCard: 4, offset: nil)
    #expect(started.wantsMore)
    started.apply(.grow(wallet(1...12), name: "w.json", goesOn: true))
    started = started.counted
    #expect(started.header.selectedPage?.name == "2024")
    #expect(title(started) == "day 9")
  }

  @Test("on a short page a fast stream is held back, but for who asks for the end")
  func heldBack() {
    let state = self.state(1...3).counted
    #expect(state.wantsMore)
    #expect(!state.after(.turnForward).wantsMore)
    #expect(!state.after(.turnForward, .nextCard).wantsMore)
    #expect(state.after(.turnForward, .lastCard).wantsMore)
    #expect(state.after(.turnForward, .back).wantsMore)
  }

  @Test("where tickets get other numbers, all are shown until they are counted, and then the page")
  func moved() {
    var state = self.state(3...9).counted.after(.turnForward, .nextCard)
    #expect(title(state) == "day 8")
    state.apply(.catalogue(nil))
    state.apply(.grow(wallet(1...9), name: "w.json", goesOn: true))
    #expect(state.header.selection == 0)
    #expect(title(state) == "day 8")
    state = state.counted
    #expect(state.header.selectedPage?.name == "2024")
    #expect(title(state) == "day 8")
  }

  @Test("the focus stays on its ticket, wherever others come")
  func ticket() {
    for order in [Wallet.Order.new, .old, .file] {
      var state = self.state(1...20, order).after(.digit(4), .nextCard)
      let focused = title(state)
      for last in 21...31 {
        state.apply(.grow(wallet(1...last, order), name: "w.json", goesOn: true))
        #expect(title(state) == focused)
        #expect(state.wallet.count == last)
      }
      // Also where the ticket is looked at, at the very top.
      var lifted = self.state(1...5, order).after(.open)
      let seen = title(lifted)
      lifted.apply(.grow(wallet(1...31, order), name: "w.json", goesOn: true))
      #expect(title(lifted) == seen)
      #expect(lifted.level == .lifted)
      var help = self.state(1...5, order).after(.open, .showHelp)
      help.apply(.grow(wallet(1...31, order), name: "w.json", goesOn: true))
      #expect(title(help.after(.back)) == seen)
    }
  }

  @Test("the top stays the top, whatever comes there")
  func top() {
    for keys in [[], [Action.nextCard, .previousCard], [.showHelp, .back]] {
      var state = self.state(1...5)
      for key in keys { state.apply(key) }
      state.apply(.grow(wallet(1...31), name: "w.json", goesOn: true))
      #expect(state.cards.focus == 0)
      #expect(state.cards.scroll.offset == 0)
      #expect(title(state) == "day 31")
    }
  }

  @Test("the end stays the end only where it was asked for")
  func end() {
    let asked = [[Action.lastCard], [.prompt(.open), .prompt(.insert("$")), .prompt(.commit)]]
    for keys in asked {
      var state = self.state(1...5, .old)
      for key in keys { state.apply(key) }
      #expect(state.wantsMore)
      for last in 6...31 {
        state.apply(.grow(wallet(1...last, .old), name: "w.json", goesOn: last < 31))
        #expect(title(state) == "day \(last)")
      }
      let after = state.after(.previousCard, .grow(wallet(1...20, .old), name: "w", goesOn: true))
      #expect(title(after) == "day 20")
    }
    var walked = self.state(1...5, .old).after(.digit(9), .nextCard)
    walked.apply(.grow(wallet(1...31, .old), name: "w.json", goesOn: true))
    #expect(title(walked) == "day 5")
    var numbered = self.state(1...5, .old).after(.digit(5), .lastCard)
    numbered.apply(.grow(wallet(1...31, .old), name: "w.json", goesOn: true))
    #expect(title(numbered) == "day 5")
  }

  @Test(
    "where it was started it stays until the first key",
    arguments: [(12, nil), (nil, 40)] as [(Int?, Int?)])
  func start(card: Int?, offset: Int?) {
    func started(_ days: ClosedRange<Int>) -> ViewState {
      var state = self.state(days)
      state.start(atCard: card, offset: offset)
      return state
    }
    var state = started(1...3)
    for last in 4...31 {
      state.apply(.grow(wallet(1...last), name: "w.json", goesOn: true))
      let whole = started(1...last)
      #expect(state.cards == whole.cards)
    }
    let moved = state.after(.nextCard)
    let focused = title(moved)
    #expect(title(moved.after(.grow(wallet(1...31), name: "", goesOn: true))) == focused)
  }

  @Test(
    "more is wanted at the last card, however small the screen", arguments: [1, 2, 4, 8, 24, 80])
  func wantsMoreAtEnd(height: Int) {
    let state = self.state(1...31, size: Size(width: 80, height: height))
    #expect(state.after(.lastCard).wantsMore)
    #expect(state.after(.digit(9), .digit(9), .nextCard).wantsMore)
  }

  @Test("more is wanted while less than two viewports lie below")
  func wantsMore() {
    // Content of 31 cards: 30 × 3 + 11 = 101 rows; a viewport of 7 rows.
    var state = self.state(1...31, size: Size(width: 80, height: 8))
    #expect(!state.wantsMore)
    state.apply(.digit(2))
    state.apply(.digit(6))
    state.apply(.nextCard)
    #expect(state.cards.scroll.offset == 78)
    #expect(!state.wantsMore)
    state.apply(.nextCard)
    #expect(state.wantsMore)
  }

  @Test("the name of what is shown comes with it")
  func name() {
    let state = self.state(1...5).after(.grow(wallet(1...6), name: "Mine", goesOn: true))
    #expect(state.status.contains("Mine"))
  }
}
