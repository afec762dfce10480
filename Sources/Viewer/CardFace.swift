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

  let styles: CardStyles
  private let headline: Headline

  /// - Parameter isASCII: whether arrows are drawn as `->`, which `Canvas.ascii` has no room for.
  init(
    _ ticket: Ticket, size: Size, strip: Int, isStripAtBottom: Bool, isFocused: Bool,
    isASCII: Bool = false
  ) {
    self.ticket = ticket
    self.size = size
    self.strip = strip
    self.isStripAtBottom = isStripAtBottom
    self.isFocused = isFocused
    styles = CardStyles(ticket, isFocused: isFocused)
    headline = Headline(
      ticket, rows: CardFace.headlineRows(strip: strip), columns: CardFace.textWidth(of: size),
      arrow: isASCII ? "->" : "→")
  }

  /// Draws some of the card's rows; `rows.lowerBound` becomes the canvas' first.
  func canvas(rows: Range<Int>) -> Canvas {
    var canvas = Canvas(size: Size(width: size.width, height: rows.count), style: styles.normal)
    for y in rows { draw(row: y, at: y - rows.lowerBound, on: &canvas) }
    drawBody(rows, on: &canvas)
    if let big = bigScore, rows.overlaps(bodyTop + 1..<bodyTop + 1 + BigScore.height) {
      let x = size.width - 3 - big.width
      big.draw(at: Point(x: x, y: bodyTop - rows.lowerBound + 1), styles, on: &canvas)
    }
    return canvas
  }

  var headlineRows: Int { CardFace.headlineRows(strip: strip) }
  private static func headlineRows(strip: Int) -> Int { min(max(0, strip - 1), 2) }
  /// The body's first row, and how many it has.
  private var bodyTop: Int { isStripAtBottom ? 1 : 1 + headlineRows }
  private var bodyRows: Int { max(0, size.height - 2 - headlineRows) }

  private func draw(row y: Int, at canvasRow: Int, on canvas: inout Canvas) {
    let fromStrip = isStripAtBottom ? size.height - 1 - y : y
    if fromStrip == 0 {
      drawInfo(isTop: y == 0, at: canvasRow, on: &canvas)
    } else if y == 0 || y == size.height - 1 {
      drawEdge(isTop: y == 0, at: canvasRow, left: "", right: codeMark, on: &canvas)
    } else {
      canvas.put(styles.bar, at: Point(x: 0, y: canvasRow), styles.frame)
      canvas.put(styles.bar, at: Point(x: size.width - 1, y: canvasRow), styles.frame)
      if fromStrip <= headlineRows {
        drawHeadline(
          isStripAtBottom ? headlineRows - fromStrip : fromStrip - 1, at: canvasRow, on: &canvas)
      }
    }
  }
}

// MARK: - Headline and body

extension CardFace {
  /// Columns from the card's left edge to its text.
  private var textLeft: Int { CardFace.textLeft(of: size) }
  private var textWidth: Int { CardFace.textWidth(of: size) }

  private static func textLeft(of size: Size) -> Int { size.width >= 30 ? 3 : 1 }
  private static func textWidth(of size: Size) -> Int {
    max(0, size.width - 2 * textLeft(of: size))
  }

  private func drawHeadline(_ index: Int, at y: Int, on canvas: inout Canvas) {
    let rows = headline.rows
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    var left = textLeft
    if index == 0, let mark = headlineMark {
      left += canvas.draw(mark.text, at: Point(x: left, y: y), mark.style, columns: textWidth) + 1
    }
    if let balanced = row.balanced { draw(balanced, from: left, at: y, on: &canvas) }
    var room = textWidth - (left - textLeft)
    if let right = row.right {
      let line = Line(right.text, fitting: textWidth)
      canvas.draw(
        line, at: Point(x: size.width - textLeft - line.width, y: y), styles.style(right.role))
      room -= line.width + 2
    }
    if let part = row.left {
      canvas.draw(part.text, at: Point(x: left, y: y), styles.style(part.role), columns: room)
    }
  }

  /// Both names on a line, and in the card's middle what is between them.
  private func draw(
    _ row: Headline.Balanced, from left: Int, at y: Int, on canvas: inout Canvas
  ) {
    let middle = Line(row.middle, fitting: textWidth - 8)
    let x = (size.width - row.lead - middle.width - row.trail) / 2 + row.lead
    let first = Line(row.left, fitting: x - 2 - left)
    canvas.draw(middle, at: Point(x: x, y: y), styles.title)
    canvas.draw(first, at: Point(x: x - 2 - first.width, y: y), styles.title)
    canvas.draw(
      row.right, at: Point(x: x + middle.width + 2, y: y), styles.title,
      columns: size.width - textLeft - (x + middle.width + 2))
  }

  /// Draws what of the body lies in some rows of the card.
  private func drawBody(_ rows: Range<Int>, on canvas: inout Canvas) {
    // An empty row under the headline, unless the card has few.
    let gap = bodyRows >= 5 ? 1 : 0
    let seen = rows.clamped(to: bodyTop + gap..<bodyTop + max(gap, bodyRows))
    guard !seen.isEmpty else { return }
    let room = textWidth - (bigScore.map { $0.width + 3 } ?? 0)
    let lines = BodyLines(
      ticket, rows: bodyRows - gap, columns: room, without: headline.details
    ).all
    for (y, line) in zip(bodyTop + gap..<bodyTop + bodyRows, lines) where seen.contains(y) {
      draw(line, at: Point(x: textLeft, y: y - rows.lowerBound), columns: room, on: &canvas)
    }
  }

  private func draw(
    _ line: BodyLines.BodyLine, at point: Point, columns: Int, on canvas: inout Canvas
  ) {
    var used = 0
    if !line.label.isEmpty {
      used = canvas.draw(line.label + "  ", at: point, styles.label, columns: columns)
    }
    let textPoint = Point(x: point.x + used, y: point.y)
    let text = line.goesOn ? line.text + "…" : line.text
    // The ellipsis can stand in the margin, where there is one.
    let margin = textLeft > 1 ? 1 : 0
    canvas.draw(text, at: textPoint, styles.normal, columns: columns - used + margin)
  }

  /// The score in large digits, where it leaves most of the card to the text.
  private var bigScore: BigScore? {
    guard let goals = ticket.score?.goals, ticket.isShownAsFixture, bodyRows >= 5, size.width >= 50
    else {
      return nil
    }
    let big = BigScore(goals)
    return big.width <= textWidth / 3 ? big : nil
  }
}

extension Ticket {
  /// The kind, as a card without a competition shows it.
  var kindWord: String {
    // That it is none of the others says nothing.
    let kind = isTask ? .task : kind == .other ? nil : kind
    return kindName?.line
      ?? kind.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() } ?? ""
  }
}
