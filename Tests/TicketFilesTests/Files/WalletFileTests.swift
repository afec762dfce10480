import Foundation
import Testing
import Tickets

@testable import TicketFiles

@Suite("Files of tickets")
struct WalletFileTests {
  private func diagnostics(_ text: String) throws -> [String] {
    var check = WalletCheck(try wallet(text))
    return check.advance(by: 1_000).map(\.description)
  }

  private func titles(_ text: String) throws -> [String] {
    let file = try wallet(text)
    return (0..<file.count).map(file.ticket(at:)).filter { $0.fault == nil }.map(\.displayTitle)
  }

  @Test(
    "a broken ticket costs that ticket, and its place is told",
    arguments: [
      (
        "[{\"title\": \"a\"},\n {\"title\" \"b\"},\n {\"title\": \"c\"}]", ["a", "c"],
        ["w.json:2:11: ticket 2: expected a colon, found a quote"]
      ),
      (
        "[{\"title\": \"a\"},\n 7,\n {\"title\": \"c\"}]", ["a", "c"],
        ["w.json:2:2: ticket 2: expected an object, found the number 7"]
      ),
      (
        "{\"title\": \"a\"}\n{\"title\": ]\n{\"title\": \"c\"}\n", ["a", "c"],
        ["w.json:2:11: ticket 2: expected a value, found \"]\""]
      ),
      (
        "[{\"title\": \"a\"}, {\"title\": \"c\",}, ]", ["a", "c"],
        [
          "w.json:1:31: ticket 2: found a trailing comma", "w.json:1:33: found a trailing comma",
        ]
      ),
      (
        "// mine\n[{\"title\": \"a\"}]", ["a"], ["w.json:1:1: found a comment"]
      ),
      (
        "[{\"title\": \"a\", \"title\": \"b\"}]", ["b"],
        ["w.json:1:17: ticket 1: found \"title\" a second time; the last one counts"]
      ),
    ])
  func broken(text: String, titles: [String], said: [String]) throws {
    #expect(try self.titles(text) == titles)
    let words = try diagnostics(text)
    #expect(words == said, "\(words)")
  }

  @Test(
    "a cut file gives what stands before the cut",
    arguments: [
      "[{\"title\": \"a\"}, {\"title\": \"b", "[{\"title\": \"a\"}, {\"title\": ",
      "[{\"title\": \"a\"}, {", "{\"tickets\": [{\"title\": \"a\"}, {\"x\"", "[{\"title\": \"a\"}",
      "[{\"title\": \"a\"},", "{\"title\": \"a\"}\n{\"title\"",
    ])
  func cut(text: String) throws {
    #expect(try titles(text) == ["a"])
    let said = try diagnostics(text)
    #expect(said.count == 1, "\(said)")
    #expect(said.allSatisfy { $0.contains("end") }, "\(said)")
  }

  @Test(
    "what holds no ticket is refused in a sentence",
    arguments: [
      ("", "w.json: is empty"),
      (" \n\t ", "w.json: is empty"),
      ("null", "w.json:1:1: expected tickets (a list or an object), found null"),
      ("\n 42", "w.json:2:2: expected tickets (a list or an object), found the number 42"),
      ("<html>", "w.json:1:1: expected a value, found \"<\""),
      ("# notes\nconst x", "w.json:2:1: expected a value, found \"c\""),
      ("[1]", "w.json:1:2: expected an object, found the number 1"),
    ])
  func refused(text: String, words: String) {
    #expect(throws: FileError.self) { try wallet(text) }
    do { _ = try wallet(text) } catch { #expect("\(error)" == words) }
  }

  @Test("everything that is wrong is told, however much it is")
  func manyRepairs() throws {
    let text = "[" + String(repeating: "{\"title\": \"a\"}\n", count: 2_500) + "]"
    var check = WalletCheck(try wallet(text))
    #expect(check.advance(by: 10_000).count == 2_499)
  }

  @Test("two tickets with one id are both there, and told; so are two that look alike")
  func duplicateIDs() throws {
    let text =
      "[{\"id\": \"1\"}, {\"id\": 1}, {\"id\": \"\u{e9}\"}, {\"id\": \"e\u{301}\"}, {\"id\": \"E\"}]"
    #expect(try wallet(text).count == 5)
    #expect(
      try diagnostics(text) == [
        "w.json:1:15: ticket 2: \"id\" should be its own, found \"1\", which is that of ticket 1",
        "w.json:1:39: ticket 4: \"id\" should be its own, found \"e\u{301}\", which looks like that of ticket 3",
      ])
  }

  @Test("every encoding that JSON comes in")
  func encodings() throws {
    let text = #"[{"title": "Größe 本"}]"#
    let encodings: [String.Encoding] = [
      .utf8, .utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      let bytes = Array(text.data(using: encoding) ?? Data())
      let file = try WalletFile(BytesInMemory(bytes), named: "w.json")
      #expect(file.ticket(at: 0).displayTitle == "Größe 本")
    }
  }

  @Test("the wallet's title, and its version")
  func header() throws {
    let file = try wallet(#"{"tickets": [{"title": "a"}], "title": "My matches", "wallet": 1}"#)
    #expect(file.title == "My matches")
    #expect(file.isOwnFormat)
    #expect(try wallet(#"{"tickets": [{"title": "a"}]}"#).isOwnFormat == false)
    #expect(
      try diagnostics(#"{"wallet": 99, "tickets": [{"title": "a"}]}"#).first?.contains("newer")
        == true)
  }

  @Test("what a wallet says before its tickets counts where it is cut, too")
  func cutHeader() throws {
    let file = try wallet(
      "{\"title\": \"Mine\", \"wallet\": 1, \"tickets\": [{\"title\": \"a\"}, {\"x")
    #expect(file.title == "Mine")
    #expect(file.isOwnFormat)
    #expect(file.count == 2)
  }

  @Test("a file cut short while it is open: its tickets say so, and nothing ends")
  func changed() throws {
    let path = NSTemporaryDirectory() + "billfold-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = #"[{"title": "a"}, {"title": "b"}]"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let file = try WalletFile(opening: FilePath(path))
    #expect(file.ticket(at: 1).displayTitle == "b")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 10)
    #expect(file.ticket(at: 1).fault?.line.contains("changed") == true)
  }

  @Test(
    "files that cannot be opened",
    arguments: [
      ("/nowhere/x.json", "no such file"), ("/", "is a folder"), ("/dev/null", "is a device"),
    ])
  func unopened(path: String, words: String) {
    do {
      _ = try WalletFile(opening: FilePath(path))
      Issue.record("\(path) opened")
    } catch {
      #expect("\(error)".contains(words))
    }
  }

  @Test("the titles that are sorted by are those that are shown")
  func titles() throws {
    let file = try wallet(
      #"""
      [{"x": 1, "was": "zebra"}, {"was": "apple", "rating": 3}, {"title": "m"}, {"title": ""},
       {"home": "H"}, {"name": "n", "home": "H", "away": "A"}, {"title" 1}, {"venue": "V"}, {}]
      """#)
    #expect(file.titles == (0..<file.count).map { file.ticket(at: $0).displayTitle })
    #expect(file.titles.prefix(3) == ["zebra", "apple", "m"])
  }

  @Test("several files are one after another")
  func several() throws {
    let files = WalletFiles([
      try wallet(#"[{"title": "a"}]"#), try wallet("[]"),
      try wallet(#"[{"title": "b"}, {"title": "c"}]"#),
    ])
    #expect(
      (0..<4).map { files.ticket(at: $0).displayTitle } == ["a", "b", "c", "Untitled ticket"])
    #expect(files.titles == ["a", "b", "c"])
  }
}
