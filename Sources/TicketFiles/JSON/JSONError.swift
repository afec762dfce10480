/// Why reading cannot go on: what was expected at a place, and what stood there.
struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  enum Expectation: Equatable, Sendable {
    case value
    case object
    case array
    case text
    case key
    case colon
    /// Between two members.
    case commaOrBrace
    /// Between two elements.
    case commaOrBracket
    /// The quote that ends a text; the error's place is where the text begins.
    case closingQuote
    /// The `*/` that ends a comment; the error's place is where the comment begins.
    case endOfComment
    /// A value that is not nested deeper than ``JSONReader/deepest`` levels.
    case shallowerValue
  }

  let expected: Expectation
  /// Where, as a byte offset into the input.
  let offset: Int
  /// The byte that stood there; nil at the end of the input.
  let found: UInt8?

  /// In plain words and printable ASCII: `expected a colon, found "}"`.
  var description: String {
    "expected \(expected.words), found \(foundInWords)"
  }

  private var foundInWords: String {
    guard let found else { return "the end of the file" }
    guard found > 0x20, found < 0x7f else {
      let digits = String(found, radix: 16)
      return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
    }
    return found == JSONByte.quote ? "a quote" : "\"\(Unicode.Scalar(found))\""
  }
}

extension JSONError.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .object: "an object"
    case .array: "a list"
    case .text: "text in quotes"
    case .key: "a key in quotes"
    case .colon: "a colon"
    case .commaOrBrace: "a comma or \"}\""
    case .commaOrBracket: "a comma or \"]\""
    case .closingQuote: "a closing quote"
    case .endOfComment: "the \"*/\" of a comment"
    case .shallowerValue: "at most \(JSONReader.deepest) levels of nesting"
    }
  }
}
