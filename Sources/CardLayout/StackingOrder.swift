/// Which card lies over which.
public enum StackingOrder: Hashable, Sendable {
  /// A card lies over those before it: each shows its top strip, the last one is whole.
  case lastOnTop
  /// A card lies over those after it: each shows its bottom strip, the first one is whole.
  case firstOnTop
  /// One card lies over all others, which keep the order that they have.
  indirect case raised(Int, over: StackingOrder)

  /// The z-index of a card; 0 for the lowest. A raised card's is the number of cards.
  public func zIndex(of index: Int, count: Int) -> Int {
    switch self {
    case .lastOnTop: index
    case .firstOnTop: count - 1 - index
    case .raised(let raised, let order):
      index == raised ? count : order.zIndex(of: index, count: count)
    }
  }
}
