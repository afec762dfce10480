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
    /// What the header's pages are by at first.
    package var grouping = Grouping.season
    /// Whether the index is shown; nil where the screen's width decides.
    package var showsIndex: Bool?

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
  /// All tickets.
  package internal(set) var library: Wallet
  /// The tickets of the header's page, which the stack shows.
  package internal(set) var wallet: Wallet
  /// By what all tickets can be grouped; nil until they are counted.
  package internal(set) var catalogue: Catalogue?
  /// What the header's pages are by.
  package internal(set) var grouping: Grouping
  package internal(set) var header: PagedHeader<SummaryPage>
  /// The page to be at as soon as there is one of that name; nil is that of all tickets.
  package internal(set) var pageName: String?
  /// The whole screen, the status line included.
  package internal(set) var size: Size
  package internal(set) var cards: FocusedStack
  /// The way that the cards still go to where they are scrolled.
  package internal(set) var animation: ScrollAnimation?
  package internal(set) var level = Level.stack
  /// The level under a page, to go back to.
  package internal(set) var isLiftedBelow = false
  package internal(set) var problems = Problems()
  /// What the user is asked for; nil while keys are commands.
  package internal(set) var prompt: Prompt?
  /// The number typed before a key.
  package internal(set) var count: Int?
  /// Whether more tickets are to come than the wallet holds.
  package internal(set) var goesOn = false
  /// What the focus keeps to while the wallet grows.
  package internal(set) var hold = Hold.start(card: nil, offset: nil)
  /// A sentence for the status line, until the next key.
  package internal(set) var message: String?

  package init(wallet: Wallet, size: Size, options: Options = Options()) {
    library = wallet
    self.wallet = wallet
    self.size = size
    self.options = options
    grouping = options.grouping
    header = PagedHeader([], width: 0) { _ in nil }
    cards = FocusedStack(
      stack: CardStack(count: 0, cardWidth: 0), viewportSize: .zero)
    layOut()
    cards.moveFocus(to: 0)
  }

  /// What keys are for.
  package var keyMode: KeyMap.Mode { prompt?.keyMode ?? .commands }

  /// The link that the user is asked about.
  package var linkInQuestion: Link? {
    if case .question(let question) = prompt { question.link } else { nil }
  }

  /// Whether the focused card is drawn over its neighbours.
  package var isLifted: Bool { level == .lifted || (isPage && isLiftedBelow) }

  var isPage: Bool { if case .page = level { true } else { false } }

  /// The page that takes the screen: a question's, else the level's.
  var page: Page? {
    get {
      if case .question(let question) = prompt, let page = question.page { return page }
      if case .page(let page) = level { return page }
      return nil
    }
    set {
      guard let newValue else { return }
      if case .question(var question) = prompt, question.page != nil {
        question.page = newValue
        prompt = .question(question)
      } else {
        level = .page(newValue)
      }
    }
  }
}
