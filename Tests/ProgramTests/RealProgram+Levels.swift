import TestSupport
import Testing
import Viewer

extension RealProgram {
  @Suite("looks nearer and back")
  struct Levels {
    @Test("Enter lifts the card, Enter opens it, Esc and Esc go back")
    func levels() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.type("2j")
      let stack = try sandbox.frame(focus: 3)
      try tmux.wait(forScreen: stack)
      try tmux.press("Enter")
      // All eleven rows of it: its bottom edge is where its neighbours' strips were.
      let top = try #require(stack.firstIndex { $0.contains("┏") })
      let lifted = try tmux.wait(for: "the lifted card") { $0[top + 10].contains("┗") }
      #expect(lifted[(top + 11)...] == stack[(top + 11)...])
      #expect(lifted.last == stack.last)
      try tmux.press("Enter")
      let page = try wait(tmux)
      #expect(!page.contains { $0.contains("┗") })
      try tmux.press("Escape")
      try tmux.wait(forScreen: lifted)
      try tmux.press("Escape")
      try tmux.wait(forScreen: stack)
      try tmux.press("Escape")
      try tmux.type("j")
      try tmux.wait(forScreen: sandbox.frame(focus: 4))
    }

    @Test("an opened ticket says all of it")
    func page() throws {
      let sandbox = try Sandbox(
        """
        [{"id": "x", "home": "Mill Green", "away": "Northmoor", "score": "2-1", "date": "2024-05-04",
          "venue": "Weir Meadow", "seat": {"row": "7", "seat": "12"}, "price": "9.50 EUR",
          "barcode": {"format": "qr", "message": "MG-0001"}, "notes": "First line.\\nSecond line.",
          "attendanceCount": 4321, "back": [{"label": "Terms", "value": "No re-entry"}]}]
        """)
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "card 1/1")
      try tmux.press("Enter")
      try tmux.press("Enter")
      try wait(
        tmux,
        for: [
          "Mill Green – Northmoor", "2-1", "Weir Meadow", "9.50 EUR", "MG-0001", "First line.",
          "Second line.", "Attendance count", "4321", "Terms", "No re-entry",
        ])
    }

    @Test("? shows every key there is, and ? again leads back", arguments: ["?", "\u{1b}OP"])
    func help(key: String) throws {
      let sandbox = try Sandbox(tickets: 7)
      let size = ScreenSize(100, 40)
      let tmux = try sandbox.tmux(["wallet.json"], size)
      let stack = try sandbox.frame(["wallet.json"], size)
      try tmux.wait(forScreen: stack)
      try tmux.type(key)
      try tmux.wait(for: "a line for every key") { lines in
        KeyMap.bindings.allSatisfy { binding in
          lines.contains { $0.contains(" \(binding.label) ") && $0.hasSuffix(" \(binding.help)") }
        }
      }
      try tmux.type(key)
      try tmux.wait(forScreen: stack)
    }

    @Test("help longer than the screen is scrolled to its end")
    func longHelp() throws {
      let sandbox = try Sandbox(tickets: 7)
      let tmux = try sandbox.tmux(["wallet.json"], ScreenSize(40, 12))
      try tmux.wait(forText: "card 1/7")
      try tmux.type("?")
      try tmux.wait(forText: "next card")
      try tmux.press("End")
      try tmux.wait(forText: "100 %")
      try tmux.wait(forText: try #require(KeyMap.bindings.last?.label))
      try tmux.type("q")
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], ScreenSize(40, 12)))
    }

    @Test("! lists what is wrong, as check says it")
    func problems() throws {
      let sandbox = try Sandbox(
        """
        [{"title": "One", "rating": 17},
         {"title": "Two" "date": "2024-01-01"},
         {"title": "Three", "date": "2026-02-29", "score": true}]
        """)
      let said = try sandbox.run(["check", "wallet.json"]).errors
        .split(separator: "\n").map(String.init)
      #expect(said.count == 4)
      let size = ScreenSize(140, 20)
      let tmux = try sandbox.tmux(["wallet.json"], size)
      try tmux.wait(forText: "4 problems: press !")
      try tmux.wait(forScreen: sandbox.frame(["wallet.json"], size))
      try tmux.type("!")
      #expect(said.allSatisfy { $0.hasPrefix("wallet.json:") })
      try wait(tmux, for: said)
      // In a list it leads back, in the stack it leaves.
      try tmux.type("q")
      try tmux.wait(forText: "card 1/3")
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }

    @Test("! where nothing is wrong says so")
    func noProblems() throws {
      let sandbox = try Sandbox(tickets: 7)
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "card 1/7")
      try tmux.type("!")
      try tmux.wait(forText: "No problems")
    }
  }
}

/// Waits until a text takes the screen: its title, and under that a rule from edge to edge.
@discardableResult
private func wait(_ tmux: borrowing Tmux, for texts: [String] = []) throws -> [String] {
  try tmux.wait(for: "a page with \(texts)") { lines in
    lines.count > 2 && lines[1].count > 20 && lines[1].allSatisfy { $0 == "─" || $0 == " " }
      && texts.allSatisfy { text in lines.contains { $0.contains(text) } }
  }
}
