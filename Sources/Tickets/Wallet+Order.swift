extension Wallet {
  /// Numbers in the order of time; equal times keep the file's order, tickets without a date last.
  ///
  /// A radix sort by bytes that passes over the bytes that all keys share: linear in the tickets.
  static func byTime(_ keys: [Int64], newestFirst: Bool) -> [UInt32] {
    let ranks = keys.map { key -> UInt64 in
      // Ascending as unsigned; descending by the complement; no date after all.
      if key == undatedKey { return .max }
      let ascending = UInt64(bitPattern: key) ^ (1 << 63)
      return newestFirst ? ~ascending : ascending
    }
    var numbers = ranks.indices.map { UInt32(truncatingIfNeeded: $0) }
    var sorted = numbers
    let differing = ranks.reduce(0) { $0 | ($1 ^ (ranks.first ?? 0)) }
    for shift in stride(from: UInt64(0), to: 64, by: 8) where differing >> shift & 0xff != 0 {
      var starts = [Int](repeating: 0, count: 257)
      for rank in ranks { starts[Int(rank >> shift & 0xff) + 1] += 1 }
      for digit in 1...256 { starts[digit] += starts[digit - 1] }
      for number in numbers {
        let digit = Int(ranks[Int(number)] >> shift & 0xff)
        sorted[starts[digit]] = number
        starts[digit] += 1
      }
      swap(&numbers, &sorted)
    }
    return numbers
  }

  /// Numbers in the order of titles, without regard to case; equal titles keep the file's order.
  static func byTitle(_ titles: [String]) -> [UInt32] {
    let folded = titles.map { $0.lowercased() }
    return folded.indices.sorted { folded[$0] < folded[$1] }.map { UInt32(truncatingIfNeeded: $0) }
  }
}
