// A shelf of books as overlapping cards: all that it takes to stack things of your own.
import CardLayout
import Geometry

struct Book: Hashable {
  var title: String
  var pages: Int
}

let books = [
  Book(title: "Moby-Dick", pages: 635), Book(title: "Emma", pages: 474),
  Book(title: "Utopia", pages: 134), Book(title: "Walden", pages: 352),
]

// Thick books are taller cards; a shelf of equals would be CardStack(count:cardWidth:cardHeight:).
let stack = CardStack(
  .padding(heights: books.map { 3 + $0.pages / 200 }), cardWidth: 24, step: 2)
let ids = CardIDs(books.map(\.title))

let scroll = ObservableScroll(
  ScrollState(contentSize: stack.contentSize, viewportSize: Size(width: 24, height: 7)))
scroll.onOffsetChange { print("scrolled from row \($0.old) to row \($0.new)") }

draw(scroll.state)
if let walden = ids.index(of: "Walden") { scroll.move(to: stack.frame(of: walden).minY) }
draw(scroll.state)

/// Paints the cards that are seen, the lowest first, and prints the viewport.
func draw(_ scroll: ScrollState) {
  let visible = scroll.visibleRect
  var rows = Array(repeating: "", count: visible.height)
  for index in stack.cards(in: visible).sorted(by: { stack.zIndex(of: $0) < stack.zIndex(of: $1) })
  {
    let frame = scroll.convert(stack.frame(of: index), from: .content, to: .viewport)
    for row in frame.rows.clamped(to: 0..<visible.height) {
      rows[row] = line(row - frame.minY, of: books[index], in: frame)
    }
  }
  print(rows.joined(separator: "\n"))
}

/// A row of a card, counted from its top.
func line(_ row: Int, of book: Book, in frame: Rect) -> String {
  let inside = frame.width - 2
  func edge(_ left: String, _ text: String, _ fill: String, _ right: String) -> String {
    left + text + String(repeating: fill, count: inside - text.count) + right
  }
  switch row {
  case 0: return edge("┌", " \(book.title) ", "─", "┐")
  case frame.height - 1: return edge("└", "", "─", "┘")
  case 1: return edge("│", " \(book.pages) pages", " ", "│")
  default: return edge("│", "", " ", "│")
  }
}
