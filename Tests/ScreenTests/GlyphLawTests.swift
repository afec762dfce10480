import TestSupport
import Testing

@testable import Screen

@Suite("Laws of glyphs, for random scalars")
struct GlyphLawTests {
  @Test("a glyph is one or two columns of a character and at most three marks", arguments: 0..<8)
  func shape(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = random.scalars()
      for glyph in Glyph.split(text) {
        #expect(glyph.base.columns == glyph.width, "\(text.debugDescription)")
        #expect(1...2 ~= glyph.width)
        #expect(glyph.base.properties.generalCategory != .control)
        #expect(glyph.marks.count <= 3)
        #expect(glyph.marks.allSatisfy { $0.columns == 0 && !$0.properties.isBidiControl })
      }
    }
  }

  @Test("nothing that terminals disagree on is sent", arguments: 0..<8)
  func sent(seed: UInt64) {
    let dropped: [ClosedRange<UInt32>] = [
      0xad...0xad, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0x20e3...0x20e3,
      0xfe00...0xfe0f, 0xfeff...0xfeff, 0x1f1e6...0x1f1ff, 0xe0000...0xe0fff,
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let sent = Glyph.split(random.scalars()).map(\.text).joined().unicodeScalars
      #expect(!sent.contains { scalar in dropped.contains { $0.contains(scalar.value) } })
    }
  }

  @Test("a glyph's text splits into that glyph", arguments: 0..<8)
  func again(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      for glyph in Glyph.split(random.scalars()) { #expect(Glyph.split(glyph.text) == [glyph]) }
    }
  }

  @Test("the glyphs of a text are those of its characters, one after the other", arguments: 0..<4)
  func characters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let text = random.scalars()
      #expect(Glyph.split(text) == text.flatMap { Glyph.split(String($0)) })
      #expect(Glyph.split(text) == Glyph.split(text[...]))
    }
  }
}
