import Tickets

/// The parts of a seat, gathered from several places; the first word on each counts.
struct SeatParts: Equatable {
  private(set) var parts: [FieldRole: String] = [:]
  /// A seat that is no part: `free seating`.
  var text: String?

  /// UTF-8 bytes; a longer part is prose.
  static let longest = 48

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
  ///
  /// - Parameter role: what the field is, by its label or its key.
  init?(label: String, role: FieldRole?, value: String, words: FieldWords) {
    guard value.utf8.count <= 2 * Self.longest else { return nil }
    // `Rang` and `Place` are what the language of the value's words makes of them.
    let words = words.counting(value)
    let labelled = [words.role(ofLabel: label), role].compactMap(\.self).first(where: \.isSeatPart)
    if let parts = SeatRuns.parts(of: value, words, labelled) {
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
