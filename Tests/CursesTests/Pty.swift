import Geometry
import Glibc

/// A pseudo-terminal: the test is the terminal's other end.
struct Pty: ~Copyable {
  let path: String
  private(set) var master: Int32
  private let slave: Int32

  init(_ size: Size = Size(width: 80, height: 24)) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    var window = Self.window(size)
    guard openpty(&master, &slave, &name, nil, &window) == 0 else { throw Failure(code: errno) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    self.slave = slave
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  struct Failure: Error { var code: Int32 }

  deinit {
    close(slave)
    if master >= 0 { close(master) }
  }

  private static func window(_ size: Size) -> winsize {
    winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
  }

  func resize(to size: Size) {
    var window = Self.window(size)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  /// All that has been written to the terminal and not been read yet.
  @discardableResult
  func received() -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(master, &part, part.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }

  mutating func hangUp() {
    close(master)
    master = -1
  }

  /// The terminal's attributes, byte for byte.
  var attributes: [UInt8] {
    var attributes = termios()
    tcgetattr(slave, &attributes)
    return withUnsafeBytes(of: &attributes) { Array($0) }
  }
}
