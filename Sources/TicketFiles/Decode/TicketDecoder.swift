import Tickets

/// Makes a ticket of a JSON object. A value that cannot be read costs that value and is a finding.
struct TicketDecoder {
  private(set) var findings: [Finding] = []
  private var values = KeyedMembers([])
  /// Whether the wallet says that it is in this program's own format, where unknown members are
  /// notes for the back; in other programs' files they are lines of the front.
  private let isOwnFormat: Bool

  init(isOwnFormat: Bool = false) { self.isOwnFormat = isOwnFormat }

  mutating func ticket(from members: [JSONMember]) -> Ticket {
    var ticket = Ticket()
    ticket.extras = sort(members)
    decodeWho(&ticket)
    decodeWhen(&ticket)
    decodeWhere(&ticket)
    decodeRest(&ticket)
    ticket.extras += unusedParts(ticket)
    if values.isEmpty { ticket.title = firstText(of: members) }
    return ticket
  }

  /// Gives each known key its member: an exact name wins over another name, of several other names
  /// the first.
  private mutating func sort(_ members: [JSONMember]) -> [Extra] {
    values = KeyedMembers(members)
    var others: [(place: Int, key: TicketKey?)] = []
    for (place, member) in members.enumerated() {
      let match = TicketKey.named(member.key)
        .flatMap { $0.key.isEnd && !member.value.canBeStop(isExact: $0.isExact) ? nil : $0 }
      if let match, match.isExact {
        values.set(match.key, at: place)
      } else {
        others.append((place, match?.key))
      }
    }
    var extras: [Extra] = []
    for (place, key) in others {
      let member = members[place]
      if let key, values[key] == nil, key != .barcode || member.value.isCode {
        values.set(key, at: place)
        continue
      }
      if case .null = member.value.kind, !isOwnFormat { continue }
      extras.append(Extra(member, isOnBack: isOwnFormat || member.value.isContainer))
    }
    return extras
  }

  /// Members that could be a part of another one and are not: they stay members of their own.
  private func unusedParts(_ ticket: Ticket) -> [Extra] {
    var unused: [TicketKey] = []
    if values[.seat] != nil { unused += [.section, .block, .row, .seatNumber] }
    if values[.score] != nil || ticket.score == nil { unused += [.homeScore, .awayScore] }
    if values[.time] != nil, ticket.date?.text.verbatim == values[.date]?.value.text?.verbatim {
      unused.append(.time)
    }
    return unused.compactMap { values[$0] }
      .map { Extra($0, isOnBack: isOwnFormat || $0.value.isContainer) }
  }

  private func firstText(of members: [JSONMember]) -> Text? {
    // One that is named as a key and was not taken for it says something else.
    for member in members where TicketKey.named(member.key) == nil {
      if case .string(let text) = member.value.kind, !Text(text).isBlank { return Text(text) }
    }
    return nil
  }
}

// MARK: - What every key's reader needs

extension TicketDecoder {
  /// The value under a key; null counts as none.
  mutating func value(_ key: TicketKey) -> JSONValue? {
    values.value(key)
  }

  mutating func report(_ key: TicketKey, _ value: JSONValue, expected: String) {
    report(values[key]?.key ?? key.name, value, expected: expected)
  }

  mutating func report(_ name: String, _ value: JSONValue, expected: String) {
    findings.append(
      Finding(at: value.offset, "\"\(name)\" should be \(expected), found \(value.foundWords)"))
  }

  mutating func text(_ key: TicketKey) -> Text? {
    guard let value = value(key) else { return nil }
    guard let text = value.text else {
      report(key, value, expected: "text")
      return nil
    }
    return text
  }

  /// A value as text; a number counts as its digits.
  mutating func text(_ value: JSONValue?, named name: String) -> Text? {
    guard let value else { return nil }
    if case .null = value.kind { return nil }
    if let text = value.text { return text }
    report(name, value, expected: "text")
    return nil
  }
}

extension JSONValue {
  /// A text, or a number's digits.
  var text: Text? {
    switch kind {
    case .string(let text): Text(text)
    case .number(let digits): Text(digits)
    default: nil
    }
  }

  var isContainer: Bool {
    switch kind {
    case .array, .object: true
    default: false
    }
  }

  /// Whether a member that is not named `barcode` can be one.
  var isCode: Bool {
    switch kind {
    case .string, .object: true
    default: false
    }
  }

  var elements: [JSONValue]? { if case .array(let elements) = kind { elements } else { nil } }
  var members: [JSONMember]? { if case .object(let members) = kind { members } else { nil } }

  /// A member by its name in small letters, without regard to case, `_` and `-`.
  func member(_ name: String) -> JSONValue? {
    members?.first { $0.key.isSpelling(of: name) }?.value
  }
}

extension JSONValue {
  /// The members that have none of some names.
  func extras(without names: [String]) -> [Extra] {
    (members ?? []).filter { member in !names.contains { member.key.isSpelling(of: $0) } }
      .map { Extra($0, isOnBack: true) }
  }
}

extension String {
  /// Whether it is a name but for its case, `_` and `-`.
  fileprivate func isSpelling(of name: String) -> Bool {
    if self == name { return true }
    var expected = name.utf8.makeIterator()
    for byte in utf8 where byte != 0x5f && byte != 0x2d {
      let small = 0x41...0x5a ~= byte ? byte | 0x20 : byte
      if small != expected.next() { return false }
    }
    return expected.next() == nil
  }
}

extension Extra {
  init(_ member: JSONMember, isOnBack: Bool) {
    self.init(key: Text(member.key), value: Value(member.value), isOnBack: isOnBack)
  }
}

extension Extra.Value {
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool(let isTrue): self = .bool(isTrue)
    case .number(let digits): self = .number(Text(digits))
    case .string(let text): self = .text(Text(text))
    case .array(let values): self = .list(values.map(Extra.Value.init))
    case .object(let members): self = .object(members.map { Extra($0, isOnBack: true) })
    }
  }
}
