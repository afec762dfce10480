import Glibc
import Testing

@testable import Screen

@Suite("The cost of a long line (U10)")
struct LineCostTests {
  /// Seconds of this thread's own time, so that other work on the machine does not count.
  static func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  static func best(_ line: Line, columns: Int) -> Double {
    (0..<3).map { _ in seconds { _ = line.wrapped(to: columns) } }.min() ?? 0
  }

  @Test(
    "wrapping eight times the text takes no more than some eight times the time",
    arguments: ["x", "a ", "漢", "  ", "word "], [2, 60, 500])
  func linear(part: String, columns: Int) {
    let short = Line(String(repeating: part, count: 2_000 / part.count))
    let long = Line(String(repeating: part, count: 16_000 / part.count))
    // A quadratic one takes 64 times the time.
    #expect(Self.best(long, columns: columns) < 30 * Self.best(short, columns: columns) + 0.001)
  }
}
