/// Writes JSON, value after value, in the order of the calls.
///
///     var writer = JSONWriter(.indented)
///     writer.beginObject()
///     writer.key("seat")
///     writer.string("12")
///     writer.endObject()
///     let document = writer.finish()
///
/// Commas, line ends and indentation come by themselves; keys before values and ends after
/// beginnings are the caller's part. Several values at the top level get a line each (JSON Lines,
/// with `.compact`).
struct JSONWriter {
  enum Layout: Sendable {
    /// Two spaces a level, one element a line.
    case indented
    /// No space at all.
    case compact
  }

  let layout: Layout
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var isAfterKey = false

  init(_ layout: Layout) {
    self.layout = layout
  }

  mutating func beginObject() { begin(JSONByte.openBrace) }
  mutating func endObject() { end(JSONByte.closeBrace) }
  mutating func beginArray() { begin(JSONByte.openBracket) }
  mutating func endArray() { end(JSONByte.closeBracket) }

  mutating func key(_ name: String) {
    startElement()
    bytes.appendJSONText(name)
    bytes.append(JSONByte.colon)
    if layout == .indented { bytes.append(JSONByte.space) }
    isAfterKey = true
  }

  mutating func string(_ text: String) {
    startElement()
    bytes.appendJSONText(text)
  }

  /// Writes the digits as they are; as text in quotes where JSON does not spell numbers so (`007`).
  mutating func number(_ digits: String) {
    guard NumberSpelling(digits.utf8) == .json else { return string(digits) }
    startElement()
    bytes += digits.utf8
  }

  mutating func bool(_ value: Bool) {
    startElement()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func null() {
    startElement()
    bytes += "null".utf8
  }

  mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .null: null()
    case .bool(let isTrue): bool(isTrue)
    case .number(let digits): number(digits)
    case .string(let text): string(text)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// The document, with one line end after it.
  consuming func finish() -> [UInt8] {
    bytes.append(JSONByte.lineFeed)
    return bytes
  }

  private mutating func begin(_ bracket: UInt8) {
    startElement()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isFirst == false { startLine() }
    bytes.append(bracket)
    isFirst = false
  }

  /// Writes what stands before a key or a value.
  private mutating func startElement() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if isFirst == false { bytes.append(depth > 0 ? JSONByte.comma : JSONByte.lineFeed) }
    isFirst = false
    if depth > 0 { startLine() }
  }

  private mutating func startLine() {
    guard layout == .indented else { return }
    bytes.append(JSONByte.lineFeed)
    bytes.append(contentsOf: repeatElement(JSONByte.space, count: 2 * max(0, depth)))
  }
}
