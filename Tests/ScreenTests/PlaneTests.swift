import Geometry
import TestSupport
import Testing

@testable import Screen

@Suite("A plane shows a part of its canvas")
struct PlaneTests {
  static let screen = Size(width: 10, height: 5)

  static func plane(_ rect: (Int, Int, Int, Int), at position: (Int, Int)) -> Plane {
    Plane(
      Canvas(8, 4), visibleRect: Rect(x: rect.0, y: rect.1, width: rect.2, height: rect.3),
      at: Point(x: position.0, y: position.1))
  }

  @Test(
    "cut to its canvas and to the screen",
    arguments: [
      ((0, 0, 8, 4), (0, 0), (0, 0, 8, 4), (0, 0)),
      ((2, 1, 3, 2), (4, 2), (2, 1, 3, 2), (4, 2)),
      ((0, 0, 8, 4), (5, 3), (0, 0, 5, 2), (5, 3)),
      ((0, 0, 8, 4), (-3, -1), (3, 1, 5, 3), (0, 0)),
      ((-2, -1, 20, 20), (0, 0), (0, 0, 8, 4), (2, 1)),
      ((-2, 0, 4, 4), (9, 0), (0, 0, 0, 0), (0, 0)),
      ((6, 2, 9, 9), (1, 1), (6, 2, 2, 2), (1, 1)),
      ((8, 0, 3, 3), (0, 0), (0, 0, 0, 0), (0, 0)),
      ((0, 0, 8, 4), (10, 0), (0, 0, 0, 0), (0, 0)),
      ((0, 0, 8, 4), (0, -4), (0, 0, 0, 0), (0, 0)),
      ((0, 0, 0, 4), (0, 0), (0, 0, 0, 0), (0, 0)),
    ] as [((Int, Int, Int, Int), (Int, Int), (Int, Int, Int, Int), (Int, Int))])
  func clipped(
    rect: (Int, Int, Int, Int), position: (Int, Int), shown: (Int, Int, Int, Int), at: (Int, Int)
  ) {
    let plane = Self.plane(rect, at: position).clipped(to: Self.screen)
    let expected = Self.plane(shown, at: at)
    #expect(plane.visibleRect.size == expected.visibleRect.size)
    #expect(plane.position == expected.position)
    if !plane.visibleRect.isEmpty { #expect(plane.visibleRect == expected.visibleRect) }
    #expect(plane.canvas == expected.canvas)
  }

  @Test("a whole canvas")
  func whole() {
    let plane = Plane(Canvas(8, 4), at: Point(x: 1, y: 2))
    #expect(plane == Self.plane((0, 0, 8, 4), at: (1, 2)))
  }

  @Test("a clipped plane never leaves its canvas or the screen", arguments: 0..<8)
  func inside(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let plane = random.plane()
      let screen = Size(width: random.number(0...12), height: random.number(0...6))
      let clipped = plane.clipped(to: screen)
      let place = Rect(origin: clipped.position, size: clipped.visibleRect.size)
      #expect(clipped.canvas.bounds.contains(clipped.visibleRect))
      #expect(Rect(origin: .zero, size: screen).contains(place))
      #expect(clipped.clipped(to: screen) == clipped || clipped.visibleRect.isEmpty)
    }
  }

  @Test("and shows the same cells, all that there are", arguments: 0..<8)
  func sameCells(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let plane = random.plane()
      let screen = Rect(x: 0, y: 0, width: random.number(0...12), height: random.number(0...6))
      let clipped = plane.clipped(to: screen.size)
      for y in screen.rows {
        for x in screen.columns {
          #expect(clipped.source(of: Point(x: x, y: y)) == plane.source(of: Point(x: x, y: y)))
        }
      }
    }
  }
}

extension Plane {
  /// The cell of the canvas that is seen at a place of the screen.
  func source(of place: Point) -> Point? {
    let source = place - position + visibleRect.origin
    return visibleRect.contains(source) && canvas.bounds.contains(source) ? source : nil
  }
}

extension SeededGenerator {
  mutating func plane() -> Plane {
    let size = Size(width: number(0...14), height: number(0...7))
    return Plane(
      canvas(), visibleRect: Rect(origin: place(-4...10, -3...5), size: size),
      at: place(-6...12, -3...6))
  }
}
