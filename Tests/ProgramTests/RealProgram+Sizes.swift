import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("on screens of any size")
  struct Sizes {
    @Test("opens, goes to the end and back, and leaves", arguments: ScreenSize.all)
    func endAndHome(size: ScreenSize) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux(["wallet.json"], size)
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size))
      try tmux.press("End")
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size, focus: 30))
      try tmux.press("Home")
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size))
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }

    @Test("gives the terminal back", arguments: ScreenSize.all)
    func givenBack(size: ScreenSize) throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.pty(["wallet.json"], size)
      try pty.read(until: "\u{1b}[?1049h")
      pty.readUntilQuiet()
      #expect(pty.attributes != pty.firstAttributes)
      for key in ["\u{1b}OF", "\u{1b}OH", "q"] { pty.send(key) }
      #expect(try pty.end() == .exited(0))
      expectGivenBack(pty)
    }

    @Test("the last size of a storm is the one that is shown", arguments: ScreenSize.all)
    func storm(last: ScreenSize) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.press("Down", times: 12)
      try tmux.wait(forScreen: sandbox.frame(focus: 13))
      var random = SeededGenerator(seed: UInt64(last.columns))
      let sizes = (0..<60).map { _ in ScreenSize.all[random.below(ScreenSize.all.count)] } + [last]
      try tmux.resize(sizes.map { ($0.columns, $0.rows) })
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], last, focus: 13))
      try tmux.resize(columns: 80, rows: 24)
      try tmux.wait(forScreen: sandbox.frame(focus: 13))
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }

    @Test("the last card stays in focus from one size to the next")
    func resizedAtTheEnd() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.press("End")
      try tmux.wait(forScreen: sandbox.frame(focus: 30))
      for size in ScreenSize.all.reversed() {
        try tmux.resize(columns: size.columns, rows: size.rows)
        try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size, focus: 30))
      }
    }

    @Test("2,000 sizes at once do no harm")
    func fastStorm() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      for number in 0..<2_000 {
        let size = ScreenSize.all[number % ScreenSize.all.count]
        pty.resize(columns: size.columns, rows: size.rows)
        if number % 100 == 0 { pty.read(within: 0) }
      }
      pty.resize(columns: 0, rows: 0)
      pty.readUntilQuiet()
      pty.send("q")
      #expect(try pty.end() == .exited(0))
      expectGivenBack(pty)
    }

    @Test("an open prompt keeps its text")
    func prompt() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "card 1/30")
      try tmux.type(":12")
      try tmux.wait(forText: ":12▏")
      try tmux.resize(columns: 40, rows: 12)
      try tmux.wait(for: "the prompt in the last row") { $0.count == 12 && $0.last == ":12▏" }
      try tmux.press("Enter")
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], ScreenSize(40, 12), focus: 12))
    }

    @Test("LINES and COLUMNS that are not true are not believed")
    func wrongVariables() throws {
      let sandbox = try Sandbox(tickets: 30)
      let environment = ["LINES": "99999", "COLUMNS": "7"]
      let tmux = try sandbox.tmux(environment: environment)
      try tmux.wait(forScreen: sandbox.frame())
    }
  }
}

/// The terminal is as it was before: its attributes, the screen, the cursor, the modes.
func expectGivenBack(
  _ pty: borrowing PtyProcess, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(pty.attributes == pty.firstAttributes, sourceLocation: sourceLocation)
  let text = pty.text
  for (on, off) in [("\u{1b}[?1049h", "\u{1b}[?1049l"), ("\u{1b}[?2004h", "\u{1b}[?2004l")] {
    let rest = text.components(behindLast: on)
    #expect(rest?.contains(off) == true, "\(off.dropFirst())", sourceLocation: sourceLocation)
  }
  #expect(
    text.components(behindLast: "\u{1b}[?25l")?.contains("\u{1b}[?25h") == true,
    "the cursor is seen", sourceLocation: sourceLocation)
}

extension String {
  /// What stands behind the last occurrence of a text; nil where it does not occur.
  fileprivate func components(behindLast text: String) -> Substring? {
    ranges(of: text).last.map { self[$0.upperBound...] }
  }
}
