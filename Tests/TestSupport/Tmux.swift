import Glibc

/// A command in a real terminal: a tmux server of its own, with one pane.
///
/// The server ends with this value; should this process die before, a second session waits for that
/// and ends it too.
package struct Tmux: ~Copyable {
  private let folder: TemporaryFolder

  package init(_ command: Command, columns: Int, rows: Int) throws {
    let folder = try TemporaryFolder()
    let hold = "tail -f /dev/null --pid=\(getpid()); tmux kill-server"
    var words = ["-f", "/dev/null", "new-session", "-d", "-s", "hold", hold, ";"]
    let options = [
      ["-s", "exit-empty", "off"], ["-g", "status", "off"], ["-g", "default-shell", "/bin/sh"],
    ]
    for option in options { words += ["set-option"] + option + [";"] }
    words += ["new-session", "-d", "-s", "main", "-x", "\(columns)", "-y", "\(rows)"]
    if let directory = command.directory { words += ["-c", directory] }
    // env also takes away what tmux passes on.
    words += ["--", "env", "-i"] + command.environment.map { "\($0)=\($1)" }
    // tmux does not always learn that a command has ended, a shell does.
    let script = "file=$1; shift; \"$@\"; echo $? >\"$file\"; exec sleep 1000"
    words += ["/bin/sh", "-c", script, "sh", folder.path(of: "status"), command.program]
    words += command.arguments.map { String(decoding: $0, as: UTF8.self) }
    try Tmux.tmux(words, socket: folder.path(of: "socket"))
    self.folder = folder
  }

  deinit { _ = try? tmux(["kill-server"]) }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    try Tmux.tmux(words, socket: folder.path(of: "socket"))
  }

  @discardableResult
  private static func tmux(_ words: [String], socket: String) throws -> String {
    let outcome = try run(Command("/usr/bin/env", ["tmux", "-u", "-S", socket] + words))
    guard outcome.status == 0 else {
      throw Failure("tmux \(words.joined(separator: " ")): \(outcome.errors)")
    }
    return outcome.output
  }

  // MARK: - Keys

  /// Presses a key, by tmux's name of it: `Down`, `Enter`, `C-l`.
  package func press(_ key: String, times: Int = 1) throws {
    try tmux(["send-keys", "-t", "main", "-N", "\(times)", key])
  }

  /// Types a text, all at once.
  package func type(_ text: String) throws { try type(Array(text.utf8)) }

  package func type(_ bytes: [UInt8]) throws {
    try tmux(["send-keys", "-t", "main", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes a text, between marks where the program asked for them.
  package func paste(_ text: String) throws {
    try tmux(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-t", "main"])
  }

  package func resize(columns: Int, rows: Int) throws {
    try resize([(columns, rows)])
  }

  /// Through many sizes, without waiting at any.
  package func resize(_ sizes: [(columns: Int, rows: Int)]) throws {
    let words = sizes.flatMap { size in
      ["resize-window", "-t", "main", "-x", "\(size.columns)", "-y", "\(size.rows)", ";"]
    }
    try tmux(words.dropLast())
  }

  // MARK: - Screen

  /// The lines of the screen, without the blanks at their ends and without empty lines at its end.
  package func screen() throws -> [String] {
    trimmedLines(try tmux(["capture-pane", "-p", "-t", "main"]))
  }

  /// Waits until the screen is as wanted, and returns it.
  @discardableResult
  package func wait(
    for what: String, until isWanted: ([String]) -> Bool
  ) throws -> [String] {
    let deadline = Deadline.generous
    var shown: [String] = []
    repeat {
      let before = shown
      shown = try screen()
      // Seen twice, so that it is no half of a frame.
      if isWanted(shown), shown == before { return shown }
      pause(milliseconds: 4)
    } while !deadline.hasPassed
    throw Failure("\(what) does not come, but\n\(shown.joined(separator: "\n"))")
  }

  @discardableResult
  package func wait(forText text: String) throws -> [String] {
    try wait(for: "\"\(text)\"") { $0.contains { $0.contains(text) } }
  }

  package func wait(forScreen lines: [String]) throws {
    try wait(for: "the screen\n\(lines.joined(separator: "\n"))\n") { $0 == lines }
  }

  /// Waits until the command has ended; its exit status, 128 + n where signal n ended it.
  package func end() throws -> Int32 {
    let deadline = Deadline.generous
    while !deadline.hasPassed {
      let status = folder.text(of: "status")
      if status.hasSuffix("\n"), let number = Int32(status.dropLast()) { return number }
      pause(milliseconds: 2)
    }
    throw Failure("the command does not end, it shows\n\(try screen().joined(separator: "\n"))")
  }

  /// The terminal device that the pane is.
  package func device() throws -> String {
    String(try tmux(["display-message", "-p", "-t", "main", "#{pane_tty}"]).dropLast())
  }
}

/// A text's lines, without the blanks at their ends and without empty lines at its end.
package func trimmedLines(_ text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }
  while lines.last == "" { lines.removeLast() }
  return lines
}
