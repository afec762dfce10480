extension String {
  /// In small letters and without accents: what two spellings of a word have in common.
  ///
  /// Latin letters alone are folded; an accent of its own scalar (U+0300–036F) is left out. A
  /// German umlaut loses its dots: `März` is `marz`.
  var folded: String {
    var folded = ""
    for scalar in unicodeScalars { folded.appendFolded(scalar) }
    return folded
  }

  private mutating func appendFolded(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let isCapital = 0x41...0x5a ~= scalar.value
      unicodeScalars.append(isCapital ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar)
      return
    }
    for scalar in scalar.properties.lowercaseMapping.unicodeScalars {
      switch scalar.value {
      case 0x300...0x36f: continue
      case 0xdf: self += "ss"
      case 0xe6: self += "ae"
      case 0x153: self += "oe"
      default: unicodeScalars.append(Self.withoutAccent(scalar))
      }
    }
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
    var previous = ScalarKind.other
    for scalar in unicodeScalars {
      let kind = ScalarKind(scalar)
      // An accent belongs to the letter before it.
      if kind == .mark, previous != .other { continue }
      let goesOn = kind == previous || previous == .capital && kind == .small
      if !goesOn, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .other, kind != .mark { word.appendFolded(scalar) }
      previous = kind
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private enum ScalarKind {
    case small, capital, digit, mark, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7a: self = .small
      case 0x41...0x5a: self = .capital
      case 0x30...0x39: self = .digit
      case 0..<0x80: self = .other
      case 0x300...0x36f: self = .mark
      default:
        let properties = scalar.properties
        let isLetter = properties.isAlphabetic || properties.isIdeographic
        self = !isLetter ? .other : properties.isUppercase ? .capital : .small
      }
    }
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
