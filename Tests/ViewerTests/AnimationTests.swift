import Geometry
import Testing

@testable import Viewer

@Suite("A scroll in a few frames")
struct AnimationTests {
  private func paged(_ action: Action, from state: ViewState = .numbered(60, 80, 24)) -> ViewState {
    var paged = state.after(action)
    paged.animate(since: state)
    return paged
  }

  private func offsets(_ state: ViewState) -> [Int] {
    var state = state
    var offsets = [state.scroll(of: .cards).offset]
    while state.isAnimated {
      state.apply(.nextFrame)
      offsets.append(state.scroll(of: .cards).offset)
    }
    return offsets
  }

  @Test("a page goes by in frames, the first of which moves already, to where it belongs")
  func page() {
    let state = paged(.nextPage)
    #expect(state.cards.scroll.offset == 21)
    #expect(offsets(state) == [11, 17, 20, 21, 21])
    #expect(state.status.contains("row 11/"))
  }

  @Test(
    "a step, a jump of many screens, and what is no scroll, are done at once",
    arguments: [
      Action.nextCard, .rowDown, .lastCard, .open, .showHelp, .redraw,
    ])
  func atOnce(action: Action) {
    #expect(!paged(action).isAnimated)
  }

  @Test(
    "a key, a new size, another page end it where it leads",
    arguments: [
      Action.nextCard, .resize(Size(width: 70, height: 30)), .open, .turnForward, .toggleIndex,
    ])
  func interrupted(action: Action) {
    let start = ViewState.numbered(60, 80, 24)
    let state = paged(.nextPage, from: start).after(action)
    #expect(!state.isAnimated)
    #expect(state == start.after(.nextPage, action))
  }

  @Test("what is reported meanwhile does not")
  func reports() {
    let state = paged(.nextPage)
    #expect(state.after(.report(Problems())).isAnimated)
    #expect(state.counted.isAnimated)
  }
}
