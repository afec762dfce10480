/// The links that Catima shares a card by: `https://catima.app/share#…`.
///
/// Since its version 2.0 what follows `#` is `key=value&…` with its values encoded for a URL, and all
/// of that encoded once more; before, the pairs followed `?`.
enum CatimaLink {
  /// Hosts and paths that the app has used, the oldest of them when it had other names.
  private static let pages = [
    "catima.app/share", "thelastproject.github.io/Catima/share",
    "brarcher.github.io/loyalty-card-locker/share",
  ].flatMap { ["https://\($0)", "http://\($0)"] }

  /// Whether a text begins with a link.
  static func begins(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 <= 0x20 }
    return pages.contains { start.starts(with: $0.utf8) }
  }

  /// The values of the card in each link of a text; links end with a space.
  static func cards(in text: String) -> [[CatimaColumn: CSVReader.Field]] {
    text.utf8.split { $0 <= 0x20 }.compactMap { word in
      guard let page = pages.first(where: { word.starts(with: $0.utf8) }) else { return nil }
      var rest = word.dropFirst(page.utf8.count)
      if rest.first == JSONByte.slash { rest = rest.dropFirst() }
      guard rest.first == JSONByte.hash || rest.first == UInt8(ascii: "?") else { return nil }
      return values(of: rest.dropFirst())
    }
  }

  private static func values(
    of parameters: some Collection<UInt8>
  ) -> [CatimaColumn: CSVReader.Field] {
    let isEncodedTwice = !parameters.contains(UInt8(ascii: "="))
    let pairs = isEncodedTwice ? decoded(parameters) : Array(parameters)
    var values: [CatimaColumn: CSVReader.Field] = [:]
    for pair in pairs.split(separator: UInt8(ascii: "&")) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      guard let column = CatimaColumn(named: String(decoding: name, as: UTF8.self)) else {
        continue
      }
      let value = decoded(pair.dropFirst(name.count + 1).map { $0 == JSONByte.plus ? 0x20 : $0 })
      values[column] = CSVReader.Field(text: String(decoding: value, as: UTF8.self))
    }
    return values
  }

  /// Replaces `%` and two hexadecimal digits by the byte that they spell (RFC 3986, §2.1).
  private static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let spelled = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        decoded.append(spelled)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    JSONByte.isDigit(self) || 0x61...0x66 ~= self | 0x20
  }
}
