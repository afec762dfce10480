import Geometry

/// The two ways of telling how tall a stack is. For cards of one height they agree.
public enum Sizing: Hashable, Sendable {
  /// The closed form, for cards of one height: `step × (count − 1) + cardHeight` rows.
  case frame(count: Int, cardHeight: Int)
  /// The fold over measured cards, each pushed down by its offset: the most of
  /// `step × index + height`. A card in the middle may reach below the last one.
  ///
  ///     ┌ 0 ┐               offset 0 + height 7 = 7   ← the stack is this tall
  ///     ┌ 1 ┐┐              offset 2 + height 2 = 4
  ///     ┌ 2 ┐│              offset 4 + height 2 = 6
  ///     └───┘│
  ///      └───┘
  case padding(heights: [Int])

  public var count: Int {
    switch self {
    case .frame(let count, _): count
    case .padding(let heights): heights.count
    }
  }

  /// The measured heights, where each card has its own.
  var heights: [Int]? { if case .padding(let heights) = self { heights } else { nil } }

  /// Rows of a card; of one that is not there, those of the tallest.
  func height(of index: Int) -> Int {
    switch self {
    case .frame(_, let height): height
    case .padding(let heights):
      heights.indices.contains(index) ? heights[index] : TallestHeight.reduce(heights)
    }
  }

  /// The nearest that is possible: no negative count, no card without a row.
  var bounded: Sizing {
    func bounded(_ height: Int) -> Int { min(max(1, height), CardStack.longest) }
    return switch self {
    case .frame(let count, let height):
      .frame(count: min(max(0, count), CardStack.mostCards), cardHeight: bounded(height))
    case .padding(let heights):
      .padding(heights: heights.allSatisfy { bounded($0) == $0 } ? heights : heights.map(bounded))
    }
  }
}
