import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("shows a stream as it comes")
  struct Growth {
    /// The viewer of what comes through `pipe` as its standard input.
    private func command(_ sandbox: borrowing Sandbox, _ words: String = "-") -> Command {
      .shell("exec \"$1\" \(words) <pipe", [sandbox.program], directory: sandbox.folder.path)
    }

    private func tmux(_ sandbox: borrowing Sandbox, _ words: String = "-") throws -> Tmux {
      try Tmux(command(sandbox, words), columns: 80, rows: 24)
    }

    private func pipe(_ sandbox: borrowing Sandbox) throws -> NamedPipe {
      try NamedPipe(at: sandbox.folder.path(of: "pipe"))
    }

    /// What `--print` makes of the whole stream.
    private func frame(
      _ sandbox: borrowing Sandbox, _ bytes: [UInt8], _ words: String = ""
    ) throws -> [String] {
      try sandbox.folder.write(bytes, to: Array("stream".utf8))
      let outcome = try sandbox.shell("cat stream | \"$1\" --print --size 80x24 \(words) -")
      return trimmedLines(outcome.output)
    }

    private func line(_ number: Int) -> String {
      let day = number % 28 + 1
      return
        "{\"title\": \"ticket \(number)\", \"date\": \"2024-01-\(day < 10 ? "0" : "")\(day)\"}\n"
    }

    @Test("from a slow writer: cards before the end, keys that work, a + at the count")
    func slow() throws {
      let sandbox = try Sandbox()
      var pipe = try pipe(sandbox)
      try pipe.write(line(1) + line(2) + line(3) + "{\"title\"")
      let tmux = try tmux(sandbox)
      try tmux.wait(forText: "card 1/3+ ")
      try tmux.type("j")
      try tmux.wait(forText: "card 2/3+ ")
      try pipe.write(": \"ticket 4\", \"date\": \"2024-01-30\"}\n")
      // Newest first: what has come stands before the card in focus.
      let screen = try tmux.wait(forText: "card 3/4+ ")
      #expect(focusedTitle(screen) == "ticket 2")
      try tmux.type("?")
      try tmux.wait(forText: "next card")
      try tmux.type("q")
      try pipe.write(line(5))
      try tmux.wait(forText: "card 4/5+ ")
      pipe.end()
      let bytes =
        (1...3).map(line).joined()
        + "{\"title\": \"ticket 4\", \"date\": \"2024-01-30\"}\n" + line(5)
      try tmux.wait(forScreen: frame(sandbox, Array(bytes.utf8), "--focus 4"))
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }

    @Test("however it was cut, in the end what --print makes of it", arguments: 0..<6)
    func cuttings(seed: UInt64) throws {
      let sandbox = try Sandbox()
      var random = SeededGenerator(seed: seed)
      let wallets = [
        WalletMaker(count: 60, seed: seed).text,
        "{\"wallet\": 1, \"tickets\": \(WalletMaker(count: 7).text), \"title\": \"At last\"}",
        (1...40).map(line).joined(), (1...9).map(line).joined() + "%%%\n" + line(10) + line(11),
        "[{\"title\": \"a\"}, {\"title\": \"b\",, {\"title\": \"c\"}, {\"rating\": 17}, {\"ti",
        "\u{feff}{\"title\": \"a\"} {\"title\": \"b\"}",
      ]
      let bytes = Array(wallets[Int(seed)].utf8)
      var pipe = try pipe(sandbox)
      let tmux = try tmux(sandbox)
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(1 + random.below(1 + bytes.count / 4))
        try pipe.write(Array(piece))
        pause(milliseconds: UInt32(random.below(20)))
        rest = rest.dropFirst(piece.count)
      }
      pipe.end()
      try tmux.wait(forScreen: frame(sandbox, bytes))
    }

    @Test("a line that never ends its ticket holds up none of those behind it")
    func unendedLine() throws {
      let sandbox = try Sandbox()
      var pipe = try pipe(sandbox)
      let tmux = try tmux(sandbox)
      try pipe.write(line(1) + line(2))
      try tmux.wait(forText: "card 1/2+ ")
      try pipe.write("{\"home\": \"Bad\"\n")
      try pipe.write(line(3))
      try tmux.wait(forText: "/4+ ")
      try pipe.write(line(4) + line(5))
      try tmux.wait(forText: "/6+ ")
      try tmux.wait(forText: "1+ problem")
      pipe.end()
      let bytes = line(1) + line(2) + "{\"home\": \"Bad\"\n" + line(3) + line(4) + line(5)
      try tmux.wait(forScreen: frame(sandbox, Array(bytes.utf8)))
    }

    @Test("while nothing comes at all, it says what it waits for")
    func waiting() throws {
      let sandbox = try Sandbox()
      var pipe = try pipe(sandbox)
      let tmux = try tmux(sandbox)
      try tmux.wait(forText: "billfold: -: waiting for the first ticket; ^C leaves")
      try pipe.write(line(1))
      try tmux.wait(forText: "card 1/1+ ")
      pipe.end()
    }

    @Test("--page waits for its page, which may come later")
    func page() throws {
      let sandbox = try Sandbox()
      var pipe = try pipe(sandbox)
      let tmux = try tmux(sandbox, "--page 2022 -")
      let first = "{\"title\": \"a\", \"season\": \"2021\"}\n"
      try pipe.write(first)
      try tmux.wait(forText: "card 1/1+ ")
      let second = "{\"title\": \"b\", \"season\": \"2022\"}\n"
      try pipe.write(second + second)
      try tmux.wait(forText: "- › 2022")
      pipe.end()
      try tmux.wait(forScreen: frame(sandbox, Array((first + second + second).utf8), "--page 2022"))
    }

    @Test("a fast writer is held back at the top, and End takes in all that comes")
    func heldBack() throws {
      let sandbox = try Sandbox()
      var pipe = try pipe(sandbox)
      let bytes = Array((1...40_000).map(line).joined().utf8)
      try pipe.write(line(0))
      let tmux = try tmux(sandbox)
      try tmux.wait(forText: "card 1/1+ ")
      var written = 0
      // Full for a while: nobody reads.
      var refusals = 0
      while refusals < 100, written < bytes.count {
        let count = pipe.writeSome(bytes[written...].prefix(4_096))
        written += count
        if count == 0 { pause(milliseconds: 2) }
        refusals = count == 0 ? refusals + 1 : 0
      }
      #expect(written < 512 << 10)
      try tmux.wait(for: "a count that goes on") { $0.last?.contains("card 1/1+ ") == false }
      try tmux.type("G")
      try pipe.write(Array(bytes[written...]))
      try tmux.wait(forText: "card 40,001/40,001+ ")
      pipe.end()
      try tmux.wait(
        forScreen: frame(sandbox, Array(line(0).utf8) + bytes, "--focus 40001"))
    }

    @Test("what comes as a whole is read to its end, as far as the end is near")
    func whole() throws {
      let sandbox = try Sandbox(tickets: 20_000)
      let command = Command.shell(
        "cat wallet.json | \"$1\" -", [sandbox.program], directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      try tmux.wait(forText: "card 1/")
      try tmux.press("End")
      try tmux.wait(forText: "card 20,000/20,000 ")
      let outcome = try sandbox.shell(
        "cat wallet.json | \"$1\" --print --size 80x24 --focus 20000 -")
      try tmux.wait(forScreen: trimmedLines(outcome.output))
      try tmux.press("Home")
      let first = try sandbox.shell("cat wallet.json | \"$1\" --print --size 80x24 -")
      try tmux.wait(forScreen: trimmedLines(first.output))
    }

    @Test("--focus waits for its card")
    func focus() throws {
      let sandbox = try Sandbox()
      var pipe = try pipe(sandbox)
      let tmux = try tmux(sandbox, "--order file --focus 30 -")
      try pipe.write(line(1))
      try tmux.wait(forText: "card 1/1+ ")
      let bytes = (1...50).map(line).joined()
      try pipe.write(String(bytes.dropFirst(line(1).count)))
      try tmux.wait(forText: "card 30/50+ ")
      pipe.end()
      try tmux.wait(forScreen: frame(sandbox, Array(bytes.utf8), "--order file --focus 30"))
    }

    @Test("a writer that is killed inside a ticket: what came, and what is wrong")
    func killed() throws {
      let sandbox = try Sandbox()
      let text = "[{\"title\": \"a\"}, {\"title\": \"b\"}, {\"ti"
      try sandbox.folder.write(text, to: "part")
      // The shell says on its standard error that somebody was killed, in the middle of the screen.
      let command = Command.shell(
        "exec 2>/dev/null; sh -c 'cat part; kill -9 $$' | \"$1\" -", [sandbox.program],
        directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      try tmux.wait(forScreen: frame(sandbox, Array(text.utf8)))
      try tmux.type("!")
      try tmux.wait(forText: "the file ends inside this ticket")
    }

    @Test("keys and signals while it is silent", arguments: [("q", 0), ("\u{3}", 130)])
    func silent(key: String, status: Int32) throws {
      let sandbox = try Sandbox()
      let pipe = try pipe(sandbox)
      try pipe.write(line(1))
      var pty = try PtyProcess(command(sandbox), columns: 80, rows: 24)
      try pty.read(until: "card 1/1+")
      pty.readUntilQuiet()
      try expectIdle(pty.pid)
      pty.send(key)
      #expect(try pty.end() == .exited(status))
      expectGivenBack(pty)
    }

    @Test("a writer that is held back costs nothing either")
    func idleWhileFull() throws {
      let sandbox = try Sandbox()
      let pipe = try pipe(sandbox)
      try pipe.write(line(1))
      var pty = try PtyProcess(command(sandbox), columns: 80, rows: 24)
      try pty.read(until: "card 1/1+")
      let bytes = Array((1...200).map(line).joined().utf8)
      while pipe.writeSome(bytes[...].prefix(4_096)) > 0 { pty.read(within: 1) }
      pty.readUntilQuiet(milliseconds: 100)
      try expectIdle(pty.pid)
      pty.send("q")
      #expect(try pty.end() == .exited(0))
    }

    @Test(
      "garbage is refused in a sentence, as soon as it is known to be that",
      arguments: [
        ("yes", "1:1: expected a value, found "),
        ("echo 'Page of nothing'; exec sleep 1000", "1:1: expected a value, found "),
        ("printf '%%PDF-1.7'; exec sleep 1000", " is a PDF; expected tickets"),
      ])
    func garbage(writer: String, words: String) throws {
      let sandbox = try Sandbox()
      let command = Command.shell(
        "mkfifo pipe; { \(writer); } >pipe & \"$1\" - <pipe; code=$?; kill $!; exit $code",
        [sandbox.program], directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      #expect(try tmux.end() == 65)
      #expect(try tmux.screen().contains { $0.contains("-:\(words)") })
    }

    @Test("binary rubbish behind the first tickets does no harm")
    func rubbish() throws {
      let sandbox = try Sandbox()
      var random = SeededGenerator(seed: 5)
      let rubbish = (0..<100_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let bytes = Array(line(1).utf8) + rubbish + Array("\n\(line(2))".utf8)
      var pipe = try pipe(sandbox)
      let tmux = try tmux(sandbox)
      try pipe.write(bytes)
      try tmux.wait(forText: "card 1/")
      try tmux.type("G")
      pipe.end()
      try tmux.wait(for: "the end") { $0.last?.contains("+ ·") == false }
      try tmux.type("gG")
      let cards = try frame(sandbox, bytes, "--focus 999999999")
      try tmux.wait(forScreen: cards)
    }

    @Test("an endless stream: cards, keys, and an end when one wants")
    func endless() throws {
      let sandbox = try Sandbox()
      let command = Command.shell(
        "yes '{\"title\": \"again\"}' | \"$1\" -", [sandbox.program],
        directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      try tmux.wait(forText: "card 1/")
      try tmux.type("G")
      try tmux.wait(for: "more than 100,000 cards") { lines in
        (lines.last?.split(separator: "/").dropFirst().first?.prefix { $0 != "+" }.count ?? 0) >= 7
      }
      try tmux.type("k")
      try tmux.type("g")
      try tmux.wait(forText: "card 1/")
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }

    @Test("standard input named twice is still read once")
    func twice() throws {
      let sandbox = try Sandbox()
      try sandbox.folder.write(line(1) + line(2), to: "lines")
      let command = Command.shell(
        "cat lines | \"$1\" - -", [sandbox.program], directory: sandbox.folder.path)
      let tmux = try Tmux(command, columns: 80, rows: 24)
      try tmux.wait(forText: "card 1/2 ")
    }
  }
}
