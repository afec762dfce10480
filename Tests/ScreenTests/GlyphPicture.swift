@testable import Screen

extension Sequence<Glyph> {
  /// Each glyph's scalars in hexadecimal, its marks after a plus, glyphs apart by a space.
  ///
  ///     "e\u{301}漢" → "65+301 6f22"
  var scalars: String {
    map { glyph in
      ([glyph.base] + glyph.marks).map { String($0.value, radix: 16) }.joined(separator: "+")
    }.joined(separator: " ")
  }

  /// Columns of all of them.
  var width: Int { reduce(0) { $0 + $1.width } }
}
