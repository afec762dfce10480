import TestSupport
import Testing

extension RealProgram {
  @Suite("several files, of any kind")
  struct Folders {
    private static let pass = """
      {"formatVersion": 1, "serialNumber": "7", "description": "A match",
       "relevantDate": "2024-05-11T15:00Z", "barcode": {"format": "PKBarcodeFormatQR",
       "message": "A1", "messageEncoding": "iso-8859-1"},
       "eventTicket": {"primaryFields": [{"key": "event", "value": "Cup final"}]}}
      """
    private static let page = """
      <html><script type="application/ld+json">{"@context": "http://schema.org",
      "@type": "FlightReservation", "reservationNumber": "X1", "reservationFor": {"@type": "Flight",
      "departureAirport": {"iataCode": "BER"}, "arrivalAirport": {"iataCode": "MUC"},
      "departureTime": "2024-06-01T10:00:00+02:00"}}</script></html>
      """

    private func sandbox() throws -> Sandbox {
      let sandbox = try Sandbox()
      try sandbox.folder.makeFolder("kept")
      try sandbox.folder.makeFolder("kept/older")
      for (name, text) in [
        ("a", Self.pass), ("b.txt", Self.page), ("c.json", #"[{"title": "Mine"}]"#),
        ("d.json", "{\"title\": "), ("e.pdf", "%PDF-1.4"), ("f.txt", "buy milk"),
        (".hidden.json", #"[{"title": "Hidden"}]"#), ("g.html", "<html></html>"),
        ("older/h.json", #"[{"title": "Older"}]"#),
      ] { try sandbox.folder.write(text, to: "kept/\(name)") }
      return sandbox
    }

    @Test("a folder: its tickets, the fault of a broken file, no word of what is no ticket")
    func folder() throws {
      let sandbox = try sandbox()
      let outcome = try sandbox.run(["list", "--order", "file", "kept/"])
      #expect(outcome.status == 65)
      let columns = outcome.lines.map { $0.components(separatedBy: "\t") }
      #expect(columns.map { $0[2] } == ["Cup final", "BER → MUC", "Mine"])
      #expect(columns.map { $0[7] } == ["kept/a", "kept/b.txt", "kept/c.json"])
      #expect(outcome.errors.hasPrefix("kept/d.json:1:"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("each of them through a pipe", arguments: [(pass, "Cup final"), (page, "BER → MUC")])
    func standardInput(text: String, title: String) throws {
      let sandbox = try Sandbox()
      let outcome = try sandbox.run(["list", "-"], input: .bytes(Array(text.utf8)))
      #expect(outcome.lines.map { $0.components(separatedBy: "\t")[2] } == [title])
    }

    @Test("the viewer shows them as one wallet, and reads them again")
    func viewer() throws {
      let sandbox = try sandbox()
      let tmux = try sandbox.tmux(["kept"])
      try tmux.wait(forText: "card 1/3")
      try tmux.type("!")
      try tmux.wait(forText: "kept/d.json:1:")
      try tmux.type("q")
      try tmux.wait(forText: "card 1/3")
      try sandbox.folder.write("[{\"title\": \"New\"}]", to: "kept/d.json")
      try tmux.type("r")
      try tmux.wait(forText: "card 1/4")
      try tmux.type("q")
    }

    @Test(
      "certificates that cannot be read: a sentence, before anything is opened",
      arguments: [
        ("none.pem", 66, "none.pem: no such file"), ("kept", 65, "kept: is a folder"),
        ("kept/a", 65, "kept/a: holds no certificate; expected certificates in PEM"),
      ] as [(String, Int32, String)])
    func trust(name: String, status: Int32, words: String) throws {
      let outcome = try sandbox().run(["list", "--trust", name, "kept"])
      #expect(outcome.status == status)
      #expect(outcome.errors == "billfold: \(words)\n")
      #expect(outcome.bytes.isEmpty)
    }

    @Test("many passes with few descriptors, and read again")
    func descriptors() throws {
      let sandbox = try Sandbox()
      try sandbox.folder.makeFolder("many")
      for number in 0..<80 { try sandbox.folder.write(Self.pass, to: "many/\(number)") }
      let outcome = try sandbox.shell("ulimit -n 32; \"$1\" list many")
      #expect(outcome.lines.count == 80)
      #expect(outcome.errors.isEmpty)
    }

    @Test("a folder that is an unpacked pass: its manifest is no wallet")
    func unpacked() throws {
      let sandbox = try Sandbox()
      try sandbox.folder.makeFolder("Match.pass")
      try sandbox.folder.write(Self.pass, to: "Match.pass/pass.json")
      try sandbox.folder.write("{\"icon.png\": \"00\"}", to: "Match.pass/manifest.json")
      try sandbox.folder.write("[{\"title\": \"Beside it\"}]", to: "Match.pass/other.json")
      let outcome = try sandbox.run(["list", "Match.pass"])
      #expect(
        outcome.lines.map { $0.components(separatedBy: "\t")[2] } == ["Cup final", "Beside it"])
    }
  }
}
