extension String {
  /// In small letters and without accents: what two spellings of a word have in common.
  ///
  /// Latin letters alone are folded; an accent of its own scalar (U+0300–036F) is left out. A
  /// German umlaut loses its dots: `März` is `marz`.
  var folded: String {
    var folded = ""
    for scalar in lowercased().unicodeScalars {
      switch scalar.value {
      case 0x300...0x36f: continue
      case 0xdf: folded += "ss"
      case 0xe6: folded += "ae"
      case 0x153: folded += "oe"
      default: folded.unicodeScalars.append(Self.withoutAccent(scalar))
      }
    }
    return folded
  }

  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xe0...0xe5, 0x101, 0x103, 0x105: "a"
    case 0xe7, 0x107, 0x10d: "c"
    case 0xe8...0xeb, 0x113, 0x119, 0x11b: "e"
    case 0xec...0xef, 0x12b: "i"
    case 0xf1, 0x144, 0x148: "n"
    case 0xf2...0xf6, 0xf8, 0x14d, 0x151: "o"
    case 0xf9...0xfc, 0x16b, 0x16f, 0x171: "u"
    case 0xfd, 0xff: "y"
    case 0x142: "l"
    case 0x15b, 0x161: "s"
    case 0x17a, 0x17c, 0x17e: "z"
    default: scalar
    }
  }

  /// Its runs of letters and of digits, folded; an apostrophe and a sign end one.
  ///
  /// A small letter before a capital does too: `seatRow` is `seat` and `row`.
  var foldedWords: [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in self {
      let isWord = character.isLetter || character.isDigit
      let begins =
        previous.map { previous in
          previous.isLowercase && character.isUppercase
            || previous.isDigit != character.isDigit
        } ?? true
      if !isWord || begins, !word.isEmpty {
        words.append(word.folded)
        word = ""
      }
      if isWord { word.append(character) }
      previous = isWord ? character : nil
    }
    if !word.isEmpty { words.append(word.folded) }
    return words
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...last].drop(while: isSpace))
  }
}
