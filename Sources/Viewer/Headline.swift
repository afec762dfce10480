import Screen
import Tickets

/// The one or two lines by which a card is known in the stack.
///
///     │           Aston Villa  0 – 2  Arsenal           │     a fixture on a wide card: the scores
///     │  Villa Park, Birmingham, GB                aet  │     of a stack stand in one column
///
///     │  Aston Villa       0  │                               on a narrow one
///     │  Arsenal      aet  2  │
///
///     │  The Magic Flute      │                               anything else
///     │  State Opera          │
struct Headline {
  struct Part {
    var text: String
    var role = Style.Role.title
  }

  /// One row: a part at its left, one at its right, and between them perhaps a fixture.
  struct Row {
    var left: Part?
    var right: Part?
    var fixture: Fixture?
  }

  struct Fixture {
    var home: String
    var score: String
    var away: String
  }

  /// What stands under the title, so that the body need not say it again.
  enum Detail {
    case venue, seat
  }

  private(set) var rows: [Row] = []
  private(set) var detail: Detail?

  /// Columns from which on both teams share a line.
  private static let wide = 50

  init(_ ticket: Ticket, rows count: Int, columns: Int) {
    guard let home = ticket.home?.name.line, let away = ticket.away?.name.line else {
      appendTitle(of: ticket)
      return
    }
    let score = ticket.score
    if columns >= Self.wide || count < 2 {
      let middle = score.map { $0.goals.map { "\($0.home) – \($0.away)" } ?? $0.text.line } ?? "–"
      rows = [Row(fixture: Fixture(home: home, score: middle, away: away))]
      appendDetail(of: ticket, right: score?.remark)
    } else {
      let remark = score?.remark.map { $0.line + "  " } ?? ""
      rows = [
        Row(
          left: Part(text: home),
          right: score.map { Part(text: $0.goals.map { "\($0.home)" } ?? $0.text.line) }),
        Row(left: Part(text: away), right: score?.goals.map { Part(text: remark + "\($0.away)") }),
      ]
    }
  }

  private mutating func appendTitle(of ticket: Ticket) {
    rows = [
      Row(
        left: Part(text: ticket.displayTitle), right: ticket.score.map { Part(text: $0.text.line) })
    ]
    if let fault = ticket.fault {
      rows.append(Row(left: Part(text: fault.line, role: .warning)))
    } else if let subtitle = ticket.subtitle, !subtitle.isBlank {
      rows.append(Row(left: Part(text: subtitle.line, role: .normal)))
    } else {
      appendDetail(of: ticket, right: nil)
    }
  }

  private mutating func appendDetail(of ticket: Ticket, right: Text?) {
    var text = ticket.venue?.line ?? ""
    detail = .venue
    if text.isEmpty || text == ticket.displayTitle {
      text = ticket.seats.first?.line ?? ""
      detail = text.isEmpty ? nil : .seat
    }
    rows.append(
      Row(
        left: detail.map { _ in Part(text: text, role: .normal) },
        right: right.map { Part(text: $0.line, role: .label) }))
  }
}
