import CardLayout
import Geometry
import TestSupport
import Testing

@Suite("Laws of a stack, for random ones")
struct CardStackLaws {
  static let stacks: [CardStack] = {
    var random = SeededGenerator(seed: 1)
    return (0..<2_000).map { _ in .random(&random) }
  }()

  @Test("for cards of one height both sizings say the same")
  func sizingsAgree() {
    var random = SeededGenerator(seed: 7)
    for var stack in Self.stacks {
      let count = stack.count
      let height = random.number(1...12)
      stack.sizing = .frame(count: count, cardHeight: height)
      var padded = stack
      padded.sizing = .padding(heights: Array(repeating: height, count: count))
      #expect(stack.contentSize == padded.contentSize)
      for index in stack.indices {
        #expect(stack.frame(of: index) == padded.frame(of: index))
        #expect(stack.exposedRect(of: index) == padded.exposedRect(of: index))
      }
      let rect = Rect.random(&random)
      #expect(Array(stack.cards(in: rect)) == Array(padded.cards(in: rect)))
    }
  }

  @Test("every frame lies in the content, and the content is no larger than they need")
  func framesLieInContent() {
    for stack in Self.stacks {
      let bounds = stack.indices.map(stack.frame(of:)).reduce(Rect.zero) { $0.union($1) }
      let content = Rect(origin: .zero, size: stack.contentSize)
      #expect(stack.indices.allSatisfy { content.contains(stack.frame(of: $0)) })
      if stack.count > 0 {
        #expect(bounds.maxY + stack.insets.bottom == content.height)
        #expect(content.width == max(stack.minWidth, bounds.maxX + stack.insets.right))
      }
    }
  }

  @Test("the cards in a rect are those whose frames meet it")
  func cardsInRect() {
    var random = SeededGenerator(seed: 2)
    for stack in Self.stacks {
      for _ in 0..<4 {
        let rect = Rect.random(&random)
        let cards = stack.cards(in: rect)
        let expected = stack.indices.filter { !stack.frame(of: $0).intersection(rect).isEmpty }
        #expect(Array(cards) == expected)
        #expect(cards.isEmpty == expected.isEmpty)
        #expect((-2...32).filter(cards.contains) == expected)
      }
    }
  }

  @Test("every card can be made visible by a legal offset, whole where the viewport holds it")
  func everyCardCanBeReached() {
    var random = SeededGenerator(seed: 8)
    for stack in Self.stacks where stack.count > 0 {
      var cards = FocusedStack(
        stack: stack, viewportSize: Size(width: 40, height: random.number(1...30)))
      for index in stack.indices {
        let frame = stack.frame(of: index)
        cards.scroll(to: frame.minY)
        #expect(!cards.scroll.visibleRect.intersection(frame).isEmpty)
        if frame.height <= cards.scroll.viewportSize.height, frame.maxX <= 40 {
          #expect(cards.scroll.visibleRect.contains(frame))
        }
      }
    }
  }

  @Test("the usual orders give each card its own z-index")
  func distinctZIndices() {
    for var stack in Self.stacks {
      for order in [StackingOrder.lastOnTop, .firstOnTop, .raised(3, over: .firstOnTop)] {
        stack.order = order
        #expect(Set(stack.indices.map(stack.zIndex(of:))).count == stack.count)
      }
    }
  }

  @Test("what is left of each card after painting by z-index lies in its exposed rect")
  func exposedRects() {
    for stack in Self.stacks {
      for (row, owner) in owners(of: stack).enumerated() {
        if let owner { #expect(stack.exposedRect(of: owner).rows.contains(row)) }
      }
    }
  }

  @Test("of uniform cards in one order nothing more than that is exposed")
  func exposedRectsAreTight() {
    for var stack in Self.stacks {
      stack.sizing = .frame(count: stack.count, cardHeight: max(stack.step, 7))
      for order in [StackingOrder.lastOnTop, .firstOnTop] {
        stack.order = order
        let total = stack.indices.reduce(0) { $0 + stack.exposedRect(of: $1).height }
        #expect(total == owners(of: stack).count { $0 != nil })
      }
    }
  }

  /// For each row of the content the card that is seen there.
  private func owners(of stack: CardStack) -> [Int?] {
    var owners = [Int?](repeating: nil, count: stack.contentSize.height)
    // `sorted` is stable: of equal z-indices the later card is painted last.
    for index in stack.indices.sorted(by: { stack.zIndex(of: $0) < stack.zIndex(of: $1) }) {
      for row in stack.frame(of: index).rows { owners[row] = index }
    }
    return owners
  }
}

extension Rect {
  /// Near the stacks of the laws, often partly or wholly outside of them.
  fileprivate static func random(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: random.number(-5...25), y: random.number(-20...150), width: random.number(0...30),
      height: random.number(0...40))
  }
}
