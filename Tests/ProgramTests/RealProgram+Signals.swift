import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("ends by signals")
  struct Signals {
    @Test(
      "the terminal given back, the status 128 + n",
      arguments: [(SIGHUP, 129), (SIGTERM, 143), (SIGINT, 130), (SIGQUIT, 131)] as [(Int32, Int32)])
    func asked(signal: Int32, status: Int32) throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      pty.send(signal: signal)
      #expect(try pty.end() == .exited(status))
      expectGivenBack(pty)
    }

    @Test("^C and ^\\ typed", arguments: [("\u{3}", 130), ("\u{1c}", 131)] as [(String, Int32)])
    func typed(key: String, status: Int32) throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      pty.send(key)
      #expect(try pty.end() == .exited(status))
      expectGivenBack(pty)
    }

    @Test("a terminal that is gone ends the program")
    func hangUp() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      pty.hangUp()
      #expect(try pty.end() == .exited(128 + SIGHUP))
    }

    @Test("a terminal that is gone ends it even where SIGHUP does not come")
    func silentHangUp() throws {
      let sandbox = try Sandbox(tickets: 30)
      // nohup's way: the shell's child inherits that the signal is ignored.
      let command = Command.shell(
        "trap '' HUP; \"$@\"; exit $?", [sandbox.program, "wallet.json"],
        directory: sandbox.folder.path)
      var pty = try PtyProcess(command, columns: 80, rows: 24)
      try pty.read(until: "card 1/")
      pty.readUntilQuiet()
      pty.hangUp()
      #expect(try pty.end() == .exited(128 + SIGHUP))
    }

    @Test("a crash gives the terminal back", arguments: [SIGSEGV, SIGILL, SIGABRT, SIGBUS])
    func crash(signal: Int32) throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      pty.send(signal: signal)
      #expect(try pty.end() == .signalled(signal))
      expectGivenBack(pty)
    }

    @Test("a signal while a big file is read ends it before the screen is taken")
    func early() throws {
      let sandbox = try Sandbox(tickets: 20_000)
      var pty = try sandbox.pty()
      pty.send(signal: SIGTERM)
      let ending = try pty.end()
      #expect(ending == .signalled(SIGTERM) || ending == .exited(128 + SIGTERM))
      #expect(pty.attributes == pty.firstAttributes)
    }
  }

  @Suite("stops and goes on")
  struct Suspension {
    @Test("^Z, another size, fg: the shell's screen, then the viewer's")
    func jobControl() throws {
      let sandbox = try Sandbox(tickets: 30)
      let shell = Command(
        "/usr/bin/env", ["bash", "--norc", "--noprofile", "-i"],
        environment: ["PS1": "shell> ", "PROGRAM": sandbox.program], directory: sandbox.folder.path)
      let tmux = try Tmux(shell, columns: 80, rows: 24)
      try tmux.wait(forText: "shell>")
      try tmux.type("\"$PROGRAM\" wallet.json\r")
      try tmux.wait(forScreen: sandbox.frame())
      for (size, card) in [(ScreenSize(60, 20), 2), (ScreenSize(100, 30), 3)] {
        try tmux.press("C-z")
        try tmux.wait(forText: "Stopped")
        try tmux.type("clear; echo cooked-$((\(card) * 100))\r")
        try tmux.wait(for: "the shell's echo") { lines in
          lines.contains("cooked-\(card * 100)") && !lines.contains { $0.contains("━") }
        }
        try tmux.resize(columns: size.columns, rows: size.rows)
        try tmux.type("fg\r")
        try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size, focus: card - 1))
        try tmux.press("Down")
        try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size, focus: card))
      }
      try tmux.type("q")
      try tmux.wait(forText: "shell>")
      try tmux.type("echo status-$?\r")
      try tmux.wait(forText: "status-0")
    }

    @Test("^Z in a window of its own, where nobody could wake it, is passed over")
    func orphaned() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      try tmux.press("C-z")
      try tmux.press("Down")
      try tmux.wait(forScreen: sandbox.frame(focus: 2))
    }

    @Test("SIGSTOP and SIGCONT from outside")
    func stopped() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      pty.send(signal: SIGSTOP)
      pty.send("j")
      pty.send(signal: SIGCONT)
      // The whole screen again, not only what has changed.
      try pty.read(until: "card 2/30")
      pty.send("q")
      #expect(try pty.end() == .exited(0))
      expectGivenBack(pty)
    }
  }
}
