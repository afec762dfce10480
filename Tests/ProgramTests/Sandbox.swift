import TestSupport

/// The program, and a folder of its own in which it starts.
struct Sandbox: ~Copyable {
  let folder: TemporaryFolder
  let program: String

  /// - Parameters:
  ///   - text: what `wallet.json` holds.
  ///   - tickets: how many tickets of the wallet maker it holds instead.
  init(_ text: String? = nil, tickets: Int? = nil) throws {
    let program = try ProgramFinder.path()
    let folder = try TemporaryFolder()
    if let text { try folder.write(text, to: "wallet.json") }
    if let tickets { try folder.writeWallet(tickets) }
    self.program = program
    self.folder = folder
  }

  func command(_ arguments: [String], _ environment: [String: String] = [:]) -> Command {
    Command(program, arguments, environment: environment, directory: folder.path)
  }

  func run(
    _ arguments: [String], input: Input = .nothing, output: Output = .kept,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try TestSupport.run(command(arguments, environment), input: input, output: output)
  }

  /// Runs a line of the shell, in which `$1` is the program.
  func shell(_ script: String) throws -> Outcome {
    try TestSupport.run(.shell(script, [program], directory: folder.path))
  }

  /// What `--print` says that the screen shows.
  func frame(
    _ arguments: [String] = ["wallet.json"], _ size: ScreenSize = .usual, focus: Int = 1
  ) throws -> [String] {
    let outcome = try run(["--print", "--size", "\(size)", "--focus", "\(focus)"] + arguments)
    guard outcome.status == 0 else {
      throw Failure("--print: \(outcome.ending), \(outcome.errors)")
    }
    return trimmedLines(outcome.output)
  }

  /// The ids of the tickets in an order.
  func ids(_ order: String = "new", of file: String = "wallet.json") throws -> [String] {
    try run(["list", "--order", order, file]).lines.map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  /// The viewer in tmux.
  func tmux(
    _ arguments: [String] = ["wallet.json"], _ size: ScreenSize = .usual,
    environment: [String: String] = [:]
  ) throws -> Tmux {
    try Tmux(command(arguments, environment), columns: size.columns, rows: size.rows)
  }

  /// The viewer on a pseudo-terminal.
  func pty(
    _ arguments: [String] = ["wallet.json"], _ size: ScreenSize = .usual,
    environment: [String: String] = [:], input: [UInt8]? = nil, isControlling: Bool = true
  ) throws -> PtyProcess {
    try PtyProcess(
      command(arguments, environment), columns: size.columns, rows: size.rows, input: input,
      isControlling: isControlling)
  }

  /// The viewer on a pseudo-terminal, its first frame shown.
  func openedPty(environment: [String: String] = [:]) throws -> PtyProcess {
    var pty = try pty(environment: environment)
    try pty.read(until: "card 1/")
    pty.readUntilQuiet()
    return pty
  }
}

struct ScreenSize: Equatable, Sendable, CustomStringConvertible {
  let columns: Int
  let rows: Int

  init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  var description: String { "\(columns)x\(rows)" }

  static let usual = ScreenSize(80, 24)
  /// As the issue names them.
  static let all = [
    usual, ScreenSize(200, 60), ScreenSize(40, 12), ScreenSize(20, 5), ScreenSize(1, 1),
  ]
}
