import TestSupport
import Testing

@testable import CardLayout

@Suite("The tree of maxima")
struct MaximumTreeTests {
  @Test("it finds what looking at each number finds")
  func agreesWithSearch() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let numbers = (0..<random.below(40)).map { _ in random.number(-9...9) }
      let tree = MaximumTree(numbers)
      #expect(tree.maximum == numbers.max() ?? .min)
      let (start, bound) = (random.number(-2...42), random.number(-10...10))
      let expected = numbers.indices.first { $0 >= start && numbers[$0] > bound }
      #expect(tree.firstIndex(from: start, over: bound) == (start < 0 ? nil : expected))
    }
  }

  @Test("the last of many is found, and that there is none", arguments: [4, 10, 17])
  func ofMany(exponent: Int) {
    var numbers = [Int](repeating: 0, count: 1 << exponent)
    numbers[numbers.count - 1] = 1
    let tree = MaximumTree(numbers)
    #expect(tree.firstIndex(from: 0, over: 0) == numbers.count - 1)
    #expect(tree.firstIndex(from: 0, over: 1) == nil)
  }
}
