/// The identities of a stack's cards, for finding a card by its own.
///
///     let ids = CardIDs(["opera", "museum", "train"])
///     let frame = ids.index(of: "museum").map(stack.frame(of:))
///
/// It is built in O(n) and answers in O(1). Of equal identities the first card's counts.
public struct CardIDs<ID: Hashable & Sendable>: Hashable, Sendable {
  private let ids: [ID]
  private let indices: [ID: Int]

  public init(_ ids: some Sequence<ID>) {
    self.ids = Array(ids)
    indices = Dictionary(
      self.ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
  }

  public var count: Int { ids.count }

  /// Nil where the stack has no such card.
  public subscript(index: Int) -> ID? { ids.indices.contains(index) ? ids[index] : nil }

  /// Nil where no card has this identity.
  public func index(of id: ID) -> Int? { indices[id] }
}
