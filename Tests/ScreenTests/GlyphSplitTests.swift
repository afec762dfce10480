import Testing

@testable import Screen

@Suite("Text as glyphs: the hazards")
struct GlyphSplitTests {
  @Test(
    "a selector, a skin tone, a keycap's mark and a tag are dropped (U02, U03)",
    arguments: [
      ("⚠️ ➡️", "26a0 20 27a1"), ("❤️", "2764"), ("☀︎", "2600"), ("1️⃣", "31"), ("#⃣", "23"),
      ("👍🏿", "1f44d"), ("a🏿", "61"), ("🏿", "1f3ff"),
      ("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "1f3f4"),
    ])
  func dropped(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "of a joined sequence the first picture stays (U03)",
    arguments: [
      ("👩‍👩‍👧‍👦", "1f469"), ("👨🏽‍🚀", "1f468"), ("🏳️‍🌈", "1f3f3"), ("🧑‍🤝‍🧑", "1f9d1"),
      ("👩‍👩‍👧 👍", "1f469 20 1f44d"), ("❤️‍🔥x", "2764 78"), ("a\u{200d}b", "61 62"),
    ])
  func joined(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "a joiner between letters loses no letter (U03)",
    arguments: [
      ("\u{915}\u{94d}\u{200d}\u{937}", "915+94d 937"),
      ("\u{915}\u{94d}\u{200c}\u{937}", "915+94d 937"),
      ("\u{995}\u{9cd}\u{200d}\u{9af}", "995+9cd 9af"),
    ])
  func conjuncts(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "a flag is its two letters (U03)",
    arguments: [("🇩🇪", "44 45"), ("🇩🇪🇯🇵", "44 45 4a 50"), ("🇩", "44"), ("🇦🇿!", "41 5a 21")])
  func flags(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "three marks stay on a letter, however many there are (U04)",
    arguments: [
      ("e\u{301}", "65+301"), ("e\u{301}\u{302}\u{303}", "65+301+302+303"),
      ("e\u{301}\u{302}\u{303}\u{304}", "65+301+302+303"),
      ("Z" + String(repeating: "\u{301}\u{316}", count: 500) + "a", "5a+301+316+301 61"),
      ("漢\u{301}", "6f22+301"),
    ])
  func marks(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "a mark without a base is U+FFFD (U05)",
    arguments: [
      ("\u{301}", "fffd"), ("\u{301}\u{308}leading", "fffd+308 6c 65 61 64 69 6e 67"),
      ("\u{1161}", "fffd"), ("\n\u{301}", "fffd fffd"), ("\u{200b}\u{301}", "fffd"),
    ])
  func leadingMark(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "conjoining jamo are composed, other decomposed text keeps its parts (U08)",
    arguments: [
      ("\u{1112}\u{1161}\u{11ab}", "d55c"), ("\u{1112}\u{1161}", "d558"),
      ("\u{d558}\u{11ab}", "d55c"),
      ("\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}", "d55c ae00"), ("\u{1100}", "1100"),
      ("\u{1112}\u{1175}\u{11c2}", "d7a3"), ("\u{1100}\u{1161}", "ac00"),
      ("\u{d55c}\u{11ab}", "d55c fffd"), ("\u{1100}\u{11ab}", "1100 fffd"),
      ("\u{1100}\u{119e}", "1100 fffd"), ("\u{1161}\u{11ab}", "fffd fffd"),
      ("Zu\u{308}rich", "5a 75+308 72 69 63 68"),
    ])
  func jamo(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "what is no character is U+FFFD, private use stays (U09)",
    arguments: [
      ("\u{1fae8}", "fffd"), ("\u{378}a", "fffd 61"), ("\u{ffff}", "fffd"), ("\u{10ffff}", "fffd"),
      ("\u{e000}", "e000"), ("\u{1b}[", "fffd 5b"), ("\0", "fffd"), ("\t", "fffd"),
      ("\r\n", "fffd fffd"), ("\u{9b}", "fffd"), ("\u{7f}", "fffd"), ("\u{fffd}", "fffd"),
    ])
  func noCharacter(text: String, scalars: String) {
    #expect(Glyph.split(text).scalars == scalars)
  }

  @Test(
    "what has no width is dropped, the soft hyphen too (U02, U07)",
    arguments: [
      "\u{ad}", "\u{200b}", "\u{200c}", "\u{200d}", "\u{200e}", "\u{200f}", "\u{2028}", "\u{202e}",
      "\u{2060}", "\u{2066}", "\u{206f}", "\u{feff}", "\u{fe00}", "\u{fe0f}", "\u{e0001}",
      "\u{e0100}",
    ])
  func zeroWidth(character: String) {
    #expect(Glyph.split("a\(character)b").scalars == "61 62")
    #expect(Glyph.split(character).isEmpty)
  }

  @Test("20,000 characters are 20,000 glyphs (U10)")
  func long() {
    #expect(Glyph.split(String(repeating: "x", count: 20_000)).count == 20_000)
  }
}
