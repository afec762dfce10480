/// From the earliest date of some tickets to the latest.
struct Span: Hashable, Sendable {
  /// A day, and its place in time.
  struct Mark: Hashable, Sendable {
    let key: Int64
    let day: CalendarDay

    init(_ time: WallTime) {
      key = time.orderKey
      day = time.day
    }

    /// One instant can be on two days, in places far apart.
    static func < (a: Mark, b: Mark) -> Bool {
      a.key == b.key ? a.day.daysSince1970 < b.day.daysSince1970 : a.key < b.key
    }
  }

  private(set) var first: Mark
  private(set) var last: Mark

  init(_ mark: Mark) { (first, last) = (mark, mark) }

  mutating func extend(to mark: Mark) {
    if mark < first { first = mark }
    if last < mark { last = mark }
  }
}
