import Geometry
import Screen
import Tickets

/// A ticket as a line of the index.
///
///     ❯ 2024-08-24  Aston Villa 0–2 Arsenal
struct IndexLine {
  let canvas: Canvas

  /// Columns from which on there is room for days and whole names; below, for years and short ones.
  private static let wide = 36

  init(_ ticket: Ticket, columns: Int, isFocused: Bool) {
    let style = Style(isFocused ? .status : .normal, isFocused: isFocused)
    var canvas = Canvas(size: Size(width: columns, height: 1), style: style)
    if isFocused { canvas.put(Glyph("❯"), at: .zero, style) }
    var x = 2
    let date = ticket.date?.wallTime.map { time in
      columns >= Self.wide ? time.day.description : "\(time.day.year)"
    }
    let dateColumns = columns >= Self.wide ? 10 : 4
    canvas.draw(
      date ?? "", at: Point(x: x, y: 0), isFocused ? style : Style(.label), columns: dateColumns)
    x += dateColumns + 2
    canvas.draw(
      IndexLine.words(ticket, columns: columns), at: Point(x: x, y: 0), style,
      columns: columns - x - 1)
    self.canvas = canvas
  }

  /// A fixture with its goals, a task with its box, else the title.
  private static func words(_ ticket: Ticket, columns: Int) -> String {
    func name(_ team: Team) -> String {
      (columns >= wide ? nil : team.short?.line) ?? team.name.line
    }
    guard let home = ticket.home, let away = ticket.away, let goals = ticket.score?.goals else {
      return ticket.markedTitle
    }
    return "\(name(home)) \(goals.home)–\(goals.away) \(name(away))"
  }
}
