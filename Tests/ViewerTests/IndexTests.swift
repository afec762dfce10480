import CardLayout
import Geometry
import TestSupport
import Testing
import Tickets

@testable import Viewer

@Suite("The index beside the cards")
struct IndexTests {
  @Test("a line for each ticket, at the left of the cards")
  func pictures() {
    expectPicture(
      ViewState.seasons(80, 24).after(.toggleIndex, .nextCard).picture, named: "index-80x24")
    expectPicture(
      ViewState.seasons(160, 40).with(moreTickets: 60).after(.digit(9), .nextCard).picture,
      named: "index-160x40")
  }

  @Test(
    "it is there on wide screens; \\ shows and hides it where it has room",
    arguments: [
      (119, false), (120, true), (160, true), (60, false),
    ])
  func automatic(width: Int, isShown: Bool) {
    let state = ViewState.numbered(9, width, 24)
    #expect(state.showsIndex == isShown)
    #expect(state.after(.toggleIndex).showsIndex == !isShown)
    #expect(state.after(.toggleIndex, .toggleIndex).showsIndex == isShown)
  }

  @Test("a screen too narrow for it says so, also after it was shown")
  func narrow() {
    let state = ViewState.numbered(9, 59, 24).after(.toggleIndex)
    #expect(state.message == "the index needs 60 columns")
    let shown = ViewState.numbered(9, 80, 24).after(.toggleIndex)
    #expect(!shown.after(.resize(Size(width: 59, height: 24))).showsIndex)
    #expect(shown.after(.resize(Size(width: 59, height: 24)), .resize(shown.size)) == shown)
    #expect(ViewState.numbered(9, 80, 24).after(.indexDown).message != nil)
  }

  @Test("scrolled by its own lines, the cards follow: the focus stays the same in both")
  func ownScroll() {
    var state = ViewState.numbered(100, 160, 24)
    state.apply(.indexDown)
    #expect(state.cards.focus == 1)
    #expect(state.cards.scroll.offset == 3)
    state = state.after(.digit(4), .digit(0), .indexDown, .indexUp)
    #expect(state.cards.focus == 40)
    state = state.after(.digit(9), .digit(9), .digit(9), .indexDown)
    // 23 lines are seen: the index is at its end, and the cards are not past it.
    #expect(state.scroll(of: .index).offset == 77)
    #expect(state.cards.focus == 77)
    #expect(state.after(.indexDown).cards.focus == 77)
    #expect(state.after(.lastCard).scroll(of: .index).offset == 77)
  }

  @Test("both scroll in step and show the same focus, after any actions")
  func inStep() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<40 {
      var state = ViewState.numbered(
        random.number(1...90), random.number(60...180), random.number(8...50))
      if !state.showsIndex { state.apply(.toggleIndex) }
      for _ in 0..<40 {
        let actions: [Action] = [
          .nextCard, .previousCard, .nextPage, .previousPage, .lastCard, .firstCard, .rowDown,
          .rowUp, .indexDown, .indexUp, .digit(7),
        ]
        state.apply(actions[random.below(actions.count)])
        let index = state.scroll(of: .index)
        let item = (state.cards.scroll.offset + 2) / 3
        #expect(index.offset == min(item, index.maxOffset))
        #expect(index.visibleRect.rows.contains(state.cards.focus))
      }
    }
  }
}
