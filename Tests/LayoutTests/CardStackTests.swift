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
    #expect(stack.contentSize.height != stack.height(of: 0))
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
      (.raised(0, over: .raised(1, over: .lastOnTop)), [5, 4, 2, 3]),
      (.custom(.fan), [-3, -1, -1, -3]),
      (.raised(0, over: .custom(.fan)), [Int.max / 2 + 1, -1, -1, -3]),
    ])
  func zIndices(order: StackingOrder, expected: [Int]) {
    let stack = CardStack(count: 4, cardWidth: 5, order: order)
    #expect(stack.indices.map(stack.zIndex(of:)) == expected)
  }

  @Test("the bug that started it: n cards moved by offsets are taller than one of them")
  func contentIsNeverOneCard() {
    for count in 2...500 {
      for sizing in [
        Sizing.frame(count: count, cardHeight: 11),
        .padding(heights: Array(repeating: 11, count: count)),
      ] {
        let stack = CardStack(sizing, cardWidth: 20, step: 3)
        #expect(stack.contentSize.height == 11 + 3 * (count - 1))
        #expect(stack.contentSize.height != TallestHeight.reduce(stack.indices.map(stack.height)))
      }
    }
  }

  @Test("a tall card in the middle makes the stack as tall as it reaches")
  func tallMiddle() {
    let stack = CardStack(.padding(heights: [7, 2, 2]), cardWidth: 5, step: 2)
    #expect(stack.contentSize.height == 7)
    #expect(Array(stack.cards(in: Rect(x: 0, y: 6, width: 5, height: 1))) == [0])
    #expect(Array(stack.cards(in: Rect(x: 0, y: 5, width: 5, height: 1))) == [0, 2])
    // The second card hides only rows 2 and 3 of the first, so all of it counts as exposed.
    #expect(stack.exposedRect(of: 0).height == 7)
    #expect(stack.exposedRect(of: 1).height == 2)
  }

  @Test(
    "insets lie around the cards; in wider content they stand as they are aligned",
    arguments: [
      (HorizontalAlignment.leading, 2), (.center, 6), (.trailing, 11),
    ])
  func insetsAndAlignment(alignment: HorizontalAlignment, x: Int) {
    let stack = CardStack(
      count: 2, cardWidth: 10, cardHeight: 4, step: 2,
      insets: Insets(top: 5, left: 2, bottom: 1, right: 3), minWidth: 24, alignment: alignment)
    #expect(stack.frame(of: 1) == Rect(x: x, y: 7, width: 10, height: 4))
    #expect(stack.contentSize == Size(width: 24, height: 5 + 6 + 1))
    #expect(stack.cards(in: Rect(x: 0, y: 0, width: 24, height: 5)).isEmpty)
    #expect(Array(stack.cards(in: Rect(x: x, y: 0, width: 1, height: 6))) == [0])
    var narrow = stack
    narrow.minWidth = 3
    #expect(narrow.contentSize.width == 15)
    #expect(narrow.frame(of: 0).minX == 2)
  }

  @Test("a card is found by its id; of equal ids the first")
  func lookup() {
    let ids = CardIDs(["opera", "museum", "opera"])
    #expect(ids.index(of: "museum") == 1)
    #expect(ids.index(of: "opera") == 0)
    #expect(ids.index(of: "train") == nil)
    #expect(ids[2] == "opera")
    #expect(ids[3] == nil)
    #expect(ids[-1] == nil)
  }

  @Test("nonsense sizes become the nearest that are possible")
  func nonsense() {
    let stack = CardStack(count: -1, cardWidth: -5, cardHeight: 0, step: -3)
    #expect(stack.count == 0)
    #expect(stack.cardWidth == 0)
    #expect(stack.height(of: 0) == 1)
    #expect(stack.step == 1)
  }

  @Test("a thousand million cards are only arithmetic")
  func huge() {
    let stack = CardStack(count: 1_000_000_000, cardWidth: 80)
    #expect(stack.contentSize.height == 3 * 999_999_999 + 11)
    let end = Rect(x: 0, y: stack.contentSize.height - 1, width: 80, height: 1)
    #expect(Array(stack.cards(in: end)) == [999_999_999])
  }

  @Test("sizes and places that no number could hold stop at the most that there can be")
  func overflow() {
    var stack = CardStack(
      count: .max, cardWidth: .max, cardHeight: .max, step: .max,
      insets: Insets(top: .max, left: .max, bottom: .max, right: .max), minWidth: .max)
    stack.order = .raised(.max, over: .firstOnTop)
    #expect(stack.count == CardStack.mostCards)
    #expect(stack.contentSize.height > stack.frame(of: stack.count - 2).maxY)
    #expect(stack.frame(of: .max).height == CardStack.longest)
    #expect(stack.frame(of: .min).minY < 0)
    let all = Rect(x: .min, y: .min, width: .max, height: .max)
    #expect(stack.cards(in: all).isEmpty)
    #expect(stack.cards(in: Rect(x: 0, y: 1, width: .max, height: .max)).first == 0)
    #expect(stack.zIndex(of: 0) == stack.count - 1)
    let measured = CardStack(.padding(heights: [.max, .min, 3]), cardWidth: 1, step: .max)
    #expect(measured.contentSize.height == 2 * CardStack.longest + 3)
  }
}

@Suite("Absurd arguments")
struct AbsurdArgumentTests {
  private static let numbers = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]

  @Test("trap nowhere in the library", arguments: numbers)
  func anywhere(number: Int) {
    for other in Self.numbers {
      for order in [StackingOrder.lastOnTop, .firstOnTop, .raised(number, over: .custom(.absurd))] {
        let stack = CardStack(
          count: other, cardWidth: 5, cardHeight: number, step: other,
          insets: Insets(top: 7, left: number, bottom: other, right: 7), order: order)
        _ = stack.zIndex(of: number)
        _ = order.zIndex(of: 1, count: number)
        _ = stack.exposedRect(of: number)
        for rect in [
          Rect(x: number, y: other, width: 0, height: 1),
          Rect(x: other, y: number, width: number, height: other),
        ] {
          _ = stack.cards(in: rect).first
          _ = rect.union(Rect(x: other, y: other, width: 1, height: number))
        }
        var cards = FocusedStack(stack: stack, viewportSize: Size(width: number, height: other))
        cards.moveFocus(by: number)
        cards.scroll(by: other)
        _ = cards.scroll.convert(Point(x: other, y: number), from: .content, to: .viewport)
        _ = cards.scroll.convert(Point(x: other, y: number), from: .viewport, to: .content)
        _ = cards.scroll.isNear(end: number)
      }
      let animation = ScrollAnimation(from: number, to: other, frames: other)
      #expect(animation.offset == animation.start)
      _ = PagedHeader([1, 2], selection: number, width: other) { _ in number }.frame(of: number)
    }
  }
}

extension ZIndexRule {
  fileprivate static let absurd = ZIndexRule("absurd") { _, _ in .max }
}
