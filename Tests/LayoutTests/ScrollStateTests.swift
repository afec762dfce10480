import CardLayout
import Geometry
import Testing

@Suite("A scroll state")
struct ScrollStateTests {
  private func state(content: Int, viewport: Int, offset: Int = 0) -> ScrollState {
    ScrollState(
      contentSize: Size(width: 10, height: content),
      viewportSize: Size(width: 10, height: viewport), offset: offset)
  }

  @Test(
    "the offset is legal, whatever is asked for",
    arguments: [
      (100, 20, 30, 30), (100, 20, 80, 80), (100, 20, 81, 80), (100, 20, -5, 0), (10, 20, 5, 0),
      (100, 0, 100, 100), (0, 0, 7, 0),
    ])
  func clamped(content: Int, viewport: Int, asked: Int, expected: Int) {
    #expect(state(content: content, viewport: viewport, offset: asked).offset == expected)
  }

  @Test("moving by more rows than numbers can count stops at the ends")
  func saturates() {
    var scroll = state(content: 100, viewport: 20, offset: 10)
    scroll.move(by: .max)
    #expect(scroll.offset == 80)
    scroll.move(by: .min)
    #expect(scroll.offset == 0)
  }

  @Test("the offset follows when the content shrinks or the viewport grows")
  func resize() {
    var scroll = state(content: 100, viewport: 20, offset: 80)
    scroll.contentSize.height = 60
    #expect(scroll.offset == 40)
    scroll.viewportSize.height = 50
    #expect(scroll.offset == 10)
    #expect(scroll.visibleRect == Rect(x: 0, y: 10, width: 10, height: 50))
  }

  @Test(
    "the percentage is of the way, not of the rows",
    arguments: [(0, 0), (40, 50), (79, 99), (80, 100)])
  func percent(offset: Int, expected: Int) {
    #expect(state(content: 100, viewport: 20, offset: offset).percent == expected)
  }

  @Test("what fits is scrolled wholly")
  func fits() {
    #expect(state(content: 5, viewport: 20).percent == 100)
  }

  @Test(
    "the end is near where few rows lie below the viewport",
    arguments: [
      (100, 20, 0, 79, false), (100, 20, 0, 80, true), (100, 20, 34, 46, true),
      (100, 20, 34, 45, false), (100, 20, 80, 0, true), (5, 20, 0, 0, true), (0, 0, 0, 0, true),
    ])
  func nearEnd(content: Int, viewport: Int, offset: Int, rows: Int, isNear: Bool) {
    let scroll = state(content: content, viewport: viewport, offset: offset)
    #expect(scroll.isNear(end: rows) == isNear)
  }
}
