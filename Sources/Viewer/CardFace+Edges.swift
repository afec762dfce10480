import Geometry
import Screen
import Tickets

extension CardFace {
  /// Competition and round; where the strip holds nothing else, the title.
  var infoLeft: String {
    var parts = [ticket.markedTitle]
    if headlineRows > 0 {
      parts = [ticket.competition, ticket.round].compactMap { $0?.line }.filter { !$0.isEmpty }
      if parts.isEmpty { parts = [ticket.kindWord] }
    }
    let mark = isFocused ? ["❯"] : []
    return (mark + [parts.joined(separator: " · ")].filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// The status and the date; of a task when it is due.
  var infoRight: String {
    let dueDate = ticket.isTask ? shownDate.map { "due " + $0 } : shownDate
    // When that was due which needs no more doing matters least.
    let hasRoom = size.width >= 40 && headlineRows > 0
    let date = ticket.isTask && statusWord != nil && !hasRoom ? nil : dueDate
    return [statusWord, date].compactMap(\.self).joined(separator: " · ")
  }

  private var statusWord: String? {
    if ticket.isTask, ticket.isDone { return "DONE" }
    return ticket.status.flatMap { $0 == .valid ? nil : $0.rawValue.uppercased() }
  }

  /// Without its weekday where columns are few, and without its time where they are very few.
  private var shownDate: String? {
    guard let time = ticket.date?.wallTime, size.width < 50 else { return ticket.date?.shown }
    if size.width < 30 || headlineRows == 0 { return time.day.description }
    return [time.day.description, time.time?.description].compactMap(\.self).joined(separator: " ")
  }

  var codeMark: String {
    guard let code = ticket.barcodes.first else { return "" }
    let more = ticket.barcodes.count > 1 ? " +\(ticket.barcodes.count - 1)" : ""
    return "▦ \(code.format?.name ?? code.formatName.line)\(more)"
  }

  func drawEdge(
    isTop: Bool, at y: Int, left: String, right: String, on canvas: inout Canvas
  ) {
    let corners = isTop ? styles.topCorners : styles.bottomCorners
    canvas.fill(Rect(x: 0, y: y, width: size.width, height: 1), styles.line, styles.frame)
    canvas.put(corners.left, at: Point(x: 0, y: y), styles.frame)
    canvas.put(corners.right, at: Point(x: size.width - 1, y: y), styles.frame)
    // The date is what one looks for: it keeps its place, the left gives way.
    let room = size.width - 4
    let rightLine = Line(right, fitting: room - 2)
    var leftRoom = room - 2
    if !rightLine.isEmpty {
      drawLabel(rightLine, endingAt: size.width - 2, y: y, styles.label, on: &canvas)
      leftRoom -= rightLine.width + 3
    }
    let leftLine = Line(left, fitting: leftRoom)
    guard leftRoom > 1, !leftLine.isEmpty else { return }
    canvas.draw(" ", at: Point(x: 2, y: y), styles.frame)
    canvas.draw(leftLine, at: Point(x: 3, y: y), isFocused ? styles.mark : styles.label)
    canvas.draw(" ", at: Point(x: 3 + leftLine.width, y: y), styles.frame)
  }

  /// A text with a space on both sides, whose right space stands before column `end`.
  private func drawLabel(
    _ line: Line, endingAt end: Int, y: Int, _ style: Style, on canvas: inout Canvas
  ) {
    let x = end - line.width - 2
    guard x >= 1 else { return }
    canvas.draw(" ", at: Point(x: x, y: y), styles.frame)
    canvas.draw(line, at: Point(x: x + 1, y: y), style)
    canvas.draw(" ", at: Point(x: x + 1 + line.width, y: y), styles.frame)
  }
}
