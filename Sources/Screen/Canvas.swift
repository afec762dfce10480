import Geometry

/// A grid of cells to draw on. What falls outside is not drawn.
package struct Canvas: Hashable, Sendable {
  package let size: Size
  /// Row by row, `size.width` cells each.
  private var cells: [Cell]

  package init(size: Size, style: Style = .normal) {
    self.size = size
    cells = Array(repeating: .glyph(.space, style), count: size.width * size.height)
  }

  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cells of one row, from the left.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    guard bounds.rows.contains(y) else { return [] }
    return cells[y * size.width..<(y + 1) * size.width]
  }

  package subscript(x: Int, y: Int) -> Cell {
    bounds.contains(Point(x: x, y: y)) ? cells[y * size.width + x] : .blank
  }

  /// Puts a glyph at a place; false where it would cross an edge, and then nothing is drawn.
  @discardableResult
  package mutating func put(_ glyph: Glyph, at point: Point, _ style: Style) -> Bool {
    let width = glyph.width
    guard bounds.rows.contains(point.y), point.x >= 0, point.x + width <= size.width else {
      return false
    }
    let index = point.y * size.width + point.x
    breakWide(at: index, column: point.x)
    if width == 2 {
      breakWide(at: index + 1, column: point.x + 1)
      cells[index + 1] = .continuation
    }
    cells[index] = .glyph(glyph, style)
    return true
  }

  /// Draws text from a place to the right; cut, with an ellipsis, at `columns` or the canvas' edge.
  ///
  /// - Returns: the columns that were used.
  @discardableResult
  package mutating func draw(
    _ text: some StringProtocol, at point: Point, _ style: Style = .normal, columns: Int = .max
  ) -> Int {
    let room = min(columns, size.width - point.x)
    return draw(Line(text, fitting: room), at: point, style, columns: room)
  }

  @discardableResult
  package mutating func draw(
    _ line: Line, at point: Point, _ style: Style = .normal, columns: Int = .max
  ) -> Int {
    let room = min(columns, size.width - point.x)
    guard room > 0 else { return 0 }
    var x = point.x
    for glyph in line.truncated(to: room).glyphs {
      put(glyph, at: Point(x: x, y: point.y), style)
      x += glyph.width
    }
    return x - point.x
  }

  /// Sets every cell of a block to one single-column glyph.
  package mutating func fill(_ rect: Rect, _ glyph: Glyph = .space, _ style: Style = .normal) {
    let block = rect.intersection(bounds)
    for y in block.rows {
      for x in block.columns { put(glyph, at: Point(x: x, y: y), style) }
    }
  }

  /// Copies another canvas onto this one, clipped to it.
  package mutating func draw(_ other: Canvas, at origin: Point) {
    let target = other.bounds.offset(by: origin).intersection(bounds)
    for y in target.rows {
      copyRow(
        of: other, from: Point(x: target.minX - origin.x, y: y - origin.y),
        to: Point(x: target.minX, y: y), count: target.width)
    }
  }

  /// Replaces each glyph by another of the same width.
  mutating func mapGlyphs(_ transform: (Glyph) -> Glyph) {
    for index in cells.indices {
      if case .glyph(let glyph, let style) = cells[index] {
        cells[index] = .glyph(transform(glyph), style)
      }
    }
  }

  private mutating func copyRow(of other: Canvas, from: Point, to: Point, count: Int) {
    let start = to.y * size.width + to.x
    let source = from.y * other.size.width + from.x
    breakWide(at: start, column: to.x)
    breakWide(at: start + count - 1, column: to.x + count - 1)
    cells.replaceSubrange(start..<start + count, with: other.cells[source..<source + count])
    // A wide glyph that the clip has cut in two is not drawn.
    if case .continuation = cells[start], case .glyph(_, let style) = other.cells[source - 1] {
      cells[start] = .glyph(.space, style)
    }
    if case .glyph(let glyph, let style) = cells[start + count - 1], glyph.width == 2 {
      cells[start + count - 1] = .glyph(.space, style)
    }
  }

  /// Blanks the other half of a wide glyph, one half of which is about to be overwritten.
  private mutating func breakWide(at index: Int, column: Int) {
    switch cells[index] {
    case .continuation:
      if column > 0, case .glyph(_, let style) = cells[index - 1] {
        cells[index - 1] = .glyph(.space, style)
      }
    case .glyph(let glyph, let style):
      if glyph.width == 2, column + 1 < size.width { cells[index + 1] = .glyph(.space, style) }
    }
  }
}
