/// Lays text out as HTML does: white space is folded, and only elements break lines.
struct HTMLTextWriter {
  /// Without white space at its end; that is still to be written before what comes next.
  private(set) var text: [UInt8] = []
  /// Whether the text's own line ends count.
  var keepsLineEnds = false
  private var lineEnds = 0
  private var hasSpace = false
  private var bullet: StaticString?

  /// At most one blank line stands between two lines.
  private static let mostLineEnds = 2

  /// Ends the line, if anything is on it.
  mutating func endLine() { lineEnds = max(lineEnds, 1) }

  /// Begins another line, even behind an empty one.
  mutating func breakLine() { lineEnds = min(lineEnds + 1, Self.mostLineEnds) }

  mutating func space() { hasSpace = true }

  /// Begins a line with a bullet, as soon as there is something to put behind it.
  mutating func beginItem() {
    endLine()
    bullet = "• "
  }

  mutating func endItem() {
    endLine()
    bullet = nil
  }

  /// Adds text whose entities are resolved. A no-break space counts as a space.
  mutating func append(_ words: String) {
    var words = words
    words.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == JSONByte.lineFeed, keepsLineEnds {
          breakLine()
        } else if JSONByte.isSpace(byte) || byte == 0x0c {
          hasSpace = true
        } else if byte == 0xc2, index + 1 < bytes.count, bytes[index + 1] == 0xa0 {
          hasSpace = true
          index += 1
        } else {
          show(byte)
        }
        index += 1
      }
    }
  }

  private mutating func show(_ byte: UInt8) {
    if lineEnds > 0 || hasSpace || bullet != nil { writeSpace() }
    text.append(byte)
  }

  private mutating func writeSpace() {
    if !text.isEmpty {
      if lineEnds > 0 {
        text += [UInt8](repeating: JSONByte.lineFeed, count: lineEnds)
      } else if hasSpace {
        text.append(JSONByte.space)
      }
    }
    bullet?.withUTF8Buffer { text += $0 }
    lineEnds = 0
    hasSpace = false
    bullet = nil
  }

  /// Puts words behind the last one, before any white space that is still to be written.
  mutating func attach(_ words: String) { text += words.utf8 }

  /// Puts other words in the place of those from `start` on.
  mutating func replace(from start: Int, with words: String) {
    text.removeLast(text.count - min(start, text.count))
    text += words.utf8
  }

  /// Where the words that were written from `start` on begin: behind the space before them.
  func words(from start: Int) -> Range<Int> {
    let start = min(start, text.count)
    let first = text[start...].firstIndex { !JSONByte.isSpace($0) } ?? text.count
    return first..<text.count
  }
}
