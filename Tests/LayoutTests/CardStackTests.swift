import CardLayout
import Geometry
import TestSupport
import Testing

@Suite("A stack of cards")
struct CardStackTests {
  @Test("the content is as tall as the placed cards, not as one card")
  func contentSize() {
    let stack = CardStack(count: 4, cardWidth: 20, cardHeight: 11, step: 3)
    #expect(stack.contentSize == Size(width: 20, height: 3 * 3 + 11))
    #expect(stack.contentSize.height != stack.cardHeight)
    #expect(CardStack(count: 0, cardWidth: 20).contentSize == .zero)
  }

  @Test("cards stand a step apart")
  func frames() {
    let stack = CardStack(count: 3, cardWidth: 7, cardHeight: 5, step: 2)
    #expect(
      stack.indices.map(stack.frame(of:)) == [
        Rect(x: 0, y: 0, width: 7, height: 5), Rect(x: 0, y: 2, width: 7, height: 5),
        Rect(x: 0, y: 4, width: 7, height: 5),
      ])
  }

  @Test(
    "the order says who lies on top",
    arguments: [
      (StackingOrder.lastOnTop, [0, 1, 2, 3]),
      (.firstOnTop, [3, 2, 1, 0]),
      (.raised(1, over: .lastOnTop), [0, 4, 2, 3]),
      (.raised(2, over: .firstOnTop), [3, 2, 4, 0]),
      (.raised(9, over: .lastOnTop), [0, 1, 2, 3]),
    ])
  func zIndices(order: StackingOrder, expected: [Int]) {
    let stack = CardStack(count: 4, cardWidth: 5, order: order)
    #expect(stack.indices.map(stack.zIndex(of:)) == expected)
  }

  @Test("nonsense sizes become the nearest that are possible")
  func nonsense() {
    let stack = CardStack(count: -1, cardWidth: -5, cardHeight: 0, step: -3)
    #expect(stack.count == 0)
    #expect(stack.cardWidth == 0)
    #expect(stack.cardHeight == 1)
    #expect(stack.step == 1)
  }

  @Test("a thousand million cards are only arithmetic")
  func huge() {
    let stack = CardStack(count: 1_000_000_000, cardWidth: 80)
    #expect(stack.contentSize.height == 3 * 999_999_999 + 11)
    let end = Rect(x: 0, y: stack.contentSize.height - 1, width: 80, height: 1)
    #expect(stack.cards(in: end) == 999_999_999..<1_000_000_000)
  }
}

@Suite("Laws of a stack, for random ones")
struct CardStackLaws {
  static let stacks: [CardStack] = {
    var random = SeededGenerator(seed: 1)
    return (0..<400).map { _ in
      let order: StackingOrder = Bool.random(using: &random) ? .lastOnTop : .firstOnTop
      let count = Int.random(in: 0...30, using: &random)
      let raised = Int.random(in: 0...40, using: &random)
      return CardStack(
        count: count, cardWidth: Int.random(in: 1...20, using: &random),
        cardHeight: Int.random(in: 1...12, using: &random),
        step: Int.random(in: 1...12, using: &random),
        order: Bool.random(using: &random) ? order : .raised(raised, over: order))
    }
  }()

  @Test("every frame lies in the content, and the content is no larger than they need")
  func framesLieInContent() {
    for stack in Self.stacks {
      let bounds = stack.indices.map(stack.frame(of:)).reduce(Rect.zero) { $0.union($1) }
      #expect(Size(width: bounds.maxX, height: bounds.maxY) == stack.contentSize)
    }
  }

  @Test("the cards in a rect are those whose frames meet it")
  func cardsInRect() {
    var random = SeededGenerator(seed: 2)
    for stack in Self.stacks {
      for _ in 0..<10 {
        let rect = Rect(
          x: Int.random(in: -5...25, using: &random), y: Int.random(in: -20...150, using: &random),
          width: Int.random(in: 0...30, using: &random),
          height: Int.random(in: 0...40, using: &random))
        let expected = stack.indices.filter {
          !stack.frame(of: $0).intersection(rect).isEmpty
        }
        #expect(Array(stack.cards(in: rect)) == expected)
      }
    }
  }

  @Test("z-indices differ, so that of two cards it is always clear which one is on top")
  func distinctZIndices() {
    for stack in Self.stacks {
      #expect(Set(stack.indices.map(stack.zIndex(of:))).count == stack.count)
    }
  }

  @Test("what is left of each card after painting by z-index lies in its exposed rect")
  func exposedRects() {
    for stack in Self.stacks {
      var owners = [Int?](repeating: nil, count: stack.contentSize.height)
      for index in stack.indices.sorted(by: { stack.zIndex(of: $0) < stack.zIndex(of: $1) }) {
        for row in stack.frame(of: index).rows { owners[row] = index }
      }
      for (row, owner) in owners.enumerated() {
        if let owner { #expect(stack.exposedRect(of: owner).rows.contains(row)) }
      }
    }
  }

  @Test("without a raised card nothing more than that is exposed")
  func exposedRectsAreTight() {
    for stack in Self.stacks where stack.step <= stack.cardHeight {
      guard case .lastOnTop = stack.order else { continue }
      let total = stack.indices.reduce(0) { $0 + stack.exposedRect(of: $1).height }
      #expect(total == stack.contentSize.height)
    }
  }
}
