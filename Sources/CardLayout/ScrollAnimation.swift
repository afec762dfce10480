/// A scroll that takes a few frames, fast at first and slow at the end.
///
///     frame    0   1   2   3   4        20 rows in 4 frames
///     offset   0  12  18  20  20
///
/// It knows frames, not time: whoever draws them decides how long one lasts, and may leave the rest
/// out at any moment, for the offset of the content is the end's all the while.
public struct ScrollAnimation: Hashable, Sendable {
  public let start: Int
  public let end: Int
  public let frames: Int
  /// How many frames have been drawn: the first moves already.
  public private(set) var frame = 0

  /// Rows of the farthest offset: no stack is taller.
  private static let farthest = CardStack.mostCards * CardStack.longest
  /// Frames of an animation at most.
  public static let mostFrames = 60

  public init(from start: Int, to end: Int, frames: Int = 5) {
    self.start = min(max(-Self.farthest, start), Self.farthest)
    self.end = min(max(-Self.farthest, end), Self.farthest)
    self.frames = min(max(1, frames), Self.mostFrames)
  }

  public var isDone: Bool { frame >= frames || start == end }

  public mutating func advance() { frame = min(frame + 1, frames) }

  /// Where the content stands in this frame, between the start and the end: what is left of the way
  /// shrinks with the cube of the frames that are left.
  public var offset: Int {
    let left = frames - frame
    let (cube, whole) = (left * left * left, frames * frames * frames)
    let way = end - start
    return end - (way / whole * cube + way % whole * cube / whole)
  }
}
