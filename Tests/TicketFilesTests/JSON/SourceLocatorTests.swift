import TestSupport
import Testing

@testable import TicketFiles

/// Swift Testing has a type of this name as well.
private typealias Place = TicketFiles.SourceLocation

@Suite("Lines and columns")
struct SourceLocatorTests {
  @Test(
    "line ends, scalars and the end of the file",
    arguments: [
      ("", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("ab", 99, 1, 3), ("ab", -1, 1, 1),
      ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1),
      ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
      ("a\rb", 2, 2, 1), ("a\r\r\nb", 2, 2, 1), ("a\r", 2, 2, 1), ("\r\r", 2, 3, 1),
      ("é東x", 2, 1, 2), ("é東x", 3, 1, 2), ("é東x", 5, 1, 3),
      ("\u{FEFF}ab\nc", 3, 1, 1), ("\u{FEFF}ab\nc", 1, 1, 1), ("\u{FEFF}ab\nc", 4, 1, 2),
      ("\u{FEFF}ab\nc", 6, 2, 1),
    ])
  func location(text: String, offset: Int, line: Int, column: Int) {
    var locator = SourceLocator(BytesInMemory(Array(text.utf8)))
    #expect(locator.location(of: offset) == Place(line: line, column: column))
    #expect(locator.location(of: offset) == Place(line: line, column: column))
  }

  /// Counts from the top, one scalar after another.
  private static func count(_ bytes: [UInt8], to offset: Int) -> Place {
    var line = 1
    var column = 1
    var index = 0
    while index < offset {
      let isPair = bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if bytes[index] == 10 || bytes[index] == 13 && !isPair {
        line += 1
        column = 1
        index += 1
        continue
      }
      var next = index + 1
      while next < bytes.count, bytes[next] & 0xc0 == 0x80 { next += 1 }
      if next > offset { break }
      column += 1
      index = next
    }
    return Place(line: line, column: column)
  }

  @Test("random texts, asked in any order, in pieces of any size")
  func random() {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let pieces = ["a", "é", "東", "🎟", "\n", "\r", "\r\n", "\n\n", "xyz"]
      let text = (0..<dice.roll(60)).map { _ in dice.pick(pieces) }.joined()
      let bytes = Array(text.utf8)
      var locator = SourceLocator(SlowBytes(bytes: bytes, most: 1 + dice.roll(9)))
      for _ in 0..<20 {
        let offset = dice.roll(bytes.count + 1)
        #expect(locator.location(of: offset) == Self.count(bytes, to: offset), "\(text) \(offset)")
      }
    }
  }

  @Test("ascending questions read the file once")
  func readsOnce() {
    let bytes = Array(String(repeating: "a line of twenty-one\n", count: 10_000).utf8)
    let source = CountingBytes(bytes: bytes)
    var locator = SourceLocator(source)
    for offset in stride(from: 0, to: bytes.count, by: 210) {
      #expect(locator.location(of: offset) == Place(line: offset / 21 + 1, column: 1))
    }
    #expect(source.total < 2 * bytes.count)
  }

  @Test("a file that has become shorter gives its last place")
  func shrunk() {
    var locator = SourceLocator(SlowBytes(bytes: Array("ab\nc".utf8), most: 2, claimed: 1000))
    #expect(locator.location(of: 500) == Place(line: 2, column: 2))
  }
}

/// A source that gives few bytes at a time, and may claim to have more than it has.
private struct SlowBytes: ByteSource {
  let bytes: BytesInMemory
  let most: Int
  let claimed: Int?

  init(bytes: [UInt8], most: Int, claimed: Int? = nil) {
    self.bytes = BytesInMemory(bytes)
    self.most = most
    self.claimed = claimed
  }

  var count: Int { claimed ?? bytes.count }
  var isUnchanged: Bool { claimed == nil }

  func read(_ range: Range<Int>) -> [UInt8] { Array(bytes.read(range).prefix(most)) }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    bytes.read(into: buffer, at: offset)
  }
}

/// A source that counts what is asked of it; for one thread.
private final class CountingBytes: ByteSource, @unchecked Sendable {
  private let bytes: BytesInMemory
  private(set) var total = 0

  init(bytes: [UInt8]) {
    self.bytes = BytesInMemory(bytes)
  }

  var count: Int { bytes.count }
  var isUnchanged: Bool { true }

  func read(_ range: Range<Int>) -> [UInt8] {
    let piece = bytes.read(range)
    total += piece.count
    return piece
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    bytes.read(into: buffer, at: offset)
  }
}
