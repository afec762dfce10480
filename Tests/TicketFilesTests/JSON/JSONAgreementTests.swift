import Foundation
import TestSupport
import Testing

@testable import TicketFiles

@Suite("JSON: agreement with Foundation")
struct JSONAgreementTests {
  @Test("3,000 random documents read the same, without repairs")
  func random() throws {
    var random = RandomJSON(seed: 2024)
    for _ in 0..<3000 {
      let text = random.value()
      var reader = JSONReader(Array(text.utf8))
      let value = try reader.value()
      #expect(reader.repairs.isEmpty, "\(text)")
      #expect(try reader.nextRoot() == false)
      let theirs = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(Self.agree(value, theirs), "\(text)")
    }
  }

  private static func agree(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours.kind {
    case .null:
      return theirs is NSNull
    case .bool(let value):
      return theirs as? Bool == value
    case .number(let digits):
      guard let theirs = theirs as? NSNumber, let value = Double(digits) else { return false }
      // Foundation goes through decimals for some numbers, and loses the last bit.
      return abs(theirs.doubleValue - value) <= abs(value) * 1e-15
    case .string(let text):
      guard let theirs = theirs as? String else { return false }
      return theirs.hasSameBytes(as: text)
    case .array(let values):
      guard let theirs = theirs as? [Any], theirs.count == values.count else { return false }
      return zip(values, theirs).allSatisfy { agree($0, $1) }
    case .object(let members):
      guard let theirs = theirs as? [String: Any], theirs.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        theirs[member.key].map { agree(member.value, $0) } ?? false
      }
    }
  }

  @Test("what Foundation refuses is repaired or refused here too")
  func strictness() {
    var random = RandomJSON(seed: 7)
    var dice = SeededGenerator(seed: 8)
    for _ in 0..<3000 {
      var bytes = Array(random.value().utf8)
      bytes[dice.roll(bytes.count)] = dice.pick(Array("{}[],:\"\\'/#-+.0 tfn\n".utf8))
      var reader = JSONReader(bytes)
      let isClean: Bool
      do {
        _ = try reader.value()
        isClean = try reader.nextRoot() == false && reader.repairs.isEmpty
      } catch {
        isClean = false
      }
      guard isClean else { continue }
      #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
        _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
    }
  }
}
