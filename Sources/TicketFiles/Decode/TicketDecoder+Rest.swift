import Tickets

extension TicketDecoder {
  mutating func decodeRest(_ ticket: inout Ticket) {
    ticket.barcodes = barcodes()
    ticket.colors = colors()
    ticket.image = text(.image)
    ticket.status = status()
    ticket.fields = fields(.fields)
    ticket.back = fields(.back)
    ticket.notes = text(.notes)
    ticket.rating = rating()
    ticket.tags = tags()
    ticket.source = source()
  }

  private mutating func colors() -> CardColors? {
    guard let value = value(.colors) else { return nil }
    guard value.members != nil else {
      report(.colors, value, expected: "an object")
      return nil
    }
    return CardColors(
      background: color(value.member("background"), named: "background"),
      foreground: color(value.member("foreground"), named: "foreground"),
      label: color(value.member("label"), named: "label"))
  }

  mutating func color(_ value: JSONValue?, named name: String) -> RGB? {
    guard let value, let text = text(value, named: name) else { return nil }
    guard let color = RGB(parsing: text.verbatim) else {
      report(name, value, expected: "a colour such as #7b1fa2")
      return nil
    }
    return color
  }

  private mutating func status() -> Ticket.Status? {
    guard let value = value(.status), let text = text(.status) else { return nil }
    let status = Ticket.Status(rawValue: text.verbatim.lowercased())
    if status == nil { report(.status, value, expected: "valid, used, expired or void") }
    return status
  }

  private mutating func fields(_ key: TicketKey) -> [Field] {
    guard let value = value(key) else { return [] }
    guard let elements = value.elements else {
      report(key, value, expected: "a list of objects with \"label\" and \"value\"")
      return []
    }
    return elements.compactMap { element in
      guard element.members != nil, let text = text(element.member("value"), named: "value") else {
        report(key, element, expected: "an object with \"label\" and \"value\"")
        return nil
      }
      let label = self.text(element.member("label"), named: "label")
      return Field(label: label ?? "", value: text)
    }
  }

  private mutating func rating() -> Int? {
    guard let value = value(.rating) else { return nil }
    guard let text = value.text, let stars = Int(text.verbatim), 0...5 ~= stars else {
      report(.rating, value, expected: "a whole number from 0 to 5")
      return nil
    }
    return stars
  }

  private mutating func tags() -> [Text] {
    guard let value = value(.tags) else { return [] }
    if let tag = value.text { return [tag] }
    guard let elements = value.elements else {
      report(.tags, value, expected: "a list of texts")
      return []
    }
    return elements.compactMap { text($0, named: "tags") }
  }

  private mutating func source() -> Source? {
    guard let value = value(.source) else { return nil }
    guard value.members != nil else {
      report(.source, value, expected: "an object")
      return nil
    }
    return Source(
      format: text(value.member("format"), named: "format"),
      file: text(value.member("file"), named: "file"),
      sha256: text(value.member("sha256"), named: "sha256"),
      original: text(value.member("original"), named: "original"))
  }
}
