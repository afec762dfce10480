import TestSupport
import Testing

@testable import TicketFiles

@Suite("JSON: damaged input")
struct JSONMutationTests {
  static let wallet = """
    {"wallet": 1, "title": "Zürich 🎟", "tickets": [
      {"id": "t1", "seat": {"row": "3", "seat": 14.5e2}, "tags": ["a\\u00e9", null, true]},
      {"id": "t2", "score": [2, 1], "notes": "two\\nlines \\ud83c\\udf9f"}
    ]}

    """

  @Test("4,000 mutations: no trap, every offset inside, and what was read can be written")
  func mutations() throws {
    var dice = SeededGenerator(seed: 31)
    var random = RandomJSON(seed: 32)
    for round in 0..<4000 {
      var bytes = Array((round.isMultiple(of: 2) ? Self.wallet : random.value()).utf8)
      for _ in 0...dice.roll(4) { Self.mutate(&bytes, with: &dice) }
      try Self.exercise(bytes)
      if let decoded = TextEncoding.decodeToUTF8(bytes) { try Self.exercise(decoded.utf8) }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], with dice: inout SeededGenerator) {
    guard bytes.isEmpty == false else { return }
    let place = dice.roll(bytes.count)
    let favourites =
      Array("{}[],:\"'\\/*#-+.0eu \n\r\0".utf8) + [0x80, 0xc3, 0xe2, 0xed, 0xf0, 0xff]
    switch dice.roll(6) {
    case 0: bytes[place] = dice.pick(favourites)
    case 1: bytes.insert(dice.pick(favourites), at: place)
    case 2: bytes.remove(at: place)
    case 3: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(20)))
    default:
      let length = dice.roll(min(40, bytes.count - place + 1))
      bytes.insert(contentsOf: bytes[place..<place + length], at: dice.roll(bytes.count))
    }
  }

  private static func exercise(_ bytes: [UInt8]) throws {
    let inside = 0...bytes.count
    var reader = JSONReader(bytes)
    var skipping = JSONReader(bytes)
    do throws(JSONError) {
      while try reader.nextRoot() {
        let value = try reader.value()
        #expect(inside.contains(value.offset))
        let written = Array(value.compact.utf8)
        #expect(try JSONReading(written) == JSONReading(compact: value.compact))
      }
      #expect(reader.position == bytes.count)
      while try skipping.nextRoot() { try skipping.skip() }
      #expect(skipping.position == bytes.count)
    } catch {
      #expect(inside.contains(error.offset))
      #expect(
        error.found == (error.offset < bytes.count ? bytes[error.offset] : nil)
          || error.found == nil)
      let next = JSONReader.resynchronise(in: bytes, from: error.offset)
      #expect(next.map { $0 >= error.offset && $0 < bytes.count } ?? true)
    }
    #expect(reader.repairs.allSatisfy { inside.contains($0.offset) })
  }
}
