import TestSupport
import Testing

@testable import Screen

@Suite("A line cut to a width")
struct LineTruncationTests {
  @Test(
    "the longest beginning that fits, with an ellipsis",
    arguments: [
      ("Opera", 9, "Opera"), ("Opera", 5, "Opera"), ("Opera", 4, "Ope…"), ("Opera", 2, "O…"),
      ("Opera", 1, "…"), ("Opera", 0, ""), ("Opera", -3, ""), ("", 3, ""), ("", 0, ""),
      ("", -1, ""),
      ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}e\u{301}"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("ab  cd", 4, "ab …"), ("x", .max, "x"),
    ])
  func cut(text: String, columns: Int, shown: String) {
    #expect(Line(text).truncated(to: columns).glyphs.map(\.text).joined() == shown)
  }

  @Test(
    "a wide glyph is never half: the line is then a column short (U01)",
    arguments: [
      ("漢字", 4, "漢字", 4), ("漢字", 3, "漢…", 3), ("漢字", 2, "…", 1), ("漢字", 1, "…", 1),
      ("a漢字", 4, "a漢…", 4), ("a漢字", 3, "a…", 2), ("🎫🎫🎫", 5, "🎫🎫…", 5), ("漢a", 2, "…", 1),
    ])
  func wide(text: String, columns: Int, shown: String, width: Int) {
    let line = Line(text).truncated(to: columns)
    #expect(line.glyphs.map(\.text).joined() == shown)
    #expect(line.width == width)
  }

  @Test("a cut line is no wider than asked, and no shorter than it must be", arguments: 0..<8)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let line = Line(random.title())
      let columns = random.number(0...40)
      let cut = line.truncated(to: columns)
      #expect(cut.width == cut.glyphs.width)
      #expect(cut.width <= columns)
      if line.width <= columns {
        #expect(cut == line)
      } else if columns > 0 {
        #expect(cut.glyphs.last == Glyph("…"))
        let kept = cut.glyphs.dropLast()
        #expect(line.glyphs.starts(with: kept))
        #expect(kept.width + line.glyphs[kept.count].width > columns - 1)
      }
    }
  }

  @Test("text that is cut while it is read is the whole line cut", arguments: 0..<8)
  func fitting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      for text in [random.title(), random.scalars()] {
        for columns in [random.number(-1...30), .max] {
          let line = Line(text, fitting: columns)
          #expect(line == Line(text).truncated(to: columns), "\(text.debugDescription) \(columns)")
        }
      }
    }
  }

  @Test("the width is the sum of the glyphs")
  func width() {
    #expect(Line("").isEmpty)
    #expect(Line("").width == 0)
    #expect(Line("a漢e\u{301}🎫").width == 6)
    #expect(!Line(" ").isEmpty)
    #expect(Line("a漢"[...]) == Line("a漢"))
  }
}
