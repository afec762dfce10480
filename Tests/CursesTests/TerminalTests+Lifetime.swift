import Geometry
import Glibc
import Screen
import Testing

@testable import Curses

extension TerminalTests {
  @Suite("is given back")
  struct Lifetime {
    @Test("attributes and screen are as before")
    func givenBack() throws {
      let pty = try Pty()
      let before = pty.attributes
      do {
        var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
        #expect(pty.attributes != before)
        terminal.present(Scene(size: terminal.size, planes: []))
        #expect(pty.received().contains("\u{1b}[?1049h"))
        pty.send("unread")
      }
      #expect(pty.attributes == before)
      let sent = pty.received()
      #expect(sent.contains("\u{1b}[?2004l") && sent.contains("\u{1b}[?1049l"))
      #expect(sent.contains("\u{1b}[?25h") || sent.contains("\u{1b}[?12l\u{1b}[?25h"))
    }

    @Test("signals are handled as before")
    func signalsGivenBack() throws {
      var before = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &before)
      var handler = sigaction()
      sigaction(SIGSEGV, nil, &handler)
      do {
        let pty = try Pty()
        _ = try Terminal(path: pty.path, type: "xterm-256color", colors: .never)
      }
      var after = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &after)
      for signal in SignalQueue.handled {
        #expect(sigismember(&before, signal) == sigismember(&after, signal))
      }
    }

    @Test("one terminal after another")
    func again() throws {
      for _ in 0..<3 {
        let pty = try Pty()
        var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
        var canvas = Canvas(size: Size(width: 4, height: 1))
        canvas.draw("本x", at: .zero, Style(.warning))
        terminal.present(Scene(size: canvas.size, planes: [Plane(canvas, at: .zero)]))
        #expect(difference(from: canvas) == nil)
      }
    }

    @Test(
      "what cannot be used is refused",
      arguments: [
        ("dumb", "TERM is dumb: this terminal cannot place the cursor"),
        ("nosuchterm", "TERM is nosuchterm: no such terminal type is known"),
        ("", "TERM is not set: the terminal's type is unknown"),
      ])
    func refused(type: String, words: String) throws {
      let pty = try Pty()
      let before = pty.attributes
      let error = #expect(throws: TerminalError.self) {
        _ = try Terminal(path: pty.path, type: type, colors: .auto)
      }
      #expect(error?.description == words)
      #expect(pty.attributes == before)
    }

    @Test("xterm's relatives are taken for xterm")
    func relative() throws {
      let pty = try Pty()
      _ = try Terminal(path: pty.path, type: "xterm-nosuchterm", colors: .auto)
    }

    @Test("no device, or no terminal")
    func noDevice() {
      #expect(throws: TerminalError.noDevice(path: "/nowhere", code: ENOENT)) {
        _ = try Terminal(path: "/nowhere", type: "xterm", colors: .auto)
      }
      #expect(throws: TerminalError.notTerminal(path: "/dev/null")) {
        _ = try Terminal(path: "/dev/null", type: "xterm", colors: .auto)
      }
    }

    @Test("after a crash too, and what was said meanwhile is not lost")
    func crash() async throws {
      let pty = try Pty()
      let before = pty.attributes
      await #expect(processExitsWith: .signal(SIGSEGV)) { [path = pty.path as String] in
        // Standard error is this terminal, as it is for a user.
        dup2(open(path, O_RDWR | O_NOCTTY), STDERR_FILENO)
        var terminal = try Terminal(path: path, type: "xterm-256color", colors: .always)
        terminal.present(Scene(size: terminal.size, planes: []))
        _ = write(STDERR_FILENO, "last words", 10)
        raise(SIGSEGV)
      }
      #expect(pty.attributes == before)
      let sent = pty.received()
      let parts = sent.split(separator: "\u{1b}[?1049l")
      #expect(parts.count == 2)
      #expect(parts.first?.contains("last words") == false)
      #expect(parts.last?.contains("last words") == true)
    }
  }
}
