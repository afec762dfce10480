import TestSupport
import Testing
import Tickets

@testable import TicketFiles

/// A wallet of some text.
func wallet(_ text: String) throws -> WalletFile {
  try WalletFile(BytesInMemory(Array(text.utf8)), named: "w.json")
}

@Suite("Where the tickets are")
struct ScanTests {
  @Test(
    "each shape that a file can have",
    arguments: [
      (#"[{"title": "a"}, {"title": "b"}]"#, ["a", "b"]),
      (#"[]"#, []),
      (#"{"title": "a"}"#, ["a"]),
      ("{\"title\": \"a\"}\n{\"title\": \"b\"}", ["a", "b"]),
      ("{\"title\": \"a\"}\n{\"title\": \"b\"}\n", ["a", "b"]),
      (#"{"wallet": 1, "title": "My", "tickets": [{"title": "a"}], "more": 2}"#, ["a"]),
      (#"{"memories": [{"title": "a"}]}"#, ["a"]),
      (#"{"tickets": []}"#, []),
      (#"{"Tickets": [{"title": "a"}], "others": [{"title": "b"}, {"title": "c"}]}"#, ["a"]),
      (#"{"others": [{"title": "b"}, {"title": "c"}], "tickets": [{"title": "a"}]}"#, ["a"]),
      (#"{"few": [{"title": "a"}], "games": [{"title": "b"}, {"title": "c"}]}"#, ["b", "c"]),
      (#"{"games": [{"title": "b"}, {"title": "c"}], "few": [{"title": "a"}]}"#, ["b", "c"]),
      (#"{"title": "a", "fields": [{"label": "l", "value": "v"}], "tags": ["x"]}"#, ["a"]),
      (#"{"title": "a", "date": "2024", "cast": [{"name": "x"}, {"name": "y"}]}"#, ["a"]),
      (#"{"title": "a", "kickoff": "2024", "cast": [{"name": "x"}]}"#, ["a"]),
      (#"{"title": "a", "numbers": [1, 2, 3], "names": ["x"], "deep": [[{}]]}"#, ["a"]),
      (#"{"title": "a", "empty": []}"#, ["a"]),
      ("[{\"title\": \"a\"}]\n[{\"title\": \"b\"}]", ["a", "b"]),
      ("\u{feff}[{\"title\": \"a\"}]", ["a"]),
      (#"[{"title": "a \" } ] b"}, {"title": "c\\"}]"#, [#"a " } ] b"#, #"c\"#]),
    ])
  func shapes(text: String, titles: [String]) throws {
    let file = try wallet(text)
    #expect((0..<file.count).map { file.ticket(at: $0).displayTitle } == titles)
    var check = WalletCheck(file)
    #expect(check.advance(by: 100) == [])
    #expect(check.isDone)
  }

  @Test("what the fast scan takes, it sees as a parser does; and it takes most of what is sound")
  func fastScanAgrees() {
    var random = SeededGenerator(seed: 6)
    var taken = 0
    for round in 0..<600 {
      var writer = RandomWallet(random: random)
      let bytes = Array(writer.text(round % 5).utf8)
      random = writer.random
      guard var fast = Indexer.structuralScan(BytesInMemory(bytes)) else { continue }
      var slow = TolerantScan.scan(bytes)
      taken += 1
      let titles = [
        WalletHeader(resolving: &fast, in: BytesInMemory(bytes)).title,
        WalletHeader(resolving: &slow, in: BytesInMemory(bytes)).title,
      ]
      #expect(titles[0] == titles[1])
      #expect(fast.index.offsets == slow.index.offsets)
      #expect(fast.index.lengths == slow.index.lengths)
      #expect(slow.findings == [])
      checkKeys(bytes, fast)
    }
    #expect(taken > 480)
  }

  /// What the fast scan knows of a date is what reading the ticket says.
  private func checkKeys(_ bytes: [UInt8], _ scan: ScanResult) {
    let index = scan.index
    for number in 0..<index.count where !index.unread.contains(number) {
      let json = String(decoding: bytes[index.range(of: number)], as: UTF8.self)
      let key = decode(json).ticket.date?.wallTime?.orderKey ?? undatedKey
      #expect(index.orderKeys[number] == key, "\(json)")
    }
  }

  @Test("a ticket across the end of a piece of the file is found whole")
  func longFile() throws {
    let long = String(repeating: "x\\\"{[", count: 30_000)
    let tickets = (0..<40).map {
      #"{"title": "\#($0)", "notes": "\#(long.prefix($0 * 995))", "date": "20\#(10 + $0)"}"#
    }
    let file = try wallet("[" + tickets.joined(separator: ",\n") + "]")
    #expect(file.count == 40)
    #expect(Indexer.structuralScan(file.bytes) != nil)
    #expect((0..<40).map { file.ticket(at: $0).displayTitle } == (0..<40).map(String.init))
    #expect(file.orderKeys == file.orderKeys.sorted())
  }

  @Test(
    "the order of time, whatever the date is called",
    arguments: [
      #"{"date": "2024-08-24", "time": "17:30"}"#, #"{"Date": "2024-08-24T17:30"}"#,
      #"{"kickoff": "2024-08-24 17:30"}"#, #"{"date" : "2024-08-24T17:30Z"}"#,
      #"{"date":"2024-08-24T17:30", "nested": {"date": "1999"}, "seat": {"date": "1998"}}"#,
      #"{"nested": [{"date": "1999"}], "date": "2024-08-24T18:30+01:00"}"#,
      #"{"d\u0061te": "1999", "x": "date", "date": "2024-08-24T17:30"}"#,
    ])
  func orderKeys(json: String) throws {
    let expected = WallTime(parsing: "2024-08-24T17:30")?.orderKey
    #expect(try wallet("[\(json)]").orderKeys == [expected ?? 0])
  }
}
