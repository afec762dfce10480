extension Canvas {
  /// The canvas as text, a line a row, without trailing blanks: what tests and `--print` show.
  package var picture: String {
    (0..<size.height).map { y in
      var line = ""
      for case .glyph(let glyph, _) in row(y) { line += glyph.text }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
