import Geometry
import TestSupport

@testable import Screen

extension SeededGenerator {
  mutating func style() -> Style {
    pick([.normal, Style(.title), Style(.frame, isFocused: true), Style(.label), Style(.status)])
  }

  mutating func place(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Point {
    Point(x: number(x), y: number(y))
  }

  /// A small canvas, more than half of it wide glyphs.
  mutating func canvas(width: ClosedRange<Int> = 0...12, height: ClosedRange<Int> = 0...4) -> Canvas
  {
    var canvas = Canvas(number(width), number(height), style: style())
    for y in 0..<canvas.size.height {
      var x = number(0...1)
      while x < canvas.size.width {
        let glyph = Glyph(pick(["漢", "字", "🎫", "a", "─"]))
        canvas.put(glyph, at: Point(x: x, y: y), style())
        x += glyph.width
      }
    }
    return canvas
  }

  /// Changes a canvas in one of the ways that there are.
  mutating func scribble(on canvas: inout Canvas) {
    let point = place(-3...13, -1...5)
    switch number(0...5) {
    case 0: canvas.put(Glyph(pick(["漢", "a"])), at: point, style())
    case 1: canvas.draw(title(0...6), at: point, style(), columns: number(-1...14))
    case 2:
      let size = Size(width: number(0...6), height: number(0...3))
      canvas.fill(Rect(origin: point, size: size), Glyph(pick(["#", " "])), style())
    case 3: canvas.draw(self.canvas(), at: point)
    case 4: canvas.draw(canvas, at: point)
    default: canvas = canvas.ascii
    }
  }
}
