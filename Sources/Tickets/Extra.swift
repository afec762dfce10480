/// A value under a key that this program does not know: shown on the card, and kept.
package struct Extra: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As spelled.
    case number(Text)
    case text(Text)
    case list([Value])
    case object([Extra])
  }

  package var key: Text
  package var value: Value
  /// Whether it belongs to the further lines of the back, not to those of the front.
  package var isOnBack: Bool

  package init(key: Text, value: Value, isOnBack: Bool) {
    self.key = key
    self.value = value
    self.isOnBack = isOnBack
  }
}

extension Extra {
  /// Whether the ticket is done, where it is the member `done` or `completed`, in any case, and true
  /// or false.
  package var completion: Bool? {
    // No longer key is made lower case for nothing.
    guard case .bool(let isTrue) = value, key.verbatim.utf8.count < 10,
      ["done", "completed"].contains(key.verbatim.lowercased())
    else { return nil }
    return isTrue
  }
}

extension Extra.Value {
  /// For people: parts of a list by commas, of an object as `key: value`.
  package var words: String {
    switch self {
    case .null: "none"
    case .bool(let isTrue): isTrue ? "yes" : "no"
    case .number(let text), .text(let text): text.shown
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .object(let extras):
      extras.map { "\($0.key.readable): \($0.value.words)" }.joined(separator: "; ")
    }
  }
}

extension Text {
  /// A key made readable: `attendanceCount` → `Attendance count`.
  package var readable: String {
    var words = ""
    var previous: Character = " "
    for character in line {
      if character == "_" || character == "-" {
        words.append(" ")
      } else if character.isUppercase, previous.isLowercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
      previous = character
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
