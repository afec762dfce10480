/// One JSON value, with the place where it was read.
///
/// Two values are equal when their contents are, wherever they stand. Text is compared byte by
/// byte: unlike Swift's `==` for strings, `é` in one code point and in two are different.
struct JSONValue: Equatable, Sendable {
  enum Kind: Sendable {
    case null
    case bool(Bool)
    /// The digits as they were spelled: a ticket's 23-digit number must not become a `Double`.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In the order of the input; no two keys are the same bytes.
    case object([JSONMember])
  }

  /// The byte offset of the value's first byte in the input; 0 for a value made by the program.
  let offset: Int
  let kind: Kind

  init(_ kind: Kind, at offset: Int = 0) {
    self.offset = offset
    self.kind = kind
  }

  /// The value of the member with exactly this name (byte by byte), if this is an object.
  ///
  /// Looks at each member in turn.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key.hasSameBytes(as: name) }?.value
  }

  static func == (first: JSONValue, second: JSONValue) -> Bool {
    switch (first.kind, second.kind) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one.hasSameBytes(as: other)
    case (.string(let one), .string(let other)): one.hasSameBytes(as: other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

/// A key and its value in an object.
struct JSONMember: Equatable, Sendable {
  let key: String
  /// The byte offset of the key's first byte, its quote if it has one.
  let keyOffset: Int
  let value: JSONValue

  init(_ key: String, _ value: JSONValue, at keyOffset: Int = 0) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }

  /// Whether key and value are the same, wherever they stand.
  static func == (first: JSONMember, second: JSONMember) -> Bool {
    first.key.hasSameBytes(as: second.key) && first.value == second.value
  }
}

extension String {
  /// Whether both are the same UTF-8 bytes; canonical equivalence is not enough.
  func hasSameBytes(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
