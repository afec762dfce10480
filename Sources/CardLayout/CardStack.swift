import Geometry

/// Cards laid over one another, each a step below the one before.
///
///     ┌ Opera ───┐     row 0    z 0
///     ┌ Museum ──┐     row 3    z 1
///     ┌ Train ───┐     row 6    z 2
///     │          │
///     └──────────┘
///
/// Content coordinates: rows from the top of the content, columns from its left. Uniform cards are
/// arithmetic on an index, O(1) for any count; cards of different heights cost O(log n).
///
/// Nothing overflows: a stack has at most `mostCards` cards, and no length is over `longest`.
public struct CardStack: Hashable, Sendable {
  /// How many cards there are and how tall each is.
  public var sizing: Sizing {
    didSet {
      sizing = sizing.bounded
      measure()
    }
  }
  /// Columns of each card.
  public var cardWidth: Int { didSet { cardWidth = Self.length(cardWidth) } }
  /// Rows from the top of one card to the top of the next, at least 1.
  public var step: Int {
    didSet {
      step = Self.bounded(step: step)
      measure()
    }
  }
  /// Cells of the content around the cards. A header lies in the top one.
  public var insets: Insets { didSet { insets = Self.lengths(insets) } }
  /// Columns that the content has at least: those of the viewport.
  public var minWidth: Int { didSet { minWidth = Self.length(minWidth) } }
  /// Where the cards stand in content that is wider than they are.
  public var alignment: HorizontalAlignment
  public var order: StackingOrder

  /// Where cards of different heights end, counted from the top of the first card.
  private var ends: MaximumTree?

  /// Cards that a stack has at most.
  public static let mostCards = 1 << 40
  /// Cells of the longest card, step or inset.
  public static let longest = 1 << 20

  public init(
    _ sizing: Sizing, cardWidth: Int, step: Int = 3, insets: Insets = .zero, minWidth: Int = 0,
    alignment: HorizontalAlignment = .leading, order: StackingOrder = .lastOnTop
  ) {
    self.sizing = sizing.bounded
    self.cardWidth = Self.length(cardWidth)
    self.step = Self.bounded(step: step)
    self.insets = Self.lengths(insets)
    self.minWidth = Self.length(minWidth)
    self.alignment = alignment
    self.order = order
    measure()
  }

  /// Cards of one height.
  public init(
    count: Int, cardWidth: Int, cardHeight: Int = 11, step: Int = 3, insets: Insets = .zero,
    minWidth: Int = 0, alignment: HorizontalAlignment = .leading,
    order: StackingOrder = .lastOnTop
  ) {
    self.init(
      .frame(count: count, cardHeight: cardHeight), cardWidth: cardWidth, step: step,
      insets: insets, minWidth: minWidth, alignment: alignment, order: order)
  }

  public var count: Int { sizing.count }
  public var indices: Range<Int> { 0..<count }

  /// Rows of a card; of one that is not there, those of the tallest.
  public func height(of index: Int) -> Int { sizing.height(of: index) }

  /// Where a card lies. The index need not be one of the stack's: the rule goes on on both sides.
  public func frame(of index: Int) -> Rect {
    let place = Self.place(index)
    return Rect(
      x: cardX, y: insets.top + place * step, width: cardWidth, height: height(of: index))
  }

  /// How near to the eye a card lies; the highest is on top.
  public func zIndex(of index: Int) -> Int { order.zIndex(of: index, count: count) }

  /// The rows and columns that the placed cards and the insets reach, which is not the size of the
  /// biggest card.
  public var contentSize: Size {
    Size(
      width: max(minWidth, insets.left + (count > 0 ? cardWidth : 0) + insets.right),
      height: insets.top + stackedHeight + insets.bottom)
  }

  /// Rows from the top of the first card to where the last of all cards ends.
  private var stackedHeight: Int {
    guard count > 0 else { return 0 }
    return ends?.maximum ?? (count - 1) * step + height(of: 0)
  }

  private var cardX: Int {
    let free = max(0, minWidth - insets.left - insets.right - cardWidth)
    return insets.left + alignment.leadingPart(of: free)
  }

  private mutating func measure() {
    ends = sizing.heights.map { heights in
      MaximumTree(heights.enumerated().map { $0.offset * step + $0.element })
    }
  }

  /// An index that can be multiplied by any length.
  static func place(_ index: Int) -> Int { min(max(-mostCards, index), mostCards) }

  private static func length(_ cells: Int) -> Int { min(max(0, cells), longest) }

  private static func bounded(step: Int) -> Int { max(1, length(step)) }

  private static func lengths(_ insets: Insets) -> Insets {
    Insets(
      top: length(insets.top), left: length(insets.left), bottom: length(insets.bottom),
      right: length(insets.right))
  }
}

// MARK: - What is seen

extension CardStack {
  /// The cards of which a row lies in the rect, covered or not, in the order of their indices.
  public func cards(in visibleRect: Rect) -> CardIndices {
    let cards = Rect(x: cardX, y: insets.top, width: cardWidth, height: stackedHeight)
    let seen = visibleRect.intersection(cards)
    guard !seen.isEmpty else { return CardIndices(0..<0) }
    let top = seen.minY - insets.top
    let end = min(count, (seen.maxY - insets.top - 1) / step + 1)
    guard let ends else {
      let first = max(0, (top - height(of: 0)).quotientRoundedDown(by: step) + 1)
      return CardIndices(first < end ? first..<end : 0..<0)
    }
    return CardIndices(0..<end, endingBelow: top, ends)
  }

  /// The part of a card that its two neighbours leave free, or a rect around it.
  ///
  /// Nothing outside of it can be seen, so nothing outside of it need be drawn.
  public func exposedRect(of index: Int) -> Rect {
    var rect = frame(of: index)
    guard indices.contains(index) else { return rect }
    if isCovered(index, by: index + 1) {
      let next = frame(of: index + 1)
      if next.maxY >= rect.maxY { rect.size.height = min(rect.height, step) }
    }
    if isCovered(index, by: index - 1) {
      let covered = min(max(0, frame(of: index - 1).maxY - rect.minY), rect.height)
      rect.origin.y += covered
      rect.size.height -= covered
    }
    return rect
  }

  /// Whether one card lies over another; of equal z-indices the later card does.
  private func isCovered(_ index: Int, by other: Int) -> Bool {
    indices.contains(other)
      && (zIndex(of: other), other) > (zIndex(of: index), index)
  }
}

extension Int {
  /// Toward minus infinity; the divisor is positive.
  func quotientRoundedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
