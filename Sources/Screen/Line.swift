/// A line of text as glyphs, with its width in columns.
package struct Line: Hashable, Sendable {
  package private(set) var glyphs: [Glyph]
  /// Columns.
  package private(set) var width: Int

  package init(_ text: some StringProtocol) { self.init(glyphs: Glyph.split(text)) }

  /// The text's beginning, with an ellipsis where something is left out. What is left out costs
  /// nothing.
  package init(_ text: some StringProtocol, fitting columns: Int) {
    let beginning = text.prefix(max(0, min(columns, .max - 1)) + 1)
    let line = Line(beginning)
    // Characters that show nothing can make the beginning too short to decide.
    let isEnough = line.width > columns || beginning.endIndex == text.endIndex
    self = (isEnough ? line : Line(text)).truncated(to: columns)
  }

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
      // A space that does not fit is where the line ends.
      if glyph == .space && used == columns {
        lines.append(Line(glyphs: line))
        (line, used, lastSpace) = ([], 0, nil)
        continue
      }
      // Twice where the word that is carried over leaves no room for a wide glyph.
      while used + glyph.width > columns {
        let end = lastSpace ?? line.count
        let word = Array(line[end...].dropFirst())
        lines.append(Line(glyphs: Array(line[..<end])))
        line = word
        used = word.reduce(0) { $0 + $1.width }
        lastSpace = nil
      }
      if glyph == .space { lastSpace = line.count }
      line.append(glyph)
      used += glyph.width
    }
    // Spaces at the end need no line of their own.
    if line.contains(where: { $0 != .space }) { lines.append(Line(glyphs: line)) }
    return lines
  }
}
