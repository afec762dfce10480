import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("takes files of any name")
  struct Names {
    private static let names: [[UInt8]] = [
      Array("a\u{1b}[31mb.json".utf8), Array("two\nlines\r.json".utf8),
      Array("bell\u{7}\u{8}\u{7f}.json".utf8), Array("c1\u{9b}31m.json".utf8),
      Array("turned\u{202e}nosj.json".utf8), Array("日本 🎟.json".utf8),
      // Latin-1.
      Array("caf".utf8) + [0xe9] + Array(".json".utf8), [0xff, 0xfe, 0x80],
    ]

    @Test("opens it, and tells it safely", arguments: names)
    func list(name: [UInt8]) throws {
      let sandbox = try Sandbox()
      let text = "[{\"id\": \"x\", \"title\": \"Good\"}, {\"title\": \"Bad\", \"rating\": 17}]"
      try sandbox.folder.write(Array(text.utf8), to: name)
      for verb in ["list", "check", "--print"] {
        let outcome = try run(sandbox, [Array(verb.utf8), name])
        #expect(outcome.ending == .exited(verb == "check" ? 65 : 0))
        #expect(verb == "check" || outcome.output.contains("Good"))
        expectSafe(outcome.bytes)
        expectSafe(outcome.errorBytes)
        #expect(outcome.lines.count == ["list": 2, "check": 0, "--print": 24][verb])
        #expect(outcome.errors.count { $0 == "\n" } == (verb == "--print" ? 0 : 1))
      }
    }

    @Test("tells safely that it is missing", arguments: names)
    func missing(name: [UInt8]) throws {
      let sandbox = try Sandbox()
      let outcome = try run(sandbox, [Array("list".utf8), name])
      #expect(outcome.ending == .exited(66))
      expectSafe(outcome.errorBytes)
      #expect(outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test("shows it in the status line")
    func viewer() throws {
      let sandbox = try Sandbox()
      let name = "a\u{1b}[31mb\u{9b}2J.json"
      try sandbox.folder.writeWallet(7, to: name)
      let tmux = try sandbox.tmux([name])
      let screen = try tmux.wait(forText: "card 1/7")
      #expect(screen.last?.contains("a␛[31mb") == true)
      try tmux.wait(forScreen: sandbox.frame([name]))
    }

    private func run(_ sandbox: borrowing Sandbox, _ arguments: [[UInt8]]) throws -> Outcome {
      try TestSupport.run(
        Command(sandbox.program, arguments, directory: sandbox.folder.path))
    }
  }
}
