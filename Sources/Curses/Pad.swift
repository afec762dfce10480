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
  /// Whether a wide glyph was ever written into it.
  private(set) var hasWideGlyphs = false

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
    let window = window
    var hasWide = false
    for y in seen {
      let hasChanged = canvas.row(y).withUnsafeBufferPointer { new in
        rows[y].withUnsafeMutableBufferPointer { old in
          Self.write(new, over: old, y, to: window, &inks, &hasWide)
        }
      }
      if hasChanged { changed = (changed?.lowerBound ?? y)..<y + 1 }
    }
    if hasWide { hasWideGlyphs = true }
    return changed
  }

  /// Writes the runs of cells that changed; false where none did.
  ///
  /// Equal bytes are equal cells. Different ones may be, for a cell has bytes that mean nothing: it
  /// is then written once more, which is cheaper than to look closer, and curses sends nothing.
  private static func write(
    _ new: UnsafeBufferPointer<Cell>, over old: UnsafeMutableBufferPointer<Cell>, _ y: Int,
    to window: UnsafeMutablePointer<WINDOW>, _ inks: inout Inks, _ hasWide: inout Bool
  ) -> Bool {
    let stride = MemoryLayout<Cell>.stride
    let count = min(new.count, old.count)
    guard let source = new.baseAddress, let target = old.baseAddress,
      memcmp(target, source, count * stride) != 0
    else { return false }
    var run: [cchar_t] = []
    run.reserveCapacity(count)
    var start = 0
    for x in 0..<count {
      if memcmp(target + x, source + x, stride) == 0 {
        put(run, x: start, y: y, to: window)
        run.removeAll(keepingCapacity: true)
        continue
      }
      if run.isEmpty { start = x }
      if case .glyph(let glyph, let style) = source[x] {
        run.append(inks.cell(glyph, style))
      } else {
        // The right half of a wide glyph, which is written with the left.
        hasWide = true
      }
    }
    put(run, x: start, y: y, to: window)
    memcpy(target, source, count * stride)
    return true
  }

  private static func put(
    _ run: [cchar_t], x: Int, y: Int, to window: UnsafeMutablePointer<WINDOW>
  ) {
    guard !run.isEmpty else { return }
    wmove(window, Int32(y), Int32(x))
    wadd_wchnstr(window, run, Int32(run.count))
  }

  /// Puts one cell into the corner.
  func stamp(_ cell: cchar_t) { Self.put([cell], x: 0, y: 0, to: window) }

  /// Copies a part to a place on the screen; both must lie wholly inside, or nothing is copied.
  func show(_ part: Rect, at place: Point) {
    pnoutrefresh(
      window, Int32(part.minY), Int32(part.minX), Int32(place.y), Int32(place.x),
      Int32(place.y + part.height - 1), Int32(place.x + part.width - 1))
  }
}
