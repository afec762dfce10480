import Tickets

extension PassDecoder {
  /// Adds the fields that stand nowhere else, then what only the tags say.
  mutating func decodeFront() {
    if let hint = codeHint { ticket.fields.insert(hint, at: 0) }
    addFields { !$0.group.isOnBack }
    addTags()
  }

  /// Adds the unused fields of one side, each line once.
  mutating func addFields(where isWanted: (PassField) -> Bool) {
    var seen = Set((ticket.fields + ticket.back).map { [$0.label.line, $0.value.line] })
    let labelled = Set(fields.filter { !$0.label.isEmpty }.map(\.value))
    for (place, field) in fields.enumerated() where isWanted(field) && !used.contains(place) {
      if field.label.isEmpty, labelled.contains(field.value) { continue }
      if field.value.isPlaceholder, LooseDate.parse(field.label) == nil { continue }
      let line = Field(label: Text(field.label), value: Text(field.value))
      guard seen.insert([line.label.line, line.value.line]).inserted else { continue }
      if field.group.isOnBack { ticket.back.append(line) } else { ticket.fields.append(line) }
    }
  }

  /// Why there is no code to show, where the pass has another way.
  private var codeHint: Field? {
    guard ticket.barcodes.isEmpty else { return nil }
    if members["nfc"]?.members != nil {
      return Field(label: "Code", value: "none to show: it is read by NFC")
    }
    if members["rotatingBarcode"]?.members != nil || members["rotatingBarcodes"] != nil {
      return Field(label: "Code", value: "none to show: it changes every few seconds")
    }
    return nil
  }

  /// Tags that are lines of their own, unless a field says the same.
  private mutating func addTags() {
    if let info = tags["eventStartDateInfo"], ticket.date == nil, info.members != nil {
      ticket.fields.append(Field(label: "Date", value: "to be announced"))
    }
    let performers = (tags["performerNames"]?.elements ?? []).compactMap { $0.text?.line }
      .filter { !$0.isEmpty && ticket.title?.line.contains($0) != true }
    if !performers.isEmpty {
      let line = Text(performers.joined(separator: ", "))
      if ticket.subtitle == nil, !ticket.isFixture {
        ticket.subtitle = line
      } else {
        add("Performers", line.verbatim)
      }
    }
    if let number = tag("flightNumber"), places(of: .flight).isEmpty {
      add("Flight", (tag("airlineCode") ?? "") + number)
    } else if let code = tag("flightCode"), places(of: .flight).isEmpty {
      add("Flight", code)
    }
    if let boarding = date(tags["currentBoardingDate"], named: "currentBoardingDate"),
      places(of: .boarding).isEmpty
    {
      add("Boarding", PrintedTimes(fields).local(boarding, .journey).shown)
    }
    if let balance = tags["balance"], let amount = text(balance["amount"], named: "amount") {
      let currency = text(balance["currencyCode"], named: "currencyCode")
      add("Balance", Price(amount: Text(amount), currency: currency.map { Text($0) }).line)
    }
    for (name, label) in Self.frontTags { if let value = tag(name) { add(label, value) } }
  }

  private mutating func add(_ label: String, _ value: String) {
    if ticket.fields.contains(where: { $0.value.line == value }) { return }
    ticket.fields.append(Field(label: Text(label), value: Text(value)))
  }

  private static let frontTags: KeyValuePairs<String, String> = [
    "vehicleName": "Vehicle", "vehicleNumber": "Number", "transitProvider": "Operator",
    "departureTerminal": "Terminal", "boardingGroup": "Group", "boardingZone": "Zone",
    "boardingSequenceNumber": "Sequence", "ticketFareClass": "Class",
    "priorityStatus": "Priority", "admissionLevel": "Admission",
    "additionalTicketAttributes": "Ticket", "genre": "Genre",
    "entranceDescription": "Entrance", "eventLiveMessage": "Message",
  ]
}
