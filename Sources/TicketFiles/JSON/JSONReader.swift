/// A pull parser for JSON as people and programs write it.
///
/// It reads all of RFC 8259, and repairs what real files get wrong (see ``JSONRepair``); each
/// repair is recorded and reading goes on. What cannot be repaired is a ``JSONError``. Every place
/// is a byte offset into the input. Any bytes are safe to read, in time proportional to their
/// number; nesting is at most ``deepest`` levels.
///
///     var reader = JSONReader(bytes)
///     while try reader.nextRoot() {        // one document, JSON Lines, or several in a row
///       let value = try reader.value()     // or skip(), members { … }, elements { … }
///     }
struct JSONReader {
  /// How many containers may stand in one another.
  static let deepest = 64
  /// How many repairs are kept; a file of nothing but mistakes must not fill the memory.
  static let mostRepairs = 1000

  let bytes: [UInt8]
  /// Where reading stops: at most `bytes.count`.
  let end: Int
  /// The offset of the next byte to be read.
  var position: Int
  var depth = 0
  /// Whether no comma is due before the next element: a container was opened just now.
  var isFresh = true
  /// From where on no `*/` is left, once that is known: nobody looks for it twice.
  var noCommentEndFrom = Int.max

  private(set) var repairs: [JSONRepair] = []
  /// How many repairs were made beyond the first ``mostRepairs``.
  private(set) var unlistedRepairs = 0

  /// Reads `range` of `bytes`, cut to what there is; all of them by default.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = (range ?? bytes.indices).clamped(to: bytes.indices)
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next byte, and 0 at the end.
  @inline(__always)
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  /// Moves to the next value at the top level; false at the end of the input.
  ///
  /// Nothing need stand between two values; commas there are repaired.
  mutating func nextRoot() throws(JSONError) -> Bool {
    depth = 0
    isFresh = true
    let commas = try skipCommas()
    if let first = commas.first { repair(.extraComma, at: first) }
    return position < end
  }

  /// The first byte of the next value, before which space and comments are passed over; nil at the
  /// end of the input.
  mutating func peek() throws(JSONError) -> UInt8? {
    try skipSpace()
    return position < end ? bytes[position] : nil
  }

  /// Goes on at `offset`, as if an array had been opened just before it.
  ///
  /// Meant for an offset that ``resynchronise(in:from:element:)`` found after an error in an
  /// element; the reader is then still inside the array.
  mutating func seek(to offset: Int) {
    position = min(max(offset, 0), end)
    isFresh = true
  }

  /// The repairs since the last call, which are then forgotten.
  mutating func takeRepairs() -> [JSONRepair] {
    defer {
      repairs = []
      unlistedRepairs = 0
    }
    return repairs
  }

  mutating func repair(_ kind: JSONRepair.Kind, at offset: Int) {
    if repairs.count < Self.mostRepairs {
      repairs.append(JSONRepair(kind: kind, offset: offset))
    } else {
      unlistedRepairs += 1
    }
  }

  /// Forgets the repairs beyond the first `count`: they lie in a value that nobody asked for.
  mutating func forgetRepairs(after count: Int, unlisted: Int) {
    repairs.removeLast(max(0, repairs.count - count))
    unlistedRepairs = unlisted
  }

  /// The error that says what was expected at the next byte.
  func failure(_ expected: JSONError.Expectation) -> JSONError {
    JSONError(
      expected: expected, offset: position, found: position < end ? bytes[position] : nil)
  }
}
