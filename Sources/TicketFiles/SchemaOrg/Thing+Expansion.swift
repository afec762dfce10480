import Tickets

extension SchemaOrg.Thing {
  /// How many objects and arrays may stand in one another.
  private static let deepest = 32

  /// Expands an object; nil for anything else.
  ///
  /// - Complexity: linear in the object's bytes.
  init?(expanding json: JSONValue) { self.init(expanding: json, depth: Self.deepest) }

  private init?(expanding json: JSONValue, depth: Int) {
    guard let members = json.members, depth > 0 else { return nil }
    self.init()
    let typeKey = json["@type"] == nil ? "type" : "@type"
    let idKey = json["@id"] == nil ? "id" : "@id"
    types = json[typeKey].map(Self.types) ?? []
    if case .string(let id)? = json[idKey]?.kind { self.id = id }
    for member in members where member.key != typeKey && member.key != idKey {
      let name = Self.propertyName(member.key)
      let isExact = Self.isExact(name) || types.contains("Barcode")
      Self.expand(
        member.value, isExact: isExact, depth: depth - 1, into: &properties[name, default: []])
    }
    for (alias, name) in Self.aliases {
      if let values = properties.removeValue(forKey: alias) {
        properties[name, default: []] += values
      }
    }
  }

  /// Numbers become their digits; `null`, `true` and `false` say nothing about a ticket.
  private static func expand(
    _ json: JSONValue, isExact: Bool, depth: Int, into values: inout [Value]
  ) {
    guard depth > 0 else { return }
    switch json.kind {
    case .null, .bool: break
    case .number(let digits): values.append(.text(Text(digits), at: json.offset))
    case .string(let text):
      values.append(.text(Text(isExact ? text : HTMLText.plain(text)), at: json.offset))
    case .array(let elements):
      for element in elements {
        expand(element, isExact: isExact, depth: depth - 1, into: &values)
      }
    case .object:
      if let time = json.timeInItsZone {
        values.append(.text(Text(time.iso8601), at: json.offset))
      } else if let inner = json["@value"] ?? json["@list"] ?? json["@set"] {
        expand(inner, isExact: isExact, depth: depth - 1, into: &values)
      } else if let thing = Self(expanding: json, depth: depth) {
        values.append(.thing(thing))
      }
    }
  }
}

// MARK: - Names

extension SchemaOrg.Thing {
  /// `http://schema.org/Event`, `schema:Event` and several of them, in an array or between spaces.
  private static func types(_ json: JSONValue) -> [String] {
    switch json.kind {
    case .string(let names):
      names.split(separator: " ").map { name in
        String(name.split(whereSeparator: { "/#:".contains($0) }).last ?? "")
      }
    case .array(let elements):
      elements.flatMap { element in
        if case .string = element.kind { types(element) } else { [String]() }
      }
    default: []
    }
  }

  /// `http://schema.org/name`, `schema:name` and `Name` are `name`.
  private static func propertyName(_ key: String) -> String {
    var name = key[...]
    for prefix in ["http://", "https://"] where name.hasPrefix(prefix + "schema.org/") {
      name = name.dropFirst(prefix.count + 11)
    }
    if name.hasPrefix("schema:") { name = name.dropFirst(7) }
    guard let first = name.utf8.first, 0x41...0x5a ~= first else { return String(name) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Names that mean the same, and what they are called here.
  private static let aliases = [
    ("reservationId", "reservationNumber"), ("reservationID", "reservationNumber"),
    ("confirmationNumber", "reservationNumber"), ("price", "totalPrice"),
    ("currency", "priceCurrency"), ("action", "potentialAction"), ("uRL", "url"),
  ]

  /// Whether a property is for machines, where `&amp;` is no HTML.
  private static func isExact(_ name: String) -> Bool {
    name.hasSuffix("Url")
      || ["url", "target", "urlTemplate", "ticketToken", "token"].contains(name)
  }
}

extension JSONValue {
  /// A time in Greenwich beside the name of the zone that it is meant for, by that zone's clock, as
  /// KDE's itinerary writes it; nil for anything else.
  ///
  ///     {"@type": "QDateTime", "@value": "2025-06-07T18:00:00Z", "timezone": "Europe/Berlin"}
  fileprivate var timeInItsZone: WallTime? {
    guard case .string(let zone)? = self["timezone"]?.kind,
      case .string(let value)? = self["@value"]?.kind, let time = WallTime(parsing: value)
    else { return nil }
    let shifted = time.shifted(toZone: zone)
    return shifted == time ? nil : shifted
  }
}
