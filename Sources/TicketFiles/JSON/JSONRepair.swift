/// Something that is not JSON, and how it was read all the same.
struct JSONRepair: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable, Sendable {
    /// U+FEFF before or between values.
    case byteOrderMark
    /// A control character, or a space that is not JSON's, between values: read as a space.
    case oddSpace
    /// `// …`, `# …` or `/* … */`: read as a space.
    case comment
    /// A comma before a closing bracket.
    case trailingComma
    /// A second comma in a row, or one before the first element.
    case extraComma
    /// Two elements or members with no comma between them; the place is the end of the first.
    case missingComma
    /// A name written twice in an object: the last value stands, in the first one's place.
    case duplicateKey(String)
    /// A key without quotes.
    case bareKey
    /// `'text'`.
    case singleQuotes
    /// A raw control character (a line end, a tab) in text: kept.
    case controlCharacter
    /// Bytes that are not UTF-8 (or UTF-16, UTF-32): each became U+FFFD.
    case invalidEncoding
    /// Half of a surrogate pair, as an escape: became U+FFFD.
    case loneSurrogate
    /// A backslash before a character that it does not escape: both are kept, but `\'` is `'`.
    case unknownEscape
    /// `+1`, `007`, `.5`, `5.`: kept as spelled.
    case numberSpelling
    /// `2024-08-24`, `2-1`: digits that are no number, read as text.
    case bareText
    /// `True`, `False`: read as the value that is meant.
    case foreignBool
    /// `NaN`, `Infinity`, `None`, `undefined`: read as null.
    case notAValue
  }

  let kind: Kind
  /// Where, as a byte offset into the input.
  let offset: Int

  /// The phrase that follows "found": `a trailing comma`.
  ///
  /// It holds nothing from the file but a duplicate key's name, which is not made safe here.
  var description: String {
    switch kind {
    case .byteOrderMark: "a byte-order mark"
    case .oddSpace: "a character that belongs between no two values"
    case .comment: "a comment"
    case .trailingComma: "a trailing comma"
    case .extraComma: "a comma too many"
    case .missingComma: "no comma between two values"
    case .duplicateKey(let name): "\"\(name)\" a second time; the last one counts"
    case .bareKey: "a key without quotes"
    case .singleQuotes: "single quotes"
    case .controlCharacter: "a raw control character in text"
    case .invalidEncoding: "bytes that are not UTF-8"
    case .loneSurrogate: "half of a surrogate pair"
    case .unknownEscape: "a backslash that escapes nothing"
    case .numberSpelling: "a number that JSON spells differently"
    case .bareText: "text without quotes"
    case .foreignBool: "a capital letter in true or false"
    case .notAValue: "a word that JSON does not know; read as null"
    }
  }
}
