/// What a cell means, and the colours that its ticket asks for.
///
/// Which attribute or colour number stands for a meaning is the palette's business, at the edge.
package struct Style: Hashable, Sendable {
  package enum Role: UInt8, Sendable {
    case normal, title, label, frame, dimmed, status, prompt, warning
  }

  package var role: Role
  /// The card that the keys act on.
  package var isFocused: Bool
  /// Colours of the ticket; nil is the terminal's own.
  package var colors: Colors?

  package static let normal = Style()

  package init(_ role: Role = .normal, isFocused: Bool = false, colors: Colors? = nil) {
    self.role = role
    self.isFocused = isFocused
    self.colors = colors
  }

  /// Ink on paper, each 0xRRGGBB.
  package struct Colors: Hashable, Sendable {
    package var ink: UInt32
    package var paper: UInt32

    package init(ink: UInt32, paper: UInt32) {
      self.ink = ink
      self.paper = paper
    }
  }
}
