import CardLayout
import Geometry
import Tickets

/// One of the two things that scroll beside each other.
enum Pane: Equatable, Sendable {
  case cards
  /// A line for each card.
  case index
}

extension ViewState {
  /// The rows above the status line.
  var viewport: Rect { Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - 1)) }

  /// Brings the layout up to date with the wallet, the screen and the level.
  mutating func layOut() {
    if header.width != frame(of: .cards).width || header.pages.isEmpty { layOutHeader() }
    cards.layOut(stack, viewportSize: frame(of: .cards).size)
    if case .page(let page) = level {
      level = .page(page.laidOut(for: self))
    }
    layOutQuestion()
  }

  /// Columns of the widest card: wider ones do not read better.
  private static let widestCard = 100

  /// The stack as the screen and the level want it, under the header.
  var stack: CardStack {
    let columns = frame(of: .cards).width
    let margin = columns >= 40 ? 1 : 0
    var order = options.stacking
    if isLifted { order = .raised(cards.focus, over: order) }
    return CardStack(
      count: wallet.count, cardWidth: min(Self.widestCard, columns - 2 * margin),
      cardHeight: options.cardHeight, step: options.step, insets: Insets(top: headerRows),
      minWidth: columns, alignment: .center, order: order)
  }
}

// MARK: - Panes

extension ViewState {
  /// Columns from which on the index stands beside the cards, and below which it cannot.
  private static let wideScreen = 120
  private static let narrowestWithIndex = 60
  private static let tooNarrowForIndex = "the index needs \(narrowestWithIndex) columns"

  private var hasRoomForIndex: Bool { size.width >= Self.narrowestWithIndex }

  var showsIndex: Bool {
    hasRoomForIndex && options.showsIndex ?? (size.width >= Self.wideScreen)
  }

  /// Where a pane stands on the screen: the index at the left, a rule, and the cards.
  func frame(of pane: Pane) -> Rect {
    let indexWidth = showsIndex ? min(56, max(24, size.width * 3 / 8)) : 0
    let cardsLeft = showsIndex ? indexWidth + 1 : 0
    var frame = viewport
    switch pane {
    case .index: frame.size.width = indexWidth
    case .cards:
      frame.origin.x = cardsLeft
      frame.size.width = size.width - cardsLeft
    }
    return frame
  }

  /// A pane's cards. The index is a stack too, of cards one row tall.
  func stack(of pane: Pane) -> CardStack {
    switch pane {
    case .cards: cards.stack
    case .index:
      CardStack(
        count: wallet.count, cardWidth: frame(of: .index).width, cardHeight: 1, step: 1)
    }
  }

  /// How far a pane is scrolled, as it is seen in this frame. The index follows the cards.
  func scroll(of pane: Pane) -> ScrollState {
    var cards = cards.scroll
    if let animation { cards.move(to: animation.offset) }
    switch pane {
    case .cards: return cards
    case .index:
      let index = ScrollState(
        contentSize: stack(of: .index).contentSize, viewportSize: frame(of: .index).size)
      return ScrollLink(cards, index, by: indexLink).second
    }
  }

  /// The first card whose strip is whole under the header's place, and the index' first line.
  private var indexLink: ScrollLink.Rule { .item(firstStep: options.step, secondStep: 1) }

  /// Scrolls the index by lines; the cards follow.
  mutating func scrollIndex(by lines: Int) {
    guard showsIndex else {
      message = hasRoomForIndex ? "the index is not shown: \\ shows it" : Self.tooNarrowForIndex
      return
    }
    var link = ScrollLink(cards.scroll, scroll(of: .index), by: indexLink)
    let line = link.second.offset
    link.update(.second) { $0.move(by: lines) }
    if link.second.offset != line { cards.scroll(to: link.first.offset) }
    layOut()
  }

  mutating func toggleIndex() {
    guard hasRoomForIndex else {
      message = Self.tooNarrowForIndex
      return
    }
    options.showsIndex = !showsIndex
    layOut()
  }
}

// MARK: - Header

extension ViewState {
  /// Rows and columns from which on there is room for a header.
  private static let smallestForHeader = Size(width: 40, height: 20)

  /// Whether there is a header: with one ticket there is nothing to sum up.
  var showsHeader: Bool {
    let room = frame(of: .cards).size
    return library.count > 1 && room.width >= Self.smallestForHeader.width
      && room.height >= Self.smallestForHeader.height
  }

  /// Rows that the header takes at the top of the content.
  var headerRows: Int { showsHeader ? HeaderFace.rows(header) : 0 }

  /// Whether any of the header's rows is on the screen.
  package var isHeaderSeen: Bool {
    showsHeader && !isPage && scroll(of: .cards).offset < headerRows
  }

  /// Makes the header's pages anew; the one that is seen stays, by its name.
  mutating func layOutHeader() {
    let all = SummaryPage(name: "All", count: library.count, statistics: catalogue?.all)
    let groups = catalogue?.groups(by: grouping) ?? []
    let team = catalogue?.all.mainTeam
    let pages = [all] + groups.map { SummaryPage($0, team: team) }
    let name = pageName?.lowercased()
    let named = pages.indices.dropFirst().filter { pages[$0].name.lowercased() == name }
    let selection = named.first { $0 == header.selection } ?? named.first ?? 0
    let width = frame(of: .cards).width
    header = PagedHeader(pages, selection: selection, width: width) {
      HeaderFace.rows(of: $0, width: width)
    }
  }
}
