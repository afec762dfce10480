import CardLayout
import Geometry
import TestSupport
import Testing

@Suite("Focus and offset")
struct FocusedStackTests {
  private func focused(_ count: Int, rows: Int, step: Int = 3, height: Int = 11) -> FocusedStack {
    FocusedStack(
      stack: CardStack(count: count, cardWidth: 20, cardHeight: height, step: step),
      viewportSize: Size(width: 20, height: rows))
  }

  @Test("the first move scrolls at once; at the end the focus walks on", arguments: 0..<10)
  func offsetIsClampedFocus(focus: Int) {
    var cards = focused(10, rows: 23)
    cards.moveFocus(by: focus)
    // Content: 9 × 3 + 11 = 38 rows; the offset ends at 15.
    #expect(cards.scroll.offset == min(focus * 3, 15))
    #expect(cards.focus == focus)
  }

  @Test("the focus stops at both ends", arguments: [(-1, 0), (99, 9), (Int.max, 9), (Int.min, 0)])
  func stopsAtEnds(distance: Int, expected: Int) {
    var cards = focused(10, rows: 23)
    cards.moveFocus(by: distance)
    #expect(cards.focus == expected)
  }

  @Test("after a scroll by rows the first card whose strip is whole has the focus")
  func rowScroll() {
    var cards = focused(10, rows: 23)
    let seen = (0..<7).map { _ in
      cards.scroll(by: 1)
      return cards.focus
    }
    #expect(seen == [1, 1, 1, 2, 2, 2, 3])
  }

  @Test("a scroll that cannot move leaves the focus alone")
  func rowScrollAtEnd() {
    var cards = focused(10, rows: 23)
    cards.moveFocus(to: 9)
    cards.scroll(by: 1)
    #expect(cards.focus == 9)
    cards.moveFocus(to: 0)
    cards.scroll(by: -1)
    #expect(cards.focus == 0)
  }

  @Test("a new layout keeps the focus, and the offset with it")
  func layOut() {
    var cards = focused(10, rows: 23)
    cards.moveFocus(to: 4)
    cards.layOut(
      CardStack(count: 10, cardWidth: 40, step: 2), viewportSize: Size(width: 40, height: 10))
    #expect(cards.focus == 4)
    #expect(cards.scroll.offset == 8)
    cards.layOut(CardStack(count: 2, cardWidth: 40), viewportSize: Size(width: 40, height: 5))
    #expect(cards.focus == 1)
    #expect(cards.scroll.offset == 3)
  }

  @Test("a new layout leaves an offset between two cards where it was")
  func layOutBetweenCards() {
    var cards = focused(10, rows: 23)
    cards.scroll(by: 4)
    cards.layOut(cards.stack, viewportSize: Size(width: 20, height: 22))
    #expect(cards.scroll.offset == 4)
  }

  @Test("an empty stack has nowhere to go")
  func empty() {
    var cards = focused(0, rows: 23)
    cards.moveFocus(by: 5)
    cards.scroll(by: 5)
    #expect(cards.focus == 0)
    #expect(cards.scroll.offset == 0)
  }

  @Test("after any moves the focused card's strip is seen, but for the end of the stack")
  func focusIsSeen() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var cards = focused(
        Int.random(in: 1...40, using: &random), rows: Int.random(in: 3...60, using: &random),
        step: Int.random(in: 1...3, using: &random), height: Int.random(in: 3...12, using: &random))
      for _ in 0..<20 {
        switch Int.random(in: 0...2, using: &random) {
        case 0: cards.moveFocus(by: Int.random(in: -50...50, using: &random))
        case 1: cards.scroll(by: Int.random(in: -50...50, using: &random))
        default: cards.scroll(to: Int.random(in: -50...200, using: &random))
        }
        let visible = cards.scroll.visibleRect
        var strip = cards.stack.frame(of: cards.focus)
        strip.size.height = cards.stack.step
        let isAtEnd =
          visible.maxY == cards.scroll.contentSize.height
          || cards.focus == cards.stack.count - 1
        #expect(!strip.intersection(visible).isEmpty || isAtEnd)
        #expect(cards.stack.indices.contains(cards.focus))
        #expect(0...cards.scroll.maxOffset ~= cards.scroll.offset)
      }
    }
  }

  @Test("every card can be made visible by a legal offset, whole where the viewport holds one")
  func everyCardCanBeReached() {
    var cards = focused(50, rows: 12)
    for index in 0..<50 {
      cards.moveFocus(to: index)
      #expect(cards.scroll.visibleRect.contains(cards.stack.frame(of: index)))
    }
  }

  @Test(
    "of a stack that grows, the focused card stays where it stands",
    arguments: [
      // Cards before, the focus; after, the focus; the offset.
      (10, 4, 20, 4, 12), (10, 4, 20, 9, 27), (10, 0, 20, 5, 15), (10, 9, 20, 9, 27),
      (10, 9, 11, 10, 18), (10, 4, 20, 99, 45),
    ])
  func grow(before: Int, focus: Int, after: Int, index: Int, offset: Int) {
    var cards = focused(before, rows: 23)
    cards.moveFocus(to: focus)
    cards.grow(to: CardStack(count: after, cardWidth: 20), focus: index)
    #expect(cards.focus == min(index, after - 1))
    #expect(cards.scroll.offset == offset)
    #expect(cards.stack.count == after)
  }

  @Test("what a scroll by rows has left between two cards stays there while it grows")
  func growBetweenCards() {
    var cards = focused(20, rows: 23)
    cards.scroll(by: 10)
    #expect(cards.focus == 4)
    cards.grow(to: CardStack(count: 30, cardWidth: 20), focus: 4)
    #expect(cards.scroll.offset == 10)
    cards.grow(to: CardStack(count: 40, cardWidth: 20), focus: 7)
    #expect(cards.scroll.offset == 19)
    #expect(cards.focus == 7)
  }
}
