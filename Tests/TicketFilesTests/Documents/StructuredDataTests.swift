import Testing

@testable import TicketFiles

@Suite("Data in pages: scripts of JSON-LD")
struct LinkedDataTests {
  @Test(
    "the type in any spelling",
    arguments: [
      "<script type=\"application/ld+json\">", "<SCRIPT TYPE='Application/LD+JSON'>",
      "<script async type=application/ld+json>",
      "<script type=\"application/ld+json; charset=utf-8\">",
      "<script type=' application/ld+json '>",
    ])
  func types(tag: String) {
    let page = StructuredData(of: "<html><head>\(tag){\"a\": 1}</script></head>")
    #expect(page.scripts.map(\.compact) == [#"{"a":1}"#])
    #expect(page.remarks == [])
  }

  @Test("other scripts are left alone")
  func otherScripts() {
    let page = StructuredData(
      of: """
        <script>{"a": 1}</script><script type="application/json">{"a": 1}</script>
        <!-- <script type="application/ld+json">{"a": 1}</script> -->
        """)
    #expect(page.scripts == [])
  }

  @Test(
    "what is wrapped around the JSON",
    arguments: [
      "<![CDATA[%]]>", "//<![CDATA[\n%\n//]]>", "<!--\n%\n-->", "<!-- % //-->",
      "// <![CDATA[\n%\n// ]]>",
    ])
  func wrapping(wrap: String) {
    let script = wrap.replacing("%", with: #"{"a": "-->"}"#)
    let page = StructuredData(of: "<script type='application/ld+json'>\(script)</script>")
    #expect(page.scripts.map(\.compact) == [#"{"a":"-->"}"#])
    #expect(page.remarks == [])
  }

  @Test("a comment before the JSON is no wrapping")
  func comment() {
    let page = StructuredData(
      of: "<script type='application/ld+json'>// event\n{\"a\": 1}</script>")
    #expect(page.scripts.map(\.compact) == [#"{"a":1}"#])
    #expect(page.remarks.map(\.words) == ["found a comment"])
  }

  @Test("quotes that are written as entities")
  func entities() {
    let page = StructuredData(
      of: "<script type='application/ld+json'>{&quot;a&quot;: &quot;b &amp;amp; c&quot;}</script>")
    #expect(page.scripts.map(\.compact) == [#"{"a":"b &amp; c"}"#])
    #expect(page.scripts.first?.offset == 35)
  }

  @Test("what other readers must repair: no outer brackets, no comma, a comma too many, raw lines")
  func repairs() {
    let page = StructuredData(
      of: """
        <script type="application/ld+json">{"a": 1}{"b": 2}</script>
        <script type="application/ld+json">{"c": 3}, {"d": 4}</script>
        <script type="application/ld+json">[{"e": 5}{"f": "6
        7",
        }]</script>
        """)
    #expect(
      page.scripts.map(\.compact)
        == [#"{"a":1}"#, #"{"b":2}"#, #"{"c":3}"#, #"{"d":4}"#, #"[{"e":5},{"f":"6\n7"}]"#])
  }

  @Test("a broken script costs itself alone, and the page says where")
  func brokenScript() {
    let text = """
      <p>
      <script type="application/ld+json">
        {"a": ]}
      </script>
      <script type="application/ld+json">{"b": 2,}</script>
      """
    let page = StructuredData(of: text)
    #expect(page.scripts.map(\.compact) == [#"{"b":2}"#])
    let reading = HTMLPage.read(text)
    #expect(reading.remarks.map(\.location?.description) == ["3:9", "5:43"])
    #expect(reading.remarks.last?.words == "found a trailing comma")
    #expect(reading.remarks.first?.words.hasPrefix("a script is left out: ") == true)
  }

  @Test("a script that is cut keeps the whole elements of its list")
  func cutScript() {
    let text = "<p>\n<script type='application/ld+json'>[{\"a\": 1}, {\"b\": 2}, {\"c\": </script>"
    let page = StructuredData(of: text)
    #expect(page.scripts.map(\.compact) == [#"[{"a":1},{"b":2}]"#])
    #expect(page.scripts.first?.offset == 39)
    #expect(page.scripts.first?.elements?.last?.offset == 50)
    #expect(page.scripts.first?.elements?.last?.members?.first?.keyOffset == 51)
    let remarks = HTMLPage.read(text).remarks
    #expect(remarks.map(\.words) == ["expected a value, found the end of the script"])
    #expect(remarks.map(\.location?.description) == ["2:62"])
  }

  @Test("a script that is cut before anything is whole")
  func cutObject() {
    let page = StructuredData(of: "<script type='application/ld+json'>{\"a\": </script>")
    #expect(page.scripts == [])
    #expect(
      page.remarks.map(\.words)
        == ["a script is left out: expected a value, found the end of the script"])
  }
}

@Suite("Data in pages: microdata")
struct MicrodataTests {
  private func items(_ html: String) -> [String] {
    StructuredData(of: html).items.map(\.compact)
  }

  @Test("where a value stands")
  func values() {
    let html = """
      <div itemscope itemtype="http://schema.org/Event">
        <meta itemprop="a" content="1 &amp; 2"><link itemprop=b href="https://b.example/?x&amp;y"/>
        <time itemprop=c datetime="2026-01-02">2 Jan</time><time itemprop=d>3 Jan</time>
        <img itemprop=e src="e.png"><a itemprop=f href="f.html">text</a>
        <data itemprop=g value=7>seven</data><span itemprop=h> in
        <b>the</b> <!-- no --> text&excl; </span><span itemprop=i content=8>eight</span>
        <link itemprop=j content="k"><meta itemprop=k>
      </div>
      """
    #expect(
      items(html) == [
        #"{"@type":"Event","a":"1 & 2","b":"https://b.example/?x&y","c":"2026-01-02","d":"3 Jan","#
          + #""e":"e.png","f":"f.html","g":"7","h":"in the text!","i":"8","j":"k","k":""}"#
      ])
  }

  @Test("items inside of items, and several values of one name")
  func nesting() {
    let html = """
      <div itemscope itemtype="https://schema.org/EventReservation https://schema.org/Thing">
        <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Event" itemid="urn:1">
          <span itemprop="name headline">Show</span>
          <p itemprop=performer>One<p itemprop=performer>Two</div>
        <meta itemprop="x" content="1"></div>
      <div itemprop=stray>no</div><article itemscope></article>
      """
    #expect(
      items(html) == [
        #"{"@type":["EventReservation","Thing"],"reservationFor":{"@type":"Event","@id":"urn:1","#
          + #""name":"Show","headline":"Show","performer":["One","Two"]},"x":"1"}"#,
        "{}",
      ])
  }

  @Test("tags that do not match keep the values where they are")
  func mismatched() {
    let html = """
      <b><div itemscope itemtype="http://schema.org/A"></b><tag1></tag2></p></td>
      <div itemprop=b itemscope><br></br><meta itemprop=c content=1></meta>
      <span itemprop=d content=2 /><i itemprop=e>3</div><meta itemprop=f content=4>
      """
    #expect(items(html) == [#"{"@type":"A","b":{"c":"1","d":"2","e":"3"},"f":"4"}"#])
  }

  @Test("items that lie too deep are none, and one that has two names is there once")
  func bounds() {
    let open = "<div itemscope itemprop='a b'>"
    let text = StructuredData(of: String(repeating: open, count: 100)).items.map(\.compact)
    let depth = Microdata.deepest - 1
    let json =
      String(repeating: #"{"a":"#, count: depth) + "{}" + String(repeating: "}", count: depth)
    #expect(text == [json])
  }

  @Test("a value's place is its tag's")
  func places() {
    let page = StructuredData(of: "<p><div itemscope><b itemprop=x>y</b></div>")
    #expect(page.items.map(\.offset) == [3])
    #expect(page.items.first?["x"]?.offset == 18)
  }
}

extension StructuredData {
  fileprivate init(of text: String) { self.init(of: Array(text.utf8)) }
}
