import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("obeys keys")
  struct Keys {
    /// Keys, and the card in focus after them; one after another, on 30 cards.
    private static let jumps = [
      ("12j", 13), ("3k", 10), ("5G", 5), (":7\r", 7), ("G", 30), ("g", 1), (" ", 8), ("2 ", 22),
      ("b", 15), ("\u{6}", 22), ("2\u{2}", 8), ("\u{4}", 11), ("\u{15}", 8), (":$\r", 30),
      ("7g", 7), (":1\u{7f}3\r", 3), ("99999999999999999999G", 30), ("99999999999999999999k", 1),
      ("0j", 2), ("\u{1b}[F", 30), ("\u{1b}[H", 1), ("\u{1b}[B", 2), ("\u{1b}[6~", 9),
      ("\u{1b}[5~", 2), ("\u{1b}OB", 3), ("\u{1b}[1;5B", 4), ("\u{1b}OA", 3),
    ]

    @Test("counts, pages, the prompt, the ends")
    func jumps() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      for (keys, card) in Self.jumps {
        try tmux.type(keys)
        do {
          try tmux.wait(forScreen: sandbox.frame(focus: card))
        } catch {
          throw Failure("after \(keys.debugDescription): \(error)")
        }
      }
    }

    @Test("^E and ^Y scroll by a row")
    func rows() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      for (keys, offset) in [("\u{5}", 1), ("4\u{5}", 5), ("\u{19}", 4), ("99\u{5}", 80)] {
        try tmux.type(keys)
        let outcome = try sandbox.run(
          ["--print", "--size", "80x24", "--offset", "\(offset)", "wallet.json"])
        try tmux.wait(forScreen: trimmedLines(outcome.output))
      }
    }

    @Test("500 at once end where one after another would", arguments: [30, 1_000])
    func burst(count: Int) throws {
      let sandbox = try Sandbox(tickets: count)
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "card 1/")
      try tmux.press("Down", times: 500)
      try tmux.wait(forScreen: sandbox.frame(focus: min(501, count)))
      try tmux.type(String(repeating: "k", count: 500))
      try tmux.wait(forScreen: sandbox.frame())
    }

    @Test("typed ahead, before there is a screen")
    func typedAhead() throws {
      let sandbox = try Sandbox(tickets: 30)
      var pty = try sandbox.pty()
      pty.send("jjq")
      #expect(try pty.end() == .exited(0))
      expectGivenBack(pty)
    }

    @Test("a paste is no command")
    func paste() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      try tmux.paste("qqq")
      try tmux.wait(forText: "a paste is not a command")
      try tmux.press("Down")
      try tmux.wait(forScreen: sandbox.frame(focus: 2))
      try tmux.type(":")
      try tmux.paste("q2x5\n!")
      try tmux.wait(forText: ":25▏")
      try tmux.press("Enter")
      try tmux.wait(forScreen: sandbox.frame(focus: 25))
    }

    @Test("Esc closes the prompt, and so does Backspace where nothing is left")
    func escape() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      for close in [["Escape"], ["BSpace", "BSpace", "BSpace"]] {
        try tmux.wait(forScreen: sandbox.frame())
        try tmux.type(":12")
        try tmux.wait(forText: ":12▏")
        for key in close { try tmux.press(key) }
      }
      try tmux.wait(forScreen: sandbox.frame())
      try tmux.type(":31\r")
      try tmux.wait(forText: "no card 31: there are 30")
    }

    @Test("^L repairs a screen on which another program has written")
    func redraw() throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forScreen: sandbox.frame())
      let descriptor = try open(try tmux.device(), O_WRONLY | O_NOCTTY | O_CLOEXEC)
      let junk = "\u{1b}[2;2HJUNK\u{1b}[5;70H本JUNK\u{1b}[24;1HJUNK\r\n\nJUNK"
      #expect(write(descriptor, junk, junk.utf8.count) == junk.utf8.count)
      close(descriptor)
      try tmux.wait(forText: "JUNK")
      try tmux.press("C-l")
      try tmux.wait(forScreen: sandbox.frame())
    }
  }

  @Suite("passes over what no key sends")
  struct StrangeSequences {
    @Test(
      "does nothing, and the key after it counts",
      arguments: [
        "\u{1b}[1;9Z", "\u{1b}[999~", "\u{1b}[<0;9999;9999M", "\u{1b}[<65;1;1m", "\u{1b}[M !!",
        "\u{1b}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1b}P>|term q\u{1b}\\", "\u{1b}[?62;c",
        "\u{1b}[I", "\u{1b}[O", "\u{1b}[113;5u", "\u{1b}_Gi=1;q\u{1b}\\", "\u{1b}[24;80R",
        "\u{0}\u{1}\u{e}", "ÄöЖ本", "\u{1b}[?\u{1b}O\u{1b}\u{1b}\u{1b}[<0;9M",
      ])
    func text(sequence: String) throws { try check(Array(sequence.utf8)) }

    @Test(
      "bytes that are no text",
      arguments: [
        [0xff, 0xfe], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x8e],
        // A mouse report of X10 beyond column 95.
        [0x1b, 0x5b, 0x4d, 0xff, 0xff, 0xff], [0x1b, 0x5b, 0x4d, 0x20, 0xf0, 0x90],
      ] as [[UInt8]])
    func bytes(sequence: [UInt8]) throws { try check(sequence) }

    private func check(_ sequence: [UInt8]) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tmux = try sandbox.tmux()
      try tmux.wait(forText: "card 1/30")
      try tmux.type(sequence + Array("j".utf8))
      try tmux.wait(forScreen: sandbox.frame(focus: 2))
      // No prompt is open, and no number is waiting for its key.
      try tmux.type("j")
      try tmux.wait(forScreen: sandbox.frame(focus: 3))
    }
  }
}

private func open(_ path: String, _ flags: Int32) throws -> Int32 {
  let descriptor = Glibc.open(path, flags)
  guard descriptor >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
  return descriptor
}
