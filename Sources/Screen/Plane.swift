import Geometry

/// A canvas, the part of it that is seen, and where on the screen that part is shown.
package struct Plane: Equatable, Sendable {
  package var canvas: Canvas
  /// In the canvas' coordinates.
  package var visibleRect: Rect
  /// Where the visible rect's first cell lies on the screen.
  package var position: Point

  package init(_ canvas: Canvas, visibleRect: Rect, at position: Point) {
    self.canvas = canvas
    self.visibleRect = visibleRect
    self.position = position
  }

  /// A whole canvas at a place.
  package init(_ canvas: Canvas, at position: Point) {
    self.init(canvas, visibleRect: canvas.bounds, at: position)
  }

  /// The plane with what lies outside its canvas or the screen cut off.
  package func clipped(to screen: Size) -> Plane {
    let toScreen = position - visibleRect.origin
    let shown = visibleRect.intersection(canvas.bounds).offset(by: toScreen)
      .intersection(Rect(origin: .zero, size: screen))
    return Plane(
      canvas, visibleRect: shown.offset(by: .zero - toScreen),
      at: shown.isEmpty ? .zero : shown.origin)
  }
}

/// Everything on the screen: planes from the back to the front.
package struct Scene: Equatable, Sendable {
  package var size: Size
  package var planes: [Plane]

  package init(size: Size, planes: [Plane]) {
    self.size = size
    self.planes = planes
  }

  /// The screen that the planes make.
  package var flattened: Canvas {
    var screen = Canvas(size: size)
    for plane in planes.map({ $0.clipped(to: size) }) where !plane.visibleRect.isEmpty {
      var part = Canvas(size: plane.visibleRect.size)
      part.draw(plane.canvas, at: .zero - plane.visibleRect.origin)
      screen.draw(part, at: plane.position)
    }
    return screen
  }
}
