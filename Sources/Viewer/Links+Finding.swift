extension Links {
  /// The links of a text, and where each ends: `http://`, `https://`, `mailto:` and `tel:` in any
  /// case, and a bare `www.`, which means `https://www.`.
  ///
  /// Linear in the text.
  static func find(in text: String) -> [(link: Link, end: String.Index)] {
    let scalars = text.unicodeScalars
    var found: [(Link, String.Index)] = []
    var position = scalars.startIndex
    var previous: Unicode.Scalar?
    while position < scalars.endIndex {
      var next = scalars.index(after: position)
      if previous?.continuesWord != true, let opening = opening(of: scalars[position...]) {
        // A run is read once, whether or not it is a link.
        let run = run(from: opening.rest)
        next = max(next, run.endIndex)
        // What is cut short by something hidden would lead elsewhere than the text seems to.
        let hides = run.endIndex < scalars.endIndex && scalars[run.endIndex].isHidden
        if !hides, let link = Link(opening.scheme, Substring(run)) {
          found.append((link, run.endIndex))
        }
      }
      previous = scalars[scalars.index(before: next)]
      position = next
    }
    return found
  }

  private typealias Scalars = Substring.UnicodeScalarView

  /// How links begin, in small letters; nil for the one without a scheme.
  private static let openings: [(words: String.UnicodeScalarView, scheme: Link.Scheme?)] =
    Link.Scheme.allCases.map { ($0.rawValue.unicodeScalars, $0) } + [("www.".unicodeScalars, nil)]

  /// The scheme that a text begins with, and what follows it.
  private static func opening(of text: Scalars) -> (scheme: Link.Scheme, rest: Scalars)? {
    // Nearly everywhere the first letter says that nothing begins.
    guard let first = text.first?.smallLetter, "hmtw".unicodeScalars.contains(first) else {
      return nil
    }
    for (words, scheme) in openings {
      var position = text.startIndex
      let begins = words.allSatisfy { word in
        guard position < text.endIndex, text[position].smallLetter == word else { return false }
        text.formIndex(after: &position)
        return true
      }
      guard begins, position < text.endIndex else { continue }
      if let scheme {
        return scheme.canStart(text[position]) ? (scheme, text[position...]) : nil
      }
      return text[position].isWord ? (.https, text) : nil
    }
    return nil
  }

  /// The beginning of a text that may be a URL: up to what no URL has or what would not be seen, or
  /// to a bracket that closes what the URL has not opened. Punctuation at its end is the sentence's.
  private static func run(from text: Scalars) -> Scalars {
    var brackets = Brackets()
    var end = text.startIndex
    var position = end
    while position < text.endIndex {
      let scalar = text[position]
      guard !scalar.endsLink, brackets.take(scalar) else { break }
      text.formIndex(after: &position)
      if !scalar.isTrailing { end = position }
    }
    return text[..<end]
  }

  /// How many brackets of each kind are open.
  private struct Brackets {
    private var (round, square, curly) = (0, 0, 0)

    /// - Returns: false for one that closes nothing.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "(": round += 1
      case ")": round -= 1
      case "[": square += 1
      case "]": square -= 1
      case "{": curly += 1
      case "}": curly -= 1
      default: break
      }
      return min(round, square, curly) >= 0
    }
  }
}

extension Unicode.Scalar {
  /// A letter or a digit of any script.
  var isWord: Bool {
    isASCII
      ? ("a"..."z").contains(smallLetter) || ("0"..."9").contains(self)
      : properties.isAlphabetic || properties.numericType != nil
  }

  /// Behind such a one nothing begins: `xhttp:` and `svn+http:` are other schemes.
  fileprivate var continuesWord: Bool {
    isASCII && (isWord || "+-.@".unicodeScalars.contains(self))
  }

  /// Of ASCII letters the small one.
  fileprivate var smallLetter: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }

  /// Whether it cannot be in a URL (RFC 3986, appendix C and 2), or could not be seen in one.
  fileprivate var endsLink: Bool {
    if isASCII { return value <= 0x20 || value == 0x7f || "\"<>\\`".unicodeScalars.contains(self) }
    if isHidden { return true }
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation:
      return true
    default: return false
    }
  }

  /// Whether it cannot be seen, or stands for a control or an invisible character that the text had.
  fileprivate var isHidden: Bool {
    value == 0xfffd || (0x2400...0x243f).contains(value) || properties.isDefaultIgnorableCodePoint
  }

  /// Whether it is no part of a link at the end of it.
  fileprivate var isTrailing: Bool {
    isASCII
      ? ".,;:!?'([{".unicodeScalars.contains(self)
      : properties.generalCategory == .otherPunctuation
  }
}
