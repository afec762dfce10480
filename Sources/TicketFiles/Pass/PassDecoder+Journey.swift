import Tickets

extension PassDecoder {
  /// By the transit type; where that says nothing, by what the pass talks about.
  mutating func transitKind() -> Ticket.Kind {
    let value = members[PassStyle.boardingPass.rawValue]?["transitType"]
    switch value?.text?.verbatim {
    case "PKTransitTypeAir": return .flight
    case "PKTransitTypeTrain": return .train
    case "PKTransitTypeBus": return .bus
    case "PKTransitTypeBoat": return .boat
    case "PKTransitTypeGeneric", nil: break
    default:
      if let value {
        report("transitType", value, expected: "PKTransitTypeAir or another of these")
      }
    }
    if tags["flightNumber"] != nil || tags["flightCode"] != nil { return .flight }
    let kinds: [(FieldRole, Ticket.Kind)] = [
      (.flight, .flight), (.train, .train), (.bus, .bus), (.boat, .boat), (.coach, .train),
    ]
    return kinds.first { !places(of: $0.0).isEmpty }?.1 ?? .other
  }

  /// Sets the two ends of a journey, by the tags, else by the two primary fields.
  mutating func decodeJourney() {
    guard
      style == .boardingPass || tags["departureStationName"] != nil
        || tags["departureAirportCode"] != nil
    else { return }
    ticket.from = stop("departure")
    ticket.to = stop("destination") ?? stop("arrival")
    if style == .boardingPass { readStopFields() }
    if let platform = tag("departurePlatform") ?? tag("departureGate") {
      ticket.from?.platform = Text(platform)
    }
    if let platform = tag("destinationPlatform") ?? tag("arrivalPlatform") ?? tag("destinationGate")
    {
      ticket.to?.platform = Text(platform)
    }
    guard style == .boardingPass, ticket.from != nil else { return }
    // On the back there are hints: "see the monitors".
    let platform =
      take(.platform) { !$0.group.isOnBack }
      ?? take(.gate) { !$0.group.isOnBack && Self.isBoardingGate($0) }
    if ticket.from?.platform == nil { ticket.from?.platform = platform.map { Text($0) } }
  }

  /// Whether a gate is one of an airport or a pier: `Door` and `Entrance` lead into the vehicle.
  private static func isBoardingGate(_ field: PassField) -> Bool {
    let gates: Set = ["gate", "porte", "porta", "puerta", "poort", "tor", "登机口", "检票口"]
    let name = field.hasKnownLabel ? field.label : field.key
    return !gates.isDisjoint(with: name.foldedWords)
  }

  private mutating func stop(_ end: String) -> Stop? {
    let code = tag(end + "AirportCode") ?? tag(end + "StationCode")
    let name =
      tag(end + "AirportName") ?? tag(end + "StationName") ?? tag(end + "CityName")
      ?? tag(end + "LocationDescription")
    return (name ?? code).map { Stop(name: Text($0), code: code.map { Text($0) }) }
  }

  private mutating func readStopFields() {
    let primary = fields.indices.filter { fields[$0].group == .primary }
    if primary.count >= 2, let from = stop(at: primary[0]), let to = stop(at: primary[1]) {
      if ticket.from == nil { ticket.from = from }
      if ticket.to == nil { ticket.to = to }
      setTime(primary[0], .departure)
      setTime(primary[1], .arrival)
    } else if ticket.from == nil, ticket.to == nil {
      if let first = primary.first, let ends = Self.journey(fields[first].value) {
        ticket.from = Stop(name: Text(ends.0))
        ticket.to = Stop(name: Text(ends.1))
        use(first)
      } else {
        ticket.from = take(.origin).map { Stop(name: Text($0)) }
        ticket.to = take(.destination).map { Stop(name: Text($0)) }
      }
    }
  }

  /// What a stop's field says when it is no word for something else.
  private mutating func setTime(_ place: Int, _ role: FieldRole) {
    let field = fields[place]
    if field.role == nil, field.clock != nil || field.day != nil { fields[place].role = role }
  }

  /// The stop that a field names: of label and value one is the code, or the label is "from".
  private mutating func stop(at place: Int) -> Stop? {
    let (label, value) = (fields[place].label, fields[place].value)
    if fields[place].clock != nil || fields[place].day != nil {
      // The value is when; the label can be where.
      return fields[place].isSaidByValue ? nil : Stop(name: Text(label), code: code(label))
    }
    used.insert(place)
    if fields[place].isSaidByValue { return Stop(name: Text(value)) }
    if let code = code(value) { return Stop(name: Text(label), code: code) }
    return Stop(name: Text(value), code: code(label))
  }

  /// A text that is two to four capitals.
  private func code(_ text: String) -> Text? {
    2...4 ~= text.utf8.count && text.utf8.allSatisfy { 0x41...0x5a ~= $0 } ? Text(text) : nil
  }

  /// Both ends in one text: `Berlin → Riga`.
  private static func journey(_ text: String) -> (String, String)? {
    for separator in ["→", "➔", "➝", "⇒", "->", " - ", " – ", " — ", " nach ", " to "] {
      guard let (from, to) = text.halves(at: separator) else { continue }
      let ends = (from.trimmed, to.trimmed)
      return ends.0.isEmpty || ends.1.isEmpty ? nil : ends
    }
    return nil
  }
}
