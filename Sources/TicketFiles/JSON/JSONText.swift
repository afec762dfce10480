extension [UInt8] {
  /// Appends a text as JSON, in quotes.
  ///
  /// What a terminal or an editor could act upon or hide is escaped: control characters, format
  /// characters (bidi controls, zero-width characters, tags, U+FEFF), and the line and paragraph
  /// separators. Line ends, tabs, `"` and `\` have short escapes, the rest is `\uXXXX`. All other
  /// text is UTF-8.
  mutating func appendJSONText(_ text: String) {
    append(JSONByte.quote)
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      let isPlain = utf8.allSatisfy(Self.isPlain)
      if isPlain { append(contentsOf: utf8) }
      return isPlain
    }
    if isPlain == false {
      for scalar in text.unicodeScalars { appendJSON(scalar) }
    }
    append(JSONByte.quote)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f && byte != JSONByte.quote && byte != JSONByte.backslash
  }

  private mutating func appendJSON(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": self += [JSONByte.backslash, UInt8(ascii: scalar)]
    case "\n": self += [JSONByte.backslash, UInt8(ascii: "n")]
    case "\r": self += [JSONByte.backslash, UInt8(ascii: "r")]
    case "\t": self += [JSONByte.backslash, UInt8(ascii: "t")]
    case " "..."~": append(UInt8(ascii: scalar))
    case _ where Self.isHidden(scalar):
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { appendEscape(unit) }
    default: appendUTF8(scalar)
    }
  }

  /// Whether a scalar has no picture of its own but changes how others look.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private mutating func appendEscape(_ unit: UInt16) {
    self += [JSONByte.backslash, UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 0xf)
      append(digit < 10 ? JSONByte.zero + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
