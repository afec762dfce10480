import Tickets

extension ViewState {
  /// The next order; the focus stays on its ticket.
  mutating func cycleOrder() {
    let orders = Wallet.Order.allCases
    let next = (orders.firstIndex(of: wallet.order) ?? 0) + 1
    let number = wallet.number(at: cards.focus)
    wallet = wallet.ordered(by: orders[next % orders.count])
    message = wallet.order.words
    if let position = number.flatMap(wallet.position(ofNumber:)) { cards.moveFocus(to: position) }
    layOut()
  }

  /// Another reading of the files; the focus stays on its ticket.
  mutating func load(_ wallet: Wallet) {
    let ticket = self.wallet[cards.focus]
    let number = self.wallet.number(at: cards.focus)
    self.wallet = wallet
    problems = Problems()
    if wallet.isEmpty, showsTicket { (level, isLiftedBelow) = (.stack, false) }
    layOut()
    if let number {
      cards.moveFocus(to: wallet.position(of: ticket, onceNumbered: number))
      layOut()
    }
  }
}

extension ViewState {
  /// Whether one ticket is looked at, lifted or on the full screen.
  private var showsTicket: Bool {
    switch level {
    case .stack: false
    case .lifted: true
    case .page(let page): page.kind == .ticket
    }
  }
}

extension Wallet.Order {
  fileprivate var words: String {
    switch self {
    case .new: "newest first"
    case .old: "oldest first"
    case .title: "by title"
    case .file: "as in the file"
    }
  }
}
