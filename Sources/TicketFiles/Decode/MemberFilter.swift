/// Which members of a ticket are read; the others are passed over, and no string is made of them.
struct MemberFilter: Sendable {
  /// A bit for each key.
  private var bits: UInt64 = 0
  /// Whether the members that say that a task is done are read too.
  private let takesCompletion: Bool

  init(_ keys: [TicketKey], completion: Bool = false) {
    for key in keys { bits |= 1 << UInt64(key.rawValue) }
    takesCompletion = completion
  }

  func takes(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if let match = TicketKey.named(name) { return bits >> UInt64(match.key.rawValue) & 1 != 0 }
    return takesCompletion && (name.isSpelling(of: "done") || name.isSpelling(of: "completed"))
  }
}

extension MemberFilter {
  static let id = MemberFilter([.id])
  static let date = MemberFilter([.date, .time])
  /// What most tickets are known by.
  static let heading = MemberFilter([
    .title, .home, .away, .from, .to, .subtitle, .competition, .venue, .holder,
  ])
  /// What `Collections` look at.
  static let summary = MemberFilter(
    [
      .kind, .home, .away, .score, .homeScore, .awayScore, .competition, .season, .date, .time,
      .venue, .tags, .status,
    ], completion: true)
}

extension JSONReader {
  /// The members of the object at hand that a filter takes; without one, all.
  mutating func ticketMembers(_ filter: MemberFilter? = nil) throws(JSONError) -> [JSONMember] {
    guard let filter else {
      guard try nextRoot(), let members = try value().members else { throw failure(.object) }
      return members
    }
    var members: [JSONMember] = []
    members.reserveCapacity(16)
    var places = KeyPlaces()
    _ = try nextRoot()
    try beginObject()
    while let range = try nextKey() {
      guard takes(range, filter) else {
        try skip()
        continue
      }
      // As in a whole value: the last of two with one name, in the place of the first.
      let key = text(in: range)
      let member = JSONMember(key, try value(), at: range.lowerBound)
      if let place = places.insert(key, into: members) {
        members[place] = member
      } else {
        members.append(member)
      }
    }
    return members
  }

  private mutating func takes(_ key: Range<Int>, _ filter: MemberFilter) -> Bool {
    let isPlain = bytes.withUnsafeBufferPointer { !$0[key].contains(JSONByte.backslash) }
    if isPlain {
      return bytes.withUnsafeBufferPointer { filter.takes(UnsafeBufferPointer(rebasing: $0[key])) }
    }
    var key = text(in: key)
    return key.withUTF8 { filter.takes($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it is a text but for the case of ASCII letters.
  fileprivate func isSpelling(of small: StaticString) -> Bool {
    count == small.utf8CodeUnitCount
      && indices.allSatisfy { self[$0] | 0x20 == small.utf8Start[$0] }
  }
}
