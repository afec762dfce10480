import Geometry
import TestSupport
import Testing

@testable import Screen

@Suite("Laws of canvases, for random ones with wide glyphs")
struct CanvasLawTests {
  @Test("a canvas drawn on another is what a model of cells says", arguments: 0..<12)
  func copy(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let below = random.canvas()
      let above = random.canvas()
      let origin = random.place(-12...12, -4...4)
      var model = CellModel(size: below.size)
      model.lay(below, part: below.bounds, by: .zero, source: 0)
      model.lay(above, part: above.bounds, by: origin, source: 1)
      var canvas = below
      canvas.draw(above, at: origin)
      #expect(canvas.cells == model.cells, "\(below.cellPicture)|\(above.cellPicture) \(origin)")
    }
  }

  @Test("a glyph that is put is a canvas of its size that is drawn", arguments: 0..<6)
  func put(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let below = random.canvas()
      let glyph = Glyph(random.pick(["漢", "a"]))
      let style = random.style()
      let point = random.place(-2...13, -1...5)
      var canvas = below
      let isDrawn = canvas.put(glyph, at: point, style)
      let block = Rect(origin: point, size: Size(width: glyph.width, height: 1))
      #expect(isDrawn == below.bounds.contains(block))
      var copied = below
      if isDrawn { copied.draw(Canvas(glyph.text, style), at: point) }
      #expect(canvas == copied)
    }
  }

  @Test("after any sequence of operations every wide glyph is whole", arguments: 0..<12)
  func whole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var canvas = random.canvas(width: 1...12, height: 1...4)
    let size = canvas.size
    for _ in 0..<120 {
      random.scribble(on: &canvas)
      #expect(canvas.brokenCells.isEmpty, "\(canvas.cellPicture)")
      #expect(canvas.size == size)
    }
  }

  @Test("a row is as wide as the canvas, and the subscript reads it", arguments: 0..<4)
  func rows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let canvas = random.canvas()
      for y in canvas.bounds.rows {
        #expect(Array(canvas.row(y)) == canvas.bounds.columns.map { canvas[$0, y] })
      }
    }
  }

  @Test("the test of wholeness sees a broken glyph")
  func broken() {
    // Replacing a narrow glyph by a wide one is what `mapGlyphs` forbids.
    var canvas = Canvas("a漢")
    canvas.mapGlyphs { _ in Glyph("漢") }
    #expect(canvas.brokenCells == [.zero])
    canvas = Canvas("a漢")
    canvas.mapGlyphs { _ in Glyph("a") }
    #expect(canvas.brokenCells == [Point(x: 1, y: 0)])
  }
}
