import CNcurses
import Geometry
import Glibc
import Screen

/// A curses pad, and the cells that were last written into it.
///
/// Its owner deletes it: an array holds no noncopyable values.
struct Pad {
  /// Pads count rows and columns in C `short`s (`NCURSES_SIZE_T` in <curses.h>).
  static let longestSide = Int(Int16.max)

  let size: Size
  private let window: UnsafeMutablePointer<WINDOW>
  private var rows: [[Cell]]

  /// A blank pad, cut at `longestSide`; nil without memory, or where it would have no cell.
  init?(_ wanted: Size) {
    let size = Self.cut(wanted)
    guard !size.isEmpty, let window = newpad(Int32(size.height), Int32(size.width)) else {
      return nil
    }
    self.size = size
    self.window = window
    // The cursor is hidden: it need not be moved to its place.
    leaveok(window, true)
    rows = Array(repeating: Array(repeating: .blank, count: size.width), count: size.height)
  }

  func delete() { delwin(window) }

  /// Whether it is a pad for a canvas of that size.
  func fits(_ canvasSize: Size) -> Bool { size == Self.cut(canvasSize) }

  private static func cut(_ size: Size) -> Size {
    Size(width: min(size.width, longestSide), height: min(size.height, longestSide))
  }

  /// Writes those cells of some rows that are not there yet. Rows that are not seen can wait.
  ///
  /// - Returns: the rows from the first to the last that changed; nil where none did.
  mutating func write(_ canvas: Canvas, rows seen: Range<Int>, _ inks: inout Inks) -> Range<Int>? {
    var changed: Range<Int>?
    for y in seen {
      let row = canvas.row(y).prefix(size.width)
      if hasBytes(of: row, rows[y]) { continue }
      if write(row, y, &inks) {
        changed = (changed?.lowerBound ?? y)..<y + 1
      }
      rows[y].replaceSubrange(0..<row.count, with: row)
    }
    return changed
  }

  /// Equal bytes are equal cells; different ones may be, for there are unused bytes in a cell.
  private func hasBytes(of new: ArraySlice<Cell>, _ old: [Cell]) -> Bool {
    new.withUnsafeBytes { new in
      old.withUnsafeBytes { old in
        guard let first = new.baseAddress, let second = old.baseAddress else { return true }
        return new.count == old.count && memcmp(first, second, new.count) == 0
      }
    }
  }

  /// Writes the runs of cells that changed; false where none did.
  private func write(_ row: ArraySlice<Cell>, _ y: Int, _ inks: inout Inks) -> Bool {
    var run: [cchar_t] = []
    var start = 0
    var hasChanged = false
    for (x, cells) in zip(row, rows[y]).enumerated() {
      if cells.0 == cells.1 {
        put(run, x: start, y: y)
        run.removeAll(keepingCapacity: true)
        continue
      }
      hasChanged = true
      if run.isEmpty { start = x }
      // The right half of a wide glyph is written with the left.
      if case .glyph(let glyph, let style) = cells.0 { run.append(inks.cell(glyph, style)) }
    }
    put(run, x: start, y: y)
    return hasChanged
  }

  private func put(_ run: [cchar_t], x: Int, y: Int) {
    guard !run.isEmpty else { return }
    wmove(window, Int32(y), Int32(x))
    wadd_wchnstr(window, run, Int32(run.count))
  }

  /// Puts one cell into the corner.
  mutating func stamp(_ cell: cchar_t) { put([cell], x: 0, y: 0) }

  /// Copies a part to a place on the screen; both must lie wholly inside, or nothing is copied.
  func show(_ part: Rect, at place: Point) {
    pnoutrefresh(
      window, Int32(part.minY), Int32(part.minX), Int32(place.y), Int32(place.x),
      Int32(place.y + part.height - 1), Int32(place.x + part.width - 1))
  }
}
