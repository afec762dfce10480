import TestSupport
import Testing

extension RealProgram {
  @Suite("knows its terminal")
  struct Terminals {
    @Test("TERM=dumb gets the list")
    func dumb() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.pty(environment: ["TERM": "dumb"])
      #expect(try pty.end() == .exited(0))
      let list = try sandbox.run(["list", "wallet.json"]).output
      #expect(pty.text.replacing("\r\n", with: "\n") == list)
      #expect(pty.attributes == pty.firstAttributes)
    }

    @Test(
      "a type that is not known: a sentence, status 69, and the terminal as it was",
      arguments: [("nonsense", "nonsense"), ("", "TERM is not set"), ("../../x", "../../x")])
    func unknown(type: String, words: String) throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.pty(environment: ["TERM": type])
      #expect(try pty.end() == .exited(69))
      #expect(pty.text.hasPrefix("billfold: ") && pty.text.contains(words), "\(pty.text)")
      #expect(!pty.text.contains("\u{1b}"))
      #expect(pty.attributes == pty.firstAttributes)
    }

    @Test("no terminal to read keys from: a sentence and status 69")
    func noTerminal() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.pty(isControlling: false)
      #expect(try pty.end() == .exited(69))
      #expect(pty.text.hasPrefix("billfold: /dev/tty: "))
      #expect(!pty.text.contains("\u{1b}"))
      #expect(pty.attributes == pty.firstAttributes)
    }

    @Test("a file that cannot be read is told before the screen is taken")
    func missing() throws {
      let sandbox = try Sandbox()
      var pty = try sandbox.pty(["missing.json"])
      #expect(try pty.end() == .exited(66))
      #expect(pty.text == "billfold: missing.json: no such file\r\n")
    }

    @Test("draws UTF-8 in any locale", arguments: ["C", "POSIX", "xx_XX", "de_DE.ISO-8859-1", ""])
    func locale(name: String) throws {
      let sandbox = try Sandbox()
      let environment = ["LC_ALL": name]
      let tmux = try sandbox.tmux(["--demo"], environment: environment)
      let frame = try sandbox.frame(["--demo"])
      #expect(frame.contains { $0.contains("┏━ ❯") })
      try tmux.wait(forScreen: frame)
      let printed = try sandbox.run(
        ["--print", "--size", "80x24", "--demo"], environment: environment)
      #expect(trimmedLines(printed.output) == frame)
    }

    @Test("the time zone moves no ticket", arguments: ["Pacific/Kiritimati", "Pacific/Niue", ":x"])
    func timeZone(name: String) throws {
      let sandbox = try Sandbox(tickets: 30)
      let frame = try sandbox.frame()
      let printed = try sandbox.run(
        ["--print", "--size", "80x24", "wallet.json"], environment: ["TZ": name])
      #expect(trimmedLines(printed.output) == frame)
    }

    @Test(
      "colours where they are wanted",
      arguments: [
        ([:], [], true), (["NO_COLOR": "1"], [], false),
        (["NO_COLOR": "1"], ["--color", "always"], true), ([:], ["--color=never"], false),
        (["CLICOLOR": "0"], [], false), (["TERM": "vt100"], [], false),
        (["TERM": "xterm"], [], true),
      ] as [([String: String], [String], Bool)])
    func colors(environment: [String: String], options: [String], expected: Bool) throws {
      let sandbox = try Sandbox()
      var pty = try sandbox.pty(options + ["--demo"], environment: environment)
      try pty.read(until: "card 1/")
      for key in ["\u{1b}OB", "\r", "\r", "?", "q", "\u{1b}", "G", "q", "q"] {
        pty.send(key)
        pty.readUntilQuiet(milliseconds: 30)
      }
      #expect(try pty.end() == .exited(0))
      #expect(hasColors(pty.text) == expected)
    }

    @Test("--print has colours on request alone")
    func printedColors() throws {
      let sandbox = try Sandbox()
      #expect(try !sandbox.run(["--print", "--demo"]).output.contains("\u{1b}"))
      let always = try sandbox.run(["--print", "--color=always", "--demo"]).output
      #expect(hasColors(always))
      let plain = always.replacing(/\u{1b}\[[0-9;]*m/, with: "")
      #expect(trimmedLines(plain) == trimmedLines(try sandbox.run(["--print", "--demo"]).output))
    }

    @Test("--ascii draws its frames in ASCII, on the screen as in print")
    func ascii() throws {
      let sandbox = try Sandbox("[{\"home\": \"A\", \"away\": \"B\", \"date\": \"2024-05-04\"}]")
      let frame = try sandbox.frame(["--ascii", "wallet.json"])
      #expect(frame.allSatisfy { $0.allSatisfy(\.isASCII) })
      let tmux = try sandbox.tmux(["--ascii", "wallet.json"])
      try tmux.wait(forScreen: frame)
    }
  }
}

/// Whether a Select Graphic Rendition of ECMA-48 among them sets a colour.
private func hasColors(_ text: String) -> Bool {
  text.matches(of: /\u{1b}\[([0-9;]*)m/).contains { match in
    match.output.1.split(separator: ";").compactMap { Int($0) }.contains { code in
      30...38 ~= code || 40...48 ~= code || 90...97 ~= code || 100...107 ~= code
    }
  }
}
