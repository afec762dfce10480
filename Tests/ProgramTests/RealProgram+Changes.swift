import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("keeps the focus on its ticket")
  struct Changes {
    @Test("s goes through the orders", arguments: [1, 4, 30])
    func order(card: Int) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.type("\(card)g")
      try tmux.wait(forScreen: sandbox.frame(focus: card))
      let id = try sandbox.ids()[card - 1]
      for order in ["old", "title", "file", "new"] {
        try tmux.type("s")
        let place = try #require(try sandbox.ids(order).firstIndex(of: id)) + 1
        let frame = try sandbox.frame(["--order", order, "wallet.json"], focus: place)
        // The status line tells the order too.
        let screen = try tmux.wait(for: "\(order)\n\(frame.joined(separator: "\n"))\n") { lines in
          lines.dropLast() == frame.dropLast()
        }
        #expect(screen.last?.contains("card \(place)/30 ") == true)
      }
    }

    @Test("r reads the file again, in which a ticket has come before", arguments: [1, 13, 30])
    func reload(card: Int) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.type("\(card)g")
      try tmux.wait(forScreen: sandbox.frame(focus: card))
      let id = try sandbox.ids()[card - 1]
      let text = WalletMaker(count: 30).text
      let newest = "[{\"id\": \"new\", \"title\": \"Brand new\", \"date\": \"2031-01-01\"},"
      try sandbox.folder.write(newest + text.dropFirst(), to: "wallet.json")
      try tmux.type("r")
      let place = try #require(try sandbox.ids().firstIndex(of: id)) + 1
      #expect(place == card + 1)
      let frame = try sandbox.frame(focus: place)
      let screen = try tmux.wait(forText: "card \(place)/31")
      // But for what the status line says about it.
      #expect(screen.dropLast() == frame.dropLast())
      #expect(screen.last?.contains("read again") == true)
      try tmux.press("Up")
      try tmux.wait(forScreen: sandbox.frame(focus: place - 1))
    }

    @Test("r where the ticket is gone stays near it")
    func reloadWithout() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.type("G")
      try tmux.wait(forScreen: sandbox.frame(focus: 30))
      try sandbox.folder.write("[{\"title\": \"Alone\"}]", to: "wallet.json")
      try tmux.type("r")
      try tmux.wait(forText: "card 1/1 ")
      try tmux.press("Down")
      try tmux.wait(forScreen: sandbox.frame())
    }

    @Test("r where the file is gone keeps what was read")
    func reloadOfNothing() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.type("j")
      let frame = try sandbox.frame(focus: 2)
      try tmux.wait(forScreen: frame)
      unlink(sandbox.folder.path(of: "wallet.json"))
      try tmux.type("r")
      let screen = try tmux.wait(forText: "can no longer be read")
      #expect(screen.dropLast() == frame.dropLast())
    }

    @Test("a file cut short while it is shown costs tickets, not the program")
    func truncated() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      #expect(truncate(sandbox.folder.path(of: "wallet.json"), 1_000) == 0)
      try tmux.press("End")
      let screen = try tmux.wait(forText: "card 30/30")
      #expect(screen.contains { $0.contains("press r to read it again") })
      for key in ["Home", "Enter", "Enter", "Escape", "Escape", "NPage", "NPage", "PPage"] {
        try tmux.press(key)
      }
      try tmux.type("sss")
      try tmux.type("r")
      try tmux.wait(forText: "read again")
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }

    @Test("a file written over while it is shown does no harm")
    func overwritten() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      let path = sandbox.folder.path(of: "wallet.json")
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      let junk = [UInt8](repeating: 0xfe, count: 20_000)
      #expect(pwrite(descriptor, junk, junk.count, 0) == junk.count)
      close(descriptor)
      try tmux.press("End")
      try tmux.wait(forText: "press r to read it again")
      try tmux.type("r")
      try tmux.wait(forText: "can no longer be read")
      try tmux.type("q")
      #expect(try tmux.end() == 0)
    }
  }
}
