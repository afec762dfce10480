import TestSupport
import Testing

@testable import TicketFiles

@Suite("HTML as text")
struct HTMLTextTests {
  @Test(
    "tags are removed, and elements break lines",
    arguments: [
      ("<p>One</p><p>Two</p>", "One\nTwo"),
      ("<P CLASS=x>One<BR>Two<br/>Three", "One\nTwo\nThree"),
      ("One<br><br><br>Two", "One\n\nTwo"),
      ("<div>a<br></div><div>b</div>", "a\nb"),
      ("<ul><li>bread</li><li><p>milk</p></li><li></li></ul>end", "• bread\n• milk\nend"),
      (
        "<table><tr><td>Seat</td><td>4</td></tr><tr><td>Row</td><td>2</td></tr></table>",
        "Seat 4\nRow 2"
      ),
      ("<b>Gate</b> <i>M</i>", "Gate M"),
      ("<p>  one\n  two </p>\n\n<p>three</p>", "one two\nthree"),
      ("<pre>a\nb</pre><p>c\nd</p>", "a\nb\nc d"),
      (
        "<style>p { x }</style>a<script>if (a < b) {}</script>b<!-- c > d -->e<title>t</title>",
        "abe"
      ),
      ("<!DOCTYPE html><html><body>a<o:p></o:p></body></html>", "a"),
      ("x<!-- never ends", "x"),
      ("a<!-->b<!--->c", "abc"),
      ("<p>a</p>\u{a0}&nbsp;<p>b</p>", "a\nb"),
    ])
  func elements(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "text without markup stays as it is, and so does a < that begins no tag",
    arguments: [
      "Two\r\n  lines\t of\u{a0}text", "a < b", "I <3 you", "x <y", "if a <y and y> b",
      "Max <max@example.org>", "<https://example.org/x> and <mailto:max@example.org>", "<>", "</",
      "AT&T", "a & b", "&unknown;", "&#x;", "<!", "a <! b", "",
    ])
  func plain(text: String) {
    #expect(HTMLText.plain(text) == text)
  }

  @Test("entities alone are resolved, and white space stays")
  func entitiesAlone() {
    #expect(HTMLText.plain("Tom &amp; Jerry\n  2&nbsp;pm") == "Tom & Jerry\n  2 pm")
  }

  @Test("the text's own line ends stay where no element breaks a line")
  func ownLines() {
    #expect(HTMLText.plain("one\r\n<b>two</b>\n\nthree  four") == "one\ntwo\n\nthree four")
    #expect(HTMLText.plain("one\n<b>two</b><br>three") == "one two\nthree")
  }

  @Test(
    "a link is its words and where it leads",
    arguments: [
      ("<a href='https://a.example/x'>Profile</a>!", "Profile (https://a.example/x)!"),
      ("<a href=\"https://a.example/\">https://a.example/</a>", "https://a.example/"),
      ("see <a href=https://a.example/x>a.example</a>", "see https://a.example/x"),
      ("<a href='https://a.example/?a=1&amp;b=2'></a>", "https://a.example/?a=1&b=2"),
      ("<A HREF='https://a.example'><img src=x></A>", "https://a.example"),
      ("<a href='mailto:max@a.example?subject=x'>Max</a>", "Max (max@a.example)"),
      ("<a href='tel:+4930123'>+4930123</a>", "+4930123"),
      ("<a href='#top'>up</a> <a href='javascript:x()'>run</a> <a name=x>here</a>", "up run here"),
      (
        "<a href='https://a.example'>one<a href='https://b.example'>two",
        "one (https://a.example)two (https://b.example)"
      ),
      ("<p>Call <a href='https://a.example'>\n us </a> now</p>", "Call us (https://a.example) now"),
    ])
  func links(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }
}

@Suite("HTML entities")
struct HTMLEntityTests {
  private func decode(_ text: String, inAttribute: Bool = false) -> String {
    HTMLEntity.decode(Array(text.utf8)[...], inAttribute: inAttribute)
  }

  @Test(
    "named, decimal and hexadecimal",
    arguments: [
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&nbsp;&iexcl;&yuml;", "\u{a0}¡ÿ"),
      ("&Zcaron;&lstrok;&OElig;", "ŽłŒ"), ("&alpha;&Omega;", "αΩ"),
      ("&euro;&hellip;&ndash;&bdquo;&check;", "€…–„✓"), ("&#8364;&#x20AC;&#X20ac;", "€€€"),
      ("&#128;&#150;&#x99;", "€–™"), ("&#0;&#xD800;&#x110000;&#99999999999999;", "����"),
      ("&#65&#66", "AB"), ("&amp;nbsp;", "&nbsp;"), ("&Uuml;&uuml;", "Üü"),
      ("&copy 2024 &amp", "© 2024 &"), ("&euro 5", "&euro 5"), ("&copyx", "&copyx"),
      ("&;&#;", "&;&#;"),
    ])
  func references(text: String, decoded: String) {
    #expect(decode(text) == decoded)
  }

  @Test("a link's parameters are none")
  func attributes() {
    #expect(decode("?a=1&copy=2&lt=3&amp;x", inAttribute: true) == "?a=1&copy=2&lt=3&x")
  }
}

@Suite("HTML: tags")
struct HTMLTokenizerTests {
  @Test(
    "attributes in any spelling",
    arguments: [
      "<a b=1 c='2' D=\"3\" e>", "<A\nb = 1\tc= '2'd=\"3\"e/>", "<a b=1 b=9 c=2 d=3 e=''>",
      "<a / b=1 c=2 d=3 e= >",
    ])
  func attributes(text: String) throws {
    var tokenizer = HTMLTokenizer(Array(text.utf8))
    guard case .start(let tag) = tokenizer.next() else {
      Issue.record("no tag")
      return
    }
    #expect(tag.name == "a")
    #expect(["b", "c", "d", "e"].map { tag[$0]?.value } == ["1", "2", "3", ""])
    #expect(tokenizer.next() == nil)
  }

  @Test("a > in quotes is the value's, but not where the quotes do not match")
  func quotes() {
    func names(_ text: String) -> [String] {
      var tokenizer = HTMLTokenizer(Array(text.utf8))
      var names: [String] = []
      while let token = tokenizer.next() {
        if case .start(let tag) = token { names.append(tag.name) }
      }
      return names
    }
    #expect(names("<a b='>'><c>") == ["a", "c"])
    #expect(names("<a b='><c><d>") == ["a", "c", "d"])
    #expect(names("<a b=\"<c>") == ["a"])
    #expect(names("<a b") == [])
  }

  @Test("a script is no HTML up to its end tag")
  func scripts() {
    let text = "<script>a</b></scripty></SCRIPT >c"
    var tokenizer = HTMLTokenizer(Array(text.utf8))
    guard case .start = tokenizer.next(), case .raw("script", let range) = tokenizer.next() else {
      Issue.record("no script")
      return
    }
    #expect(range == 8..<23)
    #expect(tokenizer.next() == .end(name: "script"))
    #expect(tokenizer.next() == .text(33..<34))
  }
}
