import CNcurses
import Geometry
import Screen

/// Shows scenes by pads: one for each plane, kept from frame to frame.
///
/// What is done follows from what has changed: cells into a pad, rows of a pad to the screen, and
/// those rows of the planes above that were painted over. curses then sends the difference.
struct Surface: ~Copyable {
  private var inks: Inks
  /// The background's first, then as the planes are numbered.
  private var pads: [Pad?] = []
  /// As the planes are on the screen, the blank background first.
  private var shown: [Placement] = []
  private var background = Canvas(size: .zero)
  /// A cell to mend seams with.
  private var patch = Pad(Size(width: 1, height: 1))

  private struct Placement: Equatable {
    var frame: Rect
    var origin: Point
  }

  init(_ palette: Palette) { inks = Inks(palette) }

  deinit {
    for pad in pads { pad?.delete() }
    patch?.delete()
  }

  /// Forgets what is on the screen, for its size is another.
  mutating func invalidate() { shown = [] }

  /// Makes the screen show `scene.flattened`, cut at its edges; what no plane covers is blank.
  mutating func present(_ scene: Scene, on screen: Size) {
    if background.size != screen { background = Canvas(size: screen) }
    let visible = Rect(origin: .zero, size: screen)
      .intersection(Rect(origin: .zero, size: scene.size)).size
    let planes = [Plane(background, at: .zero)] + scene.planes.map { cut($0, to: visible) }
    let placements = planes.map { Placement(frame: $0.frame, origin: $0.visibleRect.origin) }
    fitPads(to: planes)
    let isSameLayout = placements.map(\.frame) == shown.map(\.frame)
    var painted: [Rect] = []
    for index in planes.indices where !planes[index].visibleRect.isEmpty {
      let isNew = !isSameLayout || placements[index] != shown[index]
      if let rows = rowsToShow(index, of: planes, all: isNew, over: painted) {
        show(index, of: planes, rows: rows)
        let frame = planes[index].frame
        // One column more on each side: seams are mended there.
        painted.append(
          Rect(x: frame.minX - 1, y: rows.lowerBound, width: frame.width + 2, height: rows.count))
      }
    }
    shown = placements
    doupdate()
  }

  private func cut(_ plane: Plane, to size: Size) -> Plane {
    let longest = Size(width: Pad.longestSide, height: Pad.longestSide)
    var plane = plane
    let rect = plane.visibleRect.intersection(Rect(origin: .zero, size: longest))
    plane.position = plane.position + (rect.origin - plane.visibleRect.origin)
    plane.visibleRect = rect
    return plane.clipped(to: size)
  }

  private mutating func fitPads(to planes: [Plane]) {
    while pads.count > planes.count { pads.removeLast()?.delete() }
    while pads.count < planes.count { pads.append(nil) }
    for (index, plane) in planes.enumerated()
    where !plane.visibleRect.isEmpty && pads[index]?.fits(plane.canvas.size) != true {
      pads[index]?.delete()
      pads[index] = Pad(plane.canvas.size)
      // A new pad is blank: whatever it showed must be shown again.
      shown = []
    }
  }

  /// Writes a plane's canvas into its pad, and tells which rows of the screen it must be copied to.
  private mutating func rowsToShow(
    _ index: Int, of planes: [Plane], all: Bool, over painted: [Rect]
  ) -> Range<Int>? {
    let plane = planes[index]
    let toScreen = plane.position.y - plane.visibleRect.minY
    let written = pads[index]?.write(plane.canvas, rows: plane.visibleRect.rows, &inks)
    if all { return plane.frame.rows }
    var rows = written.map { $0.lowerBound + toScreen..<$0.upperBound + toScreen }
    for rect in painted {
      let common = rect.intersection(plane.frame)
      if common.isEmpty { continue }
      let known = rows ?? common.rows
      rows = min(known.lowerBound, common.minY)..<max(known.upperBound, common.maxY)
    }
    return rows
  }

  private mutating func show(_ index: Int, of planes: [Plane], rows: Range<Int>) {
    let plane = planes[index]
    let part = Rect(
      x: plane.visibleRect.minX, y: rows.lowerBound - plane.position.y + plane.visibleRect.minY,
      width: plane.visibleRect.width, height: rows.count)
    pads[index]?.show(part, at: Point(x: plane.position.x, y: rows.lowerBound))
    guard pads[...index].contains(where: { $0?.hasWideGlyphs == true }) else { return }
    for y in rows {
      for seam in Seam.along(index, of: planes, row: y) { mend(seam) }
    }
  }

  private mutating func mend(_ seam: Seam) {
    patch?.stamp(inks.blank(seam.style))
    patch?.show(Rect(x: 0, y: 0, width: 1, height: 1), at: seam.place)
  }
}
