/// Something that a reader says about a place of a file.
struct Finding: Equatable, Sendable {
  /// Bytes from the beginning of what was read.
  var offset: Int
  /// The ticket's number, from 0.
  var ticket: Int?
  /// Plain words: `"score" should be text or two numbers, found true`.
  var words: String
  /// Whether reading went on as if it were not there.
  var isRepair = false

  /// - Parameter words: without what JSON errors already word themselves.
  init(at offset: Int, ticket: Int? = nil, _ words: String) {
    self.offset = offset
    self.ticket = ticket
    self.words = words
  }

  init(_ repair: JSONRepair, ticket: Int? = nil) {
    self.init(at: repair.offset, ticket: ticket, "found \(repair)")
    isRepair = true
  }

  init(_ error: JSONError, ticket: Int? = nil) {
    self.init(at: error.offset, ticket: ticket, error.description)
  }

  func shifted(by offset: Int, ticket: Int) -> Finding {
    Finding(at: self.offset + offset, ticket: ticket, words)
  }
}

extension JSONValue {
  /// What stands there, for a sentence that ends with "found …".
  var foundWords: String {
    switch kind {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let digits): "the number \(digits.prefix(20))"
    case .string(let text): "\"\(text.prefix(40))\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}
