import Tickets

/// Exports of the loyalty card wallet Catima: its `catima.csv`, and the links that it shares.
///
/// Version 1 of the table is one section, the cards; version 2 has a line with its number, the
/// groups, the cards, and which card is in which group.
enum Catima {
  /// The versions of the table that are known.
  private static let versions = ["1", "2"]

  /// Whether a text begins as an export or a shared link does.
  ///
  /// - Parameter prefix: its first bytes, UTF-8.
  static func looksLike(_ prefix: [UInt8]) -> Bool {
    if CatimaLink.begins(prefix) { return true }
    var reader = CSVReader(prefix)
    var isNumbered = false
    while let record = reader.next() {
      if record.isBlank { continue }
      switch CatimaHeader(record) {
      case .cards: return true
      case .groups, .groupsOfCards: return isNumbered
      case nil: break
      }
      guard !isNumbered, record.versionNumber != nil else { return false }
      isNumbered = true
    }
    return false
  }

  /// Reads an export, or the cards of the shared links in a text.
  static func read(_ text: String) -> Reading {
    let bytes = Array(text.utf8)
    return CatimaLink.begins(bytes) ? read(shareLink: text) : readTable(bytes)
  }

  /// Reads the cards of the shared links in a text.
  static func read(shareLink text: String) -> Reading {
    var reading = Reading()
    for values in CatimaLink.cards(in: text) { reading.append(card: CatimaCard(values)) }
    return reading
  }

  private static func readTable(_ bytes: [UInt8]) -> Reading {
    var reading = Reading()
    var table = CatimaTable(bytes)
    if let version = table.version, !versions.contains(version.text) {
      reading.remark(
        "found version \(version.text.prefix(20)) of Catima's table; read as version 2",
        at: version.offset)
    }
    if let quote = table.openQuote {
      reading.remark("found a quote that is not closed", at: quote)
    }
    for row in table.cards {
      var card = CatimaCard(row)
      if let id = row[.id]?.text { card.groups = table.takeGroups(ofCard: id) }
      reading.append(card: card)
    }
    // In the order of the text, so that finding all their lines takes one pass over it.
    reading.remarks.sort { ($0.offset ?? 0) < ($1.offset ?? 0) }
    reading.remarks = reading.remarks.located(in: bytes)
    return reading
  }
}

extension Reading {
  fileprivate mutating func append(card: CatimaCard) {
    var card = card
    let ticket = card.ticket()
    remarks += card.remarks.map { remark in
      var remark = remark
      remark.ticket = ticket == nil ? nil : tickets.count
      return remark
    }
    if let ticket { tickets.append(ticket) }
  }
}

/// The sections of an export.
private struct CatimaTable {
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
  fileprivate var isBlank: Bool { allSatisfy { $0.text.utf8.allSatisfy { $0 <= 0x20 } } }

  /// The number of the table's version, where that is all that there is.
  fileprivate var versionNumber: CSVReader.Field? {
    guard count == 1, let field = first, 1...4 ~= field.text.utf8.count,
      field.text.utf8.allSatisfy(JSONByte.isDigit)
    else { return nil }
    return field
  }
}
