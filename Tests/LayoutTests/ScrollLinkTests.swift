import CardLayout
import Geometry
import TestSupport
import Testing

@Suite("Two scroll views in step")
struct ScrollLinkTests {
  private func state(_ content: Int, _ viewport: Int) -> ScrollState {
    ScrollState(
      contentSize: Size(width: 9, height: content), viewportSize: Size(width: 9, height: viewport))
  }

  @Test(
    "by item: the one that starts first in the one view does in the other",
    arguments: [
      (0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (87, 10),
    ])
  func byItem(offset: Int, expected: Int) {
    // 30 cards three rows apart beside 30 lines, of which 20 are seen.
    var link = ScrollLink(state(98, 11), state(30, 20), by: .item(firstStep: 3, secondStep: 1))
    link.update(.first) { $0.move(to: offset) }
    #expect(link.second.offset == expected)
  }

  @Test(
    "by fraction: both are as far on their ways",
    arguments: [
      (0, 0), (50, 250), (100, 500), (33, 165),
    ])
  func byFraction(offset: Int, expected: Int) {
    var link = ScrollLink(state(120, 20), state(520, 20), by: .fraction)
    link.update(.first) { $0.move(to: offset) }
    #expect(link.second.offset == expected)
  }

  @Test("after any actions on either side both are in step, and who leads keeps its offset")
  func laws() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<500 {
      let (firstStep, secondStep) = (random.number(1...5), random.number(1...3))
      let count = random.number(0...60)
      let isByItem = Bool.random(using: &random)
      var link = ScrollLink(
        state(count * firstStep + random.below(9), random.number(0...30)),
        state(count * secondStep, random.number(0...30)),
        by: isByItem ? .item(firstStep: firstStep, secondStep: secondStep) : .fraction)
      for _ in 0..<20 {
        let isFirst = Bool.random(using: &random)
        let (leader, follower) =
          isFirst
          ? (\ScrollLink.first, \ScrollLink.second)
          : (\ScrollLink.second, \ScrollLink.first)
        var expected = link[keyPath: leader]
        let target = random.number(-20...250)
        let rows = random.number(0...30)
        let isLayout = random.below(4) == 0
        func change(_ state: inout ScrollState) {
          if isLayout { state.viewportSize.height = rows } else { state.move(to: target) }
        }
        change(&expected)
        link.update(isFirst ? .first : .second, change)
        #expect(link[keyPath: leader] == expected)
        let rule = isFirst ? link.rule : link.rule.reversed
        #expect(isInStep(link[keyPath: leader], link[keyPath: follower], rule))
      }
    }
  }

  /// By item: the same item first, or the follower at its end. By fraction: to the nearest row.
  private func isInStep(_ leader: ScrollState, _ follower: ScrollState, _ rule: ScrollLink.Rule)
    -> Bool
  {
    switch rule {
    case .item(let leaderStep, let followerStep):
      let item = (leader.offset + leaderStep - 1) / leaderStep
      return follower.offset == min(item * followerStep, follower.maxOffset)
    case .fraction:
      let (way, other) = (leader.maxOffset, follower.maxOffset)
      guard way > 0 else { return follower.offset == 0 }
      return abs(2 * (follower.offset * way - leader.offset * other)) <= way
    }
  }

  @Test("offsets beyond what can be multiplied do not trap")
  func huge() {
    var link = ScrollLink(state(.max, 1), state(.max, 1), by: .fraction)
    link.update(.first) { $0.move(to: .max) }
    #expect(link.second.offset == link.second.maxOffset)
    var items = ScrollLink(state(.max, 1), state(50, 1), by: .item(firstStep: 1, secondStep: 3))
    items.update(.first) { $0.move(to: .max) }
    #expect(items.second.offset == 49)
  }
}

@Suite("A scroll that takes a few frames")
struct ScrollAnimationTests {
  @Test("it starts at once, never turns back, slows down, and ends where it should")
  func laws() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<2_000 {
      let (start, end) = (random.number(-500...500), random.number(-500...500))
      var animation = ScrollAnimation(from: start, to: end, frames: random.number(1...60))
      #expect(animation.offset == start)
      var steps: [Int] = []
      while !animation.isDone {
        let before = animation.offset
        animation.advance()
        steps.append(animation.offset - before)
      }
      #expect(animation.offset == end)
      #expect(steps.allSatisfy { $0.signum() * (end - start).signum() >= 0 })
      if abs(end - start) > 2, let first = steps.first { #expect(first != 0) }
      // But for the rounding to whole rows each step is at most the one before.
      #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1) <= abs($0) + 1 })
    }
  }

  @Test("as its picture says")
  func picture() {
    var animation = ScrollAnimation(from: 0, to: 20, frames: 4)
    let offsets = (0...4).map { _ in
      defer { animation.advance() }
      return animation.offset
    }
    #expect(offsets == [0, 12, 18, 20, 20])
  }
}

@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
  @Test("content and viewport differ by the offset, and back again is where one was")
  func conversions() {
    let scroll = ScrollState(
      contentSize: Size(width: 9, height: 90), viewportSize: Size(width: 9, height: 10), offset: 30)
    let point = Point(x: 4, y: 33)
    #expect(scroll.convert(point, from: .content, to: .viewport) == Point(x: 4, y: 3))
    #expect(scroll.convert(point, from: .viewport, to: .viewport) == point)
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let there = scroll.convert(rect, from: .viewport, to: .content)
    #expect(there == Rect(x: 1, y: 32, width: 3, height: 4))
    #expect(scroll.convert(there, from: .content, to: .viewport) == rect)
    #expect(
      scroll.convert(scroll.visibleRect, from: .content, to: .viewport).origin == Point(x: 0, y: 0))
  }
}
