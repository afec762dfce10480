/// The columns of Catima's table of cards that a ticket is made of, and those that are known.
enum CatimaColumn: String, CaseIterable {
  case id = "_id"
  case store, note
  case validFrom = "validfrom"
  case expiry, balance
  case balanceType = "balancetype"
  case cardID = "cardid"
  case barcodeID = "barcodeid"
  case barcodeType = "barcodetype"
  case barcodeEncoding = "barcodeencoding"
  case headerColor = "headercolor"
  case starStatus = "starstatus"
  case archive

  // Of no use here.
  case lastUsed = "lastused"
  case headerTextColor = "headertextcolor"

  /// - Parameter name: in any case, and with space around it.
  init?(named name: String) { self.init(rawValue: name.columnName) }
}

/// What a line of a Catima export is the head of.
enum CatimaHeader {
  case groups
  /// For each place of a line, the column that it belongs to.
  case cards([CatimaColumn?])
  /// The places of a card's number and of the name of its group.
  case groupsOfCards(card: Int, group: Int)

  /// Nil for a line of values.
  ///
  /// Sections are told apart by this alone: a note may hold blank lines, and files lack them.
  init?(_ record: [CSVReader.Field]) {
    let names = record.map(\.text.columnName)
    if names == ["_id"] {
      self = .groups
      return
    }
    if let card = names.firstIndex(of: "cardid"), let group = names.firstIndex(of: "groupid") {
      self = .groupsOfCards(card: card, group: group)
      return
    }
    let columns = names.map(CatimaColumn.init(rawValue:))
    let known = columns.compactMap(\.self)
    // A shop can be called "store", but a line of values does not name most of the columns.
    guard known.count >= 2, known.count * 2 > columns.count,
      known.contains(.store) || known.contains(.cardID)
    else { return nil }
    self = .cards(columns)
  }
}

extension String {
  /// In small letters and without space.
  fileprivate var columnName: String {
    String(decoding: lowercased().utf8.filter { $0 > 0x20 }, as: UTF8.self)
  }
}
