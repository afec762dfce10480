import CardLayout
import Geometry
import Screen
import Tickets

/// The header: the names of the pages, and under them the page that is seen.
///
///       ‹ All ›  2022  2018  2014 …                        by season (Tab)
///       30 matches · 95 goals                                   ▂ ▁█▅
///       17 home wins · 3 draws · 10 away wins                   █ ████▁
///       22 venues · 1930-07-30 – 2022-12-18                JFMAMJJASOND
struct HeaderFace {
  let canvas: Canvas

  private static let margin = 3
  /// Columns of the header from which on it has a chart, and from which on a wide one.
  private static let columnsForChart = 60
  private static let columnsForWideChart = 90

  /// Rows of all of a header: the names, the tallest page, and an empty row.
  static func rows(_ header: PagedHeader<SummaryPage>) -> Int { 1 + header.height + 1 }

  /// Rows of a page. Before its tickets are counted it may become as tall as any.
  static func rows(of page: SummaryPage, width: Int) -> Int {
    if page.statistics == nil || width >= columnsForChart { return MonthChart.height }
    return page.lines(columns: textColumns(of: width)).count
  }

  /// Columns that a page's lines may take.
  private static func textColumns(of width: Int) -> Int {
    let chart = width >= columnsForChart ? MonthChart.width(pitch: pitch(of: width)) + 2 : 0
    return max(0, width - 2 * margin - chart)
  }

  private static func pitch(of width: Int) -> Int { width >= columnsForWideChart ? 2 : 1 }

  init(_ header: PagedHeader<SummaryPage>, _ state: ViewState) {
    var canvas = Canvas(size: Size(width: header.width, height: Self.rows(header)))
    let right = Self.hint(state)
    let rightColumns = Line(right).width
    let room = header.width - 2 * Self.margin
    if rightColumns + 24 <= room {
      canvas.draw(
        right, at: Point(x: header.width - Self.margin - rightColumns, y: 0), Style(.label))
    }
    let tabRoom = rightColumns + 24 <= room ? room - rightColumns - 2 : room
    PageTabs(header, columns: tabRoom).draw(at: Point(x: Self.margin, y: 0), on: &canvas)
    if let page = header.selectedPage { Self.draw(page, width: header.width, on: &canvas) }
    self.canvas = canvas
  }

  private static func hint(_ state: ViewState) -> String {
    switch state.catalogue?.groupings.count {
    case nil, 0: ""
    case 1: "by \(state.grouping)"
    default: "by \(state.grouping) (Tab)"
    }
  }

  private static func draw(_ page: SummaryPage, width: Int, on canvas: inout Canvas) {
    let columns = textColumns(of: width)
    for (row, line) in page.lines(columns: columns).enumerated() {
      canvas.draw(line, at: Point(x: margin, y: 1 + row), Style(.normal), columns: columns)
    }
    guard width >= columnsForChart, let months = page.statistics?.months,
      months.contains(where: { $0 > 0 })
    else { return }
    let chart = MonthChart(months: months, pitch: pitch(of: width))
    let x = width - margin - MonthChart.width(pitch: chart.pitch)
    chart.draw(at: Point(x: x, y: 1), on: &canvas)
  }
}
