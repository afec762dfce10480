import Screen
import Tickets

/// How a card's parts look: its colours, and the frame that marks the focus without colour.
struct CardStyles {
  let normal: Style
  let title: Style
  let label: Style
  let frame: Style
  /// Reversed: what names the focused card.
  let mark: Style
  private let isFocused: Bool

  init(_ ticket: Ticket, isFocused: Bool) {
    self.isFocused = isFocused
    // A match without colours of its own wears those of the home team.
    let colors = ticket.colors ?? ticket.home?.color.map { CardColors(background: $0) }
    let ink = CardStyles.colors(colors, ink: colors?.foreground)
    let label = CardStyles.colors(colors, ink: colors?.label ?? colors?.foreground)
    normal = Style(.normal, colors: ink)
    title = Style(.title, colors: ink)
    self.label = Style(.label, colors: label)
    mark = Style(.status, isFocused: true, colors: label)
    frame = Style(.frame, isFocused: isFocused, colors: ink)
  }

  /// The least contrast at which text is read with ease, WCAG 2.1, 1.4.3.
  private static let leastContrast = 4.5

  /// The ticket's ink on its paper, or black or white where that would not be readable.
  private static func colors(_ colors: CardColors?, ink: RGB?) -> Style.Colors? {
    guard let paper = colors?.background else { return nil }
    var ink = ink ?? paper.readableInk
    if ink.contrast(with: paper) < leastContrast { ink = paper.readableInk }
    return Style.Colors(ink: ink.value, paper: paper.value)
  }

  /// The style of a text with a role, in the card's colours.
  func style(_ role: Style.Role) -> Style {
    Style(role, colors: role == .label ? label.colors : normal.colors)
  }

  var line: Glyph { isFocused ? Glyph("━") : Glyph("─") }
  var bar: Glyph { isFocused ? Glyph("┃") : Glyph("│") }

  var topCorners: (left: Glyph, right: Glyph) {
    isFocused ? (Glyph("┏"), Glyph("┓")) : (Glyph("╭"), Glyph("╮"))
  }

  var bottomCorners: (left: Glyph, right: Glyph) {
    isFocused ? (Glyph("┗"), Glyph("┛")) : (Glyph("╰"), Glyph("╯"))
  }
}
