/// Finds the tickets of any file as a parser does: it repairs what can be repaired, and after an
/// error goes on with the next ticket.
struct TolerantScan {
  private var result = ScanResult()
  private var reader: JSONReader
  private let bytes: [UInt8]

  static func scan(_ bytes: [UInt8]) -> ScanResult {
    var scan = TolerantScan(bytes)
    scan.readRoots()
    scan.takeRepairs()
    scan.result.findings.sort { $0.offset < $1.offset }
    return scan.result
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    reader = JSONReader(bytes)
  }

  private mutating func readRoots() {
    while true {
      var isContainer = false
      do throws(JSONError) {
        guard try reader.nextRoot() else { return }
        isContainer = reader.byte == UInt8(ascii: "{") || reader.byte == UInt8(ascii: "[")
        try readRoot()
      } catch {
        if result.findings.last?.offset != error.offset { result.findings.append(Finding(error)) }
        // What begins as no JSON does is none: a script, a page, a picture. Else what could be read
        // of this root is kept, and the next line or object may be sound.
        if result.index.count == 0, result.wallets.isEmpty, !isContainer { return }
        guard goOn(after: error, element: nil) else { return }
      }
    }
  }

  private mutating func readRoot() throws(JSONError) {
    let start = reader.position
    switch try reader.peek() {
    case UInt8(ascii: "["): try readList()
    case UInt8(ascii: "{"): try readObject()
    default:
      let value = try reader.value()
      result.findings.append(
        Finding(at: start, "expected tickets (a list or an object), found \(value.foundWords)"))
    }
  }

  // MARK: - Lists

  /// Reads a list of tickets, to its bracket or to the end of the file.
  private mutating func readList() throws(JSONError) {
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
        appendBroken(from: start, error)
        guard goOn(after: error, element: start) else {
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
      let value = try reader.value()
      let number = result.index.count
      let finding = Finding(
        at: start, ticket: number, "expected an object, found \(value.foundWords)")
      append(start..<reader.position, broken: finding)
    }
    takeRepairs()
  }

  private mutating func appendBroken(from start: Int, _ error: JSONError) {
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
    guard let next = JSONReader.resynchronise(in: bytes, from: error.offset, element: element)
    else {
      return false
    }
    reader.seek(to: next)
    return true
  }

  // MARK: - Objects

  /// A wallet where it has a list of tickets, else one ticket.
  private mutating func readObject() throws(JSONError) {
    let start = reader.position
    let first = result.index.count
    var wallet: WalletObject?
    do throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        try readMember(named: reader.text(in: key), first: first, wallet: &wallet)
      }
    } catch {
      guard wallet == nil else { throw error }
      appendBroken(from: start, error)
      throw error
    }
    if var wallet {
      wallet.range = start..<reader.position
      result.wallets.append(wallet)
    } else {
      result.index.append(start..<reader.position, key: nil)
    }
  }

  private mutating func readMember(
    named name: String, first: Int, wallet: inout WalletObject?
  ) throws(JSONError) {
    let listName = ListName(name)
    guard try reader.peek() == UInt8(ascii: "["), listName != .partOfTicket,
      wallet?.isNamed != true
    else { return try reader.skip() }
    if listName == .other, !isListOfObjects { return try reader.skip() }
    let start = reader.position
    let listFirst = result.index.count
    try readList()
    let isNamed = listName == .tickets
    let count = result.index.count - listFirst
    if let best = wallet, !isNamed, count <= best.tickets.count {
      result.remove(listFirst..<result.index.count)
    } else {
      result.remove(first..<listFirst)
      wallet = WalletObject(
        range: 0..<0, list: start..<reader.position, isNamed: isNamed,
        tickets: first..<first + count)
    }
  }

  /// Whether the list at hand holds objects and nothing else, as far as it can be read.
  private var isListOfObjects: Bool {
    var ahead = JSONReader(bytes, in: reader.position..<bytes.count)
    var isEmpty = true
    do throws(JSONError) {
      try ahead.beginArray()
      while try ahead.nextElement() {
        guard try ahead.peek() == UInt8(ascii: "{") else { return false }
        isEmpty = false
        try ahead.skip()
      }
    } catch {
      return !isEmpty
    }
    return !isEmpty
  }

  /// The repairs between tickets; those inside are found again when the ticket is read.
  private mutating func takeRepairs() {
    result.findings += reader.takeRepairs().lazy
      .filter { $0 != JSONRepair(kind: .byteOrderMark, offset: 0) }.map { Finding($0) }
  }
}
