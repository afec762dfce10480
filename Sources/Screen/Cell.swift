/// One place of the grid.
///
/// A glyph of two columns is a `glyph` and, right of it, one `continuation`. `Canvas` keeps that
/// promise, so nobody who reads cells needs a special case.
package enum Cell: Hashable, Sendable {
  case glyph(Glyph, Style)
  /// The right half of the two-column glyph to its left.
  case continuation

  package static let blank = Cell.glyph(.space, .normal)
}
