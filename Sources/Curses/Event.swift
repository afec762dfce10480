import Geometry
import Screen

/// What the terminal tells the program.
package enum Event: Equatable, Sendable {
  case key(Key)
  /// The terminal has another size: everything is to be presented again.
  case resized(Size)
  /// The program was stopped and goes on: everything is to be presented again.
  case resumed(Size)
  /// The program is to end: a signal asked for it, or the terminal is gone (`SIGHUP`).
  case ended(signal: Int32)
}
