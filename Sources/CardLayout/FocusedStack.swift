import Geometry

/// A stack that scrolls, and the card in it that the keys act on.
///
/// Two rules tie the focus to the content offset. Moving the focus scrolls to
/// `clamp(focus × step)`, so the focused card stands where the first one stood at first: at the
/// viewport's top, or under the place of a header in the stack's top inset. At the end, where the
/// offset cannot grow, the focus walks on down to the last card. Scrolling by rows moves the focus to
/// the first card from that place on whose strip is whole.
public struct FocusedStack: Hashable, Sendable {
  public private(set) var stack: CardStack
  public private(set) var scroll: ScrollState
  /// An index of the stack; 0 where it is empty.
  public private(set) var focus: Int

  public init(stack: CardStack, viewportSize: Size, focus: Int = 0) {
    self.stack = stack
    scroll = ScrollState(contentSize: stack.contentSize, viewportSize: viewportSize)
    self.focus = 0
    moveFocus(to: focus)
  }

  /// Focuses a card, or the nearest that there is, and scrolls to it.
  public mutating func moveFocus(to index: Int) {
    focus = min(max(0, index), max(0, stack.count - 1))
    scroll.move(to: focus * stack.step)
  }

  public mutating func moveFocus(by cards: Int) {
    let (sum, overflow) = focus.addingReportingOverflow(cards)
    moveFocus(to: overflow ? (cards < 0 ? 0 : stack.count) : sum)
  }

  /// Scrolls by rows; the focus follows where the offset has changed.
  public mutating func scroll(by rows: Int) {
    let offset = scroll.offset
    scroll.move(by: rows)
    if scroll.offset != offset { focusFirstWholeStrip() }
  }

  /// Scrolls to an offset; the focus follows.
  public mutating func scroll(to offset: Int) {
    scroll.move(to: offset)
    focusFirstWholeStrip()
  }

  /// Lays the stack out anew; the focus stays, and the offset follows it.
  ///
  /// An offset that scrolling by rows has left between two cards stays where it is legal.
  public mutating func layOut(_ stack: CardStack, viewportSize: Size) {
    let wasAligned = scroll.offset == clampedOffset
    self.stack = stack
    scroll.layOut(contentSize: stack.contentSize, viewportSize: viewportSize)
    focus = min(focus, max(0, stack.count - 1))
    if wasAligned { moveFocus(to: focus) }
  }

  /// Lays out a stack that has become longer, in which the focused card is now at `index`.
  ///
  /// The card stays where it stands in the viewport, as far as that is legal; an offset that follows
  /// the focus goes on doing so.
  public mutating func grow(to stack: CardStack, focus index: Int) {
    let wasAligned = scroll.offset == clampedOffset
    let old = focus
    self.stack = stack
    scroll.contentSize = stack.contentSize
    focus = min(max(0, index), max(0, stack.count - 1))
    if wasAligned { moveFocus(to: focus) } else { scroll.move(by: (focus - old) * stack.step) }
  }

  /// How many cards a page has: the strips that the viewport holds, at least one.
  public var cardsPerPage: Int { max(1, scroll.viewportSize.height / stack.step) }

  private var clampedOffset: Int { min(focus * stack.step, scroll.maxOffset) }

  private mutating func focusFirstWholeStrip() {
    let first = (scroll.offset + stack.step - 1) / stack.step
    focus = min(first, max(0, stack.count - 1))
  }
}
