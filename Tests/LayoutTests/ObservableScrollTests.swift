import CardLayout
import Geometry
import TestSupport
import Testing

@Suite("Watching an offset")
struct ObservableScrollTests {
  private func scroll(content: Int = 100, viewport: Int = 20) -> ObservableScroll {
    ObservableScroll(
      ScrollState(
        contentSize: Size(width: 10, height: content),
        viewportSize: Size(width: 10, height: viewport)))
  }

  /// Collects what an observer is told.
  private final class Log {
    var changes: [[Int]] = []
    func note(_ change: OffsetChange) { changes.append([change.old, change.new]) }
  }

  @Test("once per change, after the update, with the old and the new offset")
  func once() {
    let scroll = scroll()
    let log = Log()
    scroll.onOffsetChange { change in
      #expect(scroll.state.offset == change.new)
      log.note(change)
    }
    scroll.move(by: 5)
    scroll.move(by: 0)
    scroll.move(to: 5)
    scroll.move(to: -7)
    scroll.move(by: -1)
    #expect(log.changes == [[0, 5], [5, 0]])
  }

  @Test("a layout tells nobody anything until it is done, and then one change")
  func layout() {
    let scroll = scroll()
    scroll.move(to: 80)
    let log = Log()
    scroll.onOffsetChange(log.note)
    scroll.layOut { scroll in
      scroll.layOut(
        contentSize: Size(width: 10, height: 30), viewportSize: Size(width: 10, height: 20))
      scroll.layOut { $0.move(by: -3) }
      #expect(log.changes.isEmpty)
    }
    #expect(log.changes == [[80, 7]])
    scroll.layOut { scroll in
      scroll.move(by: 1)
      scroll.move(by: -1)
    }
    #expect(log.changes.count == 1)
  }

  @Test("a change that an observer makes is told after the one that it was told of, to all")
  func nested() {
    let scroll = scroll()
    let log = Log()
    scroll.onOffsetChange { change in if change.new == 3 { scroll.move(to: 10) } }
    scroll.onOffsetChange(log.note)
    scroll.move(to: 3)
    #expect(log.changes == [[0, 3], [3, 10]])
  }

  @Test("an observer that is taken away is told nothing more")
  func removal() {
    let scroll = scroll()
    let log = Log()
    var second: ObservableScroll.Observation?
    scroll.onOffsetChange { _ in second.map(scroll.remove) }
    second = scroll.onOffsetChange(log.note)
    scroll.move(to: 3)
    #expect(log.changes.isEmpty)
  }

  @Test("observers see exactly the sequence of offsets, for random moves and layouts")
  func sequence() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let scroll = scroll(content: random.number(0...200), viewport: random.number(0...40))
      let logs = [Log(), Log()]
      for log in logs { scroll.onOffsetChange(log.note) }
      var expected: [[Int]] = []
      for _ in 0..<30 {
        let before = scroll.state.offset
        switch random.below(3) {
        case 0: scroll.move(by: random.number(-50...50))
        case 1: scroll.move(to: random.number(-50...250))
        default:
          scroll.layOut { scroll in
            scroll.layOut(
              contentSize: Size(width: 1, height: random.number(0...200)),
              viewportSize: Size(width: 1, height: random.number(0...40)))
            scroll.move(by: random.number(-9...9))
          }
        }
        if scroll.state.offset != before { expected.append([before, scroll.state.offset]) }
      }
      for log in logs { #expect(log.changes == expected) }
    }
  }
}
