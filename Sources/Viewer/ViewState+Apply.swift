import CardLayout
import Geometry
import Tickets

extension ViewState {
  /// Applies one action: no clock, no file, no terminal.
  ///
  /// - Returns: what only the front door can do.
  @discardableResult
  package mutating func apply(_ action: Action) -> Effect? {
    if case .digit(let digit) = action {
      typeDigit(digit)
      return nil
    }
    let count = count
    if !action.isReport {
      (self.count, message, animation) = (nil, nil, nil)
      hold = .ticket
    }
    switch action {
    case .nextCard: move(cards: count ?? 1, rows: count ?? 1)
    case .previousCard: move(cards: -(count ?? 1), rows: -(count ?? 1))
    case .nextPage: movePage(by: count ?? 1)
    case .previousPage: movePage(by: -(count ?? 1))
    case .nextHalfPage: movePage(by: count ?? 1, of: 2)
    case .previousHalfPage: movePage(by: -(count ?? 1), of: 2)
    case .firstCard: goTo(card: count ?? 1)
    case .lastCard: if let count { goTo(card: count) } else { goToEnd() }
    case .rowDown: scroll(by: count ?? 1)
    case .rowUp: scroll(by: -(count ?? 1))
    case .open: open()
    case .back: back()
    case .turnForward: turn(by: count ?? 1)
    case .turnBack: turn(by: -(count ?? 1))
    case .showHelp: show(.help)
    case .showProblems: show(.problems)
    case .openLink: openLink(count)
    case .cycleOrder: cycleOrder()
    case .cycleGrouping: cycleGrouping()
    case .toggleIndex: toggleIndex()
    case .indexDown: scrollIndex(by: count ?? 1)
    case .indexUp: scrollIndex(by: -(count ?? 1))
    case .reload: return .reload
    case .redraw: return .redraw
    case .quit: return quit()
    case .digit: break
    case .prompt(let edit): return self.edit(edit)
    case .ignorePaste: message = "a paste is not a command; open : first"
    case .resize(let size): resize(to: size)
    case .load(let wallet): load(wallet)
    case .grow(let wallet, let name, let goesOn): grow(wallet, name: name, goesOn: goesOn)
    case .catalogue(let catalogue): take(catalogue)
    case .nextFrame: advanceAnimation()
    case .report(let problems): report(problems)
    }
    return nil
  }

  /// Starts at a card, counted from 1, or at a content offset.
  package mutating func start(atCard card: Int?, offset: Int?) {
    hold = .start(card: card, offset: offset)
    if let card { cards.moveFocus(to: card - 1) }
    if let offset { cards.scroll(to: offset) }
    layOut()
  }

  /// Puts a sentence into the status line, until the next key.
  package mutating func say(_ sentence: String) { message = sentence }

  private mutating func typeDigit(_ digit: Int) {
    // A number too long for any wallet stays at the most that one can have.
    count = min((count ?? 0) * 10 + digit, 999_999_999)
    if count == 0 { count = nil }
  }

  private mutating func move(cards distance: Int, rows: Int) {
    if page != nil {
      scroll(by: rows)
    } else {
      cards.moveFocus(by: distance)
      layOut()
    }
  }

  private mutating func movePage(by pages: Int, of parts: Int = 1) {
    if let page {
      scroll(by: pages * max(1, page.scroll.viewportSize.height / parts))
    } else {
      cards.moveFocus(by: pages * max(1, cards.cardsPerPage / parts))
      layOut()
    }
  }

  mutating func goTo(card: Int) {
    if case .page(var page) = level {
      page.scroll.move(to: card == 1 ? 0 : page.scroll.maxOffset)
      level = .page(page)
    } else {
      cards.moveFocus(to: card - 1)
      layOut()
    }
  }

  private mutating func scroll(by rows: Int) {
    if page != nil {
      page?.scroll.move(by: rows)
    } else {
      cards.scroll(by: rows)
      layOut()
    }
  }

  private mutating func open() {
    switch level {
    case .stack:
      guard !wallet.isEmpty else { return }
      level = .lifted
      layOut()
    case .lifted: show(.ticket)
    case .page: break
    }
  }

  private mutating func back() {
    switch level {
    case .stack:
      if leavePage() { return }
    case .lifted: level = .stack
    case .page: level = isLiftedBelow ? .lifted : .stack
    }
    isLiftedBelow = false
    layOut()
  }

  /// On the full screen, another ticket takes the place of the one there.
  private mutating func turn(by places: Int) {
    guard case .page(let page) = level else { return turnPage(by: places) }
    guard page.kind == .ticket else { return }
    cards.moveFocus(by: places)
    level = .page(Page(.ticket))
    layOut()
  }

  private mutating func show(_ kind: Page.Kind) {
    if case .page(let page) = level {
      if page.kind == kind { return back() }
    } else {
      isLiftedBelow = level == .lifted
    }
    level = .page(Page(kind))
    layOut()
  }

  private mutating func quit() -> Effect? {
    guard isPage else { return .quit }
    back()
    return nil
  }

  private mutating func resize(to size: Size) {
    self.size = size
    animation = nil
    layOut()
  }

  private mutating func report(_ problems: Problems) {
    self.problems = problems
    layOut()
  }
}

extension Action {
  /// Whether it comes from the loop and not from a key.
  fileprivate var isReport: Bool {
    switch self {
    case .resize, .load, .grow, .report, .catalogue, .nextFrame: true
    default: false
    }
  }
}
