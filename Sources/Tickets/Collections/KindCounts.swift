/// How many tickets there are of each kind: the kinds that there are, in the order of their cases.
package struct KindCounts: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let kind: Ticket.Kind
    package fileprivate(set) var count: Int
  }

  private var entries: [Entry] = []

  package subscript(kind: Ticket.Kind) -> Int {
    entries.first { $0.kind == kind }?.count ?? 0
  }

  mutating func add(_ kind: Ticket.Kind, count: Int = 1) {
    if let place = entries.firstIndex(where: { $0.kind == kind }) {
      entries[place].count += count
    } else {
      let counted = self
      entries = Ticket.Kind.allCases.map {
        Entry(kind: $0, count: counted[$0] + ($0 == kind ? count : 0))
      }.filter { $0.count > 0 }
    }
  }

  mutating func add(_ other: KindCounts) {
    for entry in other.entries { add(entry.kind, count: entry.count) }
  }
}

extension KindCounts: RandomAccessCollection {
  package var startIndex: Int { entries.startIndex }
  package var endIndex: Int { entries.endIndex }
  package subscript(position: Int) -> Entry { entries[position] }
}
