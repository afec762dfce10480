import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("What is read of a ticket for its summary")
struct SummaryTests {
  static func collections(_ count: Int, _ ticket: (Int) -> Ticket) -> Collections {
    var collections = Collections()
    for number in 0..<count { collections.add(ticket(number)) }
    return collections
  }

  static func member(_ random: inout SeededGenerator) -> String {
    let names = [
      "kind", "home", "HomeTeam", "away", "a_way", "score", "homeScore", "awayScore", "result",
      "competition", "league", "season", "date", "when", "time", "venue", "stadium", "tags",
      "status", "done", "Completed", "title", "seat", "x", "notes", "d\\u0061te", "é", "KIND",
      "from",
      "to", "Origin", "arrival_station",
    ]
    let values = [
      "\"match\"", "\"task\"", "\"A\"", "\"B\"", "{\"name\": \"A\", \"city\": \"C\"}", "\"2-1\"",
      "3", "0", "null", "true", "false", "[\"a\", \"b\"]", "\"2024-08-24\"", "\"17:30\"",
      "\"used\"", "{\"code\": \"C\"}", "\"a@b.c\"",
      "[1, {\"x\": []}]", "\"\"", "\"\\u0041\"",
    ]
    return "\"\(names[random.below(names.count)])\": \(values[random.below(values.count)])"
  }

  @Test("groups and statistics are those of the whole tickets", arguments: 0..<20)
  func summary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tickets = (0..<60).map { _ in
      "{" + (0..<random.below(9)).map { _ in Self.member(&random) }.joined(separator: ", ") + "}"
    }
    let text = "[" + (tickets + [#"{"title" 1}"#]).joined(separator: ",\n") + "]"
    let file = try wallet(text)
    let order = Wallet(file, order: .file)
    let summary = Self.collections(file.count, file.summaryTicket(at:)).catalogue(for: order)
    let whole = Self.collections(file.count, file.ticket(at:)).catalogue(for: order)
    #expect(summary == whole)
    #expect(whole.all.count == 61)
    #expect(file.titles == (0..<file.count).map { file.ticket(at: $0).displayTitle })
  }

  @Test("nothing else is read")
  func members() throws {
    let file = try wallet(
      #"[{"title": "t", "home": "A", "done": true, "notes": "n", "seat": "1", "other": "x"}]"#)
    var expected = Ticket()
    expected.home = Team(name: "A")
    expected.extras = [Extra(key: "done", value: .bool(true), isOnBack: false)]
    #expect(file.summaryTicket(at: 0) == expected)
    #expect(file.summaryTicket(at: 1) == Ticket())
    #expect(WalletFiles([file, file]).summaryTicket(at: 1) == expected)
  }

  @Test("a name is found however it is spelled, and no other is")
  func names() {
    for key in TicketKey.allCases {
      let name = key.name
      let match = TicketKey.named(name)
      #expect(match?.key == key && match?.isExact == true)
      for other in [name.uppercased(), "_" + name, name + "-", name.map { "\($0)_" }.joined()] {
        let match = TicketKey.named(other)
        #expect(match?.key == key && match?.isExact == false, "\(other)")
      }
      #expect(TicketKey.named(name + "x") == nil)
      #expect(TicketKey.named("é" + name) == nil)
    }
    #expect(TicketKey.named("Home_Team")?.key == .home)
    for name in ["", "_", "--", "don", "done", "q", String(repeating: "date", count: 9)] {
      #expect(TicketKey.named(name) == nil, "\(name)")
    }
  }
}
