/// A line of a calendar that may be written in several: each further one begins with a space or a
/// tab, RFC 5545, §3.1.
struct UnfoldedLine {
  let bytes: [UInt8]
  /// Bytes of the calendar before it.
  let offset: Int
}

/// The lines of a calendar that are not empty, unfolded one at a time.
///
/// A line ends with LF, CR LF or CR.
struct UnfoldedLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ calendar: [UInt8]) { rest = calendar.withoutByteOrderMark }

  mutating func next() -> UnfoldedLine? {
    while !rest.isEmpty {
      let offset = rest.startIndex
      var bytes = Array(takeLine())
      while let first = rest.first, JSONByte.isBlank(first) {
        rest = rest.dropFirst()
        bytes += takeLine()
      }
      if !bytes.allSatisfy(JSONByte.isSpace) { return UnfoldedLine(bytes: bytes, offset: offset) }
    }
    return nil
  }

  private mutating func takeLine() -> ArraySlice<UInt8> {
    let line = rest.prefix { !JSONByte.isLineEnd($0) }
    rest = rest[line.endIndex...].drop { $0 == JSONByte.carriageReturn }
    if rest.first == JSONByte.lineFeed { rest = rest.dropFirst() }
    return line
  }
}

extension CalendarFile {
  /// The same lines, none of which is folded inside of a character.
  ///
  /// RFC 5545, §3.1, allows that, and so the bytes may be no UTF-8. Folds are moved behind the
  /// character and not undone: all lines stay where they are.
  static func withWholeCharacters(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var folds: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let end = foldEnd(in: bytes, at: index) {
        folds += bytes[index..<end]
        index = end
        continue
      }
      if !folds.isEmpty, bytes[index] & 0xc0 != 0x80 {
        output += folds
        folds = []
      }
      output.append(bytes[index])
      index += 1
    }
    return output + folds
  }

  /// Behind the line end and the space that begin here.
  private static func foldEnd(in bytes: [UInt8], at index: Int) -> Int? {
    guard JSONByte.isLineEnd(bytes[index]) else { return nil }
    let isPair = bytes[index...].starts(with: [JSONByte.carriageReturn, JSONByte.lineFeed])
    let next = index + (isPair ? 2 : 1)
    return next < bytes.count && JSONByte.isBlank(bytes[next]) ? next + 1 : nil
  }
}

extension JSONByte {
  fileprivate static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
