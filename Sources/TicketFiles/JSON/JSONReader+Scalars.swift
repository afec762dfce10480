extension JSONReader {
  /// Reads a number or a word.
  mutating func scalar() throws(JSONError) -> JSONValue.Kind {
    guard startsNumber(byte) else { return try word() }
    guard let range = try numberBytes() else { return try word() }
    let text = String(decoding: bytes[range], as: UTF8.self)
    switch NumberSpelling(bytes[range]) {
    case .json:
      return .number(text)
    case .foreign:
      repair(.numberSpelling, at: range.lowerBound)
      return .number(text)
    case nil:
      repair(.bareText, at: range.lowerBound)
      return .string(text)
    }
  }

  mutating func skipScalar() throws(JSONError) {
    if startsNumber(byte), try numberBytes() != nil { return }
    _ = try word()
  }

  @inline(__always)
  private func startsNumber(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == JSONByte.minus || byte == JSONByte.plus
      || byte == JSONByte.dot
  }

  /// Moves over everything that looks like a part of a number, so that `1.2.3` is one thing and not
  /// two; nil, and nothing is moved over, where there is no digit in it.
  private mutating func numberBytes() throws(JSONError) -> Range<Int>? {
    let start = position
    var hasDigit = false
    while isNumeric(byte) {
      if JSONByte.isDigit(byte) { hasDigit = true }
      position += 1
    }
    if hasDigit { return start..<position }
    position = start
    return nil
  }

  @inline(__always)
  private func isNumeric(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == JSONByte.dot || byte | 0x20 == UInt8(ascii: "e")
      || byte == JSONByte.minus || byte == JSONByte.plus
  }

  /// Reads a word, which may have a sign: `-Infinity`.
  private mutating func word() throws(JSONError) -> JSONValue.Kind {
    let start = position
    if byte == JSONByte.minus || byte == JSONByte.plus { position += 1 }
    let isSigned = position > start
    let letters = position
    while JSONByte.isLetter(byte) { position += 1 }
    // The longest word that means something has nine letters.
    let word = position - letters <= 9 ? bytes[letters..<position] : []
    switch String(decoding: word, as: UTF8.self) {
    case "NaN", "nan", "Infinity":
      repair(.notAValue, at: start)
      return .null
    case "null" where isSigned == false: return .null
    case "true" where isSigned == false: return .bool(true)
    case "false" where isSigned == false: return .bool(false)
    case "True" where isSigned == false, "TRUE" where isSigned == false:
      repair(.foreignBool, at: start)
      return .bool(true)
    default:
      position = start
      throw failure(.value)
    }
  }
}

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
