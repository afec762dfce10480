import Testing

@testable import Screen

/// The cases that were measured in tmux, xterm, kitty and alacritty: design/PLATFORM.md, section 2.
@Suite("Text as glyphs: columns that terminals agree on")
struct GlyphColumnsTests {
  @Test(
    "letters",
    arguments: [
      ("ascii", "a", "61", 1),
      ("e+acute precomposed", "\u{e9}", "e9", 1),
      ("e+combining acute", "e\u{301}", "65+301", 1),
      ("a + 6 combining", "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "61+301+302+303", 1),
      ("CJK", "漢", "6f22", 2),
      ("hangul syllable", "\u{ac01}", "ac01", 2),
      ("hangul jamo L+V+T", "\u{1100}\u{1161}\u{11a8}", "ac01", 2),
      ("halfwidth kana", "\u{ff71}", "ff71", 1),
      ("fullwidth A", "\u{ff21}", "ff21", 2),
      ("devanagari kshi", "\u{915}\u{94d}\u{937}\u{93f}", "915+94d 937 93f", 3),
      ("thai sara am", "\u{e01}\u{e33}", "e01 e33", 2),
      ("arabic lam alef", "\u{644}\u{627}", "644 627", 2),
      ("ZWJ alone", "a\u{200d}b", "61 62", 2),
      ("ZWSP", "a\u{200b}b", "61 62", 2),
      ("soft hyphen", "a\u{ad}b", "61 62", 2),
      ("RLM", "a\u{200f}b", "61 62", 2),
      ("NBSP", "\u{a0}", "a0", 1),
    ])
  func letters(name: String, text: String, scalars: String, columns: Int) {
    let glyphs = Glyph.split(text)
    #expect(glyphs.scalars == scalars)
    #expect(glyphs.width == columns)
    #expect(Line(text).width == columns)
  }

  @Test(
    "emoji",
    arguments: [
      ("ticket emoji", "\u{1f3ab}", "1f3ab", 2),
      ("admission tickets U+1F39F", "\u{1f39f}", "1f39f", 1),
      ("U+1F39F+VS16", "\u{1f39f}\u{fe0f}", "1f39f", 1),
      ("heart U+2764", "\u{2764}", "2764", 1),
      ("heart+VS16", "\u{2764}\u{fe0f}", "2764", 1),
      ("heart+VS15", "\u{2764}\u{fe0e}", "2764", 1),
      ("airplane U+2708", "\u{2708}", "2708", 1),
      ("airplane+VS16", "\u{2708}\u{fe0f}", "2708", 1),
      ("digit keycap 1", "1\u{fe0f}\u{20e3}", "31", 1),
      ("thumbs up", "\u{1f44d}", "1f44d", 2),
      ("thumbs up + skin tone", "\u{1f44d}\u{1f3fd}", "1f44d", 2),
      ("ZWJ family", "\u{1f469}\u{200d}\u{1f469}\u{200d}\u{1f467}", "1f469", 2),
      ("ZWJ rainbow flag", "\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}", "1f3f3", 1),
      ("flag DE", "\u{1f1e9}\u{1f1ea}", "44 45", 2),
      ("single RI", "\u{1f1e9}", "44", 1),
      (
        "tag flag England", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
        "1f3f4", 2
      ),
      ("Unicode 15 emoji shaking", "\u{1fae8}", "fffd", 1),
      ("Unicode 16 U+1FAE9", "\u{1fae9}", "fffd", 1),
      ("hourglass", "\u{231b}", "231b", 2),
      ("star", "\u{2b50}", "2b50", 2),
    ])
  func emoji(name: String, text: String, scalars: String, columns: Int) {
    let glyphs = Glyph.split(text)
    #expect(glyphs.scalars == scalars)
    #expect(glyphs.width == columns)
    #expect(Line(text).width == columns)
  }

  @Test(
    "signs",
    arguments: [
      ("ambiguous ±", 0xb1, 1), ("ambiguous circled 1", 0x2460, 1), ("box ─", 0x2500, 1),
      ("block █", 0x2588, 1), ("half ▀", 0x2580, 1), ("sextant U+1FB00", 0x1fb00, 1),
      ("quadrant ▙", 0x2599, 1), ("braille ⣿", 0x28ff, 1), ("PUA U+E0B0", 0xe0b0, 1),
      ("euro", 0x20ac, 1), ("tab-like US U+241F", 0x241f, 1), ("ideographic space", 0x3000, 2),
      ("replacement", 0xfffd, 1),
    ] as [(String, UInt32, Int)])
  func signs(name: String, value: UInt32, columns: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Glyph.split(String(scalar)) == [Glyph(scalar)])
    #expect(Glyph(scalar).width == columns)
  }
}
