/// A half-open block of cells.
///
/// It covers `minX..<maxX` columns by `minY..<maxY` rows. A rect whose width or height is zero
/// covers no cell.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  /// The column behind the last one; `Int.max` where there is no such number.
  public var maxX: Int { origin.x.saturating(adding: size.width) }
  /// The row under the last one; `Int.max` where there is no such number.
  public var maxY: Int { origin.y.saturating(adding: size.height) }
  public var width: Int { size.width }
  public var height: Int { size.height }
  public var rows: Range<Int> { minY..<maxY }
  public var columns: Range<Int> { minX..<maxX }
  public var isEmpty: Bool { size.isEmpty }

  public func contains(_ point: Point) -> Bool {
    rows.contains(point.y) && columns.contains(point.x)
  }

  /// Whether every cell of `other` is a cell of this rect.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY)
  }

  /// The cells in both; `.zero` where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let common = Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    return common.isEmpty ? .zero : common
  }

  /// The smallest rect that holds both. An empty rect adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension Int {
  /// A length is never negative, so there is only one end to stop at.
  fileprivate func saturating(adding length: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(length)
    return overflow ? .max : sum
  }
}
