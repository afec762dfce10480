import TestSupport
import Testing
import Tickets

/// The focused ticket after the files have been read again.
@Suite("A ticket found again after a reload")
struct WalletReloadTests {
  static func tickets(_ names: String) -> [Ticket] {
    names.map { Ticket("title \($0)", id: String($0), date: "2024-01-01") }
  }

  @Test(
    "by its id, wherever it has gone",
    arguments: [
      ("abcde", "c", 2), ("Xabcde", "c", 3), ("XYZabcde", "c", 5), ("abXcde", "c", 3),
      ("abcXYde", "c", 2), ("cde", "c", 0), ("bacde", "c", 2), ("deabc", "c", 4), ("abdec", "c", 4),
      ("c", "c", 0), ("XYZWVUTSRQc", "c", 10), ("ea", "e", 0), ("eX", "e", 0), ("Xe", "e", 1),
      ("bcdefghijkla", "a", 11),
    ])
  func byID(names: String, focused: Character, position: Int) throws {
    let old = Self.tickets("abcde")
    let number = try #require(Array("abcde").firstIndex(of: focused))
    let wallet = Wallet(Self.tickets(names), order: .file)
    #expect(wallet.position(of: old[number], onceNumbered: number) == position)
  }

  @Test("by its id, though all else has changed")
  func edited() {
    let edited = Ticket("another title", id: "c", date: "1999")
    let wallet = Wallet(Self.tickets("ab") + [edited] + Self.tickets("cX"), order: .file)
    // Of two with one id the nearer one to its old number, and of two as near the earlier.
    #expect(wallet.position(of: Self.tickets("c")[0], onceNumbered: 2) == 2)
    #expect(wallet.position(of: Self.tickets("c")[0], onceNumbered: 4) == 3)
    let twins = Wallet(Self.tickets("XcYcZ"), order: .file)
    #expect(twins.position(of: Self.tickets("c")[0], onceNumbered: 2) == 1)
  }

  @Test("without an id by all that it says")
  func byContent() {
    let old = ["a", "b", "c"].map { Ticket($0, date: "2024-01-01") }
    let same = Wallet([Ticket("X"), Ticket("b")] + old, order: .file)
    #expect(same.position(of: old[1], onceNumbered: 1) == 3)
    // A ticket that has got an id since is another one.
    let other = Wallet([Ticket("b", id: "b", date: "2024-01-01")] + old, order: .file)
    #expect(other.position(of: old[1], onceNumbered: 1) == 2)
  }

  @Test(
    "the nearest place when it is gone",
    arguments: [
      ("abde", 2, 2), ("ab", 2, 1), ("a", 2, 0), ("", 2, 0), ("abde", 0, 0), ("XYZ", 9, 2),
    ])
  func gone(names: String, number: Int, position: Int) {
    let wallet = Wallet(Self.tickets(names), order: .file)
    #expect(wallet.position(of: Ticket("gone", id: "?"), onceNumbered: number) == position)
    #expect(wallet.position(of: Ticket("gone"), onceNumbered: number) == position)
  }

  @Test("in a wallet that has shrunk far below its old number")
  func shrunk() {
    let wallet = Wallet(Self.tickets("abc"), order: .file)
    for number in [3, 5, 6, 100, Int.max] {
      #expect(wallet.position(of: Self.tickets("a")[0], onceNumbered: number) == 0)
      #expect(wallet.position(of: Self.tickets("b")[0], onceNumbered: number) == 1)
      #expect(wallet.position(of: Ticket("gone"), onceNumbered: number) == 2)
    }
  }

  @Test("the place is a position in the wallet's order, not a number", arguments: 0..<10)
  func ordered(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = WalletPositionTests.randomTickets(&random)
    var new = old.shuffled(using: &random)
    new.insert(Ticket("inserted", id: "new"), at: random.number(0...new.count))
    for order in Wallet.Order.allCases {
      let wallet = Wallet(new, order: order)
      for (number, ticket) in old.enumerated() {
        let position = wallet.position(of: ticket, onceNumbered: number)
        #expect(wallet[position] == ticket)
      }
    }
  }
}
