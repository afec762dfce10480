/// Makes texts of a pass those that are shown.
struct PassTexts {
  /// Translations of the user's language, by key.
  let strings: [String: String]

  /// The translation where there is one, as plain text without white space at its ends.
  func shown(_ raw: String) -> String { Self.plain(strings[raw] ?? raw) }

  static func plain(_ text: String) -> String {
    var text = withoutControls(text)
    if holdsHTML(text) { text = HTMLText.plain(text) }
    return text.trimmed
  }

  /// Whether it is marked up, rather than a text with a `<` or an `&` in it.
  static func holdsHTML(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for (place, byte) in bytes.enumerated() where byte == 0x3c || byte == 0x26 {
      let rest = bytes[(place + 1)...].prefix(longestName)
      if byte == 0x3c ? beginsTag(rest) : beginsEntity(rest) { return true }
    }
    return false
  }

  /// Bytes of an element's or a character's name, and what ends it.
  private static let longestName = 10

  private static func beginsTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = bytes.first == 0x2f ? bytes.dropFirst() : bytes
    let name = bytes.prefix { $0.isLetterOrDigit }
    guard let end = bytes.dropFirst(name.count).first, end == 0x3e || end == 0x2f || end <= 0x20
    else { return false }
    return elements.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  private static func beginsEntity(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.prefix { $0.isLetterOrDigit || $0 == 0x23 }
    return name.count > 1 && bytes.dropFirst(name.count).first == 0x3b
  }

  private static let elements: Set<String> = [
    "a", "b", "br", "body", "big", "blockquote", "center", "div", "em", "font", "h1", "h2", "h3",
    "h4", "h5", "h6", "hr", "html", "i", "img", "li", "ol", "p", "pre", "s", "small", "span",
    "strong", "sub", "sup", "table", "tbody", "td", "th", "tr", "tt", "u", "ul",
  ]

  /// C1 control characters as what windows-1252 has in their places, and line ends as `\n`.
  private static func withoutControls(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\r" || 0x80...0x9f ~= scalar.value
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", previous == "\r" {
        // The line has ended.
      } else if scalar == "\r" {
        plain.append("\n")
      } else if 0x80...0x9f ~= scalar.value {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        plain.append(contentsOf: Charset.windows1252.decode([byte]).unicodeScalars)
      } else {
        plain.append(scalar)
      }
      previous = scalar
    }
    return String(plain)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { 0x30...0x39 ~= self || 0x41...0x5a ~= self & 0xdf }
}

extension String {
  /// Whether it holds nothing that says something: `-`, `....`, a space.
  var isPlaceholder: Bool {
    unicodeScalars.allSatisfy { scalar in
      " \n\t-–—_./\u{a0}".unicodeScalars.contains(scalar)
    } || utf8.count == 3 && lowercased() == "n/a"
  }
}
