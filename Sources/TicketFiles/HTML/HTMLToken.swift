/// A piece of an HTML document; ranges are byte offsets into it.
enum HTMLToken: Equatable {
  /// Text whose entities are as they are spelled.
  case text(Range<Int>)
  case start(HTMLTag)
  case end(name: String)
  /// What stands between the tags of an element that has no elements in it.
  case raw(of: String, Range<Int>)
  /// A comment, a document type, a processing instruction.
  case hidden
}

/// A start tag.
struct HTMLTag: Equatable {
  /// In small letters.
  let name: String
  /// From `<` to behind `>`.
  let range: Range<Int>
  /// At most ``mostAttributes``, in their order.
  let attributes: [HTMLAttribute]
  /// Whether it ends in `/>`.
  let isSelfClosing: Bool

  static let mostAttributes = 64

  /// The first attribute with a name in small letters.
  subscript(name: String) -> HTMLAttribute? { attributes.first { $0.name == name } }
}

/// An attribute of a start tag.
struct HTMLAttribute: Equatable {
  /// In small letters.
  let name: String
  /// With its entities resolved; empty where there is none.
  let value: String

  /// The value's words: types, property names.
  var words: [String] {
    value.utf8.split(whereSeparator: JSONByte.isSpace).map { String(Substring($0)) }
  }
}
