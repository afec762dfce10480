import Geometry
import Screen
import Tickets

/// A score in digits three rows tall, drawn in half blocks.
struct BigScore {
  private let text: [Int?]

  init(_ goals: Score.Goals) {
    func digits(_ number: Int) -> [Int?] { String(number).compactMap(\.wholeNumberValue) }
    text = digits(goals.home) + [nil] + digits(goals.away)
  }

  /// Rows.
  static let height = 3

  /// Columns.
  var width: Int { text.reduce(-1) { $0 + ($1 == nil ? 2 : 4) } }

  func draw(at origin: Point, _ styles: CardStyles, on canvas: inout Canvas) {
    var x = origin.x
    for digit in text {
      let rows = digit.map { BigScore.digits[$0] } ?? BigScore.colon
      for (y, row) in rows.enumerated() {
        canvas.draw(row, at: Point(x: x, y: origin.y + y), styles.title)
      }
      x += digit == nil ? 2 : 4
    }
  }

  private static let colon = [" ", "▀", "▀"]
  private static let digits = [
    ["█▀█", "█ █", "▀▀▀"], ["▄█ ", " █ ", "▀▀▀"], ["▀▀█", "█▀▀", "▀▀▀"], ["▀▀█", " ▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"], ["█▀▀", "▀▀█", "▀▀▀"], ["█▀▀", "█▀█", "▀▀▀"], ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"], ["█▀█", "▀▀█", "▀▀▀"],
  ]
}
