import Geometry
import Glibc

/// A terminal device held open, and its attributes as they were found.
///
/// They are given back when this value ends, and what was typed and not read is dropped: it was
/// meant for this program, or a terminal's answer, and not for the shell.
struct Device: ~Copyable {
  let descriptor: Int32
  let attributes: termios

  init(path: String) throws(TerminalError) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noDevice(path: path, code: errno) }
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else {
      close(descriptor)
      throw .notTerminal(path: path)
    }
    self.descriptor = descriptor
    self.attributes = attributes
  }

  deinit {
    var attributes = attributes
    tcsetattr(descriptor, TCSAFLUSH, &attributes)
    close(descriptor)
  }

  /// What the system says; 80×24 where it says nothing (a serial line, `stty rows 0`).
  var size: Size {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    return Size(
      width: window.ws_col == 0 ? 80 : Int(window.ws_col),
      height: window.ws_row == 0 ? 24 : Int(window.ws_row))
  }

  /// Bytes that can be read at once.
  var pendingBytes: Int32 {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? count : 0
  }

  /// Lets ^S and ^Q come as keys, and ^V and ^O too; curses has no call for that.
  func turnOffFlowControl() {
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return }
    attributes.c_iflag &= ~tcflag_t(IXON)
    attributes.c_lflag &= ~tcflag_t(IEXTEN)
    tcsetattr(descriptor, TCSANOW, &attributes)
  }
}

/// Sends text past curses; what a dead terminal does not take is dropped.
func send(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { bytes.removeFirst(count) } else if errno != EINTR { return }
  }
}
