import Geometry

/// A canvas, where it lies, and how near to the eye. It computes nothing.
package struct Layer: Sendable {
  package var canvas: Canvas
  package var origin: Point
  package var zIndex: Int

  package init(_ canvas: Canvas, at origin: Point, zIndex: Int) {
    self.canvas = canvas
    self.origin = origin
    self.zIndex = zIndex
  }
}

/// Flattens layers into one canvas, the highest z-index on top.
package struct Compositor {
  package private(set) var canvas: Canvas

  package init(_ canvas: Canvas) { self.canvas = canvas }

  package mutating func compose(_ layers: [Layer]) {
    // `sorted` is stable, so layers of one z keep their order.
    for layer in layers.sorted(by: { $0.zIndex < $1.zIndex }) {
      canvas.draw(layer.canvas, at: layer.origin)
    }
  }
}
