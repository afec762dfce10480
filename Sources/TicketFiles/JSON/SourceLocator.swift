/// A place in a text file as people count: lines and columns, both from 1.
struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  let line: Int
  /// In Unicode scalars from the start of the line.
  let column: Int

  var description: String { "\(line):\(column)" }
}

/// Turns byte offsets of a UTF-8 file into lines and columns.
///
/// A line ends with LF, CR LF or a lone CR. A byte-order mark at the start of the file takes no
/// column, and neither do stray continuation bytes.
///
/// The last answer is remembered: questions in ascending order cost one pass over the file in all,
/// and a question about an earlier line starts again at the top. The file is read in pieces of
/// ``pieceSize`` bytes and not kept.
struct SourceLocator {
  static let pieceSize = 1 << 16

  private var source: any ByteSource
  private let hasByteOrderMark: Bool
  private var count = Count()

  init(_ source: some ByteSource) {
    self.source = source
    hasByteOrderMark = source.read(0..<3) == [0xef, 0xbb, 0xbf]
  }

  /// Goes on with a source that begins with the bytes of this one.
  mutating func goOn(over longer: any ByteSource) { source = longer }

  /// The place of the byte at `offset`, or of the end of the file where that comes before it.
  ///
  /// A byte in the midst of a scalar is where the scalar is.
  mutating func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), source.count)
    if offset < count.position { count.rewind(to: offset) }
    while count.position < offset {
      let piece = source.read(count.position..<min(offset, count.position + Self.pieceSize))
      guard piece.isEmpty == false else { break }
      count.add(piece)
    }
    let next = source.read(count.position..<count.position + 1).first
    return location(before: next)
  }

  private func location(before next: UInt8?) -> SourceLocation {
    if count.endsInCarriageReturn, next != JSONByte.lineFeed {
      return SourceLocation(line: count.line + 1, column: 1)
    }
    var column = count.scalars + 1
    if let next, Count.isContinuation(next) { column -= 1 }
    if hasByteOrderMark, count.line == 1 { column -= 1 }
    return SourceLocation(line: count.line, column: max(1, column))
  }
}

/// What has been counted in the first `position` bytes.
private struct Count {
  private(set) var position = 0
  private(set) var line = 1
  private var lineStart = 0
  /// The first bytes of scalars in `lineStart..<position`.
  private(set) var scalars = 0
  /// Whether the last byte is a CR, which ends the line unless an LF follows.
  private(set) var endsInCarriageReturn = false

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }

  mutating func add(_ bytes: [UInt8]) {
    if endsInCarriageReturn, bytes.first != JSONByte.lineFeed { startLine(at: position) }
    var tail = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn else { continue }
      let isFollowedByAnother = index + 1 < bytes.count && bytes[index + 1] != JSONByte.lineFeed
      guard byte == JSONByte.lineFeed || isFollowedByAnother else { continue }
      tail = index + 1
      startLine(at: position + tail)
    }
    for byte in bytes[tail...] { scalars += Self.isContinuation(byte) ? 0 : 1 }
    position += bytes.count
    endsInCarriageReturn = bytes.last == JSONByte.carriageReturn
  }

  /// Forgets what comes after the start of the line, or after the start of the file where `offset`
  /// lies before the line.
  mutating func rewind(to offset: Int) {
    if offset < lineStart { self = Count() }
    position = lineStart
    scalars = 0
    endsInCarriageReturn = false
  }

  private mutating func startLine(at start: Int) {
    line += 1
    lineStart = start
    scalars = 0
  }
}
