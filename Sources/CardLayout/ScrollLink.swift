/// Two scroll views in step: when one is scrolled, the other follows.
///
///     cards ┌───────┐   ┌──┐ index
///      12 ▶ │▒▒▒▒▒▒▒│   │▒▒│ ◀ 12      by item: the same one stands at both tops
///           │▒▒▒▒▒▒▒│   │▒▒│           by fraction: both are as far on their ways
///           └───────┘   └──┘
///
/// Both offsets stay legal, so near its end the shorter one of two stops before the other.
public struct ScrollLink: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// Both are scrolled through the same part of their ways.
    case fraction
    /// The first item that starts in the one view is the first in the other: rows of an item in each.
    case item(firstStep: Int, secondStep: Int)

    /// The same rule, seen from the other view.
    public var reversed: Rule {
      switch self {
      case .fraction: .fraction
      case .item(let first, let second): .item(firstStep: second, secondStep: first)
      }
    }

    /// The offset at which the second view is in step with the first; it may be out of the second's
    /// reach.
    public func offset(of second: ScrollState, following first: ScrollState) -> Int {
      switch self {
      case .fraction:
        guard first.maxOffset > 0 else { return 0 }
        let product = first.offset.multipliedFullWidth(by: second.maxOffset)
        // At most the second's way, so the quotient fits.
        let (whole, rest) = first.maxOffset.dividingFullWidth(product)
        return rest > first.maxOffset / 2 ? whole + 1 : whole
      case .item(let firstStep, let secondStep):
        let item = -(-first.offset).quotientRoundedDown(by: max(1, firstStep))
        let (rows, overflow) = item.multipliedReportingOverflow(by: max(1, secondStep))
        return overflow ? .max : rows
      }
    }
  }

  public enum Side: Hashable, Sendable { case first, second }

  public private(set) var first: ScrollState
  public private(set) var second: ScrollState
  public let rule: Rule

  /// The second view follows the first.
  public init(_ first: ScrollState, _ second: ScrollState, by rule: Rule) {
    self.first = first
    self.second = second
    self.rule = rule
    follow(.first)
  }

  /// Scrolls one view, or lays it out anew; the other follows.
  public mutating func update(_ side: Side, _ change: (inout ScrollState) -> Void) {
    switch side {
    case .first: change(&first)
    case .second: change(&second)
    }
    follow(side)
  }

  private mutating func follow(_ leader: Side) {
    switch leader {
    case .first: second.move(to: rule.offset(of: second, following: first))
    case .second: first.move(to: rule.reversed.offset(of: first, following: second))
    }
  }
}
