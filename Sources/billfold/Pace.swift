import Glibc

/// Decides whether a scroll takes a few frames: never where frames could come late.
struct Pace {
  /// Milliseconds that a frame is shown.
  static let frame: Int32 = 16
  /// Milliseconds between keys, below which they are a burst: a key that is held down comes 25 to 40
  /// times a second.
  private static let burst = 120
  /// Milliseconds after which a frame that is still being sent is late.
  private static let late = 8
  /// Bits per second of the slowest link that frames are sent over.
  private static let slowest = 38_400

  private var isFast: Bool
  private var lastKey: Int?

  /// - Parameter bitsPerSecond: as the terminal's line is set.
  init(isAnimated: Bool, bitsPerSecond: Int) {
    let isRemote = getenv("SSH_CONNECTION") != nil || getenv("SSH_TTY") != nil
    isFast = isAnimated && !isRemote && bitsPerSecond >= Self.slowest
  }

  /// Takes note of keys.
  ///
  /// - Returns: whether what they have scrolled may take a few frames.
  mutating func takes(keys: Int) -> Bool {
    guard isFast, keys > 0 else { return false }
    let now = monotonicMilliseconds
    defer { lastKey = now }
    return keys == 1 && lastKey.map { now - $0 > Self.burst } ?? true
  }

  /// Sends a frame; a link that takes it too slowly gets no more than it must.
  mutating func send(_ body: () -> Void) {
    let start = monotonicMilliseconds
    body()
    if monotonicMilliseconds - start > Self.late { isFast = false }
  }
}
