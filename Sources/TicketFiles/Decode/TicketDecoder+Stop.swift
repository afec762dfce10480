import Tickets

extension TicketDecoder {
  mutating func stop(_ key: TicketKey) -> Stop? {
    guard let value = value(key) else { return nil }
    if let name = value.text { return Stop(name: name) }
    let code = text(value.member("code"), named: "code")
    guard value.members != nil, let name = text(value.member("name"), named: "name") ?? code else {
      report(key, value, expected: "a stop's name")
      return nil
    }
    return Stop(
      name: name, code: code, platform: text(value.member("platform"), named: "platform"),
      extras: value.extras(without: ["name", "code", "platform"]))
  }
}

extension TicketKey {
  /// Whether it is one end of a journey, whose names mean other things too in other programs' files.
  var isEnd: Bool { self == .from || self == .to }
}

extension JSONValue {
  /// Whether it can be where a journey begins or ends.
  ///
  /// A time (`"from": "2024-01-01"`), a number and an address are no place, nor is an object without
  /// a name. Under an exact name what is neither text nor object is a wrong value, else another
  /// program's own.
  func canBeStop(isExact: Bool) -> Bool {
    switch kind {
    case .string(let text): text.canBeStop
    case .number: false
    case .object: member("name")?.text != nil || member("code")?.text != nil
    case .null, .bool, .array: isExact
    }
  }
}

extension String {
  /// Whether the text alone, as a value, is read as a stop.
  var canBeStop: Bool { !isTimeOrNumber && !utf8.contains(0x40) }

  /// Whether it is made as times and numbers are: `5`, `10:28`, `5:30 PM`, `24 Aug 2024`.
  fileprivate var isTimeOrNumber: Bool {
    // No place is spelled in digits alone; what holds none is no date.
    guard utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return false }
    let hasLetter = unicodeScalars.contains { $0.properties.isAlphabetic }
    return !hasLetter || LooseDate.parse(self) != nil || LooseDate.time(self) != nil
  }
}
