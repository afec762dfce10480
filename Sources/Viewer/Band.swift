import CardLayout
import Geometry
import Screen
import Tickets

/// The drawn rows of a pane around what is seen: three viewports' worth.
///
/// Inside it a scroll draws nothing. It moves by whole viewports, so which rows it holds depends on
/// the offset alone; and when it moves, the rows that stay are not drawn again.
struct Band: Equatable {
  private let pane: Pane
  private var look: Look
  /// Content rows.
  private(set) var rows: Range<Int>
  private(set) var canvas: Canvas
  private var focus: Int
  private var isLifted: Bool
  /// All that was drawn since the band was made.
  private(set) var work = Work()
  /// The tickets of the cards that lie in the band, as far as they were drawn.
  private var tickets: [Int: Ticket] = [:]

  /// What all of a band depends on, but for the focus.
  private struct Look: Equatable {
    var wallet: Wallet
    var stack: CardStack
    var header: PagedHeader<SummaryPage>?
    var isASCII: Bool

    init(_ pane: Pane, _ state: ViewState) {
      wallet = state.wallet
      stack = state.stack(of: pane)
      // Which card is raised is the focus' business.
      stack.order = state.options.stacking
      header = pane == .cards && state.showsHeader ? state.header : nil
      isASCII = state.options.isASCII
    }
  }

  init(_ pane: Pane, _ state: ViewState) {
    self.pane = pane
    look = Look(pane, state)
    rows = Band.rows(of: pane, state)
    focus = state.cards.focus
    isLifted = state.isLifted
    canvas = Canvas(size: .zero)
    canvas = paint(rows, of: state)
  }

  private mutating func startAgain(_ state: ViewState) {
    let work = work
    self = Band(pane, state)
    self.work.add(work)
  }

  private static func rows(of pane: Pane, _ state: ViewState) -> Range<Int> {
    let scroll = state.scroll(of: pane)
    let height = max(1, scroll.viewportSize.height)
    // At the top, where one starts, the first frame draws what is seen and no more.
    if scroll.offset == 0 { return 0..<height }
    let screen = scroll.offset / height
    return max(0, screen - 1) * height..<(screen + 2) * height
  }

  /// Brings the band up to date: a moved focus draws two cards again, a scroll none.
  mutating func update(_ state: ViewState) {
    guard look == Look(pane, state) else { return startAgain(state) }
    move(to: Band.rows(of: pane, state), state)
    guard focus != state.cards.focus || isLifted != state.isLifted else { return }
    let stack = state.stack(of: pane)
    let changed = [focus, state.cards.focus].map { index in
      isLifted || state.isLifted ? stack.frame(of: index) : stack.exposedRect(of: index)
    }
    (focus, isLifted) = (state.cards.focus, state.isLifted)
    for rect in changed {
      let dirty = rect.rows.clamped(to: rows)
      guard !dirty.isEmpty else { continue }
      let part = paint(dirty, of: state)
      canvas.draw(part, at: Point(x: 0, y: dirty.lowerBound - rows.lowerBound))
    }
  }

  /// Takes other rows in, and keeps those drawn ones that are among them.
  private mutating func move(to target: Range<Int>, _ state: ViewState) {
    guard target != rows else { return }
    let kept = target.clamped(to: rows)
    // Nothing in common: its own focus is drawn with it.
    guard !kept.isEmpty else { return startAgain(state) }
    var moved = Canvas(size: Size(width: canvas.size.width, height: target.count))
    moved.draw(canvas, at: Point(x: 0, y: rows.lowerBound - target.lowerBound))
    for part in [target.lowerBound..<kept.lowerBound, kept.upperBound..<target.upperBound]
    where !part.isEmpty {
      moved.draw(
        paint(part, of: state), at: Point(x: 0, y: part.lowerBound - target.lowerBound))
    }
    canvas = moved
    rows = target
    let cards = state.stack(of: pane).cards(in: area(target, of: state))
    tickets = tickets.filter { cards.contains($0.key) }
  }

  /// The visible part of the band, as a plane.
  func plane(of state: ViewState) -> Plane {
    let visible = state.scroll(of: pane).visibleRect
    return Plane(
      canvas, visibleRect: visible.offset(by: Point(x: 0, y: -rows.lowerBound)),
      at: state.frame(of: pane).origin)
  }
}

// MARK: - Painting

extension Band {
  private func area(_ rows: Range<Int>, of state: ViewState) -> Rect {
    Rect(x: 0, y: rows.lowerBound, width: state.frame(of: pane).width, height: rows.count)
  }

  private mutating func ticket(at index: Int, of state: ViewState) -> Ticket {
    if let ticket = tickets[index] { return ticket }
    let ticket = state.wallet[index]
    tickets[index] = ticket
    return ticket
  }

  /// Some rows of the content, drawn.
  private mutating func paint(_ rows: Range<Int>, of state: ViewState) -> Canvas {
    let stack = state.stack(of: pane)
    let area = area(rows, of: state)
    var layers = stack.cards(in: area).compactMap { index -> Layer? in
      let frame = stack.frame(of: index)
      let part = stack.exposedRect(of: index).intersection(area)
      guard !part.isEmpty else { return nil }
      let cardRows = part.minY - frame.minY..<part.maxY - frame.minY
      return Layer(
        card(index, frame.size, rows: cardRows, of: state),
        at: Point(x: part.minX, y: part.minY - rows.lowerBound), zIndex: stack.zIndex(of: index))
    }
    if let header = look.header, rows.lowerBound < stack.insets.top {
      let face = HeaderFace(header, state)
      layers.append(Layer(face.canvas, at: Point(x: 0, y: -rows.lowerBound), zIndex: 0))
    }
    work.add(Work(cards: layers.count, cells: area.width * area.height))
    var compositor = Compositor(Canvas(size: area.size))
    compositor.compose(layers)
    return state.options.isASCII ? compositor.canvas.ascii : compositor.canvas
  }

  /// Some rows of a card.
  private mutating func card(
    _ index: Int, _ size: Size, rows: Range<Int>, of state: ViewState
  ) -> Canvas {
    let ticket = ticket(at: index, of: state)
    let isFocused = index == state.cards.focus
    switch pane {
    case .cards:
      let face = CardFace(
        ticket, size: size, strip: state.options.step,
        isStripAtBottom: state.options.stacking == .firstOnTop, isFocused: isFocused,
        isASCII: state.options.isASCII)
      return face.canvas(rows: rows)
    case .index: return IndexLine(ticket, columns: size.width, isFocused: isFocused).canvas
    }
  }
}

/// What drawing has cost, counted.
struct Work: Equatable {
  var cards = 0
  var cells = 0

  mutating func add(_ other: Work) {
    cards += other.cards
    cells += other.cells
  }
}
