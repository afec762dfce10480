import CSpawn
import Glibc

/// A process on a terminal of its own, whose other end is here.
package struct PtyProcess: ~Copyable {
  private var child: Child
  private var terminal: Terminal
  /// All that it has written so far.
  package private(set) var received: [UInt8]
  /// Of the monotonic clock: before it was started, and after its last bytes came.
  package let start: Int
  package private(set) var lastArrival: Int

  /// - Parameters:
  ///   - input: what stands on its standard input in place of the terminal.
  ///   - isControlling: whether `/dev/tty` is the terminal; if not, there is none.
  package init(
    _ command: Command, columns: Int, rows: Int, input: [UInt8]? = nil,
    isControlling: Bool = true
  ) throws {
    let terminal = try Terminal(columns, rows)
    let name = terminal.name
    let source = try Pipe()
    if let input {
      precondition(input.count <= 1 << 16, "a pipe holds no more")
      Glibc.write(source.writing, input, input.count)
    }
    let start = Deadline.now
    let child = try Child(command) { actions in
      // The first terminal that a new session opens becomes its controlling one.
      let flags = isControlling ? O_RDWR : O_RDWR | O_NOCTTY
      posix_spawn_file_actions_addopen(&actions, 1, name, flags, 0)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
      posix_spawn_file_actions_adddup2(&actions, input == nil ? 1 : source.reading, 0)
    }
    self.start = start
    self.child = child
    self.terminal = terminal
    received = []
    lastArrival = start
  }

  package var pid: pid_t { child.pid }
  package var text: String { String(decoding: received, as: UTF8.self) }

  /// The terminal's attributes, byte for byte: as they are, and before the process was started.
  package var attributes: [UInt8] { Terminal.attributes(of: terminal.master) }
  package var firstAttributes: [UInt8] { terminal.firstAttributes }

  package func resize(columns: Int, rows: Int) {
    var window = Terminal.window(columns, rows)
    _ = ioctl(terminal.master, UInt(TIOCSWINSZ), &window)
  }

  package func send(_ text: String) { send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) { Glibc.write(terminal.master, bytes, bytes.count) }

  package func send(signal: Int32) { child.send(signal: signal) }

  /// Closes the terminal's other end, as the window that it was in would.
  package mutating func hangUp() {
    terminal.hangUp()
  }

  /// Forgets what has been received.
  package mutating func forget() { received = [] }

  /// Reads what comes within some time; false where nothing did.
  @discardableResult
  package mutating func read(within milliseconds: Int) -> Bool {
    guard terminal.master >= 0 else { return false }
    var file = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&file, 1, Int32(milliseconds)) > 0 else { return false }
    let old = received.count
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(terminal.master, &part, part.count)
      if count <= 0 { break }
      received += part[..<count]
    }
    guard received.count > old else { return false }
    lastArrival = Deadline.now
    return true
  }

  /// Reads until a text has come, since `forget`.
  package mutating func read(until wanted: String) throws {
    let deadline = Deadline.generous
    while !text.contains(wanted) {
      if deadline.hasPassed {
        throw Failure("\"\(wanted)\" does not come, but \(text.debugDescription)")
      }
      if !read(within: 20), let ending = child.poll() {
        throw Failure("\(ending) before \"\(wanted)\" came, after \(text.debugDescription)")
      }
    }
  }

  /// Reads until nothing comes any more for some time.
  package mutating func readUntilQuiet(milliseconds: Int = 50) {
    while read(within: milliseconds) {}
  }

  /// Reads until the process has ended.
  package mutating func end() throws -> Ending {
    let deadline = Deadline.generous
    while true {
      read(within: 5)
      if let ending = child.poll() {
        read(within: 0)
        return ending
      }
      if deadline.hasPassed { throw Failure("process \(pid) does not end") }
    }
  }
}

/// The end of a pseudo-terminal that a terminal emulator would hold.
private struct Terminal: ~Copyable {
  private(set) var master: Int32
  /// Of the other end, by which a process opens it.
  let name: [CChar]
  let firstAttributes: [UInt8]

  init(_ columns: Int, _ rows: Int) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    var window = Terminal.window(columns, rows)
    guard openpty(&master, &slave, &name, nil, &window) == 0 else {
      throw Failure("openpty: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    self.name = name
    firstAttributes = Terminal.attributes(of: slave)
    close(slave)
  }

  deinit { if master >= 0 { close(master) } }

  mutating func hangUp() {
    close(master)
    master = -1
  }

  static func attributes(of descriptor: Int32) -> [UInt8] {
    var attributes = termios()
    tcgetattr(descriptor, &attributes)
    return withUnsafeBytes(of: &attributes) { Array($0) }
  }

  static func window(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
