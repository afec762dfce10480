import TestSupport
import Testing

@testable import Tickets

@Suite("The sort by time, for random keys")
struct WalletSortTests {
  /// Keys of one kind, so that each set of differing bytes has its turn.
  static func randomKeys(_ random: inout SeededGenerator) -> [Int64] {
    let ranges: [ClosedRange<Int64>] = [
      0...3, -3...3, -300...300, -40_000...40_000, 1_600_000_000 * 4...1_900_000_000 * 4,
      -2_208_988_800 * 4...7_289_654_400 * 4, (Int64.min + 1)...(Int64.max - 1),
    ]
    let range = ranges[random.number(0...ranges.count - 1)]
    return (0..<random.number(0...200)).map { _ in
      random.number(0...9) == 0 ? undatedKey : Int64.random(in: range, using: &random)
    }
  }

  /// The same by Swift's own sort, in which the file's order decides between equals.
  static func expected(_ keys: [Int64], newestFirst: Bool) -> [UInt32] {
    let order = keys.indices.sorted { a, b in
      let (first, second) = (keys[a], keys[b])
      if first == second { return a < b }
      if first == undatedKey || second == undatedKey { return second == undatedKey }
      return newestFirst ? first > second : first < second
    }
    return order.map { UInt32($0) }
  }

  @Test("it is Swift's stable sort", arguments: 0..<60)
  func radix(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = Self.randomKeys(&random)
    for newestFirst in [false, true] {
      #expect(
        Wallet.byTime(keys, newestFirst: newestFirst)
          == Self.expected(keys, newestFirst: newestFirst))
    }
  }

  @Test(
    "edges",
    arguments: [
      ([], [], []), ([5], [0], [0]), ([5, 5, 5], [0, 1, 2], [0, 1, 2]),
      ([undatedKey, undatedKey], [0, 1], [0, 1]),
      ([undatedKey, -1, 0, 1], [1, 2, 3, 0], [3, 2, 1, 0]),
      ([256, -256, 0, 256, 1 << 40, -(1 << 40)], [5, 1, 2, 0, 3, 4], [4, 0, 3, 2, 1, 5]),
    ] as [([Int64], [UInt32], [UInt32])])
  func edges(keys: [Int64], old: [UInt32], new: [UInt32]) {
    #expect(Wallet.byTime(keys, newestFirst: false) == old)
    #expect(Wallet.byTime(keys, newestFirst: true) == new)
  }
}
