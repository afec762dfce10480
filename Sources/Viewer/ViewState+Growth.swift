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
  package var wantsMore: Bool {
    cards.scroll.isNear(end: max(2 * viewport.height, options.cardHeight))
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
    animation = nil
    layOutHeader()
    guard header.selection == 0 else { return showAgain() }
    let focus = focus(in: wallet)
    self.wallet = wallet
    if wallet.isEmpty, showsTicket { (level, isLiftedBelow) = (.stack, false) }
    cards.grow(to: stack, focus: focus)
    if case .start(_, let offset?) = hold { cards.scroll(to: offset) }
    layOut()
  }

  private func focus(in wallet: Wallet) -> Int {
    switch hold {
    case .start(let card, _): return (card ?? 1) - 1
    case .end: return wallet.count - 1
    case .ticket:
      // Who is at the top of the stack sees what comes to the top.
      guard cards.focus > 0 || showsTicket || isLifted,
        let number = self.wallet.number(at: cards.focus)
      else { return 0 }
      return wallet.position(of: self.wallet[cards.focus], onceNumbered: number)
    }
  }
}
