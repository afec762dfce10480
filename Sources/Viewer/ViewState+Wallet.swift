import Tickets

extension ViewState {
  /// The next order; the focus stays on its ticket.
  mutating func cycleOrder() {
    let orders = Wallet.Order.allCases
    let next = (orders.firstIndex(of: library.order) ?? 0) + 1
    library = library.ordered(by: orders[next % orders.count])
    catalogue = catalogue?.ordered(as: library)
    showAgain(keepsTop: false)
    message = library.order.words
  }

  /// Another reading of the files; the focus stays on its ticket.
  ///
  /// Its tickets are yet to be counted, so all of them are shown.
  mutating func load(_ wallet: Wallet) {
    let ticket = self.wallet[cards.focus]
    let number = self.wallet.number(at: cards.focus)
    library = wallet
    self.wallet = wallet
    (catalogue, problems, animation, goesOn) = (nil, Problems(), nil, false)
    if wallet.isEmpty, showsTicket { (level, isLiftedBelow) = (.stack, false) }
    layOutHeader()
    layOut()
    if let number {
      cards.moveFocus(to: wallet.position(of: ticket, onceNumbered: number))
      layOut()
    }
  }
}

extension ViewState {
  /// Whether one ticket is looked at, lifted or on the full screen.
  var showsTicket: Bool {
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
