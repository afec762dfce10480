import CardLayout
import Geometry
import Screen

/// The names of the header's pages in a row, as many as there is room for around the one that is seen.
///
///     ‹ All ›  2022  2018  2014 …
///     … 2022  ‹ 2018 ›  2014 …
///
/// Where there is room for no more than one, the others are dots.
struct PageTabs {
  private var parts: [(text: Line, style: Style)] = []
  private static let gap = 2
  /// Columns of a name.
  private static let longestName = 24
  /// Columns of the shortest part of a name, where it is the only one beside the page that is seen.
  private static let shortestName = 8
  private static let mostDots = 9

  init(_ header: PagedHeader<SummaryPage>, columns: Int) {
    let selection = header.selection
    guard header.pages.indices.contains(selection) else { return }
    let selected = Line("‹ \(PageTabs.name(of: header, selection)) ›", fitting: columns)
    // Both ellipses have their place, whether or not they are needed.
    var room = columns - selected.width - 2 * (1 + Self.gap)
    var names = [selection: selected]
    var (first, end) = (selection, selection + 1)
    while true {
      // One more on the side that has fewer; on the other one where that has no more.
      let isLeft = first > 0 && (selection - first < end - selection || end == header.pages.count)
      let next = isLeft ? first - 1 : end
      guard header.pages.indices.contains(next) else { break }
      var name = Line(PageTabs.name(of: header, next))
      if name.width + Self.gap > room {
        guard end - first == 1, room >= Self.shortestName + Self.gap else { break }
        name = name.truncated(to: room - Self.gap)
      }
      names[next] = name
      room -= name.width + Self.gap
      if isLeft { first = next } else { end = next + 1 }
    }
    if end - first == 1, header.pages.count > 1 {
      let dots = PageTabs.dots(of: header, columns: columns - selected.width - Self.gap)
      parts = [(selected, Style(.title)), (dots, Style(.label))]
      return
    }
    if first > 0 { parts.append((Line("…"), Style(.label))) }
    for page in first..<end {
      if let name = names[page] {
        parts.append((name, Style(page == selection ? .title : .label)))
      }
    }
    if end < header.pages.count { parts.append((Line("…"), Style(.label))) }
  }

  private static func name(of header: PagedHeader<SummaryPage>, _ page: Int) -> String {
    Line(header.pages[page].name, fitting: longestName).text
  }

  private static func dots(of header: PagedHeader<SummaryPage>, columns: Int) -> Line {
    let pages = header.dots(atMost: min(mostDots, columns / 2))
    return Line(pages.map { $0 == header.selection ? "●" : "○" }.joined(separator: " "))
  }

  func draw(at origin: Point, on canvas: inout Canvas) {
    var x = origin.x
    for (text, style) in parts {
      x += canvas.draw(text, at: Point(x: x, y: origin.y), style) + Self.gap
    }
  }
}
