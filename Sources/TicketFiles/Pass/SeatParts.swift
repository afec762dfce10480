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
  ///
  /// - Parameter role: what the field is, by its label or its key.
  init?(label: String, role: FieldRole?, value: String, words: FieldWords) {
    guard value.utf8.count <= 2 * Self.longest else { return nil }
    let labelled = role.flatMap { $0.isSeatPart ? $0 : nil }
    if let parts = Self.named(in: value, words, labelled) {
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

  /// A word for a part, and the words behind it.
  private struct Run {
    var role: FieldRole?
    var words: [Substring]
  }

  /// What follows each word for a part, and what stands before the first: that is what the field
  /// is, or the stand that the block is in.
  ///
  /// Nil where a word can be there by chance, as in `Curva Sud` for a block.
  private static func named(
    in value: String, _ words: FieldWords, _ labelled: FieldRole?
  ) -> [FieldRole: String]? {
    let runs = runs(in: value, words)
    let found = Set(runs.dropFirst().compactMap(\.role))
    let begins = runs.first?.words.isEmpty == false
    let isSure =
      if let labelled {
        found.contains(labelled) || found.count > 1 || begins && !found.isEmpty
      } else {
        found.count > 1 && (found.contains(.row) || found.contains(.seat))
      }
    guard isSure else { return nil }
    let first = labelled.flatMap { found.contains($0) ? nil : $0 } ?? .stand
    var parts: [FieldRole: String] = [:]
    for run in runs where !run.words.isEmpty {
      let part = run.words.joined(separator: " ")
      guard part.utf8.count <= longestNamed else { return nil }
      if parts[run.role ?? first] == nil { parts[run.role ?? first] = part }
    }
    return parts
  }

  private static func runs(in value: String, _ words: FieldWords) -> [Run] {
    var runs = [Run(role: nil, words: [])]
    for word in value.split(whereSeparator: { " \n\t,;/|·•:\u{a0}".contains($0) }) {
      guard let role = words.role(ofWord: String(word).trimmed(of: ".()")), role.isSeatPart else {
        runs[runs.count - 1].words.append(word)
        continue
      }
      // `Nordkurve` and `Tribüne Nord`: a stand's word is part of its name.
      runs.append(Run(role: role, words: role == .stand ? [word] : []))
    }
    return runs.filter { $0.role == nil || !$0.words.isEmpty }
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
