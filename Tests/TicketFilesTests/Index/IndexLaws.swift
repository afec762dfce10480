import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("Laws of the index")
struct IndexLaws {
  @Test("forgetting tickets leaves the others as they are, and what is known of them")
  func remove() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      var result = ScanResult()
      var kept: [(offset: Int, isUnread: Bool, isBroken: Bool)] = []
      for number in 0..<random.below(20) {
        let isUnread = Bool.random(using: &random)
        let isBroken = Bool.random(using: &random)
        if isBroken {
          let finding = Finding(at: number * 10, ticket: number, "\(number)")
          result.broken[number] = finding
          result.findings.append(finding)
        }
        if random.below(4) == 0 { result.findings.append(Finding(at: number * 10, "between")) }
        result.index.append(number * 10..<number * 10 + 5, key: isUnread ? nil : Int64(number))
        kept.append((number * 10, isUnread, isBroken))
      }
      let between = result.findings.filter { $0.ticket == nil }
      let first = random.below(kept.count + 1)
      let numbers = first..<first + random.below(kept.count - first + 1)
      result.remove(numbers)
      kept.removeSubrange(numbers)
      #expect(result.index.offsets == kept.map(\.offset))
      #expect(result.index.unread == kept.indices.filter { kept[$0].isUnread })
      #expect(result.broken.keys.sorted() == kept.indices.filter { kept[$0].isBroken })
      #expect(result.broken.allSatisfy { kept[$0].offset == $1.offset })
      #expect(result.findings.filter { $0.ticket == nil } == between)
      #expect(
        result.findings.compactMap(\.ticket) == kept.indices.filter { kept[$0].isBroken })
    }
  }

  @Test(
    "what begins as no JSON is none, whatever stands in it",
    arguments: [
      "import json\nx = {\"title\": \"a\"}\n", "PK\u{3}\u{4} {\"a\": 1}", "<p>{\"a\": 1}</p>",
      "// js\nconst x = [{\"title\": \"a\"}];",
    ])
  func noJSON(text: String) {
    #expect(throws: FileError.self) { try wallet(text) }
  }
}
