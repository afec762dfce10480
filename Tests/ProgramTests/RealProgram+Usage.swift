import TestSupport
import Testing

extension RealProgram {
  @Suite("reads its command line")
  struct Usage {
    @Test(
      "what means nothing is refused, with a sentence and status 2",
      arguments: [
        ["--nonsense"], ["-x"], ["---"], ["--size"], ["--size", "80"], ["--size", "0x5"],
        ["--size", "80x24x3"], ["--size=1001x5"], ["--size", "-1x5"], ["--size", "x"],
        ["--focus"], ["--focus", "0"], ["--focus", "x"], ["--focus=-1"], ["--focus", "1e3"],
        ["--focus", "99999999999999999999"], ["--offset", "-1"], ["--step", "0"],
        ["--height", "0"], ["--height", ""], ["--order"], ["--order", "sideways"],
        ["--order=NEW"], ["--stacking", "middle"], ["--color", "pink"], ["--wallet"],
        ["--print=yes"], ["--demo=1"], ["--demo="], ["--demo=Album"], ["--demo", "album"],
        ["--demo", "wallet.json"], ["--json", "wallet.json"],
        ["check", "--json", "wallet.json"], ["list"], ["check"], ["list", "--"],
        ["list", "--print", "wallet.json"], ["wallet.json", "--nonsense"],
      ])
    func refused(arguments: [String]) throws {
      let sandbox = try Sandbox(tickets: 1)
      let outcome = try sandbox.run(arguments)
      #expect(outcome.ending == .exited(2))
      #expect(outcome.bytes.isEmpty)
      #expect(outcome.errors.hasPrefix("billfold: "))
      #expect(outcome.errors.contains("billfold --help"))
      expectSafe(outcome.errorBytes)
    }

    @Test("an argument of control characters and no text is told safely")
    func unsafe() throws {
      let sandbox = try Sandbox(tickets: 1)
      let option = Array("--\u{1b}[31m\u{9b}\r\n".utf8) + [0xff]
      let outcome = try TestSupport.run(Command(sandbox.program, [option]))
      #expect(outcome.ending == .exited(2))
      expectSafe(outcome.errorBytes)
    }

    @Test("help and version", arguments: ["--help", "-h", "--version", "-V"])
    func help(option: String) throws {
      let sandbox = try Sandbox()
      let outcome = try sandbox.run([option])
      #expect(outcome.ending == .exited(0))
      #expect(outcome.output.hasPrefix("billfold "))
      #expect(outcome.errorBytes.isEmpty)
    }

    @Test("options stand anywhere, with = or without")
    func options() throws {
      let sandbox = try Sandbox(tickets: 30)
      let outputs = try [
        ["--print", "--size", "60x20", "--focus", "3", "wallet.json"],
        ["wallet.json", "--focus=3", "--print", "--size=60x20"],
        ["--size=60X20", "wallet.json", "--print", "--offset", "0", "--focus", "3", "--offset=6"],
      ].map { try sandbox.run($0).output }
      #expect(outputs[0].contains("card 3/30"))
      #expect(outputs[1] == outputs[0])
      #expect(outputs[2] == outputs[0])
    }

    @Test("a file that is named like a command is ./list, one like an option stands behind --")
    func names() throws {
      let sandbox = try Sandbox()
      for name in ["list", "--help", "-"] { try sandbox.folder.writeWallet(2, to: name) }
      for words in [["list", "./list"], ["./list"], ["list", "--", "--help"], ["--", "list"]] {
        let outcome = try sandbox.run(words)
        #expect(outcome.ending == .exited(0))
        #expect(outcome.lines.count == 2, "\(words)")
      }
      // Standard input, which is empty here, and not the file of that name.
      #expect(try sandbox.run(["list", "./-"]).lines.count == 2)
      #expect(try sandbox.run(["list", "-"]).status == 65)
    }

    @Test("without a file it is the own wallet")
    func ownWallet() throws {
      let sandbox = try Sandbox(tickets: 3)
      let none = try sandbox.run(["--print"], environment: ["XDG_DATA_HOME": sandbox.folder.path])
      #expect(none.status == 66)
      #expect(none.errors.contains("--demo"))
      let given = try sandbox.run(["--wallet", "wallet.json"])
      #expect(given.lines.count == 3)
      let found = try sandbox.shell(
        "mkdir -p a/billfold; mv wallet.json a/billfold; XDG_DATA_HOME=\"$PWD/a\" exec \"$1\"")
      #expect(found.lines.count == 3)
    }

    @Test(
      "a sample by its name; it has no problem, and its title is told",
      arguments: [
        ("--demo", "Finals that were", "UEFA Champions League"),
        ("--demo=finals", "Finals", "UEFA Champions League"),
        ("--demo=album", "A shoebox of pictures", "▣ IMG_0340.jpg"),
        ("--demo=tasks", "Things to do", "☐ Renew the passport"),
      ])
    func samples(option: String, title: String, text: String) throws {
      let sandbox = try Sandbox()
      let frame = try sandbox.run([option, "--print", "--size", "100x60"])
      #expect(frame.ending == .exited(0))
      #expect(frame.output.contains(text))
      #expect(frame.lines.last?.contains(title) == true)
      #expect(!frame.output.contains("problem"))
      #expect(try sandbox.run(["check", option]).ending == .exited(0))
    }

    @Test("a sample that there is not is refused with the names of those that there are")
    func noSample() throws {
      let errors = try Sandbox().run(["--demo=trains"]).errors
      #expect(errors.contains("finals, album, tasks"))
    }

    @Test("500 files at once")
    func manyFiles() throws {
      let sandbox = try Sandbox("[{\"title\": \"x\"}]")
      let outcome = try sandbox.run(["list"] + [String](repeating: "wallet.json", count: 500))
      #expect(outcome.ending == .exited(0))
      #expect(outcome.lines.count == 500)
    }
  }
}
