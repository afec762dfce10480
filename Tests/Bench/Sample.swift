import Glibc
import TestSupport

/// What one opening of the program, or one walk through its cards, has cost.
struct Sample {
  /// From exec to the last byte of the first frame.
  var firstFrame: Double
  /// For each ↓: of the processor, and bytes sent to the terminal.
  var key: (milliseconds: Double, bytes: Double)?
  /// The most memory that was resident.
  var peakKilobytes: Double

  /// Opens a wallet at 80x24.
  ///
  /// - Parameter walks: how often to press ↓ twenty times from the first card on; at none the
  ///   program leaves at once.
  init(program: String, wallet: String, walks: Int) throws {
    var pty = try PtyProcess(Command(program, [wallet]), columns: 80, rows: 24)
    try pty.read(until: "card 1/")
    pty.readUntilQuiet(milliseconds: 20)
    firstFrame = Double(pty.lastArrival - pty.start) / 1e6
    if walks > 0 { key = try Sample.walk(&pty, times: walks) }
    peakKilobytes = Sample.peak(of: pty.pid)
    pty.send("q")
    guard try pty.end() == .exited(0) else { throw Failure("the program does not leave well") }
  }

  private static func walk(
    _ pty: inout PtyProcess, times: Int
  ) throws -> (milliseconds: Double, bytes: Double) {
    let steps = 20
    var (nanoseconds, bytes) = (0, 0)
    waitUntilIdle(pty.pid)
    for _ in 0..<times {
      press("g", &pty)
      pty.forget()
      let before = processorTime(of: pty.pid)
      for _ in 0..<steps { press("\u{1b}OB", &pty) }
      nanoseconds += processorTime(of: pty.pid) - before
      bytes += pty.received.count
    }
    let keys = Double(times * steps)
    return (Double(nanoseconds) / 1e6 / keys, Double(bytes) / keys)
  }

  /// Presses a key and takes in the frame that it causes, if it causes one.
  private static func press(_ key: String, _ pty: inout PtyProcess) {
    pty.send(key)
    pty.read(within: 50)
    pty.readUntilQuiet(milliseconds: 2)
  }

  /// The viewer looks through a big file after its first frame: that is not the keys' doing.
  private static func waitUntilIdle(_ pid: pid_t) {
    var known = -1
    while true {
      let time = processorTime(of: pid)
      if time == known { return }
      known = time
      pause(milliseconds: 100)
    }
  }

  /// Nanoseconds, by the scheduler's own count; the program has one thread.
  private static func processorTime(of pid: pid_t) -> Int {
    let words = (try? text(of: "/proc/\(pid)/schedstat")) ?? ""
    return words.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }

  private static func peak(of pid: pid_t) -> Double {
    let lines = ((try? text(of: "/proc/\(pid)/status")) ?? "").split(separator: "\n")
    let line = lines.first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split { !$0.isNumber }.first.flatMap { Double($0) } ?? 0
  }

  private static func text(of path: String) throws -> String {
    try run(Command("/bin/cat", [path])).output
  }
}
