import Glibc
import TestSupport
import Testing

extension RealProgram {
  @Suite("says what is wrong with a file")
  struct Files {
    private static let verbs = [["list"], ["check"], ["--print"], []]

    @Test(
      "nothing readable in it: a sentence and status 65",
      arguments: [
        ("", "is empty"), (" \n\t\n", "is empty"), ("\u{feff}", "is empty"),
        ("null", ":1:1: expected tickets"), ("7", ":1:1: expected tickets"),
        ("word", ":1:1: "), ("\u{0}\u{0}\u{0}\u{0}", ": "), ("{", ":1:2: "), ("[", ":1:2: "),
        ("<html>", "is a web page, and holds no ticket"), ("%PDF-1.7\n", "is a PDF"),
      ])
    func unreadable(text: String, words: String) throws {
      let sandbox = try Sandbox(text)
      for verb in Self.verbs {
        let outcome = try sandbox.run(verb + ["wallet.json"])
        #expect(outcome.ending == .exited(65), "\(verb)")
        #expect(outcome.bytes.isEmpty, "\(verb)")
        #expect(
          outcome.errors.contains("wallet.json") && outcome.errors.contains(words),
          "\(verb) \(outcome.errors)")
        expectSafe(outcome.errorBytes)
      }
    }

    @Test("too deep: a place, whatever the depth", arguments: [65, 1_000, 200_000])
    func deep(levels: Int) throws {
      let sandbox = try Sandbox(String(repeating: "[", count: levels))
      let outcome = try sandbox.run(["check", "wallet.json"])
      #expect(outcome.ending == .exited(65))
      #expect(outcome.errors.contains("wallet.json:1:"))
      let value = String(repeating: "{\"a\":", count: levels)
      try sandbox.folder.write("[{\"title\": \"x\", \"deep\": \(value)", to: "wallet.json")
      #expect(try sandbox.run(["check", "wallet.json"]).ending == .exited(65))
    }

    @Test("no such file, a folder without tickets, a device, no permission")
    func noFile() throws {
      let sandbox = try Sandbox(tickets: 1)
      try sandbox.folder.makeFolder("empty")
      for verb in Self.verbs {
        for (name, status, words) in [
          ("missing.json", 66, "missing.json: no such file"),
          ("wallet.json/x", 66, "wallet.json/x: no such file"), ("", 66, "\"\": no such file"),
          ("empty", 65, "empty: is a folder without a file of tickets"),
          ("/dev/null", 65, "/dev/null: is a device"),
        ] as [(String, Int32, String)] {
          let outcome = try sandbox.run(verb + [name])
          #expect(outcome.ending == .exited(status), "\(verb) \(name)")
          #expect(outcome.bytes.isEmpty)
          #expect(outcome.errors.hasPrefix("billfold: \(words)"), "\(outcome.errors)")
        }
      }
    }

    @Test("one bad ticket among three: the good ones, and where the bad one is")
    func oneBad() throws {
      let sandbox = try Sandbox(
        """
        [{"id": "a", "title": "One"},
         {"id": "b", "title" "Two"},
         {"id": "c", "title": "Three"}]
        """)
      let list = try sandbox.run(["list", "wallet.json"])
      #expect(list.ending == .exited(0))
      #expect(list.lines.map { $0.prefix(1) } == ["a", "c"])
      #expect(list.errors.wholeMatch(of: /wallet\.json:2:[0-9]+: ticket 2: .*\n/) != nil)
      let check = try sandbox.run(["check", "wallet.json"])
      #expect(check.ending == .exited(65))
      #expect(check.errors == list.errors)
      #expect(check.bytes.isEmpty)
      let frame = try sandbox.frame().joined(separator: "\n")
      for text in ["One", "Three", "card 1/3", "1 problem: press !"] {
        #expect(frame.contains(text))
      }
    }

    @Test("one bad value costs that value")
    func oneBadValue() throws {
      let sandbox = try Sandbox("[{\"id\": \"a\"},\n {\"id\": \"b\", \"score\": true}]")
      let list = try sandbox.run(["list", "wallet.json"])
      #expect(list.lines.count == 2)
      let words = "\"score\" should be text or two numbers, found true"
      #expect(list.errors == "wallet.json:2:23: ticket 2: \(words)\n")
      #expect(try sandbox.run(["check", "wallet.json"]).status == 65)
    }

    @Test("cut short: the tickets that are whole")
    func truncated() throws {
      let text = WalletMaker(count: 30).text
      let sandbox = try Sandbox(String(text.prefix(text.count / 2)))
      let list = try sandbox.run(["list", "--order", "file", "wallet.json"])
      #expect(list.ending == .exited(0))
      let count = list.lines.count
      #expect(10..<20 ~= count)
      #expect(list.lines.last?.hasPrefix(WalletMaker.id(of: count - 1)) == true)
      #expect(list.errors.contains(": ticket \(count + 1): "))
      #expect(try sandbox.run(["check", "wallet.json"]).status == 65)
    }

    @Test("bytes that are not UTF-8 cost no ticket")
    func invalidText() throws {
      let sandbox = try Sandbox()
      let bytes = Array("[{\"title\": \"caf".utf8) + [0xe9, 0xf0, 0x9f] + Array("\"}]".utf8)
      try sandbox.folder.write(bytes, to: Array("wallet.json".utf8))
      let list = try sandbox.run(["list", "wallet.json"])
      #expect(list.ending == .exited(0))
      #expect(list.output.contains("caf\u{fffd}"))
      expectSafe(list.bytes)
      let check = try sandbox.run(["check", "wallet.json"])
      #expect(check.status == 65)
      #expect(check.errors.hasPrefix("wallet.json:1:16: ticket 1: "))
    }

    @Test("of several files one is missing: the others, and status 66")
    func oneMissing() throws {
      let sandbox = try Sandbox()
      try sandbox.folder.writeWallet(2, to: "a.json")
      try sandbox.folder.writeWallet(3, to: "b.json", seed: 2)
      let outcome = try sandbox.run(["list", "a.json", "missing.json", "b.json", "/dev/null"])
      #expect(outcome.ending == .exited(66))
      #expect(outcome.lines.count == 5)
      #expect(
        outcome.errors.hasPrefix(
          "billfold: missing.json: no such file\nbillfold: /dev/null: is a device"))
      let tmux = try sandbox.tmux(["a.json", "missing.json", "b.json"])
      try tmux.wait(forText: "card 1/5")
      try tmux.type("q")
      #expect(try tmux.end() == 66)
    }
  }
}
