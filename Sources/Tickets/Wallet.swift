/// Where a wallet's tickets come from: a count, and each ticket when it is asked for.
///
/// A source may be far bigger than memory, so it hands out tickets one at a time.
package protocol TicketSource: AnyObject, Sendable {
  var count: Int { get }

  /// The ticket with a number of `0..<count`, in the file's order; any other gives an empty one.
  func ticket(at number: Int) -> Ticket

  /// The same with what takes longer to find out and no card shows: whether it was altered.
  func completeTicket(at number: Int) -> Ticket

  /// For each ticket `WallTime.orderKey`, or `undatedKey`.
  var orderKeys: [Int64] { get }

  /// For each ticket its `displayTitle`. It may have to read all of them.
  var titles: [String] { get }
}

extension TicketSource {
  package func completeTicket(at number: Int) -> Ticket { ticket(at: number) }
}

/// The order key of a ticket without a date.
package let undatedKey = Int64.max

/// The tickets of a source in an order: all of them, or some.
///
/// A place in that order is a *position*, a ticket's place in its file is its *number*; both count
/// from 0.
package struct Wallet: Sendable {
  package enum Order: String, CaseIterable, Sendable {
    case new, old, title, file
  }

  package let order: Order
  private let source: any TicketSource
  /// Numbers of all tickets by position; nil in the file's order.
  private let numbers: [UInt32]?
  /// Numbers of the tickets that are shown, by position; nil where all are.
  private var shown: [UInt32]?

  package init(_ source: any TicketSource, order: Order) {
    self.source = source
    self.order = order
    switch order {
    case .file: numbers = nil
    case .new: numbers = Wallet.byTime(source.orderKeys, newestFirst: true)
    case .old: numbers = Wallet.byTime(source.orderKeys, newestFirst: false)
    case .title: numbers = Wallet.byTitle(source.titles)
    }
  }

  package var count: Int { shown?.count ?? source.count }
  package var isEmpty: Bool { count == 0 }

  /// All tickets in another order, also where this wallet shows only some.
  package func ordered(by order: Order) -> Wallet {
    order == self.order ? whole : Wallet(source, order: order)
  }

  /// The wallet with only those tickets, in the order of their numbers here; its own order says how
  /// the whole is sorted. O(1).
  package func showing(_ numbers: [UInt32]) -> Wallet {
    var wallet = self
    wallet.shown = numbers
    return wallet
  }

  /// The wallet with all tickets. O(1).
  var whole: Wallet {
    var wallet = self
    wallet.shown = nil
    return wallet
  }

  /// The ticket at a position; an empty one where there is no such position.
  package subscript(position: Int) -> Ticket {
    guard let number = number(at: position) else { return Ticket() }
    return source.ticket(at: number)
  }

  /// The ticket at a position with all that can be told of it.
  package func completeTicket(at position: Int) -> Ticket {
    guard let number = number(at: position) else { return Ticket() }
    return source.completeTicket(at: number)
  }

  package func number(at position: Int) -> Int? {
    guard 0..<count ~= position else { return nil }
    return (shown ?? numbers).map { Int($0[position]) } ?? position
  }

  /// Linear in the number of tickets.
  package func position(ofNumber number: Int) -> Int? {
    guard let numbers = shown ?? numbers else { return 0..<count ~= number ? number : nil }
    return numbers.firstIndex { Int($0) == number }
  }

  /// Where a ticket of another reading of this wallet's files is now, or the nearest place to it.
  ///
  /// Looked for by its id, or without one by all that it says, from its old number outward. The first
  /// position where this wallet does not show it.
  package func position(of ticket: Ticket, onceNumbered number: Int) -> Int {
    func isSame(_ other: Ticket) -> Bool {
      ticket.id == nil ? other == ticket : other.id == ticket.id
    }
    let start = max(0, min(number, source.count - 1))
    // What could no longer be read cannot be found again.
    if ticket.fault != nil { return position(ofNumber: start) ?? 0 }
    for distance in 0..<max(source.count, 1) {
      for candidate in distance == 0 ? [start] : [start - distance, start + distance]
      where 0..<source.count ~= candidate && isSame(source.ticket(at: candidate)) {
        return position(ofNumber: candidate) ?? 0
      }
    }
    return position(ofNumber: start) ?? 0
  }
}

extension Wallet: Equatable {
  /// Whether both are the same reading of the same files, in the same order, showing the same
  /// tickets. O(1) where they share the list of these.
  package static func == (a: Wallet, b: Wallet) -> Bool {
    a.source === b.source && a.order == b.order && a.shown == b.shown
  }
}
