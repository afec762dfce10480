/// The members of a ticket, and by which other names other programs know them.
enum TicketKey: Int, CaseIterable {
  case id, kind, title, subtitle, home, away, from, to, score, sport, competition, season, round
  case date, doors, ends, venue, seat, holder, price, reference, barcode, barcodes, colors, image,
    status
  case fields, back, notes, rating, tags, source

  // Parts of a member that some files spell as members of their own.
  case time, homeScore, awayScore, section, block, row, seatNumber

  /// As the wallet format spells it.
  var name: String { Self.names[rawValue] }

  /// In the order of the cases. A case can print its own name, but only through reflection, which
  /// would cost a tenth of the program's start.
  private static let names = [
    "id", "kind", "title", "subtitle", "home", "away", "from", "to", "score", "sport",
    "competition", "season", "round", "date", "doors", "ends", "venue", "seat", "holder", "price",
    "reference", "barcode", "barcodes", "colors", "image", "status", "fields", "back", "notes",
    "rating", "tags", "source",
    "time", "homeScore", "awayScore", "section", "block", "row", "seatNumber",
  ]

  /// The key that a member's name means, and whether it is the name of the wallet format itself.
  static func named(_ name: String) -> (key: TicketKey, isExact: Bool)? {
    var name = name
    return name.withUTF8 { named($0) }
  }

  /// The same over UTF-8 that is at hand; nothing is allocated.
  static func named(_ name: UnsafeBufferPointer<UInt8>) -> (key: TicketKey, isExact: Bool)? {
    table[name]
  }

  /// A name without its case, `_` and `-`.
  static func fold(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.filter { $0 != 0x5f && $0 != 0x2d }, as: UTF8.self)
  }

  private static let table = TicketKeyTable(allCases, otherNames: otherNames)

  private static let otherNames: [TicketKey: [String]] = [
    .home: ["hometeam", "team1", "heim", "local"],
    .away: ["awayteam", "team2", "opponent", "gast", "visitante"],
    .from: ["origin", "departurestation", "departureairport", "von"],
    .to: ["destination", "arrivalstation", "arrivalairport", "nach"],
    .title: ["name", "event", "eventname", "match", "fixture"],
    .date: [
      "start", "startdate", "datetime", "kickoff", "when", "due", "duedate", "deadline",
    ],
    .venue: ["stadium", "location", "place", "ground", "arena"],
    .competition: ["league", "tournament"],
    .seat: ["seating", "seats"],
    .score: ["result"],
    .barcode: ["code", "qr", "qrcode", "ticketnumber"],
    .notes: ["note", "memory", "comment", "description"],
    .id: ["ticketid", "uuid"],
  ]
}

/// What the name of a list says of it.
enum ListName: Equatable {
  /// The list of a wallet's tickets.
  case tickets
  /// A list inside of one ticket: its seats, fields, codes.
  case partOfTicket
  case other

  init(_ name: String) {
    switch TicketKey.fold(name) {
    case "tickets", "memories": self = .tickets
    default: self = TicketKey.named(name) == nil ? .other : .partOfTicket
    }
  }
}
