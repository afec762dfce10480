extension JSONReader {
  /// Reads a number or a word.
  mutating func scalar() throws(JSONError) -> JSONValue.Kind {
    guard startsNumber(byte), let range = numberBytes() else { return try word() }
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
    if startsNumber(byte), numberBytes() != nil { return }
    _ = try word()
  }

  @inline(__always)
  private func startsNumber(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == JSONByte.minus || byte == JSONByte.plus
      || byte == JSONByte.dot
  }

  /// Moves over everything that looks like a part of a number, so that `1.2.3` is one thing and not
  /// two; nil, and nothing is moved over, where there is no digit in it.
  private mutating func numberBytes() -> Range<Int>? {
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
    while JSONByte.isLetter(byte) { position += 1 }
    // The longest word that means something has ten bytes.
    let word = position - start <= 10 ? bytes[start..<position] : []
    switch String(decoding: word, as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "True", "TRUE":
      repair(.foreignBool, at: start)
      return .bool(true)
    case "False", "FALSE":
      repair(.foreignBool, at: start)
      return .bool(false)
    case "None", "NULL", "Null", "nil", "undefined", "NaN", "nan", "-NaN", "+NaN", "Infinity",
      "-Infinity", "+Infinity":
      repair(.notAValue, at: start)
      return .null
    default:
      position = start
      throw failure(.value)
    }
  }
}
