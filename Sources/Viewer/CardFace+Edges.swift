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

  /// The status, where there is room for it beside the date.
  private var edgeMark: Mark? { isMarkOnEdge ? mark : nil }

  /// The status, where the date leaves it no room.
  var headlineMark: Mark? { isMarkOnEdge ? nil : mark }

  private var isMarkOnEdge: Bool {
    let parts = [mark?.text, edgeDate].compactMap(\.self)
    // A task's box says the same.
    return ticket.isTask || parts.count < 2
      || parts.joined(separator: Self.separator).fits(size.width - Self.edgeMargins)
  }

  /// The date; of a task when it is due.
  private var edgeDate: String? {
    guard ticket.isTask else { return shownDate }
    // When that was due which needs no more doing matters least.
    let hasRoom = size.width >= 40 && headlineRows > 0
    return mark != nil && !hasRoom ? nil : shownDate.map { "due " + $0 }
  }

  /// A status in a word.
  struct Mark {
    var text: String
    var style: Style
  }

  private var mark: Mark? {
    if ticket.isTask, ticket.isDone { return Mark(text: "DONE", style: styles.label) }
    guard let status = ticket.status, status != .valid else { return nil }
    return Mark(
      text: status.rawValue.uppercased(),
      style: status == .void ? styles.style(.warning) : styles.label)
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

  /// The edge that stays visible: what it is, its status, when.
  func drawInfo(isTop: Bool, at y: Int, on canvas: inout Canvas) {
    let right = [edgeMark?.text, edgeDate].compactMap(\.self).joined(separator: Self.separator)
    drawEdge(isTop: isTop, at: y, left: infoLeft, right: right, on: &canvas)
    guard let edgeMark, edgeMark.style != styles.label else { return }
    let line = Line(right, fitting: size.width - Self.edgeMargins)
    canvas.draw(
      edgeMark.text, at: Point(x: size.width - 3 - line.width, y: y), edgeMark.style,
      columns: line.width)
  }

  private static let separator = " · "
  /// Columns of an edge that no text is on: at each end a corner, a line and a space.
  private static let edgeMargins = 6

  func drawEdge(
    isTop: Bool, at y: Int, left: String, right: String, on canvas: inout Canvas
  ) {
    let corners = isTop ? styles.topCorners : styles.bottomCorners
    canvas.fill(Rect(x: 0, y: y, width: size.width, height: 1), styles.line, styles.frame)
    canvas.put(corners.left, at: Point(x: 0, y: y), styles.frame)
    canvas.put(corners.right, at: Point(x: size.width - 1, y: y), styles.frame)
    // The date is what one looks for: it keeps its place, the left gives way.
    var leftRoom = size.width - Self.edgeMargins
    let rightLine = Line(right, fitting: leftRoom)
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
