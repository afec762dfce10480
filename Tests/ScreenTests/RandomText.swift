import TestSupport

@testable import Screen

extension SeededGenerator {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Words, spaces, wide glyphs, marks: what a title is made of.
  mutating func title(_ lengths: ClosedRange<Int> = 0...30) -> String {
    let parts = ["a", "b", "Opera", " ", " ", "  ", "漢", "本", "🎫", "e\u{301}", "1-0", "–", "漢字"]
    return (0..<number(lengths)).map { _ in pick(parts) }.joined()
  }

  /// Any scalars, most of them troublesome.
  mutating func scalars(_ lengths: ClosedRange<Int> = 0...24) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1f, 0x20...0x7e, 0x7f...0xa0, 0xad...0x17f, 0x300...0x36f, 0x600...0x6ff,
      0x900...0x97f, 0x1100...0x11ff, 0x2000...0x206f, 0x20d0...0x20ff, 0x4e00...0x4eff,
      0xac00...0xd7a3, 0xfe00...0xffff, 0x1f1e6...0x1f6ff, 0x1f3fb...0x1f3ff, 0xe0000...0xe0fff,
      0x200d...0x200d, 0...0x10_ffff,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<number(lengths) {
      let range = pick(ranges)
      let value = UInt32.random(in: range, using: &self)
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
