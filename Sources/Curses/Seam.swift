import Geometry
import Screen

/// A cell where the edge of a plane cuts a wide glyph in two: half a glyph is shown as a blank.
///
/// `Canvas.draw(_:at:)` says so for canvases; pads are copied cell by cell, and must be mended.
struct Seam: Equatable {
  var place: Point
  var style: Style

  /// The seams that a plane makes in one row of the screen, at most four.
  ///
  /// They lie in its own outermost cells, and in the cells next to it of the planes below.
  ///
  /// - Parameters:
  ///   - planes: clipped, from the back to the front.
  ///   - index: the plane that was just shown, over those before it.
  static func along(_ index: Int, of planes: [Plane], row y: Int) -> [Seam] {
    var seams: [Seam] = []
    let frame = planes[index].frame
    if let style = planes[index].styleOfWideGlyph(x: frame.minX - 1, y: y) {
      seams.append(Seam(place: Point(x: frame.minX, y: y), style: style))
    }
    if let style = planes[index].styleOfWideGlyph(x: frame.maxX - 1, y: y) {
      seams.append(Seam(place: Point(x: frame.maxX - 1, y: y), style: style))
    }
    let below = planes[..<index]
    let left = Point(x: frame.minX - 1, y: y)
    if let plane = below.last(where: { $0.frame.contains(left) }),
      let style = plane.styleOfWideGlyph(x: left.x, y: y)
    {
      seams.append(Seam(place: left, style: style))
    }
    let right = Point(x: frame.maxX, y: y)
    if let plane = below.last(where: { $0.frame.contains(right) }), plane.frame.minX < right.x,
      let style = plane.styleOfWideGlyph(x: right.x - 1, y: y)
    {
      seams.append(Seam(place: right, style: style))
    }
    return seams
  }
}

extension Plane {
  /// The cells of the screen that it covers.
  var frame: Rect { Rect(origin: position, size: visibleRect.size) }

  /// The cell that lies at a place of the screen, seen or not.
  fileprivate func cell(x: Int, y: Int) -> Cell {
    canvas[x - position.x + visibleRect.minX, y - position.y + visibleRect.minY]
  }

  /// Nil where the glyph at that place of the screen is not a wide one.
  fileprivate func styleOfWideGlyph(x: Int, y: Int) -> Style? {
    guard cell(x: x + 1, y: y) == .continuation, case .glyph(_, let style) = cell(x: x, y: y)
    else { return nil }
    return style
  }
}
