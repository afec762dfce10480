import Geometry

/// Pages side by side, of which one is seen, above a stack and in the same scrolling content.
///
///     ┌ All ─────┬ 2024 ────┬ 2023 ────┐  ┐
///     │ 30 cards │ 12 cards │ 18 cards │  │ height: that of the tallest page
///     │ 4 places │          │ 3 places │  ┘
///     └──────────┴──────────┴──────────┘
///     ┌ Opera ───┐                          the stack, whose top inset is the header's height
///     ┌ Museum ──┐
///
/// Which page is seen is the owner's state, given to and taken from `selection`. As the height is the
/// tallest page's, turning moves no card.
public struct PagedHeader<Page> {
  public let pages: [Page]
  /// The page that is seen: an index of `pages`, 0 where there are none.
  public var selection: Int { didSet { selection = legal(selection) } }
  /// Columns of a page.
  public let width: Int
  /// Rows of the tallest page; a page that reports no height shortens nothing.
  public let height: Int

  /// A header of pages that are `width` columns wide and as tall as `height` says of each: nil
  /// where a page does not know its rows. It is asked once a page.
  public init(_ pages: [Page], selection: Int = 0, width: Int, height: (Page) -> Int?) {
    self.pages = pages
    self.selection = 0
    self.width = min(max(0, width), CardStack.longest)
    self.height = TallestHeight.reduce(pages.map(height))
    self.selection = legal(selection)
  }

  public var selectedPage: Page? { pages.indices.contains(selection) ? pages[selection] : nil }

  /// Where a page lies among the pages side by side.
  public func frame(of page: Int) -> Rect {
    Rect(x: CardStack.place(page) * width, y: 0, width: width, height: height)
  }

  /// The part of the pages that is seen: the selected page's frame.
  public var visibleRect: Rect { frame(of: selection) }

  /// Turns pages forward, or back for a negative number; it stops at the first and the last.
  public mutating func turn(by pages: Int) {
    let (sum, overflow) = selection.addingReportingOverflow(pages)
    selection = overflow ? (pages < 0 ? 0 : .max) : sum
  }

  /// The pages that dots are shown for, where there is room for so many: those around the selection.
  public func dots(atMost most: Int) -> Range<Int> {
    let count = min(max(0, most), pages.count)
    let first = min(max(0, selection - count / 2), pages.count - count)
    return first..<first + count
  }

  private func legal(_ page: Int) -> Int { min(max(0, page), max(0, pages.count - 1)) }
}

extension PagedHeader: Equatable where Page: Equatable {}
extension PagedHeader: Hashable where Page: Hashable {}
extension PagedHeader: Sendable where Page: Sendable {}
