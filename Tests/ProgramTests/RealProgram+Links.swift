import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("opens links")
  struct Links {
    private static let odd = "https://example.org/a?b='c;$(touch%20x)&d=(e)"

    /// A viewer at an opened ticket with some links, and an `xdg-open` that notes how it was called.
    private static func open(
      _ sandbox: borrowing Sandbox, _ script: String? = xdgOpen, _ size: ScreenSize = .usual
    ) throws -> Tmux {
      let path: String
      if let script {
        try sandbox.folder.write(script, to: "xdg-open")
        guard chmod(sandbox.folder.path(of: "xdg-open"), 0o700) == 0 else {
          throw Failure("xdg-open cannot be made a program")
        }
        path = "\(sandbox.folder.path):/usr/bin:/bin"
      } else {
        path = "/nonexistent"
      }
      let tmux = try sandbox.tmux(["wallet.json"], size, environment: ["PATH": path])
      try tmux.wait(forText: "1/1")
      try tmux.press("Enter", times: 2)
      try tmux.wait(forText: "Pass")
      return tmux
    }

    /// Notes its arguments, each on a line, and what the process was given: its descriptors, which of
    /// the first 28 signals are blocked and ignored, and whose session it is.
    private static let xdgOpen = """
      #!/bin/sh
      read -r _ _ _ _ _ session _ </proc/$$/stat
      new=$0.new
      printf '%s\\n' "$@" "session $((session - $$))" >"$new"
      (cd /proc/$$/fd && readlink 0 1 2 3 4 5 6 7 8 9) >>"$new"
      sed -n 's/^Sig\\(Blk\\|Ign\\):.*\\(.......\\)$/\\1 \\2/p' /proc/$$/status >>"$new"
      mv "$new" "$0.calls"
      """

    private static func wallet(_ urls: [String]) -> String {
      let fields = urls.map { "{\"label\": \"Web\", \"value\": \"\($0)\"}" }
      return "[{\"title\": \"Pass\", \"back\": [\(fields.joined(separator: ", "))]}]"
    }

    private static func calls(_ sandbox: borrowing Sandbox) throws -> [String] {
      let deadline = Deadline.generous
      while !deadline.hasPassed {
        let lines = trimmedLines(sandbox.folder.text(of: "xdg-open.calls"))
        if !lines.isEmpty { return lines }
        pause(milliseconds: 4)
      }
      throw Failure("xdg-open was not called")
    }

    @Test("with xdg-open, as they stand, and away from the terminal")
    func opens() throws {
      let sandbox = try Sandbox(Self.wallet([Self.odd]))
      let tmux = try Self.open(sandbox)
      try tmux.wait(forText: "\(Self.odd) [1]")
      try tmux.type("o")
      try tmux.wait(forText: "open \(Self.odd)? y/n")
      try tmux.type("y")
      try tmux.wait(forText: "opened example.org with xdg-open")
      #expect(
        try Self.calls(sandbox) == [
          Self.odd, "session 0", "/dev/null", "/dev/null", "/dev/null", "Blk 0000000",
          "Ign 0000000",
        ])
      try tmux.type("qqq")
      #expect(try tmux.end() == 0)
    }

    @Test("the one that is chosen, and none that is refused")
    func chooses() throws {
      let sandbox = try Sandbox(Self.wallet(["http://a.example", "www.b.example"]))
      let tmux = try Self.open(sandbox)
      try tmux.type("o")
      try tmux.wait(forText: "open link 1–2: ▏")
      try tmux.type("1\r")
      try tmux.wait(forText: "open http://a.example? y/n")
      for key in ["n", "\u{1b}[B", "q"] {
        try tmux.type(key)
        try tmux.wait(forText: "card 1/1")
        try tmux.type("1o")
        try tmux.wait(forText: "open http://a.example? y/n")
      }
      try tmux.press("Escape")
      try tmux.wait(forText: "card 1/1")
      try tmux.type("2o")
      try tmux.wait(forText: "open https://www.b.example? y/n")
      try tmux.press("Enter")
      #expect(try Self.calls(sandbox).first == "https://www.b.example")
    }

    @Test("no key answers a question that could not be seen yet")
    func typedAhead() throws {
      let sandbox = try Sandbox(Self.wallet(["http://a.example"]))
      let tmux = try Self.open(sandbox)
      try tmux.type("oy\r")
      try tmux.wait(forText: "open http://a.example? y/n")
      try tmux.type("n")
      try tmux.wait(forText: "card 1/1")
      #expect(sandbox.folder.text(of: "xdg-open.calls").isEmpty)
    }

    @Test("one that is long is shown whole on a small screen")
    func long() throws {
      let url = "https://example.org/" + (1...25).map { "\($0)/" }.joined()
      let sandbox = try Sandbox(Self.wallet([url]))
      let tmux = try Self.open(sandbox, Self.xdgOpen, ScreenSize(40, 12))
      try tmux.type("o")
      let lines = try tmux.wait(for: "the question") {
        $0.last == "y opens it, any other key does not"
      }
      let words = lines.compactMap { $0.split(separator: " ").last }.joined()
      #expect(words.contains(url))
      try tmux.type("y")
      #expect(try Self.calls(sandbox).first == url)
    }

    @Test("says so where there is no xdg-open")
    func missing() throws {
      let sandbox = try Sandbox(Self.wallet(["http://a.example"]))
      let tmux = try Self.open(sandbox, nil)
      try tmux.type("o")
      try tmux.wait(forText: "? y/n")
      try tmux.type("y")
      try tmux.wait(forText: "xdg-open is not installed; the link is http://a.example")
    }

    @Test("leaves no zombie, and waits for none")
    func zombies() throws {
      let sandbox = try Sandbox(Self.wallet(["http://a.example"]))
      let script = "#!/bin/sh\necho $PPID >\"$0.parent\"; exec sleep 0.2"
      let tmux = try Self.open(sandbox, script)
      for _ in 0..<3 {
        try tmux.type("o")
        try tmux.wait(forText: "? y/n")
        try tmux.type("y")
        try tmux.wait(forText: "opened a.example with xdg-open")
      }
      let deadline = Deadline.generous
      var children = "?"
      while !children.isEmpty, !deadline.hasPassed {
        pause(milliseconds: 20)
        let parent = trimmedLines(sandbox.folder.text(of: "xdg-open.parent")).first ?? ""
        guard !parent.isEmpty else { continue }
        children = try sandbox.shell("cat /proc/\(parent)/task/*/children").output
      }
      #expect(children.isEmpty)
    }
  }
}
