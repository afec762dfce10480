import Geometry
import Screen
import Tickets

/// A ticket as a card.
///
///     ╭─ Premier League ───────────────── Sat 2024-08-24 17:30 ─╮   edge
///     │               Aston Villa  0 – 2  Arsenal               │   headline, whole in a strip
///     │  Villa Park, Birmingham, GB                             │   of three rows
///     │                                                         │
///     │  Stand Holte End · Row 7 · Seat 43                      │   body
///     │  ★★★★☆                                                  │
///     ╰───────────────────────────────────────────────── ▦ QR  ─╯   edge
///
/// Where the first card lies on top the strips are the cards' bottoms, so there the edge with the
/// date and the headline stand at the bottom.
struct CardFace {
  let ticket: Ticket
  let size: Size
  /// Rows of the card that stay visible under its neighbour.
  let strip: Int
  let isStripAtBottom: Bool
  let isFocused: Bool

  private let styles: CardStyles

  init(_ ticket: Ticket, size: Size, strip: Int, isStripAtBottom: Bool, isFocused: Bool) {
    self.ticket = ticket
    self.size = size
    self.strip = strip
    self.isStripAtBottom = isStripAtBottom
    self.isFocused = isFocused
    styles = CardStyles(ticket.colors, isFocused: isFocused)
  }

  /// Draws some of the card's rows; `rows.lowerBound` becomes the canvas' first.
  func canvas(rows: Range<Int>) -> Canvas {
    var canvas = Canvas(size: Size(width: size.width, height: rows.count), style: styles.normal)
    for y in rows { draw(row: y, at: y - rows.lowerBound, on: &canvas) }
    if let big = bigScore {
      big.draw(
        at: Point(x: size.width - 3 - big.width, y: bodyTop - rows.lowerBound + 1), styles,
        on: &canvas)
    }
    return canvas
  }

  private var headlineRows: Int { min(max(0, strip - 1), 2) }
  /// The body's first row, and how many it has.
  private var bodyTop: Int { isStripAtBottom ? 1 : 1 + headlineRows }
  private var bodyRows: Int { max(0, size.height - 2 - headlineRows) }

  private func draw(row y: Int, at canvasRow: Int, on canvas: inout Canvas) {
    let fromStrip = isStripAtBottom ? size.height - 1 - y : y
    if fromStrip == 0 {
      drawEdge(isTop: y == 0, at: canvasRow, left: infoLeft, right: infoRight, on: &canvas)
    } else if y == 0 || y == size.height - 1 {
      drawEdge(isTop: y == 0, at: canvasRow, left: "", right: codeMark, on: &canvas)
    } else {
      canvas.put(styles.bar, at: Point(x: 0, y: canvasRow), styles.frame)
      canvas.put(styles.bar, at: Point(x: size.width - 1, y: canvasRow), styles.frame)
      if fromStrip <= headlineRows {
        drawHeadline(
          isStripAtBottom ? headlineRows - fromStrip : fromStrip - 1, at: canvasRow, on: &canvas)
      } else {
        drawBody(y - bodyTop, at: canvasRow, on: &canvas)
      }
    }
  }
}

// MARK: - Edges

extension CardFace {
  /// Competition and round; where the strip holds nothing else, the title.
  private var infoLeft: String {
    var parts = [ticket.displayTitle]
    if headlineRows > 0 {
      parts = [ticket.competition, ticket.round].compactMap { $0?.line }.filter { !$0.isEmpty }
      if parts.isEmpty { parts = [ticket.kindWord] }
    }
    let mark = isFocused ? ["❯"] : []
    return (mark + [parts.joined(separator: " · ")].filter { !$0.isEmpty }).joined(separator: " ")
  }

  private var infoRight: String {
    let status = ticket.status.flatMap { $0 == .valid ? nil : $0.rawValue.uppercased() }
    return [status, shownDate].compactMap(\.self).joined(separator: " · ")
  }

  /// Without its weekday where columns are few, and without its time where they are very few.
  private var shownDate: String? {
    guard let time = ticket.date?.wallTime, size.width < 50 else { return ticket.date?.shown }
    if size.width < 30 || headlineRows == 0 { return time.day.description }
    return [time.day.description, time.time?.description].compactMap(\.self).joined(separator: " ")
  }

  private var codeMark: String {
    guard let code = ticket.barcodes.first else { return "" }
    let more = ticket.barcodes.count > 1 ? " +\(ticket.barcodes.count - 1)" : ""
    return "▦ \(code.format?.name ?? code.formatName.line)\(more)"
  }

  private func drawEdge(
    isTop: Bool, at y: Int, left: String, right: String, on canvas: inout Canvas
  ) {
    let corners = isTop ? styles.topCorners : styles.bottomCorners
    canvas.fill(Rect(x: 0, y: y, width: size.width, height: 1), styles.line, styles.frame)
    canvas.put(corners.left, at: Point(x: 0, y: y), styles.frame)
    canvas.put(corners.right, at: Point(x: size.width - 1, y: y), styles.frame)
    // The date is what one looks for: it keeps its place, the left gives way.
    let room = size.width - 4
    let rightLine = Line(right).truncated(to: max(0, room - 2))
    var leftRoom = room - 2
    if !rightLine.isEmpty {
      drawLabel(rightLine, endingAt: size.width - 2, y: y, styles.label, on: &canvas)
      leftRoom -= rightLine.width + 3
    }
    let leftLine = Line(left).truncated(to: leftRoom)
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

// MARK: - Headline and body

extension CardFace {
  /// Columns from the card's left edge to its text.
  private var textLeft: Int { size.width >= 30 ? 3 : 1 }
  private var textWidth: Int { max(0, size.width - 2 * textLeft) }

  private var headline: Headline { Headline(ticket, rows: headlineRows, columns: textWidth) }

  private func drawHeadline(_ index: Int, at y: Int, on canvas: inout Canvas) {
    let rows = headline.rows
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    if let fixture = row.fixture { draw(fixture, at: y, on: &canvas) }
    var room = textWidth
    if let right = row.right {
      let line = Line(right.text).truncated(to: textWidth)
      canvas.draw(
        line, at: Point(x: size.width - textLeft - line.width, y: y), styles.style(right.role))
      room -= line.width + 2
    }
    if let left = row.left {
      canvas.draw(
        left.text, at: Point(x: textLeft, y: y), styles.style(left.role), columns: room)
    }
  }

  /// Both teams on a line, the score in its middle.
  private func draw(_ fixture: Headline.Fixture, at y: Int, on canvas: inout Canvas) {
    let score = Line(fixture.score).truncated(to: max(0, textWidth - 8))
    let x = (size.width - score.width) / 2
    let home = Line(fixture.home).truncated(to: x - 2 - textLeft)
    canvas.draw(score, at: Point(x: x, y: y), styles.title)
    canvas.draw(home, at: Point(x: x - 2 - home.width, y: y), styles.title)
    canvas.draw(
      fixture.away, at: Point(x: x + score.width + 2, y: y), styles.title,
      columns: size.width - textLeft - (x + score.width + 2))
  }

  private func drawBody(_ index: Int, at y: Int, on canvas: inout Canvas) {
    // An empty row under the headline, unless the card has few.
    let gap = bodyRows >= 5 ? 1 : 0
    let room = textWidth - (bigScore.map { $0.width + 3 } ?? 0)
    let lines = BodyLines(
      ticket, rows: bodyRows - gap, columns: room, without: headline.detail)
    guard lines.all.indices.contains(index - gap) else { return }
    let line = lines.all[index - gap]
    var used = 0
    if !line.label.isEmpty {
      used = canvas.draw(
        line.label + "  ", at: Point(x: textLeft, y: y), styles.label, columns: room)
    }
    canvas.draw(line.text, at: Point(x: textLeft + used, y: y), styles.normal, columns: room - used)
  }

  /// The score in large digits, where the card has the room.
  private var bigScore: BigScore? {
    guard let goals = ticket.score?.goals, ticket.isFixture, bodyRows >= 5, size.width >= 50 else {
      return nil
    }
    return BigScore(goals)
  }
}

extension Ticket {
  /// The kind, as a card without a competition shows it.
  fileprivate var kindWord: String {
    kindName?.line ?? kind.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
      ?? ""
  }
}
