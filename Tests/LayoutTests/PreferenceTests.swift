import CardLayout
import Geometry
import TestSupport
import Testing

@Suite("Preferences fold, in any order")
struct PreferenceTests {
  /// Whether three values combine to the same from both sides, and each with the identity to itself.
  private func holds<Key: PreferenceKey>(_: Key.Type, _ values: [Key.Value]) -> Bool
  where Key.Value: Equatable {
    let (a, b, c) = (values[0], values[1], values[2])
    return Key.combine(Key.combine(a, b), c) == Key.combine(a, Key.combine(b, c))
      && values.allSatisfy {
        Key.combine(Key.defaultValue, $0) == $0 && Key.combine($0, Key.defaultValue) == $0
      }
  }

  @Test("combining is associative, and the default is its identity")
  func laws() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3_000 {
      #expect(holds(TallestHeight.self, (0..<3).map { _ in random.number(0...99) }))
      let offsets = (0..<3).map { _ in random.below(4) == 0 ? nil : random.number(-9...99) }
      #expect(holds(ContentOffset.self, offsets))
    }
  }

  @Test("a part that reports nothing changes nothing, wherever it stands")
  func silence() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<1_000 {
      let heights = (0..<random.below(8)).map { _ in random.number(0...30) }
      var reports = heights.map(Optional.some)
      for _ in 0..<random.below(4) { reports.insert(nil, at: random.below(reports.count + 1)) }
      #expect(TallestHeight.reduce(reports) == heights.max() ?? 0)
    }
    #expect(ContentOffset.reduce([5, nil, 7, nil]) == 7)
    #expect(ContentOffset.reduce([nil, nil]) == .some(nil))
  }
}

@Suite("A paged header")
struct PagedHeaderTests {
  private func header(_ heights: [Int?], selection: Int = 0) -> PagedHeader<Int?> {
    PagedHeader(heights, selection: selection, width: 40) { $0 }
  }

  @Test("the gotcha: a page that reports nothing, last in the list, does not shorten the header")
  func gotcha() {
    #expect(header([4, 7, nil]).height == 7)
    #expect(header([4, 7, 0]).height == 7)
    #expect(header([nil]).height == 0)
    #expect(header([]).height == 0)
  }

  @Test(
    "turning changes no height, and stops at both ends",
    arguments: [
      (0, 1, 1), (0, -1, 0), (2, 5, 2), (1, Int.max, 2), (1, Int.min, 0),
    ])
  func turn(from start: Int, by pages: Int, to expected: Int) {
    var header = header([4, 7, 1], selection: start)
    header.turn(by: pages)
    #expect(header.selection == expected)
    #expect(header.height == 7)
    #expect(header.visibleRect == Rect(x: expected * 40, y: 0, width: 40, height: 7))
  }

  @Test("pages lie side by side, without a gap, and one of them is seen")
  func frames() {
    let header = header([1, 2, 3], selection: 9)
    #expect(header.selection == 2)
    #expect((0..<3).map { header.frame(of: $0).minX } == [0, 40, 80])
    #expect(header.selectedPage == .some(3))
    #expect(self.header([]).selectedPage == nil)
  }

  @Test(
    "dots are shown around the selection, as many as there is room for",
    arguments: [
      (10, 0, 4, 0..<4), (10, 5, 4, 3..<7), (10, 9, 4, 6..<10), (3, 1, 9, 0..<3), (0, 0, 5, 0..<0),
      (5, 2, 0, 2..<2),
    ])
  func dots(pages: Int, selection: Int, most: Int, expected: Range<Int>) {
    let header = header(Array(repeating: 1, count: pages), selection: selection)
    #expect(header.dots(atMost: most) == expected)
  }
}
