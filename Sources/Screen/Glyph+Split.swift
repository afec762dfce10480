extension Glyph {
  /// The glyphs that show `text`, each of a width that terminals agree on.
  ///
  /// Of an emoji sequence the first picture stays, flags become their two letters, conjoining Hangul
  /// is composed, a mark without a base or an unassigned scalar becomes U+FFFD.
  package static func split(_ text: some StringProtocol) -> [Glyph] {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(splitASCII), let ascii {
      return ascii
    }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for character in text {
      if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7f {
        glyphs.append(Glyph(Unicode.Scalar(ascii)))
      } else {
        append(character, to: &glyphs)
      }
    }
    return glyphs
  }

  /// Nil where there is more than printable ASCII, of which each byte is a glyph.
  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [Glyph]? {
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return nil }
    return bytes.map { Glyph(Unicode.Scalar($0)) }
  }

  private static func append(_ character: Character, to glyphs: inout [Glyph]) {
    let first = glyphs.count
    var isJoined = false
    for scalar in composed(character.unicodeScalars) {
      switch scalar.value {
      case 0x200d where glyphs.count > first:
        isJoined = true
      case 0xad, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff, 0xfe00...0xfe0f,
        0x20e3, 0xe0000...0xe0fff:
        continue
      // Vowels and finals that nothing composes: kitty gives them a column, others none.
      case 0x1160...0x11ff, 0xd7b0...0xd7ff:
        glyphs.append(.replacement)
      case 0x1f3fb...0x1f3ff where glyphs.count > first:
        continue
      case 0x1f1e6...0x1f1ff:
        glyphs.append(Glyph(Unicode.Scalar(UInt8(scalar.value - 0x1f1e6 + 0x41))))
      default:
        guard let columns = scalar.columns else {
          glyphs.append(.replacement)
          continue
        }
        if columns > 0 {
          // The rest of a joined sequence: a family is drawn as its first member. Letters, which
          // some scripts join, are all drawn.
          if isJoined && scalar.properties.isEmoji { return }
          glyphs.append(Glyph(scalar))
        } else if glyphs.count > first {
          glyphs[glyphs.count - 1].add(scalar)
        } else {
          glyphs.append(.replacement)
        }
      }
    }
  }

  /// Conjoining jamo L V (T) as one precomposed syllable: alone, terminals give them 2 or 4 columns.
  ///
  /// The arithmetic of The Unicode Standard, section 3.12.
  private static func composed(_ scalars: Character.UnicodeScalarView) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      let value = scalar.value
      if let last = result.last?.value {
        if 0x1100..<0x1113 ~= last, 0x1161..<0x1176 ~= value,
          let syllable = Unicode.Scalar(0xac00 + ((last - 0x1100) * 21 + value - 0x1161) * 28)
        {
          result[result.count - 1] = syllable
          continue
        }
        if 0xac00..<0xd7a4 ~= last, (last - 0xac00) % 28 == 0, 0x11a8..<0x11c3 ~= value,
          let syllable = Unicode.Scalar(last + value - 0x11a7)
        {
          result[result.count - 1] = syllable
          continue
        }
      }
      result.append(scalar)
    }
    return result
  }
}
