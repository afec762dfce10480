import TestSupport
import Testing

@testable import TicketFiles

@Suite("Calendars: lines")
struct ContentLineTests {
  private func lines(_ text: String) -> [ContentLine] { lines(Array(text.utf8)) }

  private func lines(_ bytes: [UInt8]) -> [ContentLine] {
    UnfoldedLines(bytes).compactMap(ContentLine.init)
  }

  @Test("names, parameters and values")
  func parts() throws {
    let line = try #require(lines(#"dtstart;tzid="A:B;C";X=1,"2";y:a:b;c"#).first)
    #expect(line.name == "DTSTART")
    #expect(line["TZID"] == "A:B;C")
    #expect(line["X"] == "1,2")
    #expect(line["Y"] == nil)
    #expect(line.value == "a:b;c")
  }

  @Test("escapes")
  func escapes() throws {
    let line = try #require(lines(#"X:a\nb\Nc\,d\;e\\n\"f\"#).first)
    #expect(line.text == "a\nb\nc,d;e\\n\\\"f\\")
    #expect(lines(#"X:a\,b,,c"#).first?.texts == ["a,b", "", "c"])
  }

  @Test("lines that are none belong to no other")
  func strayLines() {
    let found = lines("\n  \nnothing\nBEGIN:X\n???\nA:1\nX FOO:x\n\n!!\nB:2\n:3\n")
    #expect(found.map(\.name) == ["BEGIN", "A", "B"])
    #expect(found.map(\.text) == ["X", "1", "2"])
  }

  @Test("any line ends", arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func lineEnds(end: String) {
    let found = lines(["A:1", " 2", "", "B:3", "\t4", ""].joined(separator: end))
    #expect(found.map(\.name) == ["A", "B"])
    #expect(found.map(\.value) == ["12", "34"])
  }

  @Test(
    "quotes that are not closed",
    arguments: [
      (#"A;X="en:Title"#, "en", "Title"), (#"A;X="en:A "good" title"#, "en", #"A "good" title"#),
      (#"A;X="b;Y=c:Title"#, "b", "Title"), (#"A;X="b:c";Y="d:Title"#, "b", #"c";Y="d:Title"#),
    ])
  func openQuotes(text: String, parameter: String, value: String) {
    #expect(lines(text).map(\.value) == [value])
    #expect(lines(text).first?["X"] == parameter)
  }

  @Test("a byte-order mark is no part of a name")
  func byteOrderMark() {
    #expect(lines("\u{feff}A:1").map(\.name) == ["A"])
    #expect(lines("\u{feff}A:1").map(\.offset) == [3])
  }

  @Test("offsets are those of the lines' beginnings")
  func offsets() {
    #expect(lines("A:1\r\n 2\r\n\tü\r\nB:3").map(\.offset) == [0, 14])
    #expect(lines("A:1\r\n 2\r\n\tü\r\nB:3").map(\.value) == ["12ü", "3"])
  }

  @Test("folding anywhere between bytes changes nothing", arguments: 1...20)
  func folding(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let line = "SUMMARY;X=\"é:\":Zürich 🎟 \\n\\, and so on, and on; until the end\ttab"
    var folded: [UInt8] = []
    for byte in line.utf8 {
      if !folded.isEmpty, dice.below(8) == 0 {
        folded += Array((dice.below(2) == 0 ? "\r\n" : "\n").utf8)
        folded.append(dice.below(2) == 0 ? 0x20 : 0x09)
      }
      folded.append(byte)
    }
    #expect(lines(folded) == lines(line))
    let whole = CalendarFile.withWholeCharacters(folded)
    #expect(String(validating: whole, as: UTF8.self) != nil)
    #expect(whole.count == folded.count)
    #expect(lines(whole) == lines(line))
  }
}
