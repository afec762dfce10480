import Tickets

extension CalendarComponent {
  /// - Parameter isCancelled: whether the calendar takes its events back.
  func reading(isCancelled: Bool) -> Reading {
    let status = status(isCancelled: isCancelled)
    var reading = reservations()
    if reading.tickets.isEmpty {
      let ticket = ticket(status)
      guard ticket.title != nil || ticket.date != nil || ticket.venue != nil else {
        return reading
      }
      reading.tickets = [ticket]
      remarkTimes(in: &reading)
      if let start = ticket.date?.wallTime, let end = ticket.ends?.wallTime,
        end.orderKey < start.orderKey
      {
        reading.remark(
          "found an end, \(end), before the start, \(start)", at: self["DTEND"]?.offset, ticket: 0)
      }
    } else if status == .void {
      for place in reading.tickets.indices { reading.tickets[place].status = .void }
    }
    return reading
  }

  private func ticket(_ status: Ticket.Status?) -> Ticket {
    var ticket = Ticket()
    ticket.id = identity
    if kind == .task { ticket.kind = .task }
    ticket.title = text("SUMMARY")
    let start = CalendarTime(self["DTSTART"], in: zone)
    if kind == .task {
      ticket.date = (CalendarTime(self["DUE"], in: zone) ?? start)?.date
    } else {
      ticket.date = start?.date
      ticket.ends =
        start?.end(CalendarTime(self["DTEND"], in: zone), duration: self["DURATION"])
    }
    ticket.venue = venue
    ticket.status = status
    ticket.tags = lines.filter { $0.name == "CATEGORIES" }.flatMap(\.texts).map(Text.init(cleaned:))
      .filter { !$0.isBlank }
    ticket.back = back
    ticket.source = Source(format: "icalendar")
    return ticket
  }

  /// Says which times and lengths of time are none.
  private func remarkTimes(in reading: inout Reading) {
    for name in ["DTSTART", "DTEND", "DUE"] {
      guard let line = self[name], let time = CalendarTime(line, in: nil), time.wallTime == nil
      else { continue }
      reading.remark(line.should("be a date"), at: line.offset, ticket: 0)
    }
    guard let line = self["DURATION"], !Text(line.value).isBlank else { return }
    guard let duration = CalendarDuration(line.value) else {
      return reading.remark(line.should("be a length of time"), at: line.offset, ticket: 0)
    }
    if let start = CalendarTime(self["DTSTART"], in: nil), !start.canLast(duration) {
      let years = CalendarDay.years
      let words = line.should("end between \(years.lowerBound) and \(years.upperBound)")
      reading.remark(words, at: line.offset, ticket: 0)
    }
  }

  /// A day that differs from the others of its series has an identity of its own.
  private var identity: Ticket.ID? {
    guard let uid = self["UID"]?.text, !Text(uid).isBlank else { return nil }
    let day = self["RECURRENCE-ID"].map { "/\($0.value)" } ?? ""
    return Ticket.ID(uid + day)
  }

  private func status(isCancelled: Bool) -> Ticket.Status? {
    switch self["STATUS"]?.value.trimmedLowercase {
    case "cancelled": .void
    case _ where isCancelled: .void
    case "completed": .used
    case _ where kind == .task:
      self["COMPLETED"] != nil || text("PERCENT-COMPLETE")?.line == "100" ? .used : nil
    default: nil
    }
  }

  /// `GEO` is `latitude;longitude`, in degrees; some put a comma between them.
  private var venue: Venue? {
    var venue = Venue(name: text("LOCATION"))
    let degrees = self["GEO"]?.value.split { $0 == ";" || $0 == "," || $0 == " " || $0 == "\\" }
    if let degrees, degrees.count == 2, degrees.allSatisfy({ $0.utf8.allSatisfy(Self.isDegree) }) {
      venue.latitude = Text(String(degrees[0]))
      venue.longitude = Text(String(degrees[1]))
    }
    return venue == Venue() ? nil : venue
  }

  private static func isDegree(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == JSONByte.dot || byte == JSONByte.minus
      || byte == JSONByte.plus
  }

  private var back: [Field] {
    let rule = self["RRULE"].map { Text(RecurrenceRule($0.value).words ?? $0.value) }
    let fields: [(label: Text, value: Text?)] = [
      ("Description", text("DESCRIPTION")), ("Repeats", rule), ("Organizer", organizer),
      ("Link", self["URL"].map { Text($0.text) }),
    ]
    return fields.compactMap { label, value in
      value.flatMap { $0.isBlank ? nil : Field(label: label, value: $0) }
    }
  }

  /// The name, else the address without `mailto:`.
  private var organizer: Text? {
    guard let line = self["ORGANIZER"] else { return nil }
    if let name = line["CN"], !Text(name).isBlank { return Text(name) }
    let isMail = line.value.lowercased().hasPrefix("mailto:")
    let address = Text(cleaned: isMail ? String(line.value.dropFirst(7)) : line.value)
    return address.isBlank ? nil : address
  }

  /// A line's text without HTML; nil for a blank one.
  private func text(_ name: String) -> Text? {
    let text = self[name].map { Text(cleaned: $0.text) }
    return text.flatMap { $0.isBlank ? nil : $0 }
  }
}

extension Text {
  /// Plain text of what may be HTML, without white space at its ends.
  fileprivate init(cleaned text: String) {
    let plain = Array(HTMLText.plain(text).utf8)
    self.init(String(decoding: plain[...].trimmed, as: UTF8.self))
  }
}

// MARK: - Reservations

extension CalendarComponent {
  /// What the event holds as JSON-LD: KDE's property, or RFC 9073's.
  private func reservations() -> Reading {
    var reading = Reading()
    for line in lines where line.holdsLinkedData {
      do throws(Refusal) {
        let document = try line.document()
        reading.append(SchemaOrg.read(document.roots))
        reading.remarks += document.remarks.map { remark in
          var remark = remark
          remark.words = remark.words.about("line")
          return remark
        }
      } catch {
        reading.remark("reservations are left out: \(error.words.about("line"))")
      }
      // Places in the property's text mean nothing in the calendar.
      for place in reading.remarks.indices {
        reading.remarks[place].offset = line.offset
        reading.remarks[place].location = nil
      }
    }
    return reading
  }
}

extension ContentLine {
  /// A remark's words: `"DTSTART" should be a date, found "hello"`.
  fileprivate func should(_ expected: String) -> String {
    "\"\(name)\" should \(expected), found \"\(Text(value).line.prefix(40))\""
  }

  fileprivate var holdsLinkedData: Bool {
    switch name {
    case "X-KDE-KITINERARY-RESERVATION": true
    case "STRUCTURED-DATA": self["FMTTYPE"]?.lowercased() == "application/ld+json"
    default: false
    }
  }

  /// The value as JSON; some do not escape it.
  fileprivate func document() throws(Refusal) -> JSONDocument {
    if let encoding = self["ENCODING"], encoding.uppercased() == "BASE64" {
      return try JSONDocument(TransferEncoding.decodeBase64(Array(value.utf8)[...]))
    }
    guard let document = try? JSONDocument(Array(text.utf8)) else {
      return try JSONDocument(Array(value.utf8))
    }
    if document.remarks.isEmpty { return document }
    guard let other = try? JSONDocument(Array(value.utf8)) else { return document }
    let isOtherBetter =
      (other.count, document.remarks.count) > (document.count, other.remarks.count)
    return isOtherBetter ? other : document
  }
}

extension JSONDocument {
  /// How many values could be read.
  fileprivate var count: Int { roots.reduce(0) { $0 + ($1.elements?.count ?? 1) } }
}
