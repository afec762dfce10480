/// How many places there are in a set of tickets.
///
/// A place is known by its venue's name, without one by all that is said of it, without regard to
/// case.
package struct Places: Hashable, Sendable {
  /// Up to so many are told apart.
  package static let mostCounted = 9_999

  private var keys: Set<Name.Key> = []
  /// Whether there are no more than were counted; else there are at least so many.
  package private(set) var isExact = true

  package var count: Int { keys.count }

  mutating func add(_ key: Name.Key) {
    if keys.count < Self.mostCounted {
      keys.insert(key)
    } else if isExact {
      isExact = keys.contains(key)
    }
  }

  mutating func add(_ other: Places) {
    for key in other.keys { add(key) }
    isExact = isExact && other.isExact
  }
}
