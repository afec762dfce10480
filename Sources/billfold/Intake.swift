import Glibc

/// Leaves time for keys between two takings in: where a wallet is large, each makes its order anew.
struct Intake {
  /// Times as long as one took until the next one.
  private static let rest = 4
  /// Milliseconds that nobody notices.
  private static let short = 4

  private var end = 0

  /// Takes note of work that began at a time of `monotonicMilliseconds`.
  mutating func worked(since start: Int) {
    let now = monotonicMilliseconds
    if now - start > Self.short { end = now + Self.rest * (now - start) }
  }

  /// Milliseconds until more may be taken in; nil where it may be now.
  var wait: Int32? {
    let left = end - monotonicMilliseconds
    return left > 0 ? Int32(clamping: left) : nil
  }
}

/// Of the monotonic clock.
var monotonicMilliseconds: Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
