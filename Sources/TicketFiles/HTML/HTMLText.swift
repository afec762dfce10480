import Glibc

/// HTML as plain text.
///
/// White space is folded as HTML does, but where only elements inside of lines occur, the text's
/// own line ends stay: such text comes from fields that are no pages. Costs two passes.
enum HTMLText {
  /// Text without tags, comments and entities is returned as it is.
  static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    let bytes = Array(html.utf8)
    let markup = Markup(in: bytes)
    guard markup != .none else { return HTMLEntity.decode(bytes[...], foldsNoBreakSpace: true) }
    var layout = HTMLLayout(bytes, keepsLineEnds: markup == .inLines)
    return layout.text()
  }
}

/// How much of HTML a text makes use of.
private enum Markup: Equatable {
  case none
  /// Elements inside of lines: links, bold words.
  case inLines
  /// Elements that break lines.
  case lines

  init(in bytes: [UInt8]) {
    var tokenizer = HTMLTokenizer(bytes)
    self = .none
    while let token = tokenizer.next() {
      let name: String
      switch token {
      case .start(let tag): name = tag.name
      case .end(let end): name = end
      case .hidden, .raw:
        self = .inLines
        continue
      case .text: continue
      }
      guard HTMLElement.isKnown(name) else { continue }
      self = .inLines
      if name == "br" || !HTMLElement.isInline(name) && !HTMLElement.isVoid(name) {
        self = .lines
        return
      }
    }
  }
}

/// Writes a page's text.
private struct HTMLLayout {
  private let bytes: [UInt8]
  private let keepsLineEnds: Bool
  private var writer = HTMLTextWriter()
  /// How many `<pre>` are open.
  private var preformatted = 0
  private var link: Link?

  private struct Link {
    let target: String
    /// Where its words begin in the written text.
    let start: Int
  }

  init(_ bytes: [UInt8], keepsLineEnds: Bool) {
    self.bytes = bytes
    self.keepsLineEnds = keepsLineEnds
    writer.keepsLineEnds = keepsLineEnds
  }

  mutating func text() -> String {
    var tokenizer = HTMLTokenizer(bytes)
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): append(range)
      case .start(let tag) where HTMLElement.isKnown(tag.name): start(tag)
      case .start(let tag): append(tag.range)
      case .end(let name): end(name)
      case .raw, .hidden: continue
      }
    }
    endLink()
    return String(decoding: writer.text, as: UTF8.self)
  }

  private mutating func append(_ range: Range<Int>) {
    writer.append(HTMLEntity.decode(bytes[range]))
  }

  private mutating func start(_ tag: HTMLTag) {
    switch tag.name {
    case "br": writer.breakLine()
    case "li": writer.beginItem()
    case "td", "th": writer.space()
    case "a":
      endLink()
      link = Self.target(tag).map { Link(target: $0, start: writer.text.count) }
    case _ where HTMLElement.isBlock(tag.name):
      writer.endLine()
      if tag.name == "pre" { setPreformatted(preformatted + 1) }
    default: break
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "a": endLink()
    case "li": writer.endItem()
    case "td", "th": writer.space()
    case _ where HTMLElement.isBlock(name):
      writer.endLine()
      if name == "pre" { setPreformatted(max(0, preformatted - 1)) }
    default: break
    }
  }

  private mutating func setPreformatted(_ count: Int) {
    preformatted = count
    writer.keepsLineEnds = keepsLineEnds || count > 0
  }
}

// MARK: - Links

extension HTMLLayout {
  /// What a link leads to, where that can be used outside of the page.
  private static func target(_ tag: HTMLTag) -> String? {
    let link = String(
      decoding: tag["href"]?.value.utf8.filter { $0 > JSONByte.space } ?? [], as: UTF8.self)
    let scheme = link.prefix { $0 != ":" }.lowercased()
    switch scheme {
    case "mailto", "tel":
      let address = link.dropFirst(scheme.count + 1).prefix { $0 != "?" }
      return address.isEmpty ? nil : String(address)
    case "javascript", "data", "cid", "about": return nil
    default: return link.isEmpty || link.hasPrefix("#") ? nil : link
    }
  }

  /// `text (target)`, or the target alone where it says all that the text does.
  private mutating func endLink() {
    guard let link else { return }
    self.link = nil
    let range = writer.words(from: link.start)
    let words = String(decoding: writer.text[range], as: UTF8.self)
    if words.isEmpty {
      writer.append(link.target)
    } else if link.target.holds(words) {
      writer.replace(from: range.lowerBound, with: link.target)
    } else {
      writer.attach(" (\(link.target))")
    }
  }
}

extension String {
  /// Whether another text is inside of it; linear, where a search of the standard library is not.
  fileprivate func holds(_ other: String) -> Bool {
    other.utf8.count <= utf8.count && strstr(self, other) != nil
  }
}
