import Tickets

/// A file of tickets that is open, whatever its format.
package protocol TicketFile: TicketSource {
  /// As the user named it, made safe.
  var name: Text { get }
  /// The wallet's own title, where it has one.
  var title: Text? { get }

  /// The ticket with at least those members that `Collections` look at.
  func summaryTicket(at number: Int) -> Ticket

  /// Looks the file through for what is wrong with it.
  ///
  /// - Parameter seals: whether also for what is not as it was signed, which takes some milliseconds a
  ///   pass.
  func check(seals: Bool) -> any TicketCheck
}

/// Goes through a file's tickets one after another and says what is wrong, in the file's order.
package protocol TicketCheck: Sendable {
  var isDone: Bool { get }

  /// Goes on over a longer reading of the same file.
  ///
  /// - Returns: false where it is not: what has been read already is now seen otherwise.
  mutating func goOn(over longer: any TicketFile) -> Bool

  /// Reads at most `count` further tickets.
  ///
  /// - Parameter take: is given each of them; an empty one for a ticket that cannot be read.
  mutating func advance(by count: Int, take: (Ticket) -> Void) -> [Diagnostic]
}

extension TicketCheck {
  package mutating func advance(by count: Int) -> [Diagnostic] { advance(by: count) { _ in } }
}
