import Tickets

extension RGB {
  /// Reads `#rrggbb`, `#rgb`, `rgb(r, g, b)`, `rgba(…)` or a CSS name; an alpha is left out.
  ///
  /// As CSS Color Module Level 4 has it: components are numbers or percentages, with a fraction or
  /// without, between commas or spaces.
  init?(parsing text: String) {
    let text = text.lowercased().trimmed
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
    case 6, 8:
      guard UInt32(digits, radix: 16) != nil, let value = UInt32(digits.prefix(6), radix: 16)
      else { return nil }
      self.init(value)
    case 3, 4:
      guard Int(digits, radix: 16) != nil, let value = Int(digits.prefix(3), radix: 16)
      else { return nil }
      self.init(red: (value >> 8) * 17, green: (value >> 4 & 15) * 17, blue: (value & 15) * 17)
    default: return nil
    }
  }

  private init?(components: Substring) {
    let hasCommas = components.contains(",")
    let parts =
      hasCommas
      ? components.split(separator: ",", omittingEmptySubsequences: false)
      : components.split { $0.isWhitespace || $0 == "/" }
    guard 3...4 ~= parts.count else { return nil }
    let channels = parts.prefix(3).compactMap { Self.channel($0) }
    guard channels.count == 3 else { return nil }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// 0…255: a number, or hundredths of 255, rounded by its first decimal digit.
  private static func channel(_ text: Substring) -> Int? {
    var digits = String(text).trimmed
    let isPercentage = digits.hasSuffix("%")
    if isPercentage { digits.removeLast() }
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= halves.count, let whole = halves.first.flatMap({ UInt8($0) }),
      halves.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) })
    else { return nil }
    let tenths = halves.count == 2 ? halves[1].first?.wholeNumberValue ?? 0 : 0
    let value = Int(whole) * 10 + tenths
    let channel = isPercentage ? (value * 255 + 500) / 1000 : (value + 5) / 10
    return 0...255 ~= channel && (!isPercentage || value <= 1000) ? channel : nil
  }
}
