/// Splits HTML into tags and text, as tolerantly as browsers do.
///
/// A `<` that begins no tag is text, and so is one whose tag has no end. Costs one look at each
/// byte, whatever they are, and a second one at the rest where quotes do not match.
struct HTMLTokenizer {
  let bytes: [UInt8]
  private var position = 0
  /// The last `>`: no tag begins behind it.
  private let lastTagEnd: Int
  /// False once a quote was opened that has no tag's end behind it: nobody looks for it twice.
  private var honoursQuotes = true
  /// The element whose contents come next, where they are no HTML.
  private var rawElement: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  /// Elements whose contents hold no tags.
  private static let rawElements: Set = ["script", "style", "title"]

  mutating func next() -> HTMLToken? {
    if let name = rawElement {
      rawElement = nil
      return rawText(of: name)
    }
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "<") {
      if let token = markup() { return token }
      return text(from: position, searchingFrom: position + 1)
    }
    return text(from: position, searchingFrom: position)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func text(from start: Int, searchingFrom first: Int) -> HTMLToken {
    position = bytes[first...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return .text(start..<position)
  }

  /// The tag or comment that begins here, and nil where none does.
  private mutating func markup() -> HTMLToken? {
    let next = byte(position + 1)
    if next == UInt8(ascii: "!"), matches("--", at: position + 2) { return comment() }
    guard position < lastTagEnd else { return nil }
    switch next {
    case _ where JSONByte.isLetter(next): return startTag()
    case UInt8(ascii: "/"): return endTag()
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      let third = byte(position + 2)
      guard JSONByte.isLetter(third) || third == JSONByte.openBracket else { return nil }
      position = behindTagEnd(from: position)
      return .hidden
    default: return nil
    }
  }

  private mutating func startTag() -> HTMLToken? {
    let start = position
    var scanner = HTMLTagScanner(bytes, from: start + 1, honoursQuotes: honoursQuotes)
    guard let name = scanner.name() else { return nil }
    if !scanner.scanAttributes() {
      guard honoursQuotes else { return nil }
      honoursQuotes = false
      scanner = HTMLTagScanner(bytes, from: start + 1, honoursQuotes: false)
      guard scanner.name() != nil, scanner.scanAttributes() else { return nil }
    }
    position = scanner.position
    if Self.rawElements.contains(name), !scanner.isSelfClosing { rawElement = name }
    return .start(
      HTMLTag(
        name: name, range: start..<position, attributes: scanner.attributes,
        isSelfClosing: scanner.isSelfClosing))
  }

  private mutating func endTag() -> HTMLToken? {
    var scanner = HTMLTagScanner(bytes, from: position + 2, honoursQuotes: false)
    guard let name = scanner.name() else { return nil }
    position = behindTagEnd(from: scanner.position)
    return .end(name: name)
  }

  private func behindTagEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  /// A comment; one without an end is all the rest, as in browsers.
  private mutating func comment() -> HTMLToken {
    var index = position + 4
    position = bytes.count
    // `<!-->` and `<!--->` are whole comments.
    if byte(index) == UInt8(ascii: ">") || matches("->", at: index) {
      position = behindTagEnd(from: index)
      return .hidden
    }
    while index < bytes.count {
      if bytes[index] == JSONByte.minus, matches("-->", at: index) || matches("--!>", at: index) {
        position = behindTagEnd(from: index)
        break
      }
      index += 1
    }
    return .hidden
  }

  /// All before the end tag; without one, all the rest.
  private mutating func rawText(of name: String) -> HTMLToken {
    let start = position
    position = bytes.count
    var index = start
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard byte(index) == UInt8(ascii: "/") else { continue }
      var scanner = HTMLTagScanner(bytes, from: index + 1, honoursQuotes: false)
      if scanner.name() == name {
        position = open
        break
      }
    }
    return .raw(of: name, start..<position)
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
  }
}
