import Geometry
import Testing

@testable import Screen

@Suite("What falls outside a canvas is not drawn")
struct CanvasClippingTests {
  static let blank = """
    ····
    ····
    ····
    """

  static var dots: Canvas {
    var canvas = Canvas(4, 3)
    canvas.fill(canvas.bounds, Glyph("·"))
    return canvas
  }

  @Test(
    "text across each edge",
    arguments: [
      (-2, 0, "cd··\n····\n····"), (2, 0, "··a…\n····\n····"), (0, -1, blank), (0, 3, blank),
      (0, 2, "····\n····\nabcd"), (-4, 0, blank), (4, 0, blank), (-9, 1, blank), (9, 1, blank),
      (-3, 1, "····\nd···\n····"),
    ])
  func text(x: Int, y: Int, picture: String) {
    var canvas = Self.dots
    canvas.draw("abcd", at: Point(x: x, y: y))
    #expect(canvas.picture == picture)
  }

  @Test(
    "a canvas across each edge",
    arguments: [
      (0, 0, "ab··\ncd··\n····"), (-1, 0, "b···\nd···\n····"), (3, 0, "···a\n···c\n····"),
      (1, -1, "·cd·\n····\n····"), (1, 2, "····\n····\n·ab·"), (3, 2, "····\n····\n···a"),
      (-1, -1, "d···\n····\n····"), (-2, 0, blank), (4, 0, blank), (0, -2, blank), (0, 3, blank),
    ])
  func canvas(x: Int, y: Int, picture: String) {
    var other = Canvas(2, 2)
    other.draw("ab", at: .zero)
    other.draw("cd", at: Point(x: 0, y: 1))
    var canvas = Self.dots
    canvas.draw(other, at: Point(x: x, y: y))
    #expect(canvas.picture == picture)
  }

  @Test("a canvas bigger than the one below it")
  func bigger() {
    var canvas = Canvas(2, 1)
    canvas.draw(Canvas("abcdef"), at: Point(x: -2, y: 0))
    #expect(canvas.picture == "cd")
  }

  @Test(
    "a wide glyph that would cross an edge is not drawn (U01)",
    arguments: [(-1, false), (0, true), (2, true), (3, false), (4, false), (-2, false)])
  func wide(x: Int, isDrawn: Bool) {
    var canvas = Self.dots
    #expect(canvas.put(Glyph("漢"), at: Point(x: x, y: 1), .normal) == isDrawn)
    #expect((canvas.picture != Self.blank) == isDrawn)
    #expect(canvas.brokenCells.isEmpty)
  }

  @Test(
    "a glyph outside is not drawn",
    arguments: [(-1, 0), (4, 0), (0, -1), (0, 3), (Int.max - 2, 0), (Int.min, 0)])
  func outside(x: Int, y: Int) {
    var canvas = Self.dots
    let isDrawn = canvas.put(Glyph("x"), at: Point(x: x, y: y), .normal)
    #expect(!isDrawn)
    #expect(canvas.picture == Self.blank)
  }

  @Test("an empty canvas takes and gives nothing")
  func empty() {
    var none = Canvas(0, 0)
    none.draw("abc", at: .zero)
    none.draw(Self.dots, at: .zero)
    none.fill(Rect(x: 0, y: 0, width: 9, height: 9), Glyph("#"))
    #expect(none == Canvas(0, 0))
    var canvas = Self.dots
    canvas.draw(none, at: Point(x: 1, y: 1))
    #expect(canvas == Self.dots)
  }
}
