import CardLayout
import Geometry
import Screen
import Tickets

/// The drawn rows of the stack around what is seen: three viewports' worth.
///
/// Inside it a scroll draws nothing. It moves by whole viewports, so which rows it holds depends on
/// the offset alone; and when it moves, the rows that stay are not drawn again.
struct Band: Equatable {
  private var look: Look
  /// Content rows.
  private(set) var rows: Range<Int>
  private(set) var canvas: Canvas
  private var focus: Int
  private var isLifted: Bool
  /// The tickets of the cards that lie in the band, as far as they were drawn.
  private var tickets: [Int: Ticket] = [:]

  /// What all of a band depends on, but for the focus.
  private struct Look: Equatable {
    var wallet: Wallet
    var stack: CardStack
    var width: Int
    var isASCII: Bool

    init(_ state: ViewState) {
      wallet = state.wallet
      stack = state.cards.stack
      // Which card is raised is the focus' business.
      stack.order = state.options.stacking
      width = state.size.width
      isASCII = state.options.isASCII
    }
  }

  init(_ state: ViewState) {
    look = Look(state)
    rows = Band.rows(of: state)
    focus = state.cards.focus
    isLifted = state.isLifted
    canvas = Canvas(size: .zero)
    canvas = paint(rows, of: state)
  }

  static func rows(of state: ViewState) -> Range<Int> {
    let height = max(1, state.viewport.height)
    // At the top, where one starts, the first frame draws what is seen and no more.
    if state.cards.scroll.offset == 0 { return 0..<height }
    let screen = state.cards.scroll.offset / height
    return max(0, screen - 1) * height..<(screen + 2) * height
  }

  /// Brings the band up to date: a moved focus draws two cards again, a scroll none.
  mutating func update(_ state: ViewState) {
    guard look == Look(state) else {
      self = Band(state)
      return
    }
    move(to: Band.rows(of: state), state)
    guard focus != state.cards.focus || isLifted != state.isLifted else { return }
    let stack = state.cards.stack
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
    guard !kept.isEmpty else {
      self = Band(state)
      return
    }
    var moved = Canvas(size: Size(width: look.width, height: target.count))
    moved.draw(canvas, at: Point(x: 0, y: rows.lowerBound - target.lowerBound))
    for part in [target.lowerBound..<kept.lowerBound, kept.upperBound..<target.upperBound]
    where !part.isEmpty {
      moved.draw(
        paint(part, of: state), at: Point(x: 0, y: part.lowerBound - target.lowerBound))
    }
    canvas = moved
    rows = target
    let cards = state.cards.stack.cards(in: area(target, of: state))
    tickets = tickets.filter { cards.contains($0.key) }
  }

  /// The visible part of the band, as a plane.
  func plane(of state: ViewState) -> Plane {
    let visible = state.cards.scroll.visibleRect
    return Plane(
      canvas, visibleRect: visible.offset(by: Point(x: 0, y: -rows.lowerBound)),
      at: state.viewport.origin)
  }

  private func area(_ rows: Range<Int>, of state: ViewState) -> Rect {
    Rect(x: 0, y: rows.lowerBound, width: state.cards.stack.cardWidth, height: rows.count)
  }

  private mutating func ticket(at index: Int, of state: ViewState) -> Ticket {
    if let ticket = tickets[index] { return ticket }
    let ticket = state.wallet[index]
    tickets[index] = ticket
    return ticket
  }

  /// Some rows of the content, drawn.
  private mutating func paint(_ rows: Range<Int>, of state: ViewState) -> Canvas {
    let stack = state.cards.stack
    let area = area(rows, of: state)
    let layers = stack.cards(in: area).compactMap { index -> Layer? in
      let part = stack.exposedRect(of: index).intersection(area)
      guard !part.isEmpty else { return nil }
      let frame = stack.frame(of: index)
      let face = CardFace(
        ticket(at: index, of: state), size: frame.size, strip: stack.step,
        isStripAtBottom: state.options.stacking == .firstOnTop,
        isFocused: index == state.cards.focus)
      let canvas = face.canvas(rows: part.minY - frame.minY..<part.maxY - frame.minY)
      return Layer(
        canvas, at: Point(x: state.cardsLeft, y: part.minY - rows.lowerBound),
        zIndex: stack.zIndex(of: index))
    }
    var compositor = Compositor(Canvas(size: Size(width: state.size.width, height: rows.count)))
    compositor.compose(layers)
    return state.options.isASCII ? compositor.canvas.ascii : compositor.canvas
  }
}
