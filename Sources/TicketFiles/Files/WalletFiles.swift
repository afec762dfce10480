import Tickets

/// Several files as one source: their tickets one after another.
package final class WalletFiles: TicketSource {
  package let files: [any TicketFile]
  /// The number of each file's first ticket, and at the end how many tickets there are.
  private let firsts: [Int]

  package let orderKeys: [Int64]

  package init(_ files: [any TicketFile]) {
    self.files = files
    firsts = files.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    orderKeys = files.count == 1 ? files[0].orderKeys : files.flatMap(\.orderKeys)
  }

  package var count: Int { firsts.last ?? 0 }
  package var titles: [String] { files.flatMap(\.titles) }

  package func ticket(at number: Int) -> Ticket {
    guard let place = place(of: number) else { return Ticket() }
    return files[place.file].ticket(at: place.number)
  }

  package func completeTicket(at number: Int) -> Ticket {
    guard let place = place(of: number) else { return Ticket() }
    return files[place.file].completeTicket(at: place.number)
  }

  /// The ticket with only those members that `Collections` look at.
  package func summaryTicket(at number: Int) -> Ticket {
    guard let place = place(of: number) else { return Ticket() }
    return files[place.file].summaryTicket(at: place.number)
  }

  /// The file that a ticket is from.
  package func file(of number: Int) -> (any TicketFile)? {
    place(of: number).map { files[$0.file] }
  }

  /// O(log files).
  private func place(of number: Int) -> (file: Int, number: Int)? {
    guard 0..<count ~= number else { return nil }
    var low = 0
    var high = files.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= number { low = middle } else { high = middle }
    }
    return (low, number - firsts[low])
  }
}
