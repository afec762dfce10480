import Geometry
import Screen
import Tickets

/// A ticket as a line of the index: its day, what it is, and how it ended.
///
///     ❯ 2024-08-24  Aston Villa – Arsenal    0–2
///       2022-12-11  The Cure
struct IndexLine {
  let canvas: Canvas

  /// Columns from which on there is room for days and whole names; below, for months and short ones.
  private static let wide = 36

  init(_ ticket: Ticket, columns: Int, isFocused: Bool) {
    let style = Style(isFocused ? .status : .normal, isFocused: isFocused)
    let isWide = columns >= Self.wide
    var canvas = Canvas(size: Size(width: columns, height: 1), style: style)
    if isFocused { canvas.put(Glyph("❯"), at: .zero, style) }
    let dateColumns = isWide ? 10 : 7
    if let day = ticket.date?.wallTime?.day {
      canvas.draw(
        String(day.description.prefix(dateColumns)), at: Point(x: 2, y: 0),
        isFocused ? style : Style(.label))
    }
    let left = 2 + dateColumns + 2
    var right = columns - 1
    if ticket.isShownAsFixture, let goals = ticket.score?.goals {
      let score = Line("\(goals.home)–\(goals.away)")
      if right - score.width - 2 > left {
        right -= score.width
        canvas.draw(score, at: Point(x: right, y: 0), style)
        right -= 2
      }
    }
    canvas.draw(
      Self.words(ticket, isWide: isWide), at: Point(x: left, y: 0), style, columns: right - left)
    self.canvas = canvas
  }

  /// Both teams of a fixture, else the title.
  private static func words(_ ticket: Ticket, isWide: Bool) -> String {
    guard ticket.isShownAsFixture, let home = ticket.home, let away = ticket.away else {
      return ticket.markedTitle
    }
    func name(_ team: Team) -> String { (isWide ? nil : team.short?.line) ?? team.name.line }
    return "\(name(home)) – \(name(away))"
  }
}
