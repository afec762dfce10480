import Testing
import Tickets

@Suite("Lines of a text")
struct TextLineTests {
  @Test(
    "every line end of Unicode is one, and a tab is a space (T12)",
    arguments: [
      ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\r\r\nb", "a␍\nb"), ("a\n\rb", "a\n␍b"),
      ("a\u{85}b", "a\nb"), ("a\u{2028}b", "a\nb"), ("a\u{2029}b", "a\nb"), ("a\tb", "a b"),
      ("a\r\n\r\nb", "a\n\nb"), ("a\r", "a␍"),
    ])
  func ends(raw: String, shown: String) {
    #expect(Text(raw).shown == shown)
  }

  @Test(
    "one line folds each run of white space to one space",
    arguments: [
      ("", ""), (" ", ""), ("\n", ""), ("a", "a"), ("a b", "a b"), ("a\nb", "a b"),
      ("a \n\n b", "a b"), ("  a", "a"), ("a  ", "a"), ("a  b", "a b"), ("a\t\tb", "a b"),
      ("\r\na\r\n", "a"), ("a\u{2028}\u{85}b", "a b"), ("Row 7\n", "Row 7"),
    ])
  func folded(raw: String, line: String) {
    #expect(Text(raw).line == line)
  }

  @Test(
    "several lines, empty ones too",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\n\r\nb", ["a", "", "b"]),
      ("a\n", ["a", ""]), ("a\u{2029}\tb", ["a", " b"]),
    ])
  func lines(raw: String, lines: [String]) {
    #expect(Text(raw).lines == lines)
  }

  @Test(
    "blank is what shows nothing",
    arguments: [
      ("", true), (" ", true), ("\n\t ", true), ("\u{200b}", true), ("\u{feff}\u{ad}", true),
      ("a", false), ("\u{1b}", false), ("\u{202e}", false), (" .", false), ("本", false),
    ])
  func blank(raw: String, isBlank: Bool) {
    #expect(Text(raw).isBlank == isBlank)
    #expect(Text(raw).line.isEmpty == isBlank)
  }
}
