/// Which card lies over which.
public enum StackingOrder: Hashable, Sendable {
  /// A card lies over those before it: each shows its top strip, the last one is whole.
  case lastOnTop
  /// A card lies over those after it: each shows its bottom strip, the first one is whole.
  case firstOnTop
  /// One card lies over all others, which keep the order that they have.
  indirect case raised(Int, over: StackingOrder)
  /// A rule of the caller's own.
  case custom(ZIndexRule)

  /// The z-index of a card; 0 for the lowest of the first two orders.
  ///
  /// Of cards with equal z-indices the later one lies on top.
  public func zIndex(of index: Int, count: Int) -> Int {
    let count = min(max(0, count), CardStack.mostCards)
    switch self {
    case .lastOnTop: return index
    case .firstOnTop: return count - 1 - CardStack.place(index)
    case .raised(let raised, let order):
      return index == raised
        ? order.highest(count: count) + 1 : order.zIndex(of: index, count: count)
    case .custom(let rule): return min(rule.zIndex(index, count), Self.highestCustom)
    }
  }

  /// Rules may give more; it counts as this.
  private static let highestCustom = Int.max / 2

  private func highest(count: Int) -> Int {
    switch self {
    case .lastOnTop, .firstOnTop: count - 1
    case .raised(_, let order): order.highest(count: count) + 1
    case .custom: Self.highestCustom
    }
  }
}

/// A rule that gives each card a z-index, and a name to compare it by.
///
///     let fan = ZIndexRule("fan") { index, count in -abs(2 * index - count + 1) }
///
/// Rules of one name count as the same rule: give each its own.
public struct ZIndexRule: Hashable, Sendable {
  public let name: String
  let zIndex: @Sendable (_ index: Int, _ count: Int) -> Int

  public init(_ name: String, _ zIndex: @escaping @Sendable (_ index: Int, _ count: Int) -> Int) {
    self.name = name
    self.zIndex = zIndex
  }

  public static func == (a: ZIndexRule, b: ZIndexRule) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
