/// A key as the keyboard names it, whatever bytes it came as.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// The control key with a lower-case letter: `control("l")` is ^L.
  case control(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, tab, backTab, backspace, delete, insert
  case function(Int)
  /// What came between the marks of a bracketed paste.
  case paste(String)
}
