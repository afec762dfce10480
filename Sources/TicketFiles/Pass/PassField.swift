import Tickets

/// A field of a pass, as it is shown.
struct PassField {
  /// Where it stands, in the order in which it is read.
  enum Group: String, CaseIterable {
    case header = "headerFields"
    case primary = "primaryFields"
    case secondary = "secondaryFields"
    case auxiliary = "auxiliaryFields"
    case footer = "footerFields"
    case additional = "additionalInfoFields"
    case back = "backFields"

    var isOnBack: Bool { self == .additional || self == .back }
  }

  let group: Group
  let key: String
  let label: String
  var value: String
  /// What a value with a currency costs.
  var price: Price?
  /// The day that the value is, by its style or as it reads, with a time where there is one.
  var day: WallTime?
  /// The time alone that the value is.
  var clock: TimeOfDay?
  /// Whether the pass says that the value is a date.
  var hasDateStyle = false
  /// Whether the pass says that the value is a number.
  var isNumber = false
  /// Whether the value was marked up: prose, or a link.
  var isRich = false
  let semantics: JSONValue?

  var role: FieldRole?
  /// Whether the label is a word for a role; one that is not says something of its own.
  var hasKnownLabel = false

  /// Whether nothing is lost when the value is shown elsewhere.
  var isSaidByValue: Bool { label.isPlaceholder || hasKnownLabel }

  /// Whether the value is a day or a time.
  var isDated: Bool { day != nil || clock != nil }

  /// Whether the value can be the name of somebody or of a place: more letters than digits.
  var isName: Bool {
    guard !isRich, !isNumber, day == nil, clock == nil else { return false }
    let start = value.prefix(100)
    return start.count(where: \.isLetter) > start.count(where: \.isDigit)
  }
}

extension PassField {
  /// Gives it the role that its label names, else its key.
  mutating func resolve(_ words: FieldWords) {
    role = label.isPlaceholder ? nil : words.role(ofLabel: label)
    hasKnownLabel = role != nil || !words.roles(ofLabel: label).isEmpty
    if role == nil { role = words.role(ofKey: key) }
    // A time or a day of leaving is no place to leave from.
    if role == .origin, day != nil || clock != nil { role = .departure }
    if role == .round, day != nil { role = .date }
    if role == .destination, day != nil || clock != nil { role = .arrival }
  }
}
