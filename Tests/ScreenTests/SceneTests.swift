import Geometry
import TestSupport
import Testing

@testable import Screen

@Suite("A scene is the screen that its planes make")
struct SceneTests {
  static let size = Size(width: 6, height: 3)

  @Test("planes from the back to the front")
  func planes() {
    let back = Plane(Canvas("aaaaaa"), at: Point(x: 0, y: 1))
    let front = Plane(
      Canvas("0123456789"), visibleRect: Rect(x: 3, y: 0, width: 2, height: 1),
      at: Point(x: 1, y: 1))
    #expect(
      Scene(size: Self.size, planes: [back, front]).flattened.picture == """

        a34aaa

        """)
    #expect(
      Scene(size: Self.size, planes: [front, back]).flattened.picture == """

        aaaaaa

        """)
  }

  @Test("a wide glyph that the visible rect cuts is a blank in its style")
  func wide() {
    let plane = Plane(
      Canvas("漢字本", Style(.title)), visibleRect: Rect(x: 1, y: 0, width: 4, height: 1),
      at: Point(x: 1, y: 0))
    let screen = Scene(size: Size(width: 6, height: 1), planes: [plane]).flattened
    #expect(screen.cellPicture == "  字»  ")
    #expect(screen.rolePicture == "ntt»tn")
  }

  @Test("nothing makes a blank screen")
  func empty() {
    #expect(Scene(size: Self.size, planes: []).flattened == Canvas(size: Self.size))
    let away = Plane(Canvas("aaa"), at: Point(x: 6, y: 0))
    #expect(Scene(size: Self.size, planes: [away]).flattened == Canvas(size: Self.size))
    #expect(Scene(size: .zero, planes: [away]).flattened == Canvas(size: .zero))
  }

  @Test("it is what a model of cells says", arguments: 0..<12)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let planes = (0..<random.number(0...4)).map { _ in random.plane() }
      let size = Size(width: random.number(0...12), height: random.number(0...6))
      var model = CellModel(size: size)
      for (index, plane) in planes.enumerated() {
        model.lay(
          plane.canvas, part: plane.visibleRect, by: plane.position - plane.visibleRect.origin,
          source: index)
      }
      let screen = Scene(size: size, planes: planes).flattened
      #expect(screen.cells == model.cells, "\(screen.cellPicture)")
      #expect(screen.brokenCells.isEmpty)
    }
  }
}
