import TestSupport
import Testing

@testable import Viewer

@Suite("Links in a text")
struct LinkFindingTests {
  @Test(
    "what hides something in it is none: it would lead elsewhere than it seems to",
    arguments: ["\u{200c}", "\u{200d}", "\u{fffd}", "\u{202e}", "␛"])
  func hidden(mark: String) {
    #expect(Links.find(in: "https://example\(mark).org").isEmpty)
    #expect(Links.find(in: "https://example.org/\(mark)x").isEmpty)
  }

  @Test(
    "each as it is opened",
    arguments: [
      ("https://example.org", ["https://example.org"]),
      ("See http://example.org/a today", ["http://example.org/a"]),
      ("HTTPS://Example.org/A", ["https://Example.org/A"]),
      ("www.example.org/terms", ["https://www.example.org/terms"]),
      ("WWW.example.org", ["https://WWW.example.org"]),
      ("mailto:help@example.org?subject=a%20b", ["mailto:help@example.org?subject=a%20b"]),
      ("Call tel:+49-30-1234, or write", ["tel:+49-30-1234"]),
      ("one http://a.example two http://b.example", ["http://a.example", "http://b.example"]),
      ("http://a.example http://a.example", ["http://a.example", "http://a.example"]),
      ("https://example.org:8443/x#y", ["https://example.org:8443/x#y"]),
      ("http://[::1]:80/x", ["http://[::1]:80/x"]),
      ("http://localhost", ["http://localhost"]),
      ("https://bücher.example/ü", ["https://bücher.example/ü"]),
      ("見るhttps://example.org", ["https://example.org"]),
      ("https://web.example/http://old.example", ["https://web.example/http://old.example"]),
      (
        "https://example.org/a?b='c;$(touch%20x)&d=(e)",
        ["https://example.org/a?b='c;$(touch%20x)&d=(e)"]
      ),
    ] as [(String, [String])])
  func found(text: String, urls: [String]) {
    #expect(Links.find(in: text).map(\.link.url) == urls)
  }

  @Test(
    "punctuation and brackets around it are the sentence's",
    arguments: [
      ("https://example.org.", "https://example.org"),
      ("https://example.org/a?!...", "https://example.org/a"),
      ("'https://example.org'", "https://example.org"),
      ("\"https://example.org\"", "https://example.org"),
      ("“https://example.org”", "https://example.org"),
      ("«https://example.org»", "https://example.org"),
      ("<https://example.org>", "https://example.org"),
      ("(https://example.org/a).", "https://example.org/a"),
      ("[https://example.org/a]", "https://example.org/a"),
      ("(https://example.org/a_(b))", "https://example.org/a_(b)"),
      ("https://example.org/a_(b).", "https://example.org/a_(b)"),
      ("https://example.org/a (b)", "https://example.org/a"),
      ("[text](https://example.org/a), and", "https://example.org/a"),
      ("https://example.org/a…", "https://example.org/a"),
      ("https://example.org(", "https://example.org"),
      ("https://example.org\\@evil.example", "https://example.org"),
      ("https://example.org\u{a0}x", "https://example.org"),
      ("https://example.org\u{3000}x", "https://example.org"),
    ])
  func ends(text: String, url: String) {
    #expect(Links.find(in: text).map(\.link.url) == [url])
  }

  @Test(
    "what is none",
    arguments: [
      "", "example.org", "help@example.org", "+49 30 1234", "javascript:alert(1)",
      "file:///etc/passwd", "data:text/html,x", "ftp://example.org", "vbscript:x", "//example.org",
      "xhttp://example.org", "svn+http://example.org", "http:/example.org", "http://", "https://.",
      "https:///x", "http:// example.org", "https://@example.org", "https://a@", "https://-x",
      "www.", "www. example.org", "me@www.example.org", "a.www.example.org", "mailto:",
      "mailto: a@b", "mailto:@", "tel:", "Tel: 030", "tel:abc", "Hotel:5", "https",
    ])
  func none(text: String) {
    #expect(Links.find(in: text).map(\.link.url) == [])
  }

  @Test("one that nobody can read through is none")
  func lengths() {
    let host = String(repeating: "a", count: 259)
    #expect(Links.find(in: "http://\(host)/x").count == 1)
    #expect(Links.find(in: "http://\(host)a/x").isEmpty)
    let path = String(repeating: "a", count: 8_190)
    #expect(Links.find(in: "http://a/\(path)").count == 1)
    #expect(Links.find(in: "http://a/\(path)a").isEmpty)
  }

  @Test("the same one has the same number")
  func numbers() {
    var links = Links()
    #expect(
      links.number("See https://b.example. Or www.a.example, (https://b.example)!")
        == "See https://b.example [1]. Or www.a.example [2], (https://b.example [1])!")
    #expect(links.number("HTTPS://www.a.example") == "HTTPS://www.a.example [2]")
    #expect(links.number("none") == "none")
    #expect(links.all.map(\.url) == ["https://b.example", "https://www.a.example"])
  }

  @Test(
    "where it leads, and what one could take it for",
    arguments: [
      ("https://example.org/a@b", "example.org", nil),
      ("https://example.org:80?x", "example.org:80", nil),
      ("https://bank.example@evil.example/", "evil.example", "its host is evil.example"),
      ("https://a:b@c@d.example#e", "d.example", "its host is d.example"),
      ("https://exämple.org/", "exämple.org", "its host has letters beyond ASCII"),
      ("https://example.org/ä", "example.org", nil),
      (
        "https://a@exämple.org", "exämple.org",
        "its host is exämple.org and has letters beyond ASCII"
      ),
      // A fraction slash is part of the host.
      (
        "https://good.example\u{2044}x.evil.example", "good.example\u{2044}x.evil.example",
        "its host has letters beyond ASCII"
      ),
      ("mailto:jörg@example.org?subject=x", "example.org", nil),
      ("mailto:abc", "abc", nil),
      ("tel:+49-30;ext=1", "+49-30", nil),
    ] as [(String, String, String?)])
  func host(url: String, host: String, caution: String?) throws {
    let link = try #require(Links.find(in: url).first?.link)
    #expect(link.url == url)
    #expect(link.host == host)
    #expect(link.caution == caution)
  }

  @Test("of any text, no link holds what cuts words or ends lines, and the text stays as it was")
  func law() {
    var random = SeededGenerator(seed: 11)
    let parts = [
      "http://", "HTTPS://", "www.", "mailto:", "tel:", "a", "b.c", "1", "@", "/", "?", "(", ")",
      "[", "]", "{", "}", ".", ",", "'", "\"", " ", "\n", "\\", "ä", "本", "\u{301}", "\u{200d}",
      "👨‍👩‍👧", "»",
    ]
    for _ in 0..<3_000 {
      let text = (0..<random.below(14)).map { _ in parts[random.below(parts.count)] }.joined()
      for (link, _) in Links.find(in: text) {
        #expect(!link.url.contains { $0.isWhitespace || "\"<>\\`".contains($0) }, "\(link.url)")
        #expect(!link.host.isEmpty)
      }
      var links = Links()
      let marked = links.number(text)
      let unmarked = Array(marked.unicodeScalars.filter { $0 != " " && $0 != "]" && $0 != "[" })
      #expect(
        unmarked.filter { !("0"..."9").contains($0) }
          == text.unicodeScalars.filter { !" []0123456789".unicodeScalars.contains($0) })
    }
  }

  @Test("a long text takes no longer than its length")
  func linear() {
    for part in ["http://a@", "http://!", "tel:1(", "www.a)", "(", "http://a "] {
      let text = String(repeating: part, count: 20_000)
      let start = ContinuousClock.now
      _ = Links.find(in: text)
      #expect(ContinuousClock.now - start < .seconds(20), "\(part)")
    }
  }
}
