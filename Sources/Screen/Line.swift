/// A line of text as glyphs, with its width in columns.
package struct Line: Hashable, Sendable {
  package private(set) var glyphs: [Glyph]
  /// Columns.
  package private(set) var width: Int

  package init(_ text: some StringProtocol) { self.init(glyphs: Glyph.split(text)) }

  init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  package var isEmpty: Bool { glyphs.isEmpty }

  package var text: String { glyphs.map(\.text).joined() }

  /// The longest beginning that fits, its last column an ellipsis where something is left out.
  package func truncated(to columns: Int) -> Line {
    if width <= columns { return self }
    guard columns > 0 else { return Line(glyphs: []) }
    return Line(glyphs: prefix(columns - 1) + [Glyph("…")])
  }

  private func prefix(_ columns: Int) -> [Glyph] {
    var used = 0
    return Array(
      glyphs.prefix {
        used += $0.width
        return used <= columns
      })
  }

  /// The text in lines of at most `columns`, broken at spaces, and inside a word that is wider.
  ///
  /// Linear in the text.
  package func wrapped(to columns: Int) -> [Line] {
    guard columns > 1, width > columns else { return [self] }
    var lines: [Line] = []
    var line: [Glyph] = []
    var used = 0
    var lastSpace: Int?
    for glyph in glyphs {
      if used + glyph.width > columns {
        let rest: [Glyph]
        if glyph == .space {
          rest = []
        } else if let space = lastSpace {
          rest = Array(line[(space + 1)...])
          line.removeSubrange(space...)
        } else {
          rest = []
        }
        lines.append(Line(glyphs: line))
        line = rest
        used = rest.reduce(0) { $0 + $1.width }
        lastSpace = nil
        if glyph == .space { continue }
      }
      if glyph == .space { lastSpace = line.count }
      line.append(glyph)
      used += glyph.width
    }
    lines.append(Line(glyphs: line))
    return lines
  }
}
