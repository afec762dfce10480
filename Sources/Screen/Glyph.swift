/// What one cell, or two side by side, can show: a spacing scalar and at most three marks on it.
///
/// Its width is the same in every terminal that was measured: what they disagree on (joiners,
/// variation selectors, skin tones, tags, keycaps) is dropped, see `Glyph.split`.
package struct Glyph: Hashable, Sendable {
  package let base: Unicode.Scalar
  /// Up to three scalars of 21 bits, the first in the lowest bits. curses keeps four; more than
  /// three on one letter is decoration.
  private var packedMarks: UInt64 = 0

  package static let space = Glyph(" ")
  /// Stands for a character that cannot be drawn.
  package static let replacement = Glyph("\u{fffd}")

  package init(_ base: Unicode.Scalar) { self.base = base }

  /// Columns: 1 or 2.
  package var width: Int { base.columns == 2 ? 2 : 1 }

  package var marks: [Unicode.Scalar] {
    var rest = packedMarks
    var marks: [Unicode.Scalar] = []
    while rest != 0, let mark = Unicode.Scalar(UInt32(rest & 0x1f_ffff)) {
      marks.append(mark)
      rest >>= 21
    }
    return marks
  }

  /// The base and its marks, as they are sent.
  package var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    if packedMarks != 0 { scalars.append(contentsOf: marks) }
    return String(scalars)
  }

  /// Adds a mark; a fourth is dropped.
  mutating func add(_ mark: Unicode.Scalar) {
    for shift in stride(from: 0, to: 63, by: 21) where packedMarks >> UInt64(shift) == 0 {
      packedMarks |= UInt64(mark.value) << UInt64(shift)
      return
    }
  }
}

extension Unicode.Scalar {
  /// Columns of this scalar alone: 0, 1 or 2; nil where it is no character. O(log runs).
  package var columns: Int? {
    if value >= 0x20, value < 0x7f { return 1 }
    let runs = WidthTable.runs
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 2 <= value { low = middle } else { high = middle }
    }
    let columns = Int(runs[low] & 3)
    return columns == 3 ? nil : columns
  }
}
