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
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard x < right, y < bottom else { return .zero }
    return Rect(
      x: x, y: y, width: x.saturatingDistance(to: right), height: y.saturatingDistance(to: bottom))
  }

  /// The smallest rect that holds both. An empty rect adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: x.saturatingDistance(to: max(maxX, other.maxX)),
      height: y.saturatingDistance(to: max(maxY, other.maxY)))
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

  /// To a number that is not less.
  fileprivate func saturatingDistance(to end: Int) -> Int {
    let (distance, overflow) = end.subtractingReportingOverflow(self)
    return overflow ? .max : distance
  }
}
