import Foundation
import TestSupport
import Testing

@testable import TicketFiles
@testable import Tickets

private typealias File = ArchiveMaker.File

private let pass = """
  {"formatVersion": 1, "passTypeIdentifier": "pass.example", "serialNumber": "7",
   "description": "A match", "eventTicket": {"primaryFields": [{"key": "event", "value": "Final"}]}}
  """
private let concert = """
  {"@context": "https://schema.org", "@type": "MusicEvent", "name": "Nocturnes",
   "startDate": "2024-05-01T20:00"}
  """
private let calendar = """
  BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Regatta\r\nDTSTART:20240601T100000\r\nEND:VEVENT\r
  END:VCALENDAR\r\n
  """
private let cards = "_id,store,cardid\n1,Library,123\n"

@Suite("Documents of other programs")
struct ImporterTests {
  private func read(_ bytes: [UInt8]) throws -> Reading? {
    try Importer(ReadingOptions()).read(bytes)
  }

  private func titles(_ bytes: [UInt8]) throws -> [String]? {
    try read(bytes)?.tickets.map(\.displayTitle)
  }

  private func zip(_ files: File...) -> [UInt8] { ArchiveMaker(files).bytes }

  @Test(
    "are recognised by what they hold",
    arguments: [
      (pass, FileFormat.foreignJSON), (concert, .foreignJSON), ("[\(concert)]", .foreignJSON),
      ("\u{feff} \(pass)", .foreignJSON), ("// made by hand\n\(pass)", .foreignJSON),
      ("{\"@graph\": []}", .foreignJSON), ("{\"payload\": {}}", .foreignJSON),
      ("<!DOCTYPE html>", .page), ("\n <script type=\"application/ld+json\">", .page),
      (calendar, .calendar), ("begin:vcalendar\n", .calendar), (cards, .catima),
      ("2\n\n_id\n\n_id,store\n", .catima),
      ("From: a@example.org\nSubject: Your ticket\n\n", .mail),
      ("eyJhbGciOiJub25lIn0.eyJhIjoxfQ.", .token),
      ("https://pay.google.com/gp/v/save/eyJhbGciOiJub25lIn0.eyJhIjoxfQ.", .token),
      ("PK\u{3}\u{4}", .archive), ("%PDF-1.4", .other("a PDF")),
      // Wallets, or what their reader has a sentence for.
      ("", .wallet), ("[]", .wallet), ("{\"title\": \"a\"}", .wallet), ("hello", .wallet),
      ("{\"kind\": \"coupon\", \"notes\": \"an \\\"@type\\\": of its own\"}", .wallet),
      ("{\"a\":1}\n{\"b\":2}", .wallet), ("# only a comment", .wallet),
    ])
  func formats(text: String, format: FileFormat) {
    #expect(FileFormat(startingWith: Array(text.utf8)) == format)
  }

  @Test("in UTF-16 too")
  func utf16() throws {
    let bytes = Array(try #require(concert.data(using: .utf16LittleEndian)))
    #expect(try titles(bytes) == ["Nocturnes"])
  }

  @Test("a wallet with one of the keys stays a wallet")
  func wallets() throws {
    #expect(try read(Array(#"[{"title": "a", "serialNumber": "1"}]"#.utf8)) == nil)
    #expect(try read(Array(#"{"tickets": [{"title": "a", "generic": 1}]}"#.utf8)) == nil)
    #expect(try read(Array(#"{"title": "a", "payload": {"b": 1}}"#.utf8)) == nil)
  }

  @Test("a bare pass, and several")
  func barePasses() throws {
    #expect(try titles(Array(pass.utf8)) == ["Final"])
    #expect(try titles(Array("[\(pass), \(pass)]".utf8)) == ["Final", "Final"])
  }

  @Test("an archive of all kinds: each document by its own reader, each fault its own")
  func mixedArchive() throws {
    let archive = zip(
      File("a.json", concert), File("b/", []), File("b/c.ics", calendar),
      File("d.bin", zip(File("pass.json", pass))), File("notes.txt", "buy milk"),
      File("e.pkpass", "PK\u{3}\u{4} and no more"), File("f.png", "\u{89}PNG\r\n"))
    let reading = try #require(try read(archive))
    #expect(reading.tickets.map(\.displayTitle) == ["Nocturnes", "Regatta", "Final"])
    #expect(reading.remarks.map(\.path) == [["e.pkpass"]])
    #expect(reading.remarks.first?.words.contains("cut short") == true)
  }

  @Test("Catima's archive: the cards, and not their pictures")
  func catima() throws {
    let archive = zip(File("catima.csv", cards), File("card_1_front.png", "\u{89}PNG\r\n"))
    #expect(try titles(archive) == ["Library"])
  }

  @Test("a pass in an inner folder is a pass, with its translations")
  func innerFolder() throws {
    let archive = zip(
      File("Match.pass/pass.json", pass),
      File("Match.pass/en.lproj/pass.strings", "\"Final\" = \"The Final\";"),
      File("Match.pass/manifest.json", "{}"))
    #expect(try titles(archive) == ["The Final"])
  }

  @Test("a mail: its page, its passes, its calendar; an attachment that comes twice counts once")
  func mail() throws {
    let archive = Data(zip(File("pass.json", pass))).base64EncodedString()
    let part = { (head: String, body: String) in "--b\r\n\(head)\r\n\r\n\(body)\r\n" }
    let mail =
      "From: tickets@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"
      + part("Content-Type: text/plain", concert)
      + part("Content-Type: text/html", "<script type='application/ld+json'>\(concert)</script>")
      + part(
        "Content-Type: application/vnd.apple.pkpass\r\nContent-Transfer-Encoding: base64", archive)
      + part("Content-Type: text/calendar", calendar)
      + part("Content-Type: application/octet-stream; name=\"again.ics\"", calendar) + "--b--\r\n"
    #expect(try titles(Array(mail.utf8)) == ["Nocturnes", "Final", "Regatta"])
  }

  @Test("archives in archives share what may be unpacked, and end somewhere")
  func nested() throws {
    let zeros = File("zeros", [UInt8](repeating: 0x20, count: 7 << 20))
    var bytes = zip(File("a.json", concert))
    for _ in 0..<3 { bytes = zip(File("inner.zip", bytes), File("b.json", concert)) }
    #expect(try titles(bytes)?.count == 4)
    for _ in 0..<4 { bytes = zip(File("inner.zip", bytes), File("b.json", concert)) }
    let reading = try #require(try read(bytes))
    #expect(reading.tickets.count == 4)
    #expect(reading.remarks.map(\.words).allSatisfy { $0 == "lies too deep in other documents" })
    #expect(reading.remarks.count == 2)
    let page = File("a.html", Array("<p>".utf8) + zeros.content)
    let big = zip(page, page.with(\.name, [0x62]), page.with(\.name, [0x63]))
    let bomb = zip(File("1.zip", big), File("2.zip", big), File("a.json", concert))
    let rest = try #require(try read(bomb))
    #expect(rest.tickets.map(\.displayTitle) == ["Nocturnes"])
    #expect(rest.remarks.contains { $0.words == "is over 32 MiB when unpacked" })
  }

  @Test(
    "what holds no ticket says what it is",
    arguments: [
      ("%PDF-1.4", "is a PDF"), ("\u{89}PNG\r\n", "is not UTF-8"),
      ("<html></html>", "is a web page, and holds no ticket"),
      ("From: a@example.org\nTo: b@example.org\n\nHello", "is a mail, and holds no reservation"),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", "is a calendar without an event"),
      ("{\"@type\": \"Person\", \"name\": \"A\"}", "holds no ticket"),
      ("_id,store\n", "is a Catima export without a card"),
    ])
  func nothing(text: String, words: String) {
    do throws(FileError) {
      let file = try ImportedFile.reading(
        BytesInMemory(Array(text.utf8)), named: "f", options: ReadingOptions())
      #expect(file == nil && words == "is not UTF-8", "\(text)")
    } catch {
      #expect(error.isOfAnotherKind)
      #expect(error.description.hasPrefix("f: \(words)"), "\(error)")
    }
  }

  @Test("a broken element costs itself, what is broken behind a whole one the rest")
  func brokenJSON() throws {
    let list = try #require(try read(Array("[\(concert), {\"x\": oops}, \(pass)]".utf8)))
    #expect(list.tickets.map(\.displayTitle).sorted() == ["Final", "Nocturnes"])
    #expect(list.remarks.contains { $0.words.contains("expected a value") })
    let behind = try #require(try read(Array("\(pass)x".utf8)))
    #expect(behind.tickets.map(\.displayTitle) == ["Final"])
    #expect(behind.remarks.count == 1)
    #expect(throws: Refusal.self) { try read(Array("{\"@type\": \"Event\", \"name\": oops".utf8)) }
  }

  @Test("objects of all kinds in one list, and the wallet's among them")
  func mixedJSON() throws {
    let match = #"{"home": "A", "away": "B", "date": "2024-01-01"}"#
    let titles = try titles(Array("[\(concert), \(match), \(pass)]".utf8))
    #expect(titles?.sorted() == ["A – B", "Final", "Nocturnes"])
  }

  @Test("keys that come late, and documents that are too large")
  func late() throws {
    let logo = String(repeating: "d", count: 40_000)
    let late = "{\"userInfo\": {\"logo\": \"\(logo)\"}," + pass.dropFirst()
    #expect(try titles(Array(late.utf8)) == ["Final"])
    let large = "[\(concert)," + String(repeating: " ", count: 9 << 20) + "\(concert)]"
    #expect(throws: Refusal.tooLarge) { try read(Array(large.utf8)) }
  }

  @Test("an archive with a pass in a folder and more beside it: all of them")
  func passBesideOthers() throws {
    let both = zip(
      File("a/pass.json", pass), File("c.pkpass", zip(File("pass.json", pass))),
      File("x.ics", calendar))
    #expect(try titles(both)?.sorted() == ["Final", "Final", "Regatta"])
    let two = zip(
      File("a/pass.json", pass), File("b/pass.json", pass), File("x.ics", calendar))
    #expect(try titles(two)?.sorted() == ["Final", "Final", "Regatta"])
    let inner = zip(File("catima.zip", zip(File("catima.csv", cards))))
    #expect(try titles(inner) == ["Library"])
    let method = zip(File("enc.bin", "x").with(\.method, 12), File("pass.json", pass))
    #expect(try titles(method) == ["Final"])
    let mac = zip(
      File("a.pkpass", zip(File("pass.json", pass))),
      File("__MACOSX/._a.pkpass", "resources"))
    #expect(try read(mac)?.remarks == [])
  }

  @Test("where no pass of a bundle can be read, each says why")
  func allBroken() {
    let bundle = zip(File("a.pkpass", "PK\u{3}\u{4} cut"), File("b.pkpass", "PK\u{3}\u{4} too"))
    do throws(FileError) {
      _ = try ImportedFile.reading(
        BytesInMemory(bundle), named: "f", options: ReadingOptions())
      Issue.record("read")
    } catch {
      #expect(error.description.hasPrefix("f/a.pkpass: is cut short"))
      #expect(error.diagnostics.map(\.description).first?.hasPrefix("f/b.pkpass: ") == true)
    }
  }

  @Test("a file that has changed since it was read says so where its seal is looked at")
  func changed() throws {
    let folder = try TemporaryFolder()
    let sealed = zip(File("pass.json", pass), File("manifest.json", "{}"))
    try folder.write(sealed, to: Array("a.pkpass".utf8))
    let path = FilePath(folder.path(of: "a.pkpass"))
    func opened() throws -> any TicketFile {
      try OpenedFile(path, again: false).tickets(
        named: "a.pkpass", at: path, options: ReadingOptions())
    }
    let (same, other) = (try opened(), try opened())
    let seal = same.completeTicket(at: 0).back.last
    #expect(seal == Field(label: "Signature", value: "altered: pass.json is not listed"))
    #expect(same.completeTicket(at: 0).source == same.ticket(at: 0).source)
    try folder.write(zip(File("pass.json", pass)), to: Array("a.pkpass".utf8))
    #expect(
      other.completeTicket(at: 0).back.last?.value.line.hasPrefix("not checked: the file") == true)
    #expect(other.ticket(at: 0) != other.completeTicket(at: 0))
  }

  @Test("a remark names the file, the part, the place and the ticket")
  func diagnostics() throws {
    let broken = pass.replacing("\"Final\"}]", with: "\"Final\"},]")
    let archive = zip(File("a.pkpass", zip(File("pass.json", broken))), File("b.json", concert))
    let file = try #require(
      try ImportedFile.reading(BytesInMemory(archive), named: "all.zip", options: ReadingOptions()))
    var check = file.check(seals: false)
    #expect(
      check.advance(by: 10).map(\.description)
        == ["all.zip/a.pkpass/pass.json:2:96: found a trailing comma"])
    #expect(check.isDone)
    #expect(file.ticket(at: 1).source?.file == "all.zip")
  }
}
