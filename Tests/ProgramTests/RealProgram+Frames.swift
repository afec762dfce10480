import TestSupport
import Testing

extension RealProgram {
  @Suite("shows what --print prints")
  struct Frames {
    /// The first two, the middle and the last card of so many.
    private func places(_ count: Int) -> [Int] {
      Set([1, 2, (count + 1) / 2, count]).filter { 1...max(1, count) ~= $0 }.sorted()
    }

    @Test("after N − 1 presses of ↓", arguments: [0, 1, 2, 7, 30])
    func pressed(count: Int) throws {
      let sandbox = try Sandbox(tickets: count)
      let tmux = try sandbox.tmux()
      var focus = 1
      for place in places(count) {
        if place > focus { try tmux.press("Down", times: place - focus) }
        focus = place
        try tmux.wait(forScreen: sandbox.frame(focus: place))
      }
      // No further than the last.
      try tmux.press("Down")
      try tmux.press("C-l")
      pause(milliseconds: 30)
      try tmux.wait(forScreen: sandbox.frame(focus: focus))
    }

    @Test(
      "on terminals of other types",
      arguments: ["tmux-256color", "screen-256color", "screen", "linux", "vt100", "xterm-nosuch"])
    func types(type: String) throws {
      let sandbox = try Sandbox(tickets: 7)
      let tmux = try sandbox.tmux(environment: ["TERM": type])
      for card in 1...7 {
        try tmux.wait(forScreen: sandbox.frame(focus: card))
        try tmux.press("Down")
      }
      for card in (1..<7).reversed() {
        try tmux.press("Up")
        try tmux.wait(forScreen: sandbox.frame(focus: card))
      }
    }

    @Test("of the sample wallet, on other screens", arguments: ScreenSize.all[1...3])
    func demo(size: ScreenSize) throws {
      let sandbox = try Sandbox()
      let count = try sandbox.run(["list", "--demo"]).lines.count
      #expect(count > 2)
      let tmux = try sandbox.tmux(["--demo"], size)
      var focus = 1
      for place in places(count) {
        if place > focus { try tmux.press("Down", times: place - focus) }
        focus = place
        try tmux.wait(forScreen: sandbox.frame(["--demo"], size, focus: place))
      }
    }

    @Test("of 100,000 tickets")
    func many() throws {
      let count = 100_000
      let sandbox = try Sandbox(tickets: count)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      for place in [2, count / 2, count] {
        // The last step is a press of ↓ from the card before.
        try tmux.type(":\(place - 1)\r")
        try tmux.press("Down")
        try tmux.wait(forScreen: sandbox.frame(focus: place))
      }
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }
  }

  @Suite("tells the content offset")
  struct Offsets {
    /// A header of 5 rows and 30 cards of 11 rows, 3 apart, in 23 rows.
    private func position(_ card: Int) -> String {
      "card \(card)/30 · row \(min((card - 1) * 3, 5 + 29 * 3 + 11 - 23))/103 · "
    }

    @Test("clamp((N − 1) × 3) after each ↓ and each ↑")
    func pressed() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      for card in 1...30 {
        try tmux.wait(forText: position(card))
        try tmux.press("Down")
      }
      try tmux.wait(forText: position(30) + "100 %")
      for card in (1..<30).reversed() {
        try tmux.press("Up")
        try tmux.wait(forText: position(card))
      }
    }

    @Test("the same with --print --focus N")
    func printed() throws {
      let sandbox = try Sandbox(tickets: 30)
      for card in 1...30 {
        let frame = try sandbox.frame(focus: card)
        #expect(frame.count == 24)
        #expect(frame.last?.contains(position(card)) == true)
      }
    }

    @Test("at the end the last card is seen whole", arguments: ScreenSize.all[0...2])
    func lastCard(size: ScreenSize) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux(["wallet.json"], size)
      try tmux.press("End")
      let screen = try tmux.wait(for: "the end") {
        $0.last?.contains("30/30") == true && $0[size.rows - 2].contains("┗")
      }
      // Eleven rows above the status line: the stack is taller than any of the screens.
      let bottom = size.rows - 2
      #expect(screen[bottom].contains("┗"))
      #expect(screen[bottom - 10].contains("┏"))
    }
  }
}
