import Tickets

/// What a scan has seen of a ticket's date.
struct DateCapture {
  /// The key of the member named exactly `date`; nil until there is one that reads at a glance.
  private(set) var key: Int64?
  private var hasTime = false
  private var isUnclear = false
  private var seesTimeMember = false

  /// The order key; nil where the ticket has to be read for it: its date has another name, or a
  /// member of its own for the time.
  var orderKey: Int64? {
    guard let key, !isUnclear, hasTime || !seesTimeMember else { return nil }
    return key
  }

  /// Looks at a member that may be named `date` or `time`, given at its opening quote.
  mutating func look(at quote: UnsafePointer<UInt8>) {
    if isMember("date", at: quote, ignoringCase: false) {
      readDate(quote + 6)
    } else if isMember("time", at: quote, ignoringCase: true) {
      seesTimeMember = true
    }
  }

  private func isMember(
    _ name: StaticString, at quote: UnsafePointer<UInt8>, ignoringCase: Bool
  ) -> Bool {
    let fold: UInt8 = ignoringCase ? 0x20 : 0
    for place in 0..<4 where quote[place + 1] | fold != name.utf8Start[place] { return false }
    guard quote[5] == UInt8(ascii: "\"") else { return false }
    return afterBlanks(quote + 6).pointee == UInt8(ascii: ":")
  }

  /// At most this far from the quote is looked, which `StructuralScan.margin` allows.
  private static let reach = 56

  private func afterBlanks(_ byte: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var byte = byte
    let end = byte + 8
    while byte < end, byte.pointee <= 0x20 { byte += 1 }
    return byte
  }

  private mutating func readDate(_ afterName: UnsafePointer<UInt8>) {
    let value = afterBlanks(afterBlanks(afterName) + 1)
    guard value.pointee == UInt8(ascii: "\"") else {
      isUnclear = true
      return
    }
    let first = value + 1
    let room = Self.reach - (first - afterName)
    var length = 0
    while length < room, first[length] != UInt8(ascii: "\"") {
      if first[length] == UInt8(ascii: "\\") { break }
      length += 1
    }
    guard length < room, first[length] == UInt8(ascii: "\"") else {
      isUnclear = true
      return
    }
    let time = WallTime(parsing: UnsafeBufferPointer(start: first, count: length))
    key = time?.orderKey ?? undatedKey
    hasTime = time?.time != nil
    isUnclear = false
  }
}
