import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("reads and writes streams")
  struct Streams {
    private let wallet = Array(WalletMaker(count: 30).text.utf8)

    @Test("- reads a pipe")
    func standardInput() throws {
      let sandbox = try Sandbox(tickets: 30)
      let list = try sandbox.run(["list", "-"], input: .bytes(wallet))
      #expect(list.ending == .exited(0))
      #expect(list.lines.count == 30)
      let named = try sandbox.run(["list", "wallet.json"]).output
      #expect(list.output.replacing("\t-\n", with: "\twallet.json\n") == named)
      #expect(try sandbox.shell("\"$1\" list - <wallet.json").output == list.output)
    }

    @Test("- where there is nothing to read: a sentence")
    func noInput() throws {
      let sandbox = try Sandbox()
      for input in [Input.nothing, .closed, .bytes([])] {
        let outcome = try sandbox.run(["list", "-"], input: input)
        #expect(outcome.ending == .exited(65))
        #expect(outcome.errors.hasPrefix("billfold: -: is "))
      }
    }

    @Test("with tickets from a pipe, the viewer's keys come from the terminal")
    func viewer() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.pty(["-"], input: wallet)
      try pty.read(until: "card 1/30")
      pty.send("q")
      #expect(try pty.end() == .exited(0))
      expectGivenBack(pty)

      let command = Command.shell(
        "cat wallet.json | \"$1\" -", [sandbox.program], directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      try tmux.wait(forText: "card 1/30")
      try tmux.type("r")
      try tmux.wait(forText: "standard input cannot be read a second time")
      try tmux.type("11j")
      let printed = try sandbox.run(
        ["--print", "--size", "80x24", "--focus", "12", "-"], input: .bytes(wallet))
      try tmux.wait(forScreen: trimmedLines(printed.output))
    }

    @Test("a named pipe is read once")
    func namedPipe() throws {
      let sandbox = try Sandbox(tickets: 30)
      #expect(mkfifo(sandbox.folder.path(of: "pipe"), 0o600) == 0)
      let list = try sandbox.shell("cat wallet.json >pipe & exec \"$1\" list pipe")
      #expect(list.ending == .exited(0))
      #expect(list.lines.count == 30)
    }

    @Test("r on a named pipe, which nobody fills again, does not wait for ever")
    func reloadOfNamedPipe() throws {
      let sandbox = try Sandbox(tickets: 30)
      #expect(mkfifo(sandbox.folder.path(of: "pipe"), 0o600) == 0)
      let command = Command.shell(
        "cat wallet.json >pipe & exec \"$1\" pipe", [sandbox.program],
        directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      try tmux.wait(forText: "card 1/30")
      try tmux.type("r")
      try tmux.type("j")
      try tmux.wait(forText: "card 2/30")
    }

    @Test("standard output that is no terminal gets the list")
    func noTerminal() throws {
      let sandbox = try Sandbox(tickets: 30)
      let outcome = try sandbox.run(["wallet.json"])
      #expect(outcome.ending == .exited(0))
      #expect(outcome.output == (try sandbox.run(["list", "wallet.json"]).output))
    }

    @Test("a reader that has enough ends the program quietly", arguments: ["list", "list --json"])
    func closedPipe(words: String) throws {
      let sandbox = try Sandbox(tickets: 2_000)
      let outcome = try sandbox.shell(
        "{ \"$1\" \(words) wallet.json; echo $? >&2; } | head -n 1")
      #expect(outcome.lines.count == 1)
      #expect(["0\n", "141\n"].contains(outcome.errors), "\(outcome.errors)")
    }

    @Test("a reader that has gone where SIGPIPE is ignored: no flood of sentences")
    func closedPipeWithoutSignal() throws {
      let sandbox = try Sandbox(tickets: 2_000)
      let outcome = try sandbox.shell(
        "trap '' PIPE; { \"$1\" list wallet.json; echo $? >&2; } | head -n 1")
      #expect(outcome.lines.count == 1)
      #expect(outcome.errors.hasSuffix("74\n"))
      #expect(outcome.errors.count { $0 == "\n" } <= 2)
    }

    @Test(
      "a full device: a sentence and status 74",
      arguments: [
        ["list", "wallet.json"], ["list", "--json", "wallet.json"], ["--print", "wallet.json"],
        ["wallet.json"], ["--help"], ["--version"],
      ])
    func full(arguments: [String]) throws {
      let sandbox = try Sandbox(tickets: 2_000)
      let outcome = try sandbox.run(arguments, output: .file("/dev/full"))
      #expect(outcome.ending == .exited(74))
      #expect(outcome.errors.hasPrefix("billfold: standard output: "))
      #expect(outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test("closed streams: no file is taken for one of them", arguments: ["list", "check"])
    func closed(verb: String) throws {
      let sandbox = try Sandbox("[{\"title\": \"One\", \"rating\": 17}]")
      let before = sandbox.folder.text(of: "wallet.json")
      for closing in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
        let outcome = try sandbox.shell("\"$1\" \(verb) wallet.json \(closing)")
        #expect([0, 65, 74].contains(outcome.status), "\(closing) \(outcome.ending)")
        #expect(sandbox.folder.text(of: "wallet.json") == before)
      }
      let given = try sandbox.run([verb, "wallet.json"], output: .closed)
      #expect([0, 65, 74].contains(given.status))
    }
  }
}
