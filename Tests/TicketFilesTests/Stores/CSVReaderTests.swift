import TestSupport
import Testing

@testable import TicketFiles

@Suite("Comma-separated values")
struct CSVReaderTests {
  @Test(
    "records and fields",
    arguments: [
      ("", []), ("a", [["a"]]), ("a,b\nc", [["a", "b"], ["c"]]), ("a,\n", [["a", ""]]),
      ("a\r\nb\rc\n", [["a"], ["b"], ["c"]]), ("a\n\nb", [["a"], [""], ["b"]]),
      (#""a,b""#, [["a,b"]]), (#""a""b""#, [[#"a"b"#]]), (#""""""#, [[#"""#]]), (#"""#, [[""]]),
      ("\"a\n\nb\",c", [["a\n\nb", "c"]]), (#"a"b,c"#, [[#"a"b"#, "c"]]),
      (#""a"b,c"#, [["ab", "c"]]), ("\u{feff}a,b", [["a", "b"]]), (",,", [["", "", ""]]),
    ] as [(String, [[String]])])
  func records(text: String, expected: [[String]]) {
    #expect(read(text) == expected)
  }

  @Test("fields know where they begin")
  func offsets() {
    var reader = CSVReader(Array("ä,\"b\n\",c\nd".utf8))
    #expect(reader.next()?.map(\.offset) == [0, 3, 8])
    #expect(reader.next()?.map(\.offset) == [10])
    #expect(reader.openQuote == nil)
  }

  @Test("a quote that nothing closes holds the rest, and is told")
  func openQuote() {
    var reader = CSVReader(Array("a,\"b\nc".utf8))
    #expect(reader.next()?.map(\.text) == ["a", "b\nc"])
    #expect(reader.next() == nil)
    #expect(reader.openQuote == 2)
  }

  @Test("what is written is read back, whatever the fields hold", arguments: 0..<40)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lineEnd = ["\n", "\r\n", "\r"][random.below(3)]
    let records = (0...random.below(6)).map { _ in
      (0...random.below(5)).map { _ in
        (0..<random.below(8)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
      }
    }
    let text = records.map { $0.map(quoted).joined(separator: ",") + lineEnd }.joined()
    #expect(read(text) == records)
  }

  private static let pieces = ["a", "ß", "日", "\"", ",", "\n", "\r", "\r\n", "\n\n", " ", "0"]

  private func quoted(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return field }
    return "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  private func read(_ text: String) -> [[String]] {
    var reader = CSVReader(Array(text.utf8))
    var records: [[String]] = []
    while let record = reader.next() { records.append(record.map(\.text)) }
    return records
  }
}
