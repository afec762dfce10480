import TestSupport
import Testing

@testable import Screen

@Suite("A line wrapped to a width")
struct LineWrappingTests {
  static func wrapped(_ text: String, _ columns: Int) -> [String] {
    Line(text).wrapped(to: columns).map { $0.glyphs.map(\.text).joined() }
  }

  @Test(
    "at spaces",
    arguments: [
      ("", 4, [""]), ("one", 4, ["one"]), ("one two", 7, ["one two"]),
      ("one two", 6, ["one", "two"]),
      ("one two", 3, ["one", "two"]), ("one two six", 8, ["one two", "six"]),
      ("one two six", 7, ["one two", "six"]), ("a b c d e", 3, ["a b", "c d", "e"]),
      ("a b c d e", 2, ["a", "b", "c", "d", "e"]),
      ("one\u{a0}two six", 7, ["one\u{a0}two", "six"]),
      ("one  two", 5, ["one ", "two"]), ("one ", 3, ["one"]), ("one  ", 3, ["one"]),
      ("     ", 2, ["  "]),
    ])
  func words(text: String, columns: Int, lines: [String]) {
    #expect(Self.wrapped(text, columns) == lines)
  }

  @Test(
    "inside a word that is wider than the line (U10)",
    arguments: [
      ("abcdefg", 3, ["abc", "def", "g"]), ("abcdef", 3, ["abc", "def"]),
      ("a bcdefg", 3, ["a", "bcd", "efg"]), ("abcd ef", 3, ["abc", "d", "ef"]),
      ("abcd e", 3, ["abc", "d e"]), (" abcdef", 4, ["", "abcd", "ef"]),
    ])
  func longWords(text: String, columns: Int, lines: [String]) {
    #expect(Self.wrapped(text, columns) == lines)
  }

  @Test(
    "wide glyphs are never half (U01)",
    arguments: [
      ("漢字漢字", 4, ["漢字", "漢字"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字", 3, ["漢", "字"]),
      ("漢字", 2, ["漢", "字"]), ("a漢字", 4, ["a漢", "字"]), ("漢 字", 4, ["漢", "字"]),
      ("abc漢", 4, ["abc", "漢"]), (" abc漢", 4, ["", "abc", "漢"]), ("x abc漢", 4, ["x", "abc", "漢"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ])
  func wide(text: String, columns: Int, lines: [String]) {
    #expect(Self.wrapped(text, columns) == lines)
  }

  @Test("what is narrower than a wide glyph cannot be wrapped to", arguments: [1, 0, -1])
  func narrow(columns: Int) {
    #expect(Self.wrapped("one two", columns) == ["one two"])
  }

  @Test("no line is wider than asked, and nothing but spaces is lost", arguments: 0..<16)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let line = Line(random.title())
      let columns = random.number(2...20)
      let lines = line.wrapped(to: columns)
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.width <= columns && $0.width == $0.glyphs.width })
      let kept = lines.flatMap(\.glyphs).filter { $0 != .space }
      #expect(kept == line.glyphs.filter { $0 != .space })
    }
  }

  @Test("words that fit are never cut", arguments: 0..<8)
  func wholeWords(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let words = (0..<random.number(1...12)).map { _ in
        String(repeating: random.pick(["a", "漢"]), count: random.number(1...4))
      }
      let lines = Self.wrapped(words.joined(separator: " "), random.number(8...20))
      #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words)
    }
  }
}
