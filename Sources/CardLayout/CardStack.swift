import Geometry

/// Cards laid over one another, each a step below the one before.
///
///     ┌ Opera ───┐     row 0    z 0
///     ┌ Museum ──┐     row 3    z 1
///     ┌ Train ───┐     row 6    z 2
///     │          │
///     └──────────┘
///
/// Content coordinates: rows from the top of the first card, columns from the left of the content.
/// It stores no card: every answer is arithmetic on an index, O(1) for any count.
public struct CardStack: Hashable, Sendable {
  /// How many cards there are.
  public var count: Int { didSet { count = max(0, count) } }
  /// Columns of each card.
  public var cardWidth: Int { didSet { cardWidth = max(0, cardWidth) } }
  /// Rows of each card, at least 1.
  public var cardHeight: Int { didSet { cardHeight = max(1, cardHeight) } }
  /// Rows from the top of one card to the top of the next, at least 1.
  public var step: Int { didSet { step = max(1, step) } }
  public var order: StackingOrder

  public init(
    count: Int, cardWidth: Int, cardHeight: Int = 11, step: Int = 3,
    order: StackingOrder = .lastOnTop
  ) {
    self.count = max(0, count)
    self.cardWidth = max(0, cardWidth)
    self.cardHeight = max(1, cardHeight)
    self.step = max(1, step)
    self.order = order
  }

  public var indices: Range<Int> { 0..<count }

  /// Where a card lies. The index need not be one of the stack's: the rule goes on on both sides.
  public func frame(of index: Int) -> Rect {
    Rect(x: 0, y: index * step, width: cardWidth, height: cardHeight)
  }

  /// How near to the eye a card lies; the highest is on top.
  public func zIndex(of index: Int) -> Int { order.zIndex(of: index, count: count) }

  /// The rows and columns that the placed cards reach, which is not the size of the biggest card.
  public var contentSize: Size {
    guard count > 0 else { return .zero }
    let last = frame(of: count - 1)
    return Size(width: last.maxX, height: last.maxY)
  }

  /// The cards of which a row lies in the rect, covered or not.
  public func cards(in visibleRect: Rect) -> Range<Int> {
    guard count > 0, !visibleRect.isEmpty,
      visibleRect.minX < cardWidth, visibleRect.maxX > 0
    else { return 0..<0 }
    let first = max(0, (visibleRect.minY - cardHeight).quotientRoundedDown(by: step) + 1)
    let end = min(count, (visibleRect.maxY - 1).quotientRoundedDown(by: step) + 1)
    return first < end ? first..<end : 0..<0
  }

  /// The part of a card that its two neighbours leave free.
  ///
  /// Nothing outside of it can be seen, so nothing outside of it need be drawn.
  public func exposedRect(of index: Int) -> Rect {
    var rect = frame(of: index)
    let strip = min(step, cardHeight)
    let z = zIndex(of: index)
    if index + 1 < count, zIndex(of: index + 1) > z { rect.size.height = strip }
    if index > 0, zIndex(of: index - 1) > z {
      let covered = cardHeight - strip
      rect.origin.y += covered
      rect.size.height -= covered
    }
    return rect
  }
}

extension Int {
  /// Toward minus infinity; the divisor is positive.
  func quotientRoundedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
