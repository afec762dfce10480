import CardLayout
import Geometry
import Screen
import TestSupport
import Testing
import Tickets

@testable import Viewer

@Suite("Laws of scenes")
struct SceneLaws {
  static func randomAction(_ random: inout SeededGenerator) -> Action {
    let actions: [Action] = [
      .nextCard, .previousCard, .nextPage, .previousPage, .nextHalfPage, .previousHalfPage,
      .firstCard, .lastCard, .rowDown, .rowUp, .open, .back, .showHelp, .showProblems, .cycleOrder,
      .digit(3), .prompt(.open), .prompt(.cancel), .nextCard, .nextCard, .rowDown, .rowDown,
      .turnForward, .turnBack, .cycleGrouping, .toggleIndex, .indexDown, .indexUp, .nextFrame,
      .openLink,
      .prompt(.commit),
      .resize(
        Size(
          width: Int.random(in: 1...150, using: &random),
          height: Int.random(in: 1...40, using: &random))),
    ]
    return actions.randomElement(using: &random) ?? .nextCard
  }

  @Test("what a stage keeps never shows: its scene is that of the state alone")
  func stageEqualsState() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<25 {
      var options = ViewState.Options()
      options.step = Int.random(in: 1...5, using: &random)
      options.cardHeight = Int.random(in: 1...12, using: &random)
      options.stacking = Bool.random(using: &random) ? .lastOnTop : .firstOnTop
      options.isASCII = Bool.random(using: &random)
      let tickets = (0..<random.below(60)).map { number in
        Ticket.titled("Card \(number)", date: Text("\(2000 + number % 3)"))
      }
      var state = ViewState.of(tickets, 60, 24, options: options)
      var stage = Stage()
      for step in 0..<60 {
        let earlier = state
        state.apply(Self.randomAction(&random))
        if Bool.random(using: &random) { state.animate(since: earlier) }
        if step == 10 { state = state.counted }
        #expect(stage.scene(of: state).flattened == state.scene.flattened)
      }
    }
  }

  @Test("any ticket is drawn at any size")
  func anyTicket() {
    var random = SeededGenerator(seed: 6)
    let texts: [Text] = [
      "", " ", "a", "Aston Villa", "本本本", "x\ny\n\nz", "\u{200b}", "\u{301}", "👨‍👩‍👧",
      Text(String(repeating: "word ", count: 200)), Text(String(repeating: "漢", count: 300)),
      "9223372036854775807-9223372036854775807", "1234567890123456789-1 (aet)", "3-2",
    ]
    func text() -> Text? { random.below(3) == 0 ? nil : texts[random.below(texts.count)] }
    for _ in 0..<150 {
      let tickets = (0..<random.below(6)).map { _ -> Ticket in
        var ticket = Ticket()
        (ticket.title, ticket.subtitle, ticket.competition) = (text(), text(), text())
        (ticket.home, ticket.away) = (text().map { Team(name: $0) }, text().map { Team(name: $0) })
        (ticket.score, ticket.date) = (text().map { Score($0) }, text().map { TicketDate($0) })
        (ticket.holder, ticket.reference, ticket.notes) = (text(), text(), text())
        ticket.venue = Venue(name: text(), city: text())
        ticket.seats = [Seat(row: text(), text: text())]
        ticket.fields = (0..<random.below(4)).map { _ in Field(label: "l", value: text() ?? "v") }
        ticket.rating = random.below(6)
        ticket.kind = ([nil, .match] + Ticket.Kind.allCases).randomElement(using: &random) ?? nil
        ticket.status = Ticket.Status.allCases.randomElement(using: &random)
        ticket.image = text()
        return ticket
      }
      var options = ViewState.Options()
      options.step = random.number(1...6)
      options.cardHeight = random.number(1...20)
      options.stacking = Bool.random(using: &random) ? .lastOnTop : .firstOnTop
      var state = ViewState.of(
        tickets, random.number(1...130), random.number(1...40), options: options)
      for action in [Action.open, .lastCard, .open, .lastCard, .back] {
        state.apply(action)
        #expect(state.scene.flattened.size == state.size)
      }
    }
  }

  @Test("the screen is always filled, and nothing lies outside of it")
  func planesFit() {
    var random = SeededGenerator(seed: 5)
    var state = ViewState.numbered(40, 80, 24)
    for _ in 0..<300 {
      state.apply(Self.randomAction(&random))
      let scene = state.scene
      #expect(scene.size == state.size)
      for plane in scene.planes {
        #expect(plane.clipped(to: scene.size).visibleRect.size == plane.visibleRect.size)
      }
    }
  }
}

/// Counts how often it is asked for a ticket, and its stack for a z-index by a rule that counts here.
final class CountingSource: TicketSource, @unchecked Sendable {
  let count: Int
  var reads = 0
  var zIndices = 0
  private let season: (Int) -> Text?

  init(count: Int, season: @escaping (Int) -> Text? = { _ in nil }) {
    self.count = count
    self.season = season
  }

  var orderKeys: [Int64] { [] }
  var titles: [String] { [] }

  func ticket(at number: Int) -> Ticket {
    reads += 1
    var ticket = Ticket.titled("Card \(number)")
    ticket.season = season(number)
    return ticket
  }
}
