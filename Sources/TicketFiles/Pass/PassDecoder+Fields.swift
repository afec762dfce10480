import Tickets

/// What a pass is, by the member that holds its fields.
enum PassStyle: String, CaseIterable {
  case boardingPass, coupon, eventTicket, generic, storeCard, posterGeneric
}

extension PassDecoder {
  /// Reads the fields of the first style that has some.
  mutating func decodeStyle() {
    // In the order of the file, which the dictionary has lost.
    let found = (root.members ?? []).compactMap { member in
      PassStyle(rawValue: member.key).flatMap { style in
        members[member.key].map { (style: style, value: $0) }
      }
    }
    guard let first = found.first(where: { $0.value.members?.isEmpty == false }) ?? found.first
    else { return }
    style = first.style
    // A poster beside the fields of older readers is one pass in two styles.
    let isPoster = found.contains { $0.style == .posterGeneric }
    let others = found.map(\.style).filter { $0 != first.style && !(isPoster && $0 == .generic) }
    if !others.isEmpty, !(isPoster && first.style == .generic && others == [.posterGeneric]) {
      let names = others.map(\.rawValue).joined(separator: ", ")
      remark(
        "found several styles: read as \(first.style.rawValue), not as \(names)", at: first.value)
    }
    guard let groups = first.value.members?.named else {
      return report(first.style.rawValue, first.value, expected: "an object")
    }
    for group in PassField.Group.allCases { decode(group, groups[group.rawValue]) }
    words = FieldWords(labels: fields.map(\.label))
    for place in fields.indices { fields[place].resolve(words) }
    readEntry()
  }

  /// What stands alone and largest under "entry" is what one enters, not a gate, unless it is a
  /// number or a short code.
  private mutating func readEntry() {
    let primary = fields.indices.filter { fields[$0].group == .primary }
    guard style == .eventTicket, primary.count == 1, let place = primary.first,
      Self.entries.contains(FieldWords.phrase(fields[place].label)), fields[place].isName,
      fields[place].value.count > 3,
      !fields[place].value.foldedWords.contains(where: { words.role(ofWord: $0) == .gate })
    else { return }
    fields[place].role = .event
    fields[place].hasKnownLabel = true
  }

  private static let entries: Set<String> = [
    "entry", "admission", "eintritt", "entree", "entrada", "ingresso", "ingreso",
  ]

  private mutating func decode(_ group: PassField.Group, _ value: JSONValue?) {
    guard let value else { return }
    guard let elements = value.elements else {
      return report(group.rawValue, value, expected: "a list")
    }
    for element in elements {
      if case .null = element.kind { continue }
      guard let members = element.members?.named else {
        report(group.rawValue, element, expected: "an object with \"label\" and \"value\"")
        continue
      }
      if let field = field(members, group) { fields.append(field) }
    }
  }

  /// Nil where the field says nothing.
  private mutating func field(
    _ members: [String: JSONValue], _ group: PassField.Group
  ) -> PassField? {
    let plain = text(members["value"], named: "value")
    let rich = text(members["attributedValue"], named: "attributedValue")
    var label = text(members["label"], named: "label") ?? ""
    // The card puts what it needs between label and value.
    while label.last == ":" || label.last?.isWhitespace == true { label.removeLast() }
    guard let value = rich ?? plain ?? (Self.isDate(label) ? "" : nil) else { return nil }
    var field = PassField(
      group: group, key: members["key"]?.text?.verbatim ?? "", label: label, value: value,
      semantics: members["semantics"])
    field.isRich = isMarkedUp(members["attributedValue"]) || isMarkedUp(members["value"])
    let styles = PassField.Styles(
      date: text(members["dateStyle"], named: "dateStyle"),
      time: text(members["timeStyle"], named: "timeStyle"),
      number: text(members["numberStyle"], named: "numberStyle"),
      currency: text(members["currencyCode"], named: "currencyCode"))
    if rich == nil, let raw = members["value"], !field.show(styles) {
      report("value", raw, expected: "a date such as 2024-08-24T17:30")
    }
    field.readDate()
    if case .number? = members["value"]?.kind, rich == nil { field.isNumber = true }
    return field
  }

  private static func isDate(_ label: String) -> Bool { LooseDate.parse(label)?.day.day != nil }

  private func isMarkedUp(_ value: JSONValue?) -> Bool {
    guard case .string(let raw)? = value?.kind else { return false }
    return PassTexts.holdsHTML(texts.strings[raw] ?? raw)
  }
}

// MARK: - Semantic tags

extension PassDecoder {
  /// Gathers the tags of the pass, and of its fields what the pass itself does not say.
  mutating func decodeTags() {
    if let value = members["semantics"] {
      if let members = value.members {
        tags = members.named
      } else {
        report("semantics", value, expected: "an object")
      }
    }
    for field in fields {
      let named = field.semantics?.members?.named ?? [:]
      tags.merge(named) { first, _ in first }
    }
  }
}

// MARK: - Fields by role

extension PassDecoder {
  /// Places of the fields with a role that say something: of the front, then of the back.
  func places(of roles: FieldRole...) -> [Int] {
    let places = fields.indices.filter { place in
      fields[place].role.map(roles.contains) == true && !fields[place].value.isPlaceholder
    }
    return places.filter { !fields[$0].group.isOnBack }
      + places.filter { fields[$0].group.isOnBack }
  }

  /// The first value with a role; fields that say the same are used up.
  mutating func take(_ roles: FieldRole..., where fits: (PassField) -> Bool = { _ in true })
    -> String?
  {
    for role in roles {
      let places = places(of: role).filter { fits(fields[$0]) }
      guard let value = places.first.map({ fields[$0].value }) else { continue }
      for place in places where fields[place].value == value { use(place) }
      return value
    }
    return nil
  }

  /// Leaves a field out of the further lines, unless its label says something more.
  mutating func use(_ place: Int) {
    if fields[place].isSaidByValue { used.insert(place) }
  }
}
