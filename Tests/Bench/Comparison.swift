import Glibc
import TestSupport

/// Wallets of several sizes, measured in turns so that the machine's moods meet all of them alike.
struct Comparison {
  let program: String
  /// Tickets; the first one's figures are what the others are compared with.
  let counts: [Int]

  private static let openings = 15
  /// Some of the openings also walk, ten times: 200 keys.
  private static let walkEvery = 5
  private static let walks = 10

  func run() throws {
    let folder = try TemporaryFolder()
    for count in counts { try folder.writeWallet(count, to: "\(count).json") }
    var samples = [[Sample]](repeating: [], count: counts.count)
    for round in 0..<Self.openings {
      for (index, count) in counts.enumerated() {
        samples[index].append(
          try Sample(
            program: program, wallet: folder.path(of: "\(count).json"),
            walks: round % Self.walkEvery == 0 ? Self.walks : 0))
      }
    }
    print("80x24, medians of \(Self.openings) openings; in brackets: times the first row")
    var table = Table(["tickets", "first frame ms", "CPU ms per ↓", "bytes per ↓", "peak kB"])
    for (count, samples) in zip(counts, samples) {
      table.append(
        "\(count)",
        [
          (median(samples.map(\.firstFrame)), 1),
          (median(samples.compactMap(\.key?.milliseconds)), 3),
          (median(samples.compactMap(\.key?.bytes)), 0),
          (median(samples.map(\.peakKilobytes)), 0),
        ])
    }
    print(table.text)
    try countInstructions(folder)
  }

  /// callgrind's count repeats to one in 100,000, whatever else the machine does.
  private func countInstructions(_ folder: borrowing TemporaryFolder) throws {
    let tools = try TestSupport.run(.shell("command -v valgrind"))
    guard tools.status == 0 else {
      print("instructions: valgrind is not installed")
      return
    }
    var table = Table(["tickets", "instructions of --print"])
    for count in counts {
      let words = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--print",
        "--size", "80x24", folder.path(of: "\(count).json"),
      ]
      let outcome = try TestSupport.run(Command("/usr/bin/env", words))
      let line = outcome.errors.split(separator: "\n").first { $0.contains("Collected : ") }
      let number = line?.split(separator: " ").last.flatMap { Double($0) }
      guard outcome.status == 0, let number else { throw Failure("valgrind: \(outcome.errors)") }
      table.append("\(count)", [(number, 0)])
    }
    print(table.text)
  }
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
