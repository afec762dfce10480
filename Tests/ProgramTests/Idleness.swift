import Glibc
import TestSupport

/// The process does nothing: it is given no time of the processor for a while.
func expectIdle(_ pid: pid_t) throws {
  let deadline = Deadline.generous
  while !deadline.hasPassed {
    let before = try processorTime(of: pid)
    pause(milliseconds: 100)
    if try processorTime(of: pid) == before { return }
  }
  throw Failure("process \(pid) never rests")
}

/// Nanoseconds, by the scheduler's own count.
private func processorTime(of pid: pid_t) throws -> String {
  let line = try run(Command("/bin/cat", ["/proc/\(pid)/schedstat"])).output
  return String(line.prefix { $0 != " " })
}

/// What stands in the card in focus under its frame.
func focusedTitle(_ screen: [String]) -> String? {
  guard let frame = screen.firstIndex(where: { $0.contains("❯") }), frame + 1 < screen.count
  else { return nil }
  let line = screen[frame + 1].drop { " ┃".contains($0) }
  return String(line.reversed().drop { " ┃".contains($0) }.reversed())
}
