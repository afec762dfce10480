import Tickets

/// Writes tickets in the wallet format, keys in the format's order.
package struct TicketEncoder {
  var writer = JSONWriter(.indented)

  package init() {}

  /// `{"wallet": 1, "tickets": […]}` around what `body` writes.
  package static func wallet(_ body: (inout TicketEncoder) -> Void) -> [UInt8] {
    var encoder = TicketEncoder()
    encoder.writer.beginObject()
    encoder.writer.key("wallet")
    encoder.writer.number("1")
    encoder.writer.key("tickets")
    encoder.writer.beginArray()
    body(&encoder)
    encoder.writer.endArray()
    encoder.writer.endObject()
    return encoder.writer.finish()
  }

  package mutating func write(_ ticket: Ticket) {
    writer.beginObject()
    write("id", ticket.id?.text)
    write("kind", ticket.kindName ?? ticket.kind.map { Text($0.rawValue) })
    write("title", ticket.title)
    write("subtitle", ticket.subtitle)
    write("home", ticket.home)
    write("away", ticket.away)
    write("from", ticket.from)
    write("to", ticket.to)
    write("score", ticket.score?.text)
    write("sport", ticket.sport)
    write("competition", ticket.competition)
    write("season", ticket.season)
    write("round", ticket.round)
    write("date", ticket.date?.text)
    write("doors", ticket.doors?.text)
    write("ends", ticket.ends?.text)
    write(ticket.venue)
    write(ticket.seats)
    write("holder", ticket.holder)
    write(ticket.price)
    write("reference", ticket.reference)
    write(ticket.barcodes)
    write(ticket.colors)
    write("image", ticket.image)
    write("status", ticket.status.map { Text($0.rawValue) })
    write("fields", ticket.fields)
    write("back", ticket.back)
    write("notes", ticket.notes)
    if let rating = ticket.rating {
      writer.key("rating")
      writer.number("\(rating)")
    }
    writeTags(ticket.tags)
    write(ticket.source)
    for extra in ticket.extras { write(extra) }
    writer.endObject()
  }
}

// MARK: - Parts

extension TicketEncoder {
  mutating func write(_ key: String, _ text: Text?) {
    guard let text else { return }
    writer.key(key)
    writer.string(text.verbatim)
  }

  /// An object of those parts that there are; nothing where there is none.
  mutating func write(_ key: String?, parts: [(String, Text?)], extras: [Extra] = []) {
    guard parts.contains(where: { $0.1 != nil }) || !extras.isEmpty else { return }
    if let key { writer.key(key) }
    writer.beginObject()
    for (name, text) in parts { write(name, text) }
    for extra in extras { write(extra) }
    writer.endObject()
  }

  private mutating func write(_ seats: [Seat]) {
    guard !seats.isEmpty else { return }
    writer.key("seat")
    if seats.count > 1 { writer.beginArray() }
    for seat in seats {
      if let text = seat.text {
        writer.string(text.verbatim)
      } else {
        write(
          nil,
          parts: [
            ("gate", seat.gate), ("level", seat.level), ("stand", seat.stand),
            ("block", seat.block), ("row", seat.row), ("seat", seat.seat),
          ], extras: seat.extras)
      }
    }
    if seats.count > 1 { writer.endArray() }
  }

  private mutating func write(_ price: Price?) {
    guard let price else { return }
    if price.currency == nil { return write("price", price.amount) }
    write("price", parts: [("amount", price.amount), ("currency", price.currency)])
  }

  private mutating func write(_ barcodes: [Barcode]) {
    guard !barcodes.isEmpty else { return }
    writer.key("barcodes")
    writer.beginArray()
    for barcode in barcodes {
      write(
        nil,
        parts: [
          ("format", barcode.format.map { Text($0.rawValue) } ?? barcode.formatName),
          ("message", barcode.message), ("encoding", barcode.encoding),
          ("base64", Text(Base64.encode(barcode.bytes))), ("text", barcode.text),
        ])
    }
    writer.endArray()
  }

  private mutating func write(_ colors: CardColors?) {
    guard let colors else { return }
    func text(_ color: RGB?) -> Text? { color.map { Text($0.hex) } }
    write(
      "colors",
      parts: [
        ("background", text(colors.background)), ("foreground", text(colors.foreground)),
        ("label", text(colors.label)),
      ])
  }

  private mutating func write(_ key: String, _ fields: [Field]) {
    guard !fields.isEmpty else { return }
    writer.key(key)
    writer.beginArray()
    for field in fields { write(nil, parts: [("label", field.label), ("value", field.value)]) }
    writer.endArray()
  }

  private mutating func writeTags(_ tags: [Text]) {
    guard !tags.isEmpty else { return }
    writer.key("tags")
    writer.beginArray()
    for tag in tags { writer.string(tag.verbatim) }
    writer.endArray()
  }

  private mutating func write(_ source: Source?) {
    guard let source else { return }
    write(
      "source",
      parts: [
        ("format", source.format), ("file", source.file), ("sha256", source.sha256),
        ("original", source.original),
      ])
  }

  private mutating func write(_ extra: Extra) {
    writer.key(extra.key.verbatim)
    write(extra.value)
  }

  private mutating func write(_ value: Extra.Value) {
    switch value {
    case .null: writer.null()
    case .bool(let isTrue): writer.bool(isTrue)
    case .number(let digits): writer.number(digits.verbatim)
    case .text(let text): writer.string(text.verbatim)
    case .list(let values):
      writer.beginArray()
      for value in values { write(value) }
      writer.endArray()
    case .object(let extras):
      writer.beginObject()
      for extra in extras { write(extra) }
      writer.endObject()
    }
  }
}
