extension Canvas {
  /// The canvas with the program's own frames and marks in ASCII; a ticket's text stays as it is.
  package var ascii: Canvas {
    var canvas = self
    canvas.mapGlyphs { Glyph.asciiForms[$0.base].map { Glyph($0) } ?? $0 }
    return canvas
  }
}

extension Glyph {
  /// One column each, so that nothing moves. Heavy frames, which mark the focus, stay apart, and a
  /// box that is ticked is a cross beside an empty ring.
  fileprivate static let asciiForms: [Unicode.Scalar: Unicode.Scalar] = [
    "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "━": "=", "┃": "#", "┏": "#", "┓": "#", "┗": "#", "┛": "#",
    "█": "#", "▀": "\"", "▄": "_", "▦": "#", "❯": ">", "★": "*", "☆": ".", "·": "-", "–": "-",
    "…": "~", "↓": "v", "↑": "^", "→": ">", "▏": "_", "‹": "<", "›": ">", "●": "*", "○": "o",
    "▁": "_", "▂": "_", "▃": "_", "▅": "=", "▆": "=", "▇": "#",
    "☐": "o", "☑": "x", "▣": "#",
  ]
}
