import CardLayout
import Geometry
import Tickets

/// Everything that decides what the screen shows. Equal states give equal scenes.
package struct ViewState: Equatable, Sendable {
  /// What the command line sets once.
  package struct Options: Equatable, Sendable {
    /// Rows from the top of one card to the top of the next.
    package var step = 3
    /// Rows of a card.
    package var cardHeight = 11
    package var stacking = StackingOrder.lastOnTop
    /// Frames and marks of ASCII alone.
    package var isASCII = false
    /// The file's name, or the wallet's title.
    package var name = ""

    package init() {}
  }

  /// How near one looks.
  package enum Level: Equatable, Sendable {
    case stack
    /// The focused card lies over its neighbours.
    case lifted
    case page(Page)
  }

  package internal(set) var options: Options
  package internal(set) var wallet: Wallet
  /// The whole screen, the status line included.
  package internal(set) var size: Size
  package internal(set) var cards: FocusedStack
  package internal(set) var level = Level.stack
  /// The level under a page, to go back to.
  package internal(set) var isLiftedBelow = false
  package internal(set) var problems = Problems()
  /// What is typed after `:`; nil when the prompt is closed.
  package internal(set) var prompt: String?
  /// The number typed before a key.
  package internal(set) var count: Int?
  /// A sentence for the status line, until the next key.
  package internal(set) var message: String?

  package init(wallet: Wallet, size: Size, options: Options = Options()) {
    self.wallet = wallet
    self.size = size
    self.options = options
    cards = FocusedStack(
      stack: CardStack(count: 0, cardWidth: 0), viewportSize: .zero)
    layOut()
    cards.moveFocus(to: 0)
  }

  package var isPromptOpen: Bool { prompt != nil }

  /// The rows above the status line.
  var viewport: Rect { Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - 1)) }

  /// Where the cards' left edges stand: a stack narrower than the viewport is centred.
  var cardsLeft: Int { (size.width - cards.stack.cardWidth) / 2 }

  /// Columns of the widest card: wider ones do not read better.
  static let widestCard = 100

  /// The stack as the screen and the level want it.
  private var stack: CardStack {
    let margin = size.width >= 40 ? 1 : 0
    var order = options.stacking
    if isLifted { order = .raised(cards.focus, over: order) }
    return CardStack(
      count: wallet.count, cardWidth: min(Self.widestCard, size.width - 2 * margin),
      cardHeight: options.cardHeight, step: options.step, order: order)
  }

  /// Whether the focused card is drawn over its neighbours.
  package var isLifted: Bool { level == .lifted || (isPage && isLiftedBelow) }

  var isPage: Bool { if case .page = level { true } else { false } }

  /// Brings the layout up to date with the wallet, the screen and the level.
  mutating func layOut() {
    cards.layOut(stack, viewportSize: viewport.size)
    if case .page(let page) = level {
      level = .page(page.laidOut(for: self))
    }
  }
}
