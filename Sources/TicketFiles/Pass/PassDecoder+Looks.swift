import Tickets

extension PassDecoder {
  /// Sets the colours, and whether it is void.
  mutating func decodeLooks() {
    let colors = CardColors(
      background: color("backgroundColor"), foreground: color("foregroundColor"),
      label: color("labelColor"))
    if colors != CardColors() { ticket.colors = colors }
    if flag(members["voided"], named: "voided") { ticket.status = .void }
  }

  private mutating func color(_ name: String) -> RGB? {
    guard let value = members[name], let text = text(name) else { return nil }
    if let color = RGB(parsing: text) { return color }
    report(name, value, expected: "a colour such as rgb(123, 31, 162)")
    return nil
  }
}
