/// How a process came to its end.
package enum Ending: Equatable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// As waitpid(2) packs it.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(signal)
  }
}
