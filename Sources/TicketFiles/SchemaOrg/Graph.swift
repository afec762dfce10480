extension SchemaOrg {
  /// A document's things: its roots, the elements of its arrays and of its `@graph`s, with
  /// references in place of which stand the things they mean.
  struct Graph {
    private(set) var things: [Thing] = []

    init(_ roots: [JSONValue]) {
      var things: [Thing] = []
      for root in roots { Self.collect(root, depth: 8, into: &things) }
      var references = References(to: things)
      if references.isEmpty {
        self.things = things
        return
      }
      things = things.map { references.resolve($0) }
      // What a reservation is for is no ticket beside it.
      self.things = things.filter { $0.id.map { !references.reserved.contains($0) } ?? true }
    }

    private static func collect(_ json: JSONValue, depth: Int, into things: inout [Thing]) {
      guard depth > 0 else { return }
      if let elements = json.elements {
        for element in elements { collect(element, depth: depth - 1, into: &things) }
      } else if let graph = json["@graph"] {
        collect(graph, depth: depth - 1, into: &things)
      } else if let thing = Thing(expanding: json) {
        things.append(thing)
      }
    }
  }
}

/// References by `@id`: `"location": {"@id": "#hall"}`.
private struct References {
  private var named: [String: (thing: SchemaOrg.Thing, weight: Int)] = [:]
  /// How much text references may still bring in, in bytes; a few things that refer to each other
  /// could multiply without end.
  private var budget = 1 << 20
  /// What reservations refer to as theirs.
  private(set) var reserved: Set<String> = []

  /// How many references may lead from one to the next.
  private static let longestChain = 3
  private static let properties = ["reservationFor", "reservedTicket", "subReservation"]

  init(to things: [SchemaOrg.Thing]) {
    for thing in things { budget += 4 * collect(thing) }
  }

  var isEmpty: Bool { named.isEmpty }

  /// - Returns: the thing's weight.
  private mutating func collect(_ thing: SchemaOrg.Thing) -> Int {
    var weight = 64
    // In a fixed order: of several things of one name the first counts.
    for name in thing.properties.keys.sorted() {
      for value in thing.values(name) {
        switch value {
        case .text(let text, _): weight += 32 + text.verbatim.utf8.count
        case .thing(let inner): weight += collect(inner)
        }
      }
    }
    if let id = thing.id, !thing.properties.isEmpty, named[id] == nil {
      named[id] = (thing, weight)
    }
    return weight
  }

  mutating func resolve(
    _ thing: SchemaOrg.Thing, chain: Int = Self.longestChain
  ) -> SchemaOrg.Thing {
    var resolved = thing
    // In a fixed order, since the budget may not suffice for all.
    for name in thing.properties.keys.sorted() {
      let isReserved = Self.properties.contains(name)
      resolved.properties[name] = thing.values(name).map { value in
        guard case .thing(let inner) = value else { return value }
        guard let id = inner.id, inner.properties.isEmpty else {
          return .thing(resolve(inner, chain: chain))
        }
        guard chain > 0, let target = named[id], target.weight <= budget else { return value }
        budget -= target.weight
        if isReserved { reserved.insert(id) }
        return .thing(resolve(target.thing, chain: chain - 1))
      }
    }
    return resolved
  }
}
