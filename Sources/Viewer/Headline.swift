import Tickets

/// The one or two lines by which a card is known in the stack.
struct Headline {
  let isFixture: Bool
  let first: String
  let firstRight: String
  let second: String
  let secondRight: String

  /// - Parameter rows: with two, a fixture has a line for each team; with one, both share it.
  init(_ ticket: Ticket, rows: Int) {
    isFixture = ticket.isFixture
    guard let home = ticket.home?.name.line, let away = ticket.away?.name.line else {
      first = ticket.displayTitle
      firstRight = ticket.score?.text.line ?? ""
      second = ticket.subtitle?.line ?? ticket.venue?.line ?? ticket.fault?.line ?? ""
      secondRight = ""
      return
    }
    guard rows >= 2 else {
      first = "\(home) – \(away)"
      firstRight = ticket.score?.text.line ?? ""
      (second, secondRight) = ("", "")
      return
    }
    (first, second) = (home, away)
    if let score = ticket.score, let goals = score.goals {
      firstRight = "\(goals.home)"
      secondRight = (score.remark.map { $0.line + "  " } ?? "") + "\(goals.away)"
    } else {
      firstRight = ticket.score?.text.line ?? ""
      secondRight = ""
    }
  }
}
