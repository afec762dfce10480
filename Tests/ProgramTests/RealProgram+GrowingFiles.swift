import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("shows a file as it grows")
  struct GrowingFiles {
    private func append(_ text: String, _ sandbox: borrowing Sandbox) throws {
      try sandbox.folder.write(text, to: "more")
      #expect(try sandbox.shell("cat more >>wallet.json").status == 0)
    }

    private func lines(_ numbers: ClosedRange<Int>) -> String {
      numbers.map { "{\"title\": \"ticket \($0)\", \"date\": \"20\(10 + $0)\"}\n" }.joined()
    }

    @Test("JSON Lines that another process appends to")
    func lines() throws {
      let sandbox = try Sandbox(lines(1...20))
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      // At the top, what comes on top is seen.
      try append(lines(21...22), sandbox)
      let screen = try tmux.wait(forText: "card 1/22 ")
      #expect(focusedTitle(screen) == "ticket 22")
      try tmux.wait(forScreen: sandbox.frame())
      // Elsewhere the focus stays on its ticket.
      try tmux.type("4j")
      try tmux.wait(for: "ticket 18") { focusedTitle($0) == "ticket 18" }
      try append(lines(23...23) + "{\"title\": \"not", sandbox)
      // The line that is not whole yet is none.
      try tmux.wait(forText: "card 6/23 ")
      try append(" yet\", \"date\": \"2034\"}\n", sandbox)
      try tmux.wait(forScreen: sandbox.frame(focus: 7))
      try tmux.type("g")
      try tmux.wait(for: "the newest ticket") { focusedTitle($0) == "not yet" }
    }

    @Test("what is wrong in what was added is told")
    func problems() throws {
      let sandbox = try Sandbox(lines(1...3))
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      try append("{\"title\": \"x\", \"rating\": 17}\n", sandbox)
      try tmux.wait(forScreen: sandbox.frame())
      try append("%%% no ticket\n" + lines(4...5), sandbox)
      try tmux.wait(forText: "card 1/6 ")
      try tmux.wait(forScreen: sandbox.frame())
      try tmux.type("!")
      try tmux.wait(forText: "wallet.json:5:1")
    }

    @Test("an array written anew in its place stays as it was until r")
    func rewritten() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      let frame = try sandbox.frame()
      try sandbox.folder.writeWallet(40, to: "other.json")
      #expect(try sandbox.shell("cat other.json >wallet.json").status == 0)
      try tmux.wait(forText: "wallet.json has changed: press r")
      try tmux.type("j")
      try tmux.type("k")
      try tmux.wait(forScreen: frame)
      try tmux.type("r")
      try tmux.wait(forText: "/40 ")
      try tmux.type("g")
      try tmux.wait(forScreen: sandbox.frame())
    }

    @Test("a file of the same length but with other tickets is told of too")
    func sameLength() throws {
      let sandbox = try Sandbox("[{\"title\": \"One\"}]")
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "card 1/1")
      try sandbox.folder.write("[{\"title\": \"Two\"}]", to: "other.json")
      #expect(
        try sandbox.shell("dd if=other.json of=wallet.json conv=notrunc 2>/dev/null").status == 0)
      try tmux.wait(forText: "wallet.json has changed: press r")
      try tmux.type("r")
      try tmux.wait(forText: "┃  Two")
    }

    @Test("an array that is opened while it is written")
    func array() throws {
      let text = WalletMaker(count: 60).text
      let sandbox = try Sandbox(String(text.prefix(4_000)))
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "1 problem")
      try append(String(text.dropFirst(4_000).prefix(5_000)), sandbox)
      try tmux.wait(for: "no problem") { $0.last?.contains("problem") == false }
      try append(String(text.dropFirst(9_000)), sandbox)
      try tmux.wait(forScreen: sandbox.frame())
      try tmux.press("End")
      try tmux.wait(forScreen: sandbox.frame(focus: 60))
    }

    @Test("that nobody touches costs nothing")
    func idle() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.openedPty()
      try expectIdle(pty.pid)
      pty.send("q")
      #expect(try pty.end() == .exited(0))
    }
  }
}
