import CardLayout
import Geometry
import Testing
import Tickets

@testable import Viewer

@Suite("Work per key, counted")
struct WorkTests {
  /// What some keys cost on a wallet of `count` tickets: cells and cards drawn, questions to the
  /// layout, tickets read.
  private struct Cost: Equatable {
    var work = Work()
    var zIndices = 0
    var reads = 0
  }

  private func costs(of actions: [Action], count: Int, size: Size, start: Int) -> [Cost] {
    let source = CountingSource(count: count)
    var options = ViewState.Options()
    options.stacking = .custom(
      ZIndexRule("counted") { index, _ in
        source.zIndices += 1
        return index
      })
    var state = ViewState(
      wallet: Wallet(source, order: .file), size: size, options: options)
    state.start(atCard: start, offset: nil)
    var stage = Stage()
    _ = stage.scene(of: state)
    return actions.map { action in
      let work = stage.work
      (source.reads, source.zIndices) = (0, 0)
      state.apply(action)
      _ = stage.scene(of: state)
      return Cost(
        work: Work(
          cards: stage.work.cards - work.cards, cells: stage.work.cells - work.cells),
        zIndices: source.zIndices, reads: source.reads)
    }
  }

  @Test(
    "each key costs exactly the same on 100 cards and on a million",
    arguments: [
      Size(width: 80, height: 24), Size(width: 160, height: 40), Size(width: 30, height: 9),
    ])
  func sameForAnyCount(size: Size) {
    let actions: [Action] = [
      .nextCard, .nextCard, .previousCard, .rowDown, .rowDown, .rowUp, .nextPage, .nextHalfPage,
      .previousPage, .indexDown, .indexUp, .open, .nextCard, .open, .turnForward, .back, .back,
      .digit(4), .nextCard, .toggleIndex, .nextCard, .toggleIndex, .firstCard, .nextCard,
    ]
    let few = costs(of: actions, count: 100, size: size, start: 6)
    let many = costs(of: actions, count: 1_000_000, size: size, start: 6)
    for (action, (few, many)) in zip(actions, zip(few, many)) {
      #expect(few == many, "\(action)")
    }
    // And that is little: two cards' strips where the band stays.
    let cells = few[1].work.cells
    #expect(cells > 0 && cells <= size.width * 2 * 14, "\(cells)")
  }

  @Test("a page turned costs no more where it has more tickets")
  func turning() {
    let costs = [100, 100_000].map { count -> Int in
      let source = CountingSource(count: count, season: { $0 % 2 == 0 ? "even" : "odd" })
      var state = ViewState(
        wallet: Wallet(source, order: .file), size: Size(width: 80, height: 24)
      ).counted
      var stage = Stage()
      _ = stage.scene(of: state)
      source.reads = 0
      state.apply(.turnForward)
      _ = stage.scene(of: state)
      #expect(state.wallet.count == count / 2)
      return source.reads
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0] <= 8)
  }
}
