import Tickets

/// Makes a ticket of a card. A value that cannot be read costs that value and is a remark.
struct CatimaCard {
  var groups: [Text] = []
  private(set) var remarks: [Remark] = []
  private let values: [CatimaColumn: CSVReader.Field]

  init(_ values: [CatimaColumn: CSVReader.Field]) { self.values = values }

  /// Nil where it has neither a name nor a number.
  mutating func ticket() -> Ticket? {
    let number = text(.cardID) ?? text(.barcodeID)
    guard let title = text(.store) ?? number else {
      remark("found a card without \"store\" and \"cardid\"; it is left out", about: nil)
      return nil
    }
    var ticket = Ticket()
    ticket.id = text(.id).map { Ticket.ID($0.verbatim) }
    ticket.kind = .loyalty
    ticket.title = title
    ticket.reference = number
    ticket.barcodes = barcode().map { [$0] } ?? []
    ticket.colors = color().map { CardColors(background: $0) }
    if let day = day(.validFrom) {
      ticket.fields.append(Field(label: "Valid from", value: Text(day.description)))
    }
    ticket.ends = day(.expiry).map { TicketDate(Text($0.description)) }
    if let balance = balance() { ticket.fields.append(Field(label: "Balance", value: balance)) }
    ticket.notes = text(.note)
    ticket.tags = groups
    if isSet(.starStatus) { ticket.tags.append("starred") }
    if isSet(.archive) { ticket.tags.append("archived") }
    ticket.source = Source(format: "catima")
    return ticket
  }

  /// Nil for a column that is missing or blank.
  private func text(_ column: CatimaColumn) -> Text? {
    guard let field = values[column] else { return nil }
    let text = Text(field.text)
    return text.isBlank ? nil : text
  }

  /// The value without space around it; nil for one that is missing or blank.
  private func word(_ column: CatimaColumn) -> String? { text(column)?.line }

  private mutating func remark(_ words: String, about column: CatimaColumn?) {
    let offset = column.map { values[$0]?.offset } ?? values.values.lazy.compactMap(\.offset).min()
    remarks.append(Remark(offset: offset, words: words))
  }

  private mutating func report(_ column: CatimaColumn, expected: String) {
    let found = word(column) ?? ""
    remark(
      "\"\(column.rawValue)\" should be \(expected), found \"\(found.prefix(40))\"", about: column)
  }
}

// MARK: - Values

extension CatimaCard {
  private mutating func barcode() -> Barcode? {
    guard let type = word(.barcodeType),
      let field = values[.barcodeID].nonBlank ?? values[.cardID].nonBlank
    else { return nil }
    var encoding: MessageEncoding?
    if let name = word(.barcodeEncoding) {
      encoding = MessageEncoding(name: name)
      if encoding == nil {
        report(.barcodeEncoding, expected: "iso-8859-1, us-ascii or utf-8")
      }
    }
    return Barcode(codeName: type, message: field.text, encoding: encoding)
  }

  /// A signed 32-bit number, 0xAARRGGBB.
  private mutating func color() -> RGB? {
    guard let word = word(.headerColor) else { return nil }
    guard let number = Int(word), Int(Int32.min)...Int(UInt32.max) ~= number else {
      report(.headerColor, expected: "a colour as a number such as -9977996")
      return nil
    }
    return RGB(UInt32(truncatingIfNeeded: number))
  }

  /// The day that begins at a time in milliseconds, or in seconds, since 1970; nil for 0.
  ///
  /// The app's date picker gives midnight in Greenwich, older versions gave the user's own: it is
  /// the nearest midnight in Greenwich that begins the day. Noon there is a midnight of New
  /// Zealand's, of the day to come.
  private mutating func day(_ column: CatimaColumn) -> CalendarDay? {
    guard let word = word(column) else { return nil }
    guard word.utf8.dropFirst(word.hasPrefix("-") ? 1 : 0).allSatisfy(JSONByte.isDigit) else {
      report(column, expected: "a time in milliseconds")
      return nil
    }
    let number = Int64(word)
    if number == 0 { return nil }
    // As seconds these lie before 2200, as milliseconds most of them in the first weeks of 1970.
    let unit: Int64 = -10_000_000_000...10_000_000_000 ~= (number ?? 0) ? 86_400 : 86_400_000
    guard let number, let day = CalendarDay(daysSince1970: number.nearestQuotient(by: unit)) else {
      report(column, expected: "a time from 1900 to 2200")
      return nil
    }
    return day
  }

  /// `12.50 EUR`, `150 points`; nil for no points, which every card starts with.
  private mutating func balance() -> Text? {
    guard let amount = word(.balance) else { return nil }
    guard NumberSpelling(amount.utf8) != nil else {
      report(.balance, expected: "a number")
      return nil
    }
    let unit = word(.balanceType) ?? "points"
    let isCurrency = unit.utf8.count == 3 && unit.utf8.allSatisfy(JSONByte.isLetter)
    if unit.lowercased() == "points" {
      let isNone = !amount.utf8.contains { 0x31...0x39 ~= $0 }
      return isNone ? nil : Text("\(amount) points")
    }
    if !isCurrency { report(.balanceType, expected: "a currency such as EUR, or points") }
    return Text(isCurrency ? "\(amount) \(unit)" : amount)
  }

  private mutating func isSet(_ column: CatimaColumn) -> Bool {
    guard let word = word(column) else { return false }
    if !["0", "1"].contains(word) { report(column, expected: "0 or 1") }
    return word == "1"
  }
}

extension CSVReader.Field? {
  /// The field, where something stands in it.
  fileprivate var nonBlank: CSVReader.Field? {
    flatMap { $0.text.utf8.contains { $0 > 0x20 } ? $0 : nil }
  }
}

extension Int64 {
  /// Halves are rounded up.
  fileprivate func nearestQuotient(by divisor: Int64) -> Int {
    let (quotient, remainder) = flooredDivision(by: divisor)
    return Int(remainder < divisor - remainder ? quotient : quotient + 1)
  }
}
