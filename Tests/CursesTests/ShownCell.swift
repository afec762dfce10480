import CNcurses
import Geometry
import Screen

@testable import Curses

/// A cell as curses has sent it to the terminal.
enum ShownCell: Equatable {
  case glyph(String, Palette.Look)
  case continuation

  /// What a cell should look like.
  init(_ cell: Cell, _ palette: Palette) {
    switch cell {
    case .glyph(let glyph, let style): self = .glyph(glyph.text, palette.look(of: style))
    case .continuation: self = .continuation
    }
  }

  /// What is on the screen; nil outside of it.
  init?(at point: Point) {
    var cell = cchar_t()
    guard mvwin_wch(curses_curscr(), Int32(point.y), Int32(point.x), &cell) == OK else {
      return nil
    }
    // The lowest byte of the attributes counts the columns of a wide glyph (A_CHARTEXT), from 1.
    if cell.attr & 0xff > 1 {
      self = .continuation
      return
    }
    var characters = [wchar_t](repeating: 0, count: Int(CCHARW_MAX) + 1)
    var attributes: attr_t = 0
    var short: Int16 = 0
    var pair: Int32 = 0
    getcchar(&cell, &characters, &attributes, &short, &pair)
    var text = String.UnicodeScalarView()
    for character in characters.prefix(while: { $0 != 0 }) {
      text.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{fffd}")
    }
    self = .glyph(String(text), Palette.Look(attributes, pair: pair))
  }
}

extension Palette.Look {
  fileprivate init(_ attributes: attr_t, pair: Int32) {
    self.init()
    if attributes & curses_bold() != 0 { self.attributes.insert(.bold) }
    if attributes & curses_dim() != 0 { self.attributes.insert(.dim) }
    if attributes & curses_underline() != 0 { self.attributes.insert(.underline) }
    if attributes & curses_reverse() != 0 { self.attributes.insert(.reverse) }
    var (ink, paper): (Int32, Int32) = (-1, -1)
    if pair != 0 { extended_pair_content(pair, &ink, &paper) }
    if ink >= 0 { self.ink = ink }
    if paper >= 0 { self.paper = paper }
  }
}

/// The first place where the screen is not what it should be, in words; nil where there is none.
func difference(from expected: Canvas, depth: ColorDepth = .indexed) -> String? {
  let palette = Palette(depth)
  for y in 0..<expected.size.height {
    for x in 0..<expected.size.width {
      let wanted = ShownCell(expected[x, y], palette)
      let shown = ShownCell(at: Point(x: x, y: y))
      if shown != wanted { return "(\(x), \(y)): \(wanted) wanted, \(shown as Any) shown" }
    }
  }
  return nil
}
