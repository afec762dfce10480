import Geometry
import Screen

/// Tickets by the month of the year, as bars over the months' letters.
///
///         ▄█▂       ▅
///     ▁   ███▃▁    ▂█
///     JFMAMJJASOND
struct MonthChart {
  /// January first.
  let months: [Int]
  /// Columns of a month: a bar, and perhaps a gap.
  let pitch: Int

  /// Rows, with the letters.
  static let height = 3

  static func width(pitch: Int) -> Int { 12 * pitch - (pitch - 1) }

  func draw(at origin: Point, on canvas: inout Canvas) {
    let barRows = Self.height - 1
    let most = max(1, months.max() ?? 0)
    for (month, letter) in "JFMAMJJASOND".enumerated() {
      let x = origin.x + month * pitch
      canvas.draw(String(letter), at: Point(x: x, y: origin.y + barRows), Style(.label))
      // Eighths of a row; a month with any ticket has at least one.
      let full = barRows * 8
      let count = months.indices.contains(month) ? months[month] : 0
      let (product, overflow) = count.multipliedReportingOverflow(by: full)
      let height = count == 0 ? 0 : max(1, overflow ? full : product / most)
      for row in 0..<barRows {
        let eighths = min(8, max(0, height - (barRows - 1 - row) * 8))
        canvas.draw(Self.blocks[eighths], at: Point(x: x, y: origin.y + row))
      }
    }
  }

  private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
