import Foundation
import TestSupport
import Testing

extension RealProgram {
  @Suite("list --json")
  struct JSON {
    @Test("is the wallet format, in the asked order", arguments: ["new", "old", "title", "file"])
    func parses(order: String) throws {
      let sandbox = try Sandbox(tickets: 30)
      let tickets = try parsed(sandbox.run(["list", "--json", "--order", order, "wallet.json"]))
      #expect(tickets.count == 30)
      #expect(tickets.map { $0["id"] as? String } == (try sandbox.ids(order)))
      #expect(tickets.allSatisfy { $0["home"] != nil && $0["venue"] != nil && $0["notes"] != nil })
    }

    @Test("what it prints is read back as the same")
    func roundTrip() throws {
      let sandbox = try Sandbox()
      let first = try sandbox.run(["list", "--json", "--demo"])
      try sandbox.folder.write(first.output, to: "copy.json")
      let second = try sandbox.run(["list", "--json", "--order", "file", "copy.json"])
      #expect(second.output == first.output)
      #expect(second.errorBytes.isEmpty)
    }

    @Test("controls are escaped, and come back as they were")
    func controls() throws {
      let nasty = "a\u{1b}[2Jb\u{0}c\u{7f}\u{9b}d\u{202e}e\u{2028}f\"\\\n\té本🎟\u{feff}"
      let data = try JSONSerialization.data(withJSONObject: [["title": nasty, "x\u{1b}y": nasty]])
      let sandbox = try Sandbox(String(decoding: data, as: UTF8.self))
      let outcome = try sandbox.run(["list", "--json", "wallet.json"])
      let ticket = try #require(try parsed(outcome).first)
      #expect(ticket["title"] as? String == nasty)
      #expect(ticket["x\u{1b}y"] as? String == nasty)
    }

    @Test("of no ticket is an empty wallet")
    func empty() throws {
      let sandbox = try Sandbox(tickets: 0)
      #expect(try parsed(sandbox.run(["list", "--json", "wallet.json"])).isEmpty)
    }
  }
}

/// The tickets of a wallet in JSON, which is safe to print.
func parsed(
  _ outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [[String: Any]] {
  expectSafe(outcome.bytes, sourceLocation: sourceLocation)
  let value = try JSONSerialization.jsonObject(with: Data(outcome.bytes))
  let wallet = try #require(value as? [String: Any], sourceLocation: sourceLocation)
  #expect(wallet["wallet"] as? Int == 1, sourceLocation: sourceLocation)
  return try #require(wallet["tickets"] as? [[String: Any]], sourceLocation: sourceLocation)
}
