import Geometry

/// What a place is counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the content's first cell, wherever it is scrolled to.
  case content
  /// From the viewport's first cell: 0 is the row at its top.
  case viewport
}

extension ScrollState {
  /// A place of one space, as the other counts it; one too far away for numbers is as far as they go.
  public func convert(
    _ point: Point, from: CoordinateSpace, to: CoordinateSpace
  ) -> Point {
    switch (from, to) {
    case (.content, .viewport): Point(x: point.x, y: max(point.y, .min + offset) - offset)
    case (.viewport, .content): Point(x: point.x, y: min(point.y, .max - offset) + offset)
    case (.content, .content), (.viewport, .viewport): point
    }
  }

  public func convert(_ rect: Rect, from: CoordinateSpace, to: CoordinateSpace) -> Rect {
    Rect(origin: convert(rect.origin, from: from, to: to), size: rect.size)
  }
}
