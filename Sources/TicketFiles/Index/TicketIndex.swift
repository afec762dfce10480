import Tickets

/// Where each ticket of a file begins and ends, and its place in time: 20 bytes a ticket.
///
/// Offsets are bytes from the beginning of the source.
struct TicketIndex: Equatable {
  private(set) var offsets: [Int] = []
  private(set) var lengths: [UInt32] = []
  /// `WallTime.orderKey`, or `undatedKey`.
  var orderKeys: [Int64] = []
  /// The numbers of tickets whose date the scan could not tell at a glance.
  private(set) var unread: [Int] = []

  var count: Int { offsets.count }

  func range(of number: Int) -> Range<Int> {
    offsets[number]..<offsets[number] + Int(lengths[number])
  }

  /// - Parameter key: nil where the ticket has to be read for its date.
  mutating func append(_ range: Range<Int>, key: Int64?) {
    if key == nil { unread.append(count) }
    offsets.append(range.lowerBound)
    lengths.append(UInt32(clamping: range.count))
    orderKeys.append(key ?? undatedKey)
  }

  /// Takes over the first tickets of an index whose offsets are counted from an offset of the source.
  mutating func append(_ other: TicketIndex, upTo count: Int, at offset: Int) {
    let first = self.count
    offsets += other.offsets.prefix(count).map { $0 + offset }
    lengths += other.lengths.prefix(count)
    orderKeys += other.orderKeys.prefix(count)
    unread += other.unread.prefix { $0 < count }.map { $0 + first }
  }

  /// How many tickets both begin with. Linear.
  func commonCount(with other: TicketIndex) -> Int {
    let most = min(count, other.count)
    var common = 0
    while common < most, offsets[common] == other.offsets[common],
      lengths[common] == other.lengths[common]
    {
      common += 1
    }
    return common
  }

  /// Costs as much as there is from the first of these numbers on.
  mutating func remove(_ numbers: Range<Int>) {
    guard !numbers.isEmpty else { return }
    offsets.removeSubrange(numbers)
    lengths.removeSubrange(numbers)
    orderKeys.removeSubrange(numbers)
    var later: [Int] = []
    while let number = unread.last, number >= numbers.lowerBound {
      unread.removeLast()
      if number >= numbers.upperBound { later.append(number - numbers.count) }
    }
    unread += later.reversed()
  }
}

/// A top-level object that holds a list of tickets among other members.
struct WalletObject: Equatable {
  /// The object's bytes, and inside them the list's, brackets included.
  var range: Range<Int>
  var list: Range<Int>
  /// Whether the list's name says that it is one of tickets.
  var isNamed: Bool
  /// The list's tickets.
  var tickets: Range<Int>
}
