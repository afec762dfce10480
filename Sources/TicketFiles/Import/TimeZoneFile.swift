/// What the clocks of a zone show, from a compiled file of the tz database: TZif, RFC 9636.
///
/// Its second block, of 64-bit times, is read; files of version 1 have none. Leap seconds are left
/// aside: they move a change of the clocks by less than half a minute.
struct TimeZoneFile {
  private let bytes: [UInt8]
  private let header: Header
  /// For the times after the last change that the file lists.
  private let rule: TimeZoneRule?

  /// Nil for what is no such file, or one that is cut short.
  init?(_ bytes: [UInt8]) {
    guard let old = Header(bytes, at: 0), old.version >= UInt8(ascii: "2"),
      let header = Header(bytes, at: old.end(timeSize: 4)), header.typeCount > 0,
      header.end(timeSize: 8) <= bytes.count
    else { return nil }
    self.bytes = bytes
    self.header = header
    // The footer is a line between two newlines.
    let footer = bytes[header.end(timeSize: 8)...]
    let line = footer.dropFirst().prefix { $0 != JSONByte.lineFeed }
    rule =
      footer.first == JSONByte.lineFeed ? TimeZoneRule(String(decoding: line, as: UTF8.self)) : nil
  }

  /// Seconds east of Greenwich at a number of seconds since 1970; nil where the file contradicts
  /// itself.
  ///
  /// - Complexity: logarithmic in the number of changes.
  func offset(at seconds: Int) -> Int? {
    var (first, last) = (0, header.timeCount)
    while first < last {
      let middle = first + (last - first) / 2
      guard let time = bytes.number(at: header.times + middle * 8, size: 8) else { return nil }
      if time <= seconds { first = middle + 1 } else { last = middle }
    }
    if first == header.timeCount, let rule { return rule.offset(at: seconds) }
    if first == 0 { return offset(ofType: 0) }
    let types = header.times + header.timeCount * 8
    return bytes.number(at: types + first - 1, size: 1).flatMap { offset(ofType: $0 & 0xff) }
  }

  private func offset(ofType type: Int) -> Int? {
    guard type < header.typeCount else { return nil }
    return bytes.number(at: header.times + header.timeCount * 9 + type * 6, size: 4)
  }
}

extension TimeZoneFile {
  /// What stands before a block, §3.1: how many there are of each thing in it.
  private struct Header {
    let version: UInt8
    let timeCount: Int
    let typeCount: Int
    private let leapCount: Int
    /// Bytes of the names and of the marks behind them.
    private let rest: Int
    /// Where the block's times begin.
    let times: Int

    init?(_ bytes: [UInt8], at start: Int) {
      guard start >= 0, start <= bytes.count - 44, bytes[start...].starts(with: Array("TZif".utf8))
      else { return nil }
      let counts = (0..<6).compactMap { place in
        bytes.number(at: start + 20 + place * 4, size: 4).map { $0 & 0xffff_ffff }
      }
      guard counts.count == 6 else { return nil }
      version = bytes[start + 4]
      (leapCount, timeCount, typeCount) = (counts[2], counts[3], counts[4])
      rest = counts[0] + counts[1] + counts[5]
      times = start + 44
    }

    /// Where the block ends, §3.2.
    func end(timeSize: Int) -> Int {
      times + timeCount * (timeSize + 1) + typeCount * 6 + leapCount * (timeSize + 4) + rest
    }
  }
}

extension [UInt8] {
  /// A signed number, the highest byte first; nil where the bytes end before it.
  fileprivate func number(at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= count - size else { return nil }
    let sign: Int = self[start] < 0x80 ? 0 : -1
    return self[start..<start + size].reduce(sign) { $0 << 8 | Int($1) }
  }
}
