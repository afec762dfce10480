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
