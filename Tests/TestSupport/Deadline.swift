import Glibc

/// A moment of the monotonic clock after which nobody waits any longer.
package struct Deadline: Sendable {
  private let end: Int

  /// Far beyond what a busy machine needs: a test that fails may take long, one that passes never.
  package static var generous: Deadline { Deadline(milliseconds: 20_000) }

  package init(milliseconds: Int) { end = Deadline.now + milliseconds * 1_000_000 }

  package var hasPassed: Bool { Deadline.now >= end }

  /// What is left of it.
  package var milliseconds: Int { max(0, end - Deadline.now) / 1_000_000 }

  /// Nanoseconds.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Lets other processes work.
package func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// What a test waited for in vain, and what there was instead.
package struct Failure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
