/// The groups of one grouping, in the order in which tickets named them.
struct GroupTable: Sendable {
  struct Group: Sendable {
    fileprivate(set) var name: String
    fileprivate(set) var statistics = Statistics()
    /// The number of the ticket that was counted last.
    fileprivate var lastNumber: Int?
  }

  /// Once there are so many groups, the last one becomes that of all other names.
  static let mostGroups = 500
  static let othersName = "others"

  let grouping: Grouping
  private(set) var groups: [Group] = []
  private var places: [Name.Key: Int] = [:]
  private var hasOthers = false

  init(_ grouping: Grouping) { self.grouping = grouping }

  /// Counts a ticket in the group of a name.
  ///
  /// - Returns: the group's place; nil for a blank name, or where the ticket is counted there already.
  mutating func add(_ facts: TicketFacts, number: Int, to name: Name) -> Int? {
    guard !name.isEmpty else { return nil }
    let place = place(of: name)
    guard groups[place].lastNumber != number else { return nil }
    groups[place].lastNumber = number
    groups[place].statistics.add(facts)
    return place
  }

  private mutating func place(of name: Name) -> Int {
    if let place = places[name.key] { return place }
    guard groups.count < Self.mostGroups else {
      groups[Self.mostGroups - 1].name = Self.othersName
      hasOthers = true
      return Self.mostGroups - 1
    }
    places[name.key] = groups.count
    groups.append(Group(name: name.line))
    return groups.count - 1
  }

  /// The places of the groups in the order in which they are shown.
  var order: [Int] {
    let named = hasOthers ? groups.indices.dropLast() : groups.indices
    return named.sorted { precedes(groups[$0], groups[$1]) } + groups.indices[named.endIndex...]
  }

  private func precedes(_ a: Group, _ b: Group) -> Bool {
    if grouping == .season {
      let (first, second) = (a.statistics.lastKey ?? .min, b.statistics.lastKey ?? .min)
      return first == second ? a.name > b.name : first > second
    }
    let (first, second) = (a.statistics.count, b.statistics.count)
    return first == second ? a.name < b.name : first > second
  }
}
