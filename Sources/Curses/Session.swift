import CNcurses
import Geometry
import Glibc

/// curses at work on a device.
///
/// It is `newterm`, for `initscr` ends the process where it does not know the terminal.
struct Session: ~Copyable {
  /// The terminal's type as curses knows it.
  let type: String
  private let screen: OpaquePointer
  private let input: Stream
  private let output: Stream

  /// - Parameter type: nil is `TERM`.
  init(on device: borrowing Device, type: String?) throws(TerminalError) {
    let wanted = type ?? getenv("TERM").map { String(cString: $0) } ?? ""
    guard !wanted.isEmpty else { throw .unknownType("") }
    let input = try Stream(on: device, mode: "r")
    let output = try Stream(on: device, mode: "w")
    guard let (screen, known) = Self.open(wanted, output.file, input.file) else {
      throw .unknownType(wanted)
    }
    guard capability("cup") != nil else {
      delscreen(screen)
      throw .tooSimple(type: known)
    }
    self.type = known
    self.screen = screen
    self.input = input
    self.output = output
    setModes()
    device.turnOffFlowControl()
    def_prog_mode()
    resize(to: device.size)
  }

  deinit {
    flushinp()
    endwin()
    delscreen(screen)
  }

  /// What terminfo does not know but names itself after xterm is close enough to it.
  private static func open(
    _ type: String, _ output: UnsafeMutablePointer<FILE>, _ input: UnsafeMutablePointer<FILE>
  ) -> (OpaquePointer, String)? {
    // The size comes from the system: LINES and COLUMNS may say anything, and make `newterm` fail.
    use_env(false)
    use_tioctl(true)
    use_extended_names(true)
    // Milliseconds; the user's ESCDELAY goes before.
    set_escdelay(25)
    let candidates = type.hasPrefix("xterm-") ? [type, "xterm-256color"] : [type]
    return withDefaultHandlersKept {
      for candidate in candidates {
        if let screen = newterm(candidate, output, input) { return (screen, candidate) }
      }
      return nil
    }
  }

  /// curses takes over some signals, which here come by a `SignalQueue`.
  private static func withDefaultHandlersKept<Result>(_ body: () -> Result) -> Result {
    let taken = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
    var handlers = taken.map { _ in sigaction() }
    for (index, signal) in taken.enumerated() { sigaction(signal, nil, &handlers[index]) }
    defer {
      for (index, signal) in taken.enumerated() { sigaction(signal, &handlers[index], nil) }
    }
    return body()
  }

  private func setModes() {
    cbreak()
    noecho()
    nonl()
    typeahead(-1)
    curs_set(0)
  }

  /// Takes a new size over; what is on the screen is unknown afterwards.
  func resize(to size: Size) {
    resize_term(Int32(clamping: size.height), Int32(clamping: size.width))
    redraw()
  }

  /// Sends everything again at the next update.
  func redraw() { clearok(curses_curscr(), true) }

  /// Gives the screen back for a while.
  func pause() { endwin() }

  func resume() { reset_prog_mode() }
}

/// What curses wants instead of a descriptor; it has its own copy, for `fclose` closes that.
private struct Stream: ~Copyable {
  let file: UnsafeMutablePointer<FILE>

  init(on device: borrowing Device, mode: String) throws(TerminalError) {
    let copy = fcntl(device.descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .system(call: "fcntl", code: errno) }
    guard let file = fdopen(copy, mode) else {
      let code = errno
      close(copy)
      throw .system(call: "fdopen", code: code)
    }
    self.file = file
  }

  deinit { fclose(file) }
}
