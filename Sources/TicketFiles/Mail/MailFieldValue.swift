/// A header's value with parameters: `attachment; filename="pass.pkpass"`, RFC 2045, §5.1.
struct MailFieldValue {
  /// What stands before the parameters, in small letters.
  let word: String
  /// Names in small letters, in the order of the header.
  private let parameters: [(name: String, value: [UInt8])]

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    let word = rest.prefix { $0 != Self.semicolon && $0 != UInt8(ascii: "(") }
    self.word = String(decoding: word.trimmed, as: UTF8.self).lowercased()
    rest = rest.drop { $0 != Self.semicolon }
    var parameters: [(name: String, value: [UInt8])] = []
    while rest.first == Self.semicolon {
      rest = rest.dropFirst()
      let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != Self.semicolon }
      rest = rest.dropFirst(name.count)
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = Self.takeValue(&rest)
      parameters.append((String(decoding: name.trimmed, as: UTF8.self).lowercased(), value))
    }
    self.parameters = parameters
  }

  private static let semicolon = UInt8(ascii: ";")

  /// Takes `=value` or `="value"` and what stands before the next `;`.
  private static func takeValue(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    rest = rest.dropFirst().drop(while: JSONByte.isSpace)
    guard rest.first == JSONByte.quote else {
      let value = rest.prefix { $0 != semicolon }
      rest = rest.dropFirst(value.count)
      return Array(value.trimmed)
    }
    var value: [UInt8] = []
    var index = rest.startIndex + 1
    while index < rest.endIndex, rest[index] != JSONByte.quote {
      if rest[index] == JSONByte.backslash, index + 1 < rest.endIndex { index += 1 }
      value.append(rest[index])
      index += 1
    }
    rest = rest[index...].drop { $0 != semicolon }
    return value
  }

  /// A parameter in its encoding, put together where it comes in pieces: RFC 2231.
  ///
  /// What RFC 2047 does to words is undone too: mailers use it here against the rule.
  subscript(name: String) -> String? {
    if let whole = parameters.first(where: { $0.name == name }) {
      return EncodedWords.decode(Charset.guess(whole.value))
    }
    if let whole = parameters.first(where: { $0.name == name + "*" }) {
      return Self.decode([(whole.value, isEncoded: true)])
    }
    let pieces = pieces(of: name)
    return pieces.isEmpty ? nil : Self.decode(pieces)
  }

  /// The values of `name*0`, `name*1*`…, in the order of their numbers.
  private func pieces(of name: String) -> [(value: [UInt8], isEncoded: Bool)] {
    let pieces = parameters.compactMap { parameter -> (Int, [UInt8], Bool)? in
      guard parameter.name.hasPrefix(name + "*") else { return nil }
      let end = parameter.name.dropFirst(name.utf8.count + 1)
      let isEncoded = end.hasSuffix("*")
      guard let number = Int(isEncoded ? end.dropLast() : end) else { return nil }
      return (number, parameter.value, isEncoded)
    }
    return pieces.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
  }

  /// `utf-8'de'Z%C3%BCrich`: the first piece names the encoding of all.
  private static func decode(_ pieces: [(value: [UInt8], isEncoded: Bool)]) -> String {
    var charset: Charset?
    var bytes: [UInt8] = []
    for (place, piece) in pieces.enumerated() {
      var value = piece.value[...]
      guard piece.isEncoded else {
        bytes += value
        continue
      }
      if place == 0 {
        let parts = value.split(
          separator: JSONByte.apostrophe, maxSplits: 2, omittingEmptySubsequences: false)
        if parts.count == 3 {
          charset = Charset(name: String(decoding: parts[0], as: UTF8.self))
          value = parts[2]
        }
      }
      bytes += percentDecoded(value)
    }
    return charset?.decode(bytes) ?? Charset.guess(bytes)
  }

  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let escaped = TransferEncoding.escapedByte(rest) {
        output.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        output.append(byte)
      }
    }
    return output
  }
}
