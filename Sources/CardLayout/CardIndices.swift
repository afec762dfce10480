/// Indices of cards, ascending; found one by one as they are asked for.
///
/// Where cards have different heights there may be gaps: a tall card reaches below shorter ones
/// that come after it.
public struct CardIndices: Sequence, Sendable {
  private let bounds: Range<Int>
  /// Of the bounds only those cards that end below a row.
  private let top: Int
  private let ends: MaximumTree?

  init(_ bounds: Range<Int>) {
    self.bounds = bounds
    top = 0
    ends = nil
  }

  init(_ bounds: Range<Int>, endingBelow top: Int, _ ends: MaximumTree) {
    self.bounds = bounds
    self.top = top
    self.ends = ends
  }

  public var first: Int? { next(from: bounds.lowerBound) }
  public var isEmpty: Bool { first == nil }

  public func contains(_ index: Int) -> Bool { next(from: index) == index }

  public struct Iterator: IteratorProtocol {
    fileprivate let indices: CardIndices
    fileprivate var place: Int

    public mutating func next() -> Int? {
      guard let index = indices.next(from: place) else { return nil }
      place = index + 1
      return index
    }
  }

  public func makeIterator() -> Iterator { Iterator(indices: self, place: bounds.lowerBound) }

  /// The first of the indices that is not before a place.
  private func next(from place: Int) -> Int? {
    guard bounds.contains(place) else { return nil }
    guard let ends else { return place }
    return ends.firstIndex(from: place, over: top).flatMap { bounds.contains($0) ? $0 : nil }
  }
}
