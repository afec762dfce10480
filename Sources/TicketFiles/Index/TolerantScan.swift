/// Finds the tickets of any file as a parser does: it repairs what can be repaired, and after an
/// error goes on with the next ticket.
///
/// Where more bytes may come, it stops at what they could make good, and does not tell that.
struct TolerantScan {
  var result = ScanResult()
  /// The last root that begins a line: what stands before it stays as it is, whatever comes.
  private(set) var settled = ScanMark()
  var reader: JSONReader
  let bytes: [UInt8]
  private let goesOn: Bool
  /// Whether tickets stand before the first of the bytes.
  private let isSequel: Bool

  static func scan(_ bytes: [UInt8]) -> ScanResult {
    TolerantScan(bytes, goesOn: false, isSequel: false).result
  }

  init(_ bytes: [UInt8], goesOn: Bool, isSequel: Bool) {
    self.bytes = bytes
    self.goesOn = goesOn
    self.isSequel = isSequel
    reader = JSONReader(bytes)
    readRoots()
    takeRepairs()
    result.findings.sort { $0.offset < $1.offset }
  }

  private mutating func readRoots() {
    while true {
      var isContainer = false
      do throws(JSONError) {
        guard try reader.nextRoot() else { return }
        if goesOn { settle() }
        isContainer = reader.byte == UInt8(ascii: "{") || reader.byte == UInt8(ascii: "[")
        try readRoot()
      } catch {
        if isUndecided(error) { return }
        if result.findings.last?.offset != error.offset { result.findings.append(Finding(error)) }
        // What begins as no JSON does is none: a script, a page, a picture. Else what could be read
        // of this root is kept, and the next line or object may be sound.
        if result.index.count == 0, result.wallets.isEmpty, !isContainer, !isSequel {
          result.isForeign = true
          return
        }
        guard goOn(after: error, element: nil) else { return }
      }
    }
  }

  private mutating func settle() {
    let position = reader.position
    guard position > 0, bytes[position - 1] == JSONByte.lineFeed else { return }
    takeRepairs()
    settled = ScanMark(position: position, of: result)
  }

  /// Whether the bytes that may come could make good what was found wanting.
  func isUndecided(_ error: JSONError) -> Bool {
    // A word that the end cuts is found wanting at its first letter.
    goesOn && (error.found == nil || max(reader.position, error.offset) + 16 > bytes.count)
  }

  private mutating func readRoot() throws(JSONError) {
    let start = reader.position
    switch try reader.peek() {
    case UInt8(ascii: "["): try readList()
    case UInt8(ascii: "{"): try readObject()
    default:
      let value = try scalar()
      result.findings.append(
        Finding(at: start, "expected tickets (a list or an object), found \(value.foundWords)"))
    }
  }

  // MARK: - Lists

  /// Reads a list of tickets, to its bracket or to the end of the file.
  mutating func readList() throws(JSONError) {
    try reader.beginArray()
    let depth = reader.depth
    while true {
      var start = reader.position
      do throws(JSONError) {
        guard try reader.nextElement() else { return }
        _ = try reader.peek()
        start = reader.position
        try readElement(from: start)
      } catch {
        if !isUndecided(error) { appendBroken(from: start, error) }
        guard !isUndecided(error), goOn(after: error, element: start) else {
          reader.seek(to: bytes.count)
          return
        }
        reader.depth = depth
      }
    }
  }

  private mutating func readElement(from start: Int) throws(JSONError) {
    let isObject = try reader.peek() == UInt8(ascii: "{")
    if isObject {
      try reader.skip()
      result.index.append(start..<reader.position, key: nil)
    } else {
      let value = try scalar()
      let number = result.index.count
      let finding = Finding(
        at: start, ticket: number, "expected an object, found \(value.foundWords)")
      append(start..<reader.position, broken: finding)
    }
    takeRepairs()
  }

  /// A value that is no object; at the end of what there is, a number may yet become longer.
  private mutating func scalar() throws(JSONError) -> JSONValue {
    let value = try reader.value()
    if goesOn, reader.position == bytes.count { throw reader.failure(.value) }
    return value
  }

  mutating func appendBroken(from start: Int, _ error: JSONError) {
    var finding = Finding(error, ticket: result.index.count)
    if error.found == nil, error.expected != .shallowerValue {
      finding.words = "the file ends inside this ticket: \(error)"
    }
    append(start..<max(start, min(error.offset, bytes.count)), broken: finding)
  }

  private mutating func append(_ range: Range<Int>, broken finding: Finding) {
    result.broken[result.index.count] = finding
    result.findings.append(finding)
    result.index.append(range, key: .max)
  }

  private mutating func goOn(after error: JSONError, element: Int?) -> Bool {
    let next = JSONReader.resynchronise(
      in: bytes, from: error.offset, element: element, goesOn: goesOn)
    guard let next else { return false }
    reader.seek(to: next)
    return true
  }

  /// The repairs between tickets; those inside are found again when the ticket is read.
  mutating func takeRepairs() {
    result.findings += reader.takeRepairs().lazy
      .filter { $0 != JSONRepair(kind: .byteOrderMark, offset: 0) }.map { Finding($0) }
  }
}
