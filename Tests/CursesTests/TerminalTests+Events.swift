import Geometry
import Glibc
import Screen
import Testing

@testable import Curses

extension TerminalTests {
  @Suite("tells what happens")
  struct Events {
    private static func terminal(on pty: borrowing Pty) throws -> Terminal {
      try Terminal(path: pty.path, type: "xterm-256color", colors: .never)
    }

    /// The events up to ^A, which is sent after `bytes`.
    private func events(_ terminal: inout Terminal, _ pty: borrowing Pty, after bytes: [UInt8])
      -> [Event]
    {
      pty.send(bytes + [1])
      var all: [Event] = []
      while all.last != .key(.control("a")) {
        let batch = terminal.events(timeout: 10_000)
        if batch.isEmpty { return all }
        all += batch
      }
      return all.dropLast()
    }

    @Test("keys, however the terminal sends them")
    func keys() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      let table: [(String, [Key])] = [
        ("a", [.character("a")]), ("本é", [.character("本"), .character("é")]),
        ("[", [.character("[")]),
        ("\u{1b}[A\u{1b}OA", [.up, .up]), ("\u{1b}[B\u{1b}OB", [.down, .down]),
        ("\u{1b}OC\u{1b}[C\u{1b}OD\u{1b}[D", [.right, .right, .left, .left]),
        ("\u{1b}[1;5A\u{1b}[1;2B\u{1b}[5;5~", [.up, .down, .pageUp]),
        ("\u{1b}OH\u{1b}[H\u{1b}[1~\u{1b}[7~", [.home, .home, .home, .home]),
        ("\u{1b}OF\u{1b}[F\u{1b}[4~\u{1b}[8~", [.end, .end, .end, .end]),
        ("\u{1b}[5~\u{1b}[6~\u{1b}[2~\u{1b}[3~", [.pageUp, .pageDown, .insert, .delete]),
        ("\u{1b}OP\u{1b}[15~\u{1b}[24~", [.function(1), .function(5), .function(12)]),
        ("\u{1b}[Z\t\r\n", [.backTab, .tab, .enter, .enter]),
        ("\u{7f}\u{8}", [.backspace, .backspace]),
        ("\u{c}\u{4}\u{13}\u{16}", [.control("l"), .control("d"), .control("s"), .control("v")]),
        ("\u{1b}[1;9Z\u{1b}[<0;1;1M\u{1b}]11;rgb:0/0/0\u{7}", []),
      ]
      for (text, expected) in table {
        let result = events(&terminal, pty, after: Array(text.utf8))
        #expect(result == expected.map { .key($0) }, "\(text.debugDescription)")
      }
    }

    @Test("Escape alone")
    func escape() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      pty.send("\u{1b}")
      #expect(terminal.events(timeout: 10_000) == [.key(.escape)])
    }

    @Test("bytes that are no text are no keys, and do no harm")
    func notText() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      for _ in 0..<5 {
        pty.send([0xe9])
        _ = terminal.events(timeout: 0)
      }
      let bytes: [UInt8] = [0xff, 0xc3, 0x61, 0x80, 0xe6, 0x9c, 0xac, 0xed, 0xa0, 0x80]
      let result = events(&terminal, pty, after: bytes)
      #expect(result == [.key(.character("a")), .key(.character("本"))])
    }

    @Test("a paste is one event, and no keys")
    func paste() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      #expect(pty.received().contains("\u{1b}[?2004h"))
      let pasted = events(
        &terminal, pty, after: Array("\u{1b}[200~dd:q\r本\u{1b}OA\u{1b}[201~".utf8))
      #expect(pasted == [.key(.paste("dd:q本"))])
    }

    @Test("all keys that wait come at once, in order")
    func burst() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      let text = (0..<300).map { "\($0) " }.joined()
      let result = events(&terminal, pty, after: Array(text.utf8))
      #expect(result == text.map { .key(.character($0)) })
    }

    @Test("of many sizes the last is told, and it is right")
    func resize() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      #expect(terminal.size == Size(width: 80, height: 24))
      for width in 20...90 {
        pty.resize(to: Size(width: width, height: width / 2))
        raise(SIGWINCH)
      }
      let last = Size(width: 90, height: 45)
      #expect(terminal.events(timeout: 10_000) == [.resized(last)])
      #expect(terminal.size == last)
      var canvas = Canvas(size: last)
      canvas.draw("corner", at: Point(x: 84, y: 44))
      terminal.present(Scene(size: last, planes: [Plane(canvas, at: .zero)]))
      #expect(difference(from: canvas, depth: .none) == nil)
    }

    @Test(
      "sizes that are none, and the smallest",
      arguments: [(0, 0, 80, 24), (1, 1, 1, 1), (2, 3, 2, 3), (200, 60, 200, 60)])
    func sizes(columns: Int, rows: Int, width: Int, height: Int) throws {
      let pty = try Pty(Size(width: columns, height: rows))
      var terminal = try Self.terminal(on: pty)
      let size = Size(width: width, height: height)
      #expect(terminal.size == size)
      let scene = Scene(
        size: size, planes: [Plane(Canvas(size: size, style: Style(.status)), at: .zero)])
      terminal.present(scene)
      #expect(difference(from: scene.flattened, depth: .none) == nil)
      pty.received()
    }

    @Test("signals that end", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func signals(signal: Int32) throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      raise(signal)
      #expect(terminal.events(timeout: 10_000) == [.ended(signal: signal)])
    }

    @Test("the other end is closed")
    func hangUp() throws {
      var pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      pty.send("ab")
      pty.hangUp()
      var all: [Event] = []
      while all.last != .ended(signal: SIGHUP) {
        let batch = terminal.events(timeout: 10_000)
        if batch.isEmpty { break }
        all += batch
      }
      #expect(all.last == .ended(signal: SIGHUP))
    }

    @Test("stopped and continued by someone else")
    func resumed() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      terminal.present(Scene(size: terminal.size, planes: []))
      pty.received()
      raise(SIGCONT)
      #expect(terminal.events(timeout: 10_000) == [.resumed(Size(width: 80, height: 24))])
      terminal.present(Scene(size: terminal.size, planes: []))
      let sent = pty.received()
      #expect(sent.contains("\u{1b}[?2004h") && sent.contains("\u{1b}[H\u{1b}[2J"))
    }

    @Test("another descriptor, when nothing else has happened")
    func others() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let awaited = [Awaited(ends[0])]
      #expect(terminal.events(timeout: 0, alsoFor: awaited) == [])
      write(ends[1], "x", 1)
      #expect(terminal.events(timeout: 10_000, alsoFor: awaited) == [.readable(ends[0])])
      #expect(terminal.events(timeout: 0) == [])
      pty.send("k")
      let first = terminal.events(timeout: 10_000, alsoFor: awaited)
      #expect(first == [.key(.character("k"))])
      #expect(terminal.events(timeout: 10_000, alsoFor: awaited) == [.readable(ends[0])])
      // Held back: only its end is told.
      let heldBack = [Awaited(ends[0], wantsBytes: false)]
      #expect(terminal.events(timeout: 0, alsoFor: heldBack) == [])
      close(ends[1])
      #expect(terminal.events(timeout: 10_000, alsoFor: heldBack) == [.readable(ends[0])])
      close(ends[0])
    }

    @Test("nothing")
    func nothing() throws {
      let pty = try Pty()
      var terminal = try Self.terminal(on: pty)
      #expect(terminal.events(timeout: 0) == [])
    }
  }
}
