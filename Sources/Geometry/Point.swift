/// A place on the grid: `x` columns right of and `y` rows below the origin, counted from zero.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public static let zero = Point(x: 0, y: 0)

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
