import Geometry
import Screen

/// What the terminal tells the program.
package enum Event: Equatable, Sendable {
  case key(Key)
  /// The terminal has another size: everything is to be presented again.
  case resized(Size)
  /// The program was stopped and goes on: everything is to be presented again.
  case resumed(Size)
  /// Something else that was waited for: it can be read, or its other end is closed.
  case readable(Int32)
  /// The program is to end: a signal asked for it, or the terminal is gone (`SIGHUP`).
  case ended(signal: Int32)
}

/// A descriptor that is no terminal and that the program waits for as well.
package struct Awaited: Equatable, Sendable {
  package let descriptor: Int32
  /// Whether bytes are waited for; if not, only the other end's closing.
  package let wantsBytes: Bool

  package init(_ descriptor: Int32, wantsBytes: Bool = true) {
    self.descriptor = descriptor
    self.wantsBytes = wantsBytes
  }
}
