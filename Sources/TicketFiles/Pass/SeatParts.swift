import Tickets

/// The parts of a seat, gathered from several places; the first word on each counts.
struct SeatParts {
  private(set) var parts: [FieldRole: String] = [:]
  /// A seat that is no part: `free seating`.
  var text: String?

  /// UTF-8 bytes; a longer part is prose.
  static let longest = 48
  /// The same for a part among others in one value.
  private static let longestNamed = 24

  mutating func set(_ role: FieldRole, _ value: String) {
    guard !value.isPlaceholder, value.utf8.count <= Self.longest, parts[role] == nil else { return }
    parts[role] = value
  }

  mutating func merge(_ other: SeatParts) {
    for (role, value) in other.parts { set(role, value) }
  }

  var seat: Seat? {
    func part(_ role: FieldRole) -> Text? { parts[role].map { Text($0) } }
    let coach = part(.coach).map { [Extra(key: "coach", value: .text($0), isOnBack: false)] }
    var seat = Seat(
      gate: part(.gate), level: part(.level), stand: part(.stand), block: part(.block),
      row: part(.row), seat: part(.seat), extras: coach ?? [])
    if seat.isEmpty { seat.text = text.map { Text($0) } }
    return seat.isEmpty ? nil : seat
  }
}

extension SeatParts {
  /// Parts that stand in one value.
  ///
  /// By words, `Block 112 Reihe 7 Platz 43`; or by the order of the label, `112 / 7 / 43` under
  /// `Block / Reihe / Platz`. Nil where the value is one part, or none.
  init?(label: String, value: String, words: FieldWords) {
    guard value.utf8.count <= 2 * Self.longest else { return nil }
    let labelRole = words.role(ofLabel: label)
    if let parts = Self.named(in: value, words, first: labelRole) {
      self.parts = parts
      return
    }
    let roles = words.roles(ofLabel: label)
    guard roles.count > 1, roles.allSatisfy(\.isSeatPart), Set(roles).count == roles.count,
      let values = Self.split(value, into: roles.count)
    else { return nil }
    for (role, value) in zip(roles, values) { set(role, value) }
    if parts.isEmpty { return nil }
  }

  /// What follows each word for a part, and what stands before the first: that is what the label
  /// names, else the stand that the block is in.
  ///
  /// Nil where a word can be there by chance: one alone, or none that tells the row or the seat.
  private static func named(
    in value: String, _ words: FieldWords, first labelRole: FieldRole?
  ) -> [FieldRole: String]? {
    var runs: [(role: FieldRole?, words: [Substring])] = [(nil, [])]
    for word in value.split(whereSeparator: { " \n\t,;/|·•:\u{a0}".contains($0) }) {
      if let role = words.role(ofWord: String(word).trimmed(of: ".()")), role.isSeatPart {
        runs.append((role, []))
      } else {
        runs[runs.count - 1].words.append(word)
      }
    }
    let labelled = labelRole.flatMap { $0.isSeatPart ? $0 : nil }
    let found = runs.dropFirst().filter { !$0.words.isEmpty }.compactMap(\.role)
    let isSure =
      labelled != nil
      ? !found.isEmpty
      : Set(found).count > 1 && (found.contains(.row) || found.contains(.seat))
    guard isSure else { return nil }
    runs[0].role = labelled ?? .stand
    var parts: [FieldRole: String] = [:]
    for case (let role?, let words) in runs where !words.isEmpty && parts[role] == nil {
      let part = words.joined(separator: " ")
      guard part.utf8.count <= longestNamed else { return nil }
      parts[role] = part
    }
    return parts
  }

  /// As many parts as the label has, between any of some marks.
  private static func split(_ value: String, into count: Int) -> [String]? {
    for marks in ["/", "|", "·", ",", ";", "-–", " "] {
      let parts = value.split { marks.contains($0) }.map { String($0).trimmed }
      guard parts.count == count, marks != " " || !parts.contains(where: \.isPlaceholder) else {
        continue
      }
      return parts
    }
    return nil
  }
}

extension String {
  /// Without some characters at its ends.
  fileprivate func trimmed(of marks: String) -> String {
    var text = self[...]
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }
}
