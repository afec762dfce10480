import Tickets

extension RGB {
  /// Reads `#rrggbb`, `#rgb`, `rgb(r, g, b)`, `rgba(…)` (its alpha is left out) or a CSS name.
  init?(parsing text: String) {
    let text = text.lowercased().filter { $0 != " " && $0 != "\t" }
    if text.hasPrefix("#") {
      self.init(hex: text.dropFirst())
    } else if text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      self.init(components: text[text.index(after: open)...].dropLast())
    } else if let value = ColorNames.values[text] {
      self.init(value)
    } else {
      return nil
    }
  }

  private init?(hex digits: Substring) {
    guard digits.utf8.allSatisfy({ $0 != 0x2b && $0 != 0x2d }) else { return nil }
    switch digits.utf8.count {
    case 6:
      guard let value = UInt32(digits, radix: 16) else { return nil }
      self.init(value)
    case 3:
      guard let value = Int(digits, radix: 16) else { return nil }
      self.init(red: (value >> 8) * 17, green: (value >> 4 & 15) * 17, blue: (value & 15) * 17)
    default: return nil
    }
  }

  private init?(components: Substring) {
    let parts = components.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard 3...4 ~= parts.count, let red = parts[0], let green = parts[1], let blue = parts[2],
      [red, green, blue].allSatisfy({ 0...255 ~= $0 })
    else { return nil }
    self.init(red: red, green: green, blue: blue)
  }
}
