import CNcurses
import Screen

/// Styles as curses stores them: attributes and a colour pair, made when they are first needed.
struct Inks {
  private let palette: Palette
  /// A blank cell of each style that was asked for.
  private var blanks: [Style: cchar_t] = [:]
  private var pairs: [Look: Int32] = [:]
  private var lastStyle = Style.normal
  private var lastBlank: cchar_t

  private typealias Look = Palette.Look

  init(_ palette: Palette) {
    self.palette = palette
    lastBlank = Self.blank([], pair: 0)
  }

  /// A space of that style.
  mutating func blank(_ style: Style) -> cchar_t {
    if style.isSame(as: lastStyle) { return lastBlank }
    lastStyle = style
    if let known = blanks[style] {
      lastBlank = known
    } else {
      let look = palette.look(of: style)
      lastBlank = Self.blank(look.attributes, pair: pair(look))
      blanks[style] = lastBlank
    }
    return lastBlank
  }

  /// A glyph of that style.
  ///
  /// `setcchar` makes one blank cell for each style, and the characters are put into a copy of it:
  /// a `setcchar` for each cell costs 80 instructions more.
  mutating func cell(_ glyph: Glyph, _ style: Style) -> cchar_t {
    var cell = blank(style)
    cell.chars.0 = wchar_t(bitPattern: glyph.base.value)
    let marks = glyph.marks
    if !marks.isEmpty {
      cell.chars.1 = wchar_t(bitPattern: marks[0].value)
      if marks.count > 1 { cell.chars.2 = wchar_t(bitPattern: marks[1].value) }
      if marks.count > 2 { cell.chars.3 = wchar_t(bitPattern: marks[2].value) }
    }
    return cell
  }

  private static func blank(_ attributes: Palette.Attributes, pair: Int32) -> cchar_t {
    var cell = cchar_t()
    var pair = pair
    // The pair goes by the last argument, for there are more than a `short` counts.
    setcchar(&cell, [wchar_t(0x20), 0], attr_t(attributes), 0, &pair)
    return cell
  }

  /// The pair of a look's colours; 0, the terminal's own, without colours or when no pair is left.
  private mutating func pair(_ look: Look) -> Int32 {
    var colors = look
    colors.attributes = []
    if colors == .plain || palette.depth == .none { return 0 }
    if let known = pairs[colors] { return known }
    let next = Int32(pairs.count) + 1
    guard next < curses_pairs(),
      init_extended_pair(next, colors.ink ?? -1, colors.paper ?? -1) == OK
    else { return 0 }
    pairs[colors] = next
    return next
  }
}

extension attr_t {
  fileprivate init(_ attributes: Palette.Attributes) {
    self = 0
    if attributes.contains(.bold) { self |= curses_bold() }
    if attributes.contains(.dim) { self |= curses_dim() }
    if attributes.contains(.underline) { self |= curses_underline() }
    if attributes.contains(.reverse) { self |= curses_reverse() }
  }
}

extension Style {
  /// `==` without the detour through `Optional`'s: it is asked once for each cell that is drawn.
  fileprivate func isSame(as other: Style) -> Bool {
    guard role.rawValue == other.role.rawValue, isFocused == other.isFocused else { return false }
    switch (colors, other.colors) {
    case (nil, nil): return true
    case (let first?, let second?): return first.ink == second.ink && first.paper == second.paper
    default: return false
    }
  }
}
