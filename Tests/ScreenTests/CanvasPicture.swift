import Geometry

@testable import Screen

extension Canvas {
  init(_ width: Int, _ height: Int, style: Style = .normal) {
    self.init(size: Size(width: width, height: height), style: style)
  }

  /// A canvas of one line, as wide as its text.
  init(_ text: String, _ style: Style = .normal) {
    self.init(size: Size(width: Line(text).width, height: 1), style: style)
    draw(text, at: .zero, style)
  }

  /// One character a cell, trailing blanks too: the right half of a wide glyph is `»`.
  var cellPicture: String {
    map { cell in
      switch cell {
      case .glyph(let glyph, _): glyph.text
      case .continuation: "»"
      }
    }
  }

  /// One letter a cell, its role's first; a capital where it is focused.
  var rolePicture: String {
    map { cell in
      switch cell {
      case .glyph(_, let style):
        String("\(style.role)".prefix(1)).map { style.isFocused ? $0.uppercased() : "\($0)" }
          .joined()
      case .continuation: "»"
      }
    }
  }

  private func map(_ letter: (Cell) -> String) -> String {
    (0..<size.height).map { y in row(y).map(letter).joined() }.joined(separator: "\n")
  }

  /// Where a wide glyph lacks its right half, or a right half its glyph.
  var brokenCells: [Point] {
    bounds.rows.flatMap { y in
      bounds.columns.compactMap { x in
        let next = x + 1 < size.width && self[x + 1, y] == .continuation
        let isWide =
          if case .glyph(let glyph, _) = self[x, y] { glyph.width == 2 } else { false }
        let isOrphan = x == 0 && self[x, y] == .continuation
        return isWide != next || isOrphan ? Point(x: x, y: y) : nil
      }
    }
  }
}
