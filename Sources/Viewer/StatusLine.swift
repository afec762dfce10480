import CardLayout
import Geometry
import Screen
import Tickets

extension ViewState {
  /// The last row: the file, what is wrong with it, and how far one has come.
  var statusLine: Canvas {
    var canvas = Canvas(size: Size(width: size.width, height: 1), style: Style(.status))
    if let prompt {
      canvas = Canvas(size: canvas.size, style: Style(.prompt))
      let words = prompt.words.first { Line($0).width <= size.width } ?? prompt.words.last ?? ""
      canvas.draw(words, at: .zero, Style(.prompt))
      return options.isASCII ? canvas.ascii : canvas
    }
    // A message has its room first: where one is can be seen again at the next key.
    let taken = message.map { Line($0).width + 2 } ?? 0
    let fitting = positions.map { Line($0) }.filter { $0.width <= size.width - 2 }
    let right = fitting.first { $0.width <= size.width - 2 - taken } ?? fitting.last ?? Line("")
    let rightWidth = min(right.width, size.width - 2)
    canvas.draw(
      right, at: Point(x: size.width - 1 - rightWidth, y: 0), Style(.status), columns: rightWidth)
    let room = size.width - rightWidth - 4
    var x = 1
    if let notice = notices.first(where: { Line($0).width <= room }) ?? notices.last {
      x += canvas.draw(notice, at: Point(x: x, y: 0), Style(.warning), columns: room) + 2
    }
    x += canvas.draw(
      name, at: Point(x: x, y: 0), Style(.status), columns: room - (x - 1))
    if x + Self.hint.width + 2 <= room {
      canvas.draw(Self.hint, at: Point(x: x + 2, y: 0), Style(.status))
    }
    return options.isASCII ? canvas.ascii : canvas
  }

  /// The wallet's, and the page's.
  private var name: String {
    let page = header.selection > 0 ? header.selectedPage.map { " › \($0.name)" } : nil
    return Text(options.name).line + (page ?? "")
  }

  private static let hint = Line("? help")

  /// What the user should see before anything else, long and short.
  private var notices: [String] {
    if let message { return [message] }
    guard problems.count > 0 else { return [] }
    let count = grouped(problems.count) + (problems.isComplete ? "" : "+")
    return ["\(count) \(count == "1" ? "problem" : "problems"): press !", "! \(count)"]
  }

  /// `card 12/1,204 · row 33/3,620 · 1 %`, and what of it a narrower screen has room for.
  private var positions: [String] {
    let typed = count.map { "\($0)  " } ?? ""
    let card = "\(grouped(wallet.isEmpty ? 0 : cards.focus + 1))/\(cardCount)"
    if case .page(let page) = level {
      let row = "row \(Self.position(of: page.scroll)) · \(page.scroll.percent) %"
      return page.kind == .ticket
        ? ["\(typed)card \(card) · \(row)", "\(typed)\(card) · \(row)", "\(typed)\(card)"]
        : ["\(typed)\(row)"]
    }
    let scroll = scroll(of: .cards)
    let row = Self.position(of: scroll)
    let percent = "\(scroll.percent) %"
    return [
      "card \(card) · row \(row) · \(percent)", "\(card) · \(row) · \(percent)",
      "\(card) · \(row)", card,
    ].map { typed + $0 }
  }

  private static func position(of scroll: ScrollState) -> String {
    "\(grouped(scroll.offset))/\(grouped(scroll.contentSize.height))"
  }
}
