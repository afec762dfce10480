import Tickets

/// Makes a ticket of an Apple pass.
///
/// What a pass says in `semantics` comes first, then what its fields say by their labels and keys,
/// then what is left. A value that cannot be read costs that value and is a remark.
struct PassDecoder {
  let root: JSONValue
  let texts: PassTexts
  /// The members of the root that are not null.
  let members: [String: JSONValue]
  var style: PassStyle?
  var fields: [PassField] = []
  var words = FieldWords(labels: [])
  /// Tags of the pass, else of a field.
  var tags: [String: JSONValue] = [:]
  /// Places of fields whose values stand elsewhere on the ticket.
  var used: Set<Int> = []
  var ticket = Ticket()
  /// `relevantDates`, read once.
  var intervals: [(start: WallTime, end: WallTime?)] = []
  private(set) var remarks: [Remark] = []
  /// Offsets of values that were reported: one remark for each is enough.
  private var reported: Set<Int> = []

  /// - Parameters:
  ///   - root: the object of a `pass.json`.
  ///   - strings: translations of the user's language, by key.
  static func read(_ root: JSONValue, strings: [String: String]) -> Reading {
    guard let members = root.members else {
      let words = "a pass should be an object, found \(root.foundWords)"
      return Reading(remarks: [Remark(offset: root.offset, words: words)])
    }
    var decoder = PassDecoder(root, members, strings)
    decoder.decode()
    return Reading(tickets: [decoder.ticket], remarks: decoder.remarks)
  }

  private init(_ root: JSONValue, _ members: [JSONMember], _ strings: [String: String]) {
    self.root = root
    self.members = members.named
    texts = PassTexts(strings: strings)
  }

  private mutating func decode() {
    ticket.source = Source(format: "pkpass")
    decodeIdentity()
    decodeStyle()
    decodeTags()
    decodeKind()
    decodeJourney()
    decodeTeams()
    decodeDates()
    decodeVenue()
    decodeSeats()
    decodeBuyer()
    decodeTitle()
    decodeBarcodes()
    decodeLooks()
    decodeFront()
    decodeBack()
  }

  private mutating func decodeIdentity() {
    let type = text("passTypeIdentifier")
    let number = text("serialNumber")
    let parts = [type, number].compactMap(\.self)
    if !parts.isEmpty { ticket.id = Ticket.ID(parts.joined(separator: ":")) }
    guard let value = members["formatVersion"] else { return }
    guard let version = value.text?.verbatim, NumberSpelling(version.utf8) == .json else {
      return report("formatVersion", value, expected: "1")
    }
    if version != "1", version != "0" {
      remark("\"formatVersion\" is \(version.prefix(20)): made for a newer reader", at: value)
    }
  }
}

// MARK: - What every part's reader needs

extension PassDecoder {
  mutating func remark(_ words: String, at value: JSONValue) {
    remarks.append(Remark(offset: value.offset, ticket: 0, words: words))
  }

  mutating func report(_ name: String, _ value: JSONValue, expected: String) {
    guard reported.insert(value.offset).inserted else { return }
    remark("\"\(name)\" should be \(expected), found \(value.foundWords)", at: value)
  }

  /// A member of the pass as it is shown; nil for none and for a blank one.
  mutating func text(_ name: String) -> String? { text(members[name], named: name) }

  /// A value as it is shown; a number counts as its digits, and nothing but space as nothing.
  mutating func text(_ value: JSONValue?, named name: String) -> String? {
    guard let value else { return nil }
    switch value.kind {
    case .null: return nil
    case .number(let digits): return digits
    case .string(let raw):
      let text = texts.shown(raw)
      return Text(text).isBlank ? nil : text
    case .bool, .array, .object:
      report(name, value, expected: "text")
      return nil
    }
  }

  /// The text of a semantic tag.
  mutating func tag(_ name: String) -> String? { text(tags[name], named: name) }

  mutating func date(_ value: JSONValue?, named name: String) -> WallTime? {
    guard let value, let text = text(value, named: name) else { return nil }
    if let time = LooseDate.parse(text) { return time }
    report(name, value, expected: "a date such as 2024-08-24T17:30")
    return nil
  }

  /// The elements of a list; a value alone counts as a list of one.
  mutating func elements(_ name: String) -> [JSONValue] {
    guard let value = members[name] else { return [] }
    if let elements = value.elements { return elements }
    report(name, value, expected: "a list")
    return value.members == nil ? [] : [value]
  }

  /// True and `"true"`, as some programs write it.
  mutating func flag(_ value: JSONValue?, named name: String) -> Bool {
    switch value?.kind {
    case .none, .null: return false
    case .bool(let isTrue): return isTrue
    case .string(let text) where ["true", "false"].contains(text.lowercased()):
      return text.lowercased() == "true"
    case .number("0"): return false
    case .number("1"): return true
    default:
      if let value { report(name, value, expected: "true or false") }
      return false
    }
  }
}

extension [JSONMember] {
  /// The members by name, without those that are null.
  var named: [String: JSONValue] {
    var named: [String: JSONValue] = [:]
    for member in self {
      if case .null = member.value.kind { continue }
      named[member.key] = member.value
    }
    return named
  }
}
