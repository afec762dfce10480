import CardLayout
import Tickets

extension ViewState {
  /// What the focus keeps to while the wallet grows.
  package enum Hold: Equatable, Sendable {
    /// Where it was started, until the first key.
    case start(card: Int?, offset: Int?)
    case ticket
    /// The last card, which was asked for.
    case end
  }

  /// Whether more is to be taken in, where there is more: less than two viewports lie below, or less
  /// than a card, as at the last one on a very small screen.
  ///
  /// A page of the header is always short, and what comes may never be for it: there more is taken in
  /// at the start and where the end was asked for. For a page that is yet to come it is.
  package var wantsMore: Bool {
    if pageName != nil {
      if header.selection == 0 { return true }
      if hold == .ticket { return false }
    }
    return hold == .end || cards.scroll.isNear(end: max(2 * viewport.height, options.cardHeight))
  }

  /// How many cards there are so far: `1,204+` where more are to come.
  var cardCount: String { grouped(wallet.count) + (goesOn ? "+" : "") }

  /// The last card, and those that are still to come.
  mutating func goToEnd() {
    goTo(card: .max)
    if !isPage { hold = .end }
  }

  /// A longer reading of the same files.
  ///
  /// A page of the header shows the tickets that it had until all are counted again.
  mutating func grow(_ wallet: Wallet, name: String, goesOn: Bool) {
    options.name = name
    self.goesOn = goesOn
    guard wallet != library else { return }
    library = wallet
    layOutHeader()
    showAgain(keepsTop: true)
  }

  /// Shows what the page has now: the focus keeps to what it held, an offset between two cards to
  /// those cards.
  ///
  /// - Parameter keepsTop: whether who is at the top of the stack stays there, and sees what comes.
  mutating func showAgain(keepsTop: Bool) {
    let old = wallet
    wallet = pageWallet
    if wallet != old { animation = nil }
    let focus = focus(inPlaceOf: old, keepsTop: keepsTop)
    if wallet.isEmpty, showsTicket { (level, isLiftedBelow) = (.stack, false) }
    cards.grow(to: stack, focus: focus)
    if case .start(_, let offset?) = hold { cards.scroll(to: offset) }
    layOut()
  }

  private func focus(inPlaceOf old: Wallet, keepsTop: Bool) -> Int {
    switch hold {
    case .start(let card, _): return (card ?? 1) - 1
    case .end: return wallet.count - 1
    case .ticket:
      let isAtTop = cards.focus == 0 && !showsTicket && !isLifted
      guard !isAtTop || !keepsTop, let number = old.number(at: cards.focus) else { return 0 }
      // A page's tickets have their numbers still; of all of them some may have others.
      return header.selection > 0
        ? wallet.position(ofNumber: number) ?? 0
        : wallet.position(of: old[cards.focus], onceNumbered: number)
    }
  }
}
