import Geometry
import TestSupport
import Testing
import Tickets

@testable import Viewer

@Suite("What actions do")
struct ActionTests {
  @Test(
    "focus and offset after some actions, on 30 cards at 80x24",
    arguments: [
      ([Action.nextCard], 1, 3),
      ([.nextCard, .nextCard, .previousCard], 1, 3),
      ([.previousCard], 0, 0),
      ([.lastCard], 29, 80),
      ([.lastCard, .previousCard], 28, 80),
      ([.nextPage], 7, 21),
      ([.nextPage, .previousPage], 0, 0),
      ([.nextHalfPage], 3, 9),
      ([.digit(1), .digit(2), .nextCard], 12, 36),
      ([.digit(3), .nextPage], 21, 63),
      ([.digit(5), .lastCard], 4, 12),
      ([.digit(9), .digit(9), .digit(9), .firstCard], 29, 80),
      ([.digit(0), .nextCard], 1, 3),
      ([.rowDown], 1, 1),
      ([.rowDown, .rowDown, .rowDown, .rowDown], 2, 4),
      ([.rowDown, .nextCard], 2, 6),
      ([.digit(1), .digit(0), .rowDown, .rowUp], 3, 9),
      ([.prompt(.open), .prompt(.insert("12")), .prompt(.commit)], 11, 33),
      ([.prompt(.open), .prompt(.insert("$")), .prompt(.commit)], 29, 80),
      ([.prompt(.open), .prompt(.insert("12")), .prompt(.cancel)], 0, 0),
      ([.prompt(.open), .prompt(.insert("12")), .prompt(.deleteBackward), .prompt(.commit)], 0, 0),
    ] as [([Action], Int, Int)])
  func moves(actions: [Action], focus: Int, offset: Int) {
    var state = ViewState.numbered(30, 80, 24)
    for action in actions { state.apply(action) }
    #expect(state.cards.focus == focus)
    #expect(state.cards.scroll.offset == offset)
  }

  @Test("a count too long for any wallet is the most that there can be")
  func longCount() {
    var state = ViewState.numbered(30, 80, 24)
    for _ in 0..<40 { state.apply(.digit(9)) }
    state.apply(.nextCard)
    #expect(state.cards.focus == 29)
    #expect(state.count == nil)
  }

  @Test("levels: lift, open, and back one at a time")
  func levels() {
    var state = ViewState.numbered(3, 80, 24)
    state.apply(.back)
    #expect(state.level == .stack)
    state.apply(.open)
    #expect(state.level == .lifted)
    state.apply(.open)
    #expect(state.isPage)
    state.apply(.back)
    #expect(state.level == .lifted)
    state.apply(.back)
    #expect(state.level == .stack)
  }

  @Test(
    "help opens over anything, and closes to where one was",
    arguments: [Action.back, .quit, .showHelp])
  func help(closing: Action) {
    var state = ViewState.numbered(3, 80, 24).after(.open, .showHelp)
    #expect(state.apply(closing) == nil)
    #expect(state.level == .lifted)
    #expect(state.apply(.quit) == .quit)
  }

  @Test("in a page, moving scrolls its lines")
  func scrollPage() {
    let state = ViewState.numbered(3, 80, 8).after(.showHelp, .nextCard, .nextCard)
    guard case .page(let page) = state.level else { return #expect(Bool(false)) }
    #expect(page.scroll.offset == 2)
    #expect(state.cards.focus == 0)
    let end = state.after(.lastCard)
    #expect(end.status.hasSuffix("100 %"))
  }

  @Test("on the full screen another ticket takes the place of the one there")
  func turn() {
    var state = ViewState.numbered(3, 80, 24).after(.turnForward)
    #expect(state.cards.focus == 0)
    state = state.after(.open, .open, .turnForward)
    #expect(state.picture.hasPrefix("  Card 2\n"))
    #expect(state.status.hasSuffix("card 2/3 · row 0/1 · 100 %"))
    #expect(state.after(.digit(9), .turnForward).picture.hasPrefix("  Card 3\n"))
    #expect(state.after(.turnBack, .back).level == .lifted)
  }

  @Test("the order is told when it changes")
  func orderMessage() {
    let state = ViewState.numbered(3, 80, 24)
    #expect(state.after(.cycleOrder).message == "newest first")
    #expect(state.after(.cycleOrder, .cycleOrder).message == "oldest first")
  }

  @Test("the prompt says which cards there are")
  func wrongCard() {
    let state = ViewState.numbered(30, 80, 24)
      .after(.prompt(.open), .prompt(.insert("31")), .prompt(.commit))
    #expect(state.message == "no card 31: there are 30")
    #expect(state.after(.nextCard).message == nil)
  }

  @Test("a message has its room before the position")
  func longMessage() {
    var state = ViewState.numbered(30, 60, 24)
    state.say("the file can no longer be read: what was read stays")
    #expect(state.status == " the file can no longer be read: what was read stays   1/30")
    #expect(state.after(.nextCard).status.hasSuffix("card 2/30 · row 3/103 · 4 %"))
  }

  @Test("a prompt takes digits and $ alone, also from a paste")
  func promptFilter() {
    let state = ViewState.numbered(30, 80, 24).after(.prompt(.open), .prompt(.insert("1q2\u{1b}x")))
    #expect(state.prompt == .card(typed: "12"))
    #expect(ViewState.numbered(3, 80, 24).after(.ignorePaste).message != nil)
  }

  @Test("reload and redraw are for the front door")
  func effects() {
    var state = ViewState.numbered(3, 80, 24)
    #expect(state.apply(.reload) == .reload)
    #expect(state.apply(.redraw) == .redraw)
  }
}

@Suite("The focus stays on its ticket")
struct FocusTests {
  private let tickets: [Ticket] = [
    .titled("b", date: "2001"), .titled("c", date: "2003"), .titled("a", date: "2002"),
  ]

  @Test("when the order changes")
  func order() {
    var state = ViewState(
      wallet: Wallet(MemorySource(tickets), order: .new), size: Size(width: 80, height: 24))
    state.apply(.nextCard)
    for expected in [Wallet.Order.old, .title, .file, .new] {
      state.apply(.cycleOrder)
      #expect(state.wallet.order == expected)
      #expect(state.wallet[state.cards.focus].displayTitle == "a")
    }
  }

  @Test("when the file is read again with others before it")
  func reload() {
    var state = ViewState.of(tickets, 80, 24).after(.lastCard)
    let longer = [Ticket.titled("new"), .titled("newer")] + tickets
    state.apply(.load(Wallet(MemorySource(longer), order: .file)))
    #expect(state.wallet[state.cards.focus].displayTitle == "a")
    state.apply(.load(Wallet(MemorySource([.titled("x")]), order: .file)))
    #expect(state.cards.focus == 0)
    state = state.after(.open, .open, .load(Wallet(MemorySource([]), order: .file)))
    #expect(state.cards.focus == 0)
    #expect(state.level == .stack)
  }
}
