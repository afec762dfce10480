import Testing
import Tickets

@Suite("Text that a terminal may be sent")
struct TextTests {
  @Test(
    "controls become marks (T01…T04, T06, T09, T10)",
    arguments: [
      ("plain 2-1 (aet) ~", "plain 2-1 (aet) ~"),
      ("\u{1b}[2J\u{1b}[31mred", "␛[2J␛[31mred"),
      ("\u{1b}]52;c;ZXZpbA==\u{7}", "␛]52;c;ZXZpbA==␇"),
      ("\u{1b}]8;;http://evil\u{1b}\\good\u{1b}]8;;\u{1b}\\", "␛]8;;http://evil␛\\good␛]8;;␛\\"),
      ("\u{1b}]0;never ends", "␛]0;never ends"),
      ("\u{1b}Pq\u{1b}_x", "␛Pq␛_x"),
      ("Row 1\rRow 9", "Row 1␍Row 9"),
      ("A\u{8}B\u{b}C\u{c}D\u{7f}E", "A␈B␋C␌D␡E"),
      ("\u{5}\u{1b}[c\u{1b}[6n", "␅␛[c␛[6n"),
      ("nul\0here", "nul␀here"),
      ("\u{1}\u{1f}", "␁␟"),
    ])
  func controls(raw: String, shown: String) {
    #expect(Text(raw).shown == shown)
  }

  @Test("all of C1 becomes U+FFFD, but for the next line, which is one (T05, T12)")
  func c1() {
    for value: UInt8 in 0x80...0x9f {
      let raw = String(Unicode.Scalar(value))
      #expect(Text("a\(raw)b").shown == (value == 0x85 ? "a\nb" : "a\u{fffd}b"))
    }
  }

  @Test("every bidi control becomes U+FFFD (T07)")
  func bidi() {
    let controls = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}"
    let isolates = "\u{2066}\u{2067}\u{2068}\u{2069}"
    for scalar in (controls + isolates).unicodeScalars {
      #expect(Text("7\(scalar)43").shown == "7\u{fffd}43", "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "an invisible character is left out of names and marked in identities (T08)",
    arguments: [
      "\u{ad}", "\u{180e}", "\u{200b}", "\u{2060}", "\u{2064}", "\u{206a}", "\u{206f}", "\u{feff}",
      "\u{fff9}", "\u{fffb}", "\u{e0001}", "\u{e0067}", "\u{e007f}", "\u{e0fff}",
    ])
  func invisible(character: String) {
    #expect(Text("AB\(character)12").shown == "AB12")
    #expect(Text("AB\(character)12", marksInvisible: true).shown == "AB\u{fffd}12")
    #expect(Ticket.ID("AB\(character)12").text.shown == "AB\u{fffd}12")
  }

  @Test(
    "a joiner stays between two characters, and there alone (T08)",
    arguments: [
      ("👩\u{200d}🚀", "👩\u{200d}🚀"),
      ("می\u{200c}خواهم", "می\u{200c}خواهم"),
      ("\u{200d}a", "a"),
      ("\u{200c}\u{200d}a", "a"),
      ("a\u{200d}", "a"),
      ("a\u{200c} b", "a b"),
      ("a \u{200c}b", "a b"),
      ("a\n\u{200d}b", "a\nb"),
      ("a\u{200d}\u{200d}", "a"),
      ("a\u{200d}\u{200b}b", "a\u{200d}b"),
    ])
  func joiners(raw: String, shown: String) {
    // Compared by scalars: Swift's own equality would not see every difference.
    #expect(Array(Text(raw).shown.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test("in identities every joiner is marked (T08)")
  func joinersInIdentities() {
    #expect(Ticket.ID("A\u{200d}B\u{200c}").text.shown == "A\u{fffd}B\u{fffd}")
  }

  @Test(
    "letters of every script, emoji and marks stay as they are",
    arguments: [
      "Zürich", "Zu\u{308}rich", "漢字ｱ", "קופה", "قاعة ٣", "한글", "⚠️ 🎫 👍🏽 🇩🇪", "\u{a0}", "\u{fffd}",
      "\u{301}leading", "\u{3000}", "\u{e000}",
    ])
  func harmless(raw: String) {
    #expect(Array(Text(raw).shown.utf8) == Array(raw.utf8))
  }

  @Test("keys and labels go through the same door (T11)")
  func labels() {
    let field = Field(label: "\u{1b}[31mGate", value: "1\u{9b}2")
    #expect(field.label.shown == "␛[31mGate")
    #expect(field.value.shown == "1\u{fffd}2")
  }

  @Test("what the file said is kept beside what is shown")
  func verbatim() {
    let raw = "\u{1b}[2J\u{202e}a\u{200b}\r\n"
    #expect(Array(Text(raw).verbatim.utf8) == Array(raw.utf8))
  }
}
