import TestSupport
import Testing
import Tickets

@Suite("Laws of text, for random scalars")
struct TextLawTests {
  /// What `shown` may not hold, by Unicode's own properties.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return false }
    let bidi: [ClosedRange<UInt32>] = [
      0x61c...0x61c, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069,
    ]
    return scalar.properties.generalCategory == .control
      || bidi.contains { $0.contains(scalar.value) }
  }

  static func randomText(_ random: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x20, 0x21...0x7e, 0x7f...0xa0, 0xa1...0x2ff, 0x300...0x36f, 0x600...0x620,
      0x2000...0x206f, 0xfe00...0xffff, 0x1f1e6...0x1f6ff, 0xe0000...0xe0fff, 0...0x10_ffff,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<random.number(0...24) {
      let range = ranges[random.number(0...ranges.count - 1)]
      let value = UInt32.random(in: range, using: &random)
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  @Test("no control but the line feed, and no bidi control, is ever shown", arguments: 0..<8)
  func safe(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let raw = Self.randomText(&random)
      for marks in [false, true] {
        let text = Text(raw, marksInvisible: marks)
        let shown = text.shown.unicodeScalars
        #expect(!shown.contains(where: Self.isForbidden), "\(raw.debugDescription)")
        #expect(Array(text.verbatim.utf8) == Array(raw.utf8))
        #expect(!text.line.unicodeScalars.contains("\n"))
        #expect(text.lines.joined(separator: "\n") == text.shown)
      }
    }
  }

  @Test("what is shown is shown again as it is", arguments: 0..<4)
  func idempotent(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let shown = Text(Self.randomText(&random)).shown
      #expect(Array(Text(shown).shown.utf8) == Array(shown.utf8), "\(shown.debugDescription)")
    }
  }

  @Test("every scalar alone is made safe")
  func everyScalar() {
    var unsafe: [UInt32] = []
    // The planes above the second hold no controls; their two ends are asked.
    for value in Array(0...0x2_0000 as ClosedRange<UInt32>) + Array(0xe_0000...0xe_1000) {
      guard let scalar = Unicode.Scalar(value), Self.isForbidden(scalar) else { continue }
      let shown = Text("a\(scalar)b").shown.unicodeScalars
      if shown.contains(where: Self.isForbidden) { unsafe.append(value) }
    }
    #expect(unsafe.isEmpty)
  }
}
