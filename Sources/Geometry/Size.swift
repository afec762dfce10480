/// Columns by rows. Neither is ever negative: a negative argument counts as zero.
public struct Size: Hashable, Sendable {
  public var width: Int { didSet { width = max(0, width) } }
  public var height: Int { didSet { height = max(0, height) } }

  public static let zero = Size(width: 0, height: 0)

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public var isEmpty: Bool { width == 0 || height == 0 }
}
