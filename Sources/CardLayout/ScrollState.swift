import Geometry

/// How far content is scrolled, in rows. The offset is legal, always.
///
///     content  0 ┌────────┐
///         offset │▒▒▒▒▒▒▒▒│ ┐
///                │▒▒▒▒▒▒▒▒│ │ viewport height
///                │▒▒▒▒▒▒▒▒│ ┘
///                └────────┘ content height
public struct ScrollState: Hashable, Sendable {
  public var contentSize: Size { didSet { clamp() } }
  public var viewportSize: Size { didSet { clamp() } }
  /// Rows of content above the viewport: `0...maxOffset`.
  public private(set) var offset: Int

  public init(contentSize: Size = .zero, viewportSize: Size = .zero, offset: Int = 0) {
    self.contentSize = contentSize
    self.viewportSize = viewportSize
    self.offset = offset
    clamp()
  }

  /// The offset at which the content's last row is the viewport's last; 0 where all of it fits.
  public var maxOffset: Int { max(0, contentSize.height - viewportSize.height) }

  /// The part of the content that is seen, in content coordinates.
  public var visibleRect: Rect {
    Rect(x: 0, y: offset, width: viewportSize.width, height: viewportSize.height)
  }

  /// Whether at most so many rows of content lie below the viewport: time to bring more in, where
  /// there is more.
  public func isNear(end rows: Int) -> Bool { maxOffset - offset <= rows }

  /// How much of the way is scrolled, in whole percent: 100 at the end, and where all of it fits.
  public var percent: Int { maxOffset == 0 ? 100 : Int(fraction * 100 + 0.5) }

  /// How much of the way is scrolled, 0…1; 1 where all of it fits.
  public var fraction: Double { maxOffset == 0 ? 1 : Double(offset) / Double(maxOffset) }

  /// Takes both sizes over at once, so that neither is measured against the other's old value.
  public mutating func layOut(contentSize: Size, viewportSize: Size) {
    self = ScrollState(contentSize: contentSize, viewportSize: viewportSize, offset: offset)
  }

  /// Scrolls to an offset, or as near to it as is legal.
  public mutating func move(to offset: Int) {
    self.offset = offset
    clamp()
  }

  /// Scrolls down, or up for negative rows, as far as is legal.
  public mutating func move(by rows: Int) {
    let (sum, overflow) = offset.addingReportingOverflow(rows)
    move(to: overflow ? (rows < 0 ? 0 : maxOffset) : sum)
  }

  private mutating func clamp() { offset = min(max(0, offset), maxOffset) }
}
