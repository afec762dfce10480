/// The members of an object by the key that each of them is taken for.
///
/// An array of places, since a dictionary would cost more than all the rest of a ticket.
struct KeyedMembers {
  private let members: [JSONMember]
  /// For each key, a place in `members`.
  private var places = [Int?](repeating: nil, count: TicketKey.allCases.count)

  init(_ members: [JSONMember]) { self.members = members }

  mutating func set(_ key: TicketKey, at place: Int) { places[key.rawValue] = place }

  subscript(key: TicketKey) -> JSONMember? { places[key.rawValue].map { members[$0] } }

  /// The value under a key; null counts as none.
  func value(_ key: TicketKey) -> JSONValue? {
    guard let place = places[key.rawValue] else { return nil }
    if case .null = members[place].value.kind { return nil }
    return members[place].value
  }

  var isEmpty: Bool { places.allSatisfy { $0 == nil } }
}
