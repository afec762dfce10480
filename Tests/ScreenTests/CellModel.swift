import Geometry

@testable import Screen

/// What canvases that lie over one another should show, told cell by cell and without any drawing.
///
/// Each cell comes from the topmost canvas that covers it. Then a half of a wide glyph whose other
/// half does not come from the same canvas is a blank in the glyph's style.
struct CellModel {
  /// A cell, whose it is, and for a right half the style of its glyph.
  private struct Spot {
    var source: Int
    var cell: Cell
    var style: Style
  }

  private let size: Size
  private var rows: [[Spot]]

  init(size: Size) {
    self.size = size
    let blank = Spot(source: -1, cell: .blank, style: .normal)
    rows = Array(repeating: Array(repeating: blank, count: size.width), count: size.height)
  }

  /// Lays a part of a canvas over what there is.
  ///
  /// - Parameter toScreen: from the canvas' coordinates to the model's.
  mutating func lay(_ canvas: Canvas, part: Rect, by toScreen: Point, source: Int) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let place = Point(x: x, y: y) - toScreen
        guard part.contains(place), canvas.bounds.contains(place) else { continue }
        let cell = canvas[place.x, place.y]
        let owner = cell == .continuation ? canvas[place.x - 1, place.y] : cell
        guard case .glyph(_, let style) = owner else { continue }
        rows[y][x] = Spot(source: source, cell: cell, style: style)
      }
    }
  }

  /// The cells, row by row.
  var cells: [[Cell]] { rows.map { row in row.indices.map { Self.cell(at: $0, of: row) } } }

  private static func cell(at x: Int, of row: [Spot]) -> Cell {
    let spot = row[x]
    let isWhole: Bool
    switch spot.cell {
    case .continuation: isWhole = x > 0 && row[x - 1].source == spot.source
    case .glyph(let glyph, _):
      isWhole = glyph.width == 1 || (x + 1 < row.count && row[x + 1].source == spot.source)
    }
    return isWhole ? spot.cell : .glyph(.space, spot.style)
  }
}

extension Canvas {
  var cells: [[Cell]] { (0..<size.height).map { Array(row($0)) } }
}
