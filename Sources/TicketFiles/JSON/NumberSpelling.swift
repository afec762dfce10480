/// Whether a token is a number, and whether JSON spells it so.
enum NumberSpelling {
  case json
  /// A leading plus, leading zeros, or no digit on one side of the dot.
  case foreign

  /// Nil where the token is not a number at all.
  init?(_ token: some Collection<UInt8>) {
    var rest = token[...]
    var isForeign = false
    if rest.first == JSONByte.plus || rest.first == JSONByte.minus {
      isForeign = rest.first == JSONByte.plus
      rest = rest.dropFirst()
    }
    let whole = rest.prefix(while: JSONByte.isDigit)
    rest = rest.dropFirst(whole.count)
    if whole.isEmpty || whole.first == JSONByte.zero && whole.count > 1 { isForeign = true }
    var fraction = rest.prefix(0)
    if rest.first == JSONByte.dot {
      fraction = rest.dropFirst().prefix(while: JSONByte.isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      if fraction.isEmpty { isForeign = true }
    }
    guard whole.isEmpty == false || fraction.isEmpty == false else { return nil }
    guard Self.isExponent(rest) else { return nil }
    self = isForeign ? .foreign : .json
  }

  /// Whether this is nothing, or `e` with a sign or none and at least one digit.
  private static func isExponent<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bool {
    guard let letter = bytes.first else { return true }
    guard letter | 0x20 == UInt8(ascii: "e") else { return false }
    var digits = bytes.dropFirst()
    if digits.first == JSONByte.plus || digits.first == JSONByte.minus {
      digits = digits.dropFirst()
    }
    return digits.isEmpty == false && digits.allSatisfy(JSONByte.isDigit)
  }
}
