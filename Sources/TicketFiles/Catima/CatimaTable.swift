import Tickets

/// The sections of an export.
struct CatimaTable {
  private(set) var version: CSVReader.Field?
  private(set) var cards: [[CatimaColumn: CSVReader.Field]] = []
  private(set) var openQuote: Int?
  private var groups: [String: [Text]] = [:]

  init(_ bytes: [UInt8]) {
    var reader = CSVReader(bytes)
    var header: CatimaHeader?
    while let record = reader.next() {
      if record.isBlank { continue }
      if let next = CatimaHeader(record) {
        header = next
      } else if let header {
        append(record, under: header)
      } else if version == nil {
        version = record.versionNumber
      }
    }
    openQuote = reader.openQuote
  }

  private mutating func append(_ record: [CSVReader.Field], under header: CatimaHeader) {
    switch header {
    // Only the groups that have cards are of use, and those stand in their own section.
    case .groups: break
    case .cards(let columns):
      let values = zip(columns, record).compactMap { column, field in column.map { ($0, field) } }
      cards.append(Dictionary(values) { first, _ in first })
    case .groupsOfCards(let card, let group):
      guard record.indices.contains(card), record.indices.contains(group) else { break }
      groups[record[card].text, default: []].append(Text(record[group].text))
    }
  }

  /// The groups of a card, each once; of several cards with one number the first has them.
  mutating func takeGroups(ofCard id: String) -> [Text] {
    var seen: Set<Text> = []
    return (groups.removeValue(forKey: id) ?? []).filter {
      !$0.isBlank && seen.insert($0).inserted
    }
  }
}

extension [CSVReader.Field] {
  var isBlank: Bool { allSatisfy { $0.text.utf8.allSatisfy { $0 <= 0x20 } } }

  /// The number of the table's version, where that is all that there is.
  var versionNumber: CSVReader.Field? {
    guard count == 1, let field = first, 1...4 ~= field.text.utf8.count,
      field.text.utf8.allSatisfy(JSONByte.isDigit)
    else { return nil }
    return field
  }
}
