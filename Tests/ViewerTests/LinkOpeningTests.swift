import Geometry
import Screen
import Testing
import Tickets

@testable import Viewer

@Suite("Links of an opened ticket")
struct LinkOpeningTests {
  private static func opened(_ texts: [Text], _ width: Int = 80, _ height: Int = 24) -> ViewState {
    var ticket = Ticket.titled("Pass")
    ticket.back = texts.map { Field(label: "Back", value: $0) }
    return ViewState.of([ticket], width, height).after(.open, .open)
  }

  private static let three = opened([
    "https://a.example and https://b.example", "https://a.example", "www.c.example",
  ])

  @Test("the page numbers them, front and back, and nothing that is no text of the ticket's")
  func picture() {
    var ticket = Ticket.titled("https://title.example")
    ticket.venue = Venue(name: "www.venue.example")
    ticket.holder = "https://holder.example"
    ticket.fields = [Field(label: "Web", value: "https://a.example/x.")]
    ticket.notes = "Written (https://b.example),\nand https://a.example/x again"
    ticket.back = [Field(label: "Terms", value: "www.c.example, mailto:x@d.example")]
    ticket.extras = [Extra(key: "url", value: .text("https://e.example"), isOnBack: false)]
    #expect(
      ViewState.of([ticket], 64, 16).after(.open, .open).picture == """
          https://title.example
          ────────────────────────────────────────────────────────────
          Venue             www.venue.example
          Holder            https://holder.example
          ID                https://title.example
          Web               https://a.example/x [1].
          Url               https://e.example [2]
          Notes             Written (https://b.example [3]),
                            and https://a.example/x [1] again

          Back
          Terms             www.c.example [4], mailto:x@d.example [5]



           ? help                           card 1/1 · row 0/10 · 100 %
        """)
  }

  @Test("in the stack there is none to open")
  func stack() {
    let state = ViewState.numbered(3, 80, 24)
    #expect(state.after(.openLink).message == "open the card first: Enter")
    #expect(state.after(.open, .openLink).message == "open the card first: Enter")
    #expect(state.after(.open, .open, .openLink).message == "no link here")
    #expect(state.after(.showHelp, .digit(2), .openLink).message == "no link here")
  }

  @Test("one is asked about at once; yes opens it, no and anything else does not")
  func one() throws {
    var state = Self.opened(["https://a.example/b"])
    let before = state
    let link = try #require(Links.find(in: "https://a.example/b").first?.link)
    #expect(state.apply(.openLink) == nil)
    #expect(state.status == "open https://a.example/b? y/n")
    #expect(state.linkInQuestion == link)
    #expect(state.after(.prompt(.cancel)) == before)
    #expect(state.apply(.prompt(.commit)) == .openLink(link))
    #expect(state == before)
  }

  @Test("of several one is asked for by its number")
  func several() {
    let asked = Self.three.after(.openLink)
    #expect(asked.status == "open link 1–3: ▏")
    let typed = asked.after(.prompt(.insert("$x2")))
    #expect(typed.status == "open link 1–3: 2▏")
    #expect(typed.after(.prompt(.commit)).status == "open https://b.example? y/n")
    #expect(typed.after(.prompt(.deleteBackward), .prompt(.deleteBackward)) == Self.three)
    #expect(typed.after(.prompt(.cancel)) == Self.three)
    #expect(asked.after(.prompt(.commit)) == Self.three)
    for (wrong, number) in [("0", 0), ("4", 4), ("99999999999", 999_999_999)] {
      #expect(
        asked.after(.prompt(.insert(wrong)), .prompt(.commit)).message
          == "no link \(number): there are 3")
    }
  }

  @Test("a count says which")
  func count() {
    #expect(Self.three.after(.digit(3), .openLink).status == "open https://www.c.example? y/n")
    #expect(Self.three.after(.digit(4), .openLink).message == "no link 4: there are 3")
  }

  @Test(
    "what keys answer",
    arguments: [
      (.character("y"), .commit), (.character("Y"), .commit), (.enter, .commit),
      (.character("n"), .cancel), (.character("o"), .cancel), (.character("q"), .cancel),
      (.character("2"), .cancel), (.escape, .cancel), (.down, .cancel), (.control("l"), .cancel),
      (.function(1), .cancel), (.paste("y"), .cancel), (.backspace, .cancel),
    ] as [(Key, Action.Prompt)])
  func answers(key: Key, answer: Action.Prompt) {
    let mode = Self.three.after(.digit(1), .openLink).keyMode
    #expect(KeyMap.action(for: key, in: mode) == .prompt(answer))
  }

  @Test("one that the status line cannot hold has a page, which fits or scrolls")
  func long() {
    let long = "https://a.example/" + String(repeating: "0123456789", count: 9)
    let state = Self.opened([Text(long)], 40, 10).after(.openLink)
    #expect(
      state.picture == """
          Open this link?
          ────────────────────────────────────
          Leads to    a.example
          Link        https://a.example/012345
                      678901234567890123456789
                      012345678901234567890123
                      456789012345678901234567
                      890123456789

        y opens it, any other key does not
        """)
    #expect(state.keyMode == .question(scrolls: false))
    let wide = state.after(.resize(Size(width: 130, height: 10)))
    #expect(wide.status == "open \(long)? y/n")
    #expect(wide.after(.resize(Size(width: 40, height: 10))) == state)

    let low = state.after(.resize(Size(width: 40, height: 6)))
    #expect(low.picture.contains("Leads to    a.example"))
    #expect(low.status == "y opens it, ↓ scrolls")
    #expect(KeyMap.action(for: .down, in: low.keyMode) == .nextCard)
    #expect(KeyMap.action(for: .character("G"), in: low.keyMode) == .prompt(.cancel))
    #expect(low.after(.nextPage).picture.contains("890123456789\n"))
    #expect(low.after(.nextPage).linkInQuestion?.url == long)
    #expect(low.after(.nextPage, .prompt(.cancel)).page?.scroll.offset == 0)
  }

  @Test("what its host is, where that is not plain, is said with it")
  func caution() {
    let narrow = Self.opened(["https://bank.example@exämple.org/"], 60).after(.openLink)
    #expect(narrow.picture.contains("Leads to          exämple.org\n"))
    #expect(narrow.picture.contains("its host is exämple.org and has\n"))
    #expect(
      Self.opened(["https://exämple.org"]).after(.openLink).status
        == "open https://exämple.org (its host has letters beyond ASCII)? y/n")
  }

  @Test(
    "a question that the screen cannot show is not asked", arguments: [(12, 3), (11, 9), (40, 3)])
  func tooSmall(width: Int, height: Int) {
    let state = Self.opened([Text("https://a.example/" + String(repeating: "b", count: 60))])
    let small = Size(width: width, height: height)
    for asked in [
      state.after(.resize(small), .openLink), state.after(.openLink, .resize(small)),
    ] {
      #expect(asked.linkInQuestion == nil)
      #expect(asked.message == "too small to show the link")
    }
  }

  @Test("at any size at which there is a question, its host is whole")
  func hostIsWhole() {
    let host = "a-host-that-is-longer-than-some-screens.example"
    for width in 1...70 {
      for height in 1...14 {
        let state = Self.opened([Text("https://user@\(host)/path")], width, height).after(.openLink)
        guard state.linkInQuestion != nil else { continue }
        let shown = state.picture.filter { !$0.isWhitespace }
        #expect(shown.contains(host), "\(width)x\(height)")
      }
    }
  }
}
