/// Collects a page's microdata as JSON, as https://html.spec.whatwg.org/multipage/microdata.html
/// says, but without `itemref`.
///
/// Elements that are not closed end with the one around them. Costs one look at each token and at
/// most ``mostOpenTexts`` copies of the text.
struct Microdata {
  /// The items that are no other's property, in their order.
  private(set) var roots: [JSONValue] = []
  private var writer = HTMLTextWriter()
  /// The elements that are open, from the outside in.
  private var open: [OpenElement] = []
  /// How many of the open elements have a name.
  private var counts: [String: Int] = [:]
  private var items: [MicrodataItem] = []
  private var openTexts = 0

  /// Items inside of items; deeper ones are no items.
  static let deepest = 32
  /// Properties that are text inside of another's text; further ones are not read.
  static let mostOpenTexts = 4
  /// Elements that the end tag of an element inside a line looks back over.
  private static let farthestLookBack = 32

  private struct OpenElement {
    let name: String
    let offset: Int
    var isItem = false
    /// Where the text begins that is the value of the properties.
    var textStart: Int?
    var properties: [String] = []
  }

  mutating func text(_ bytes: ArraySlice<UInt8>) {
    if openTexts > 0 { writer.append(HTMLEntity.decode(bytes)) }
  }

  mutating func start(_ tag: HTMLTag) {
    if let last = open.last,
      last.name == tag.name && HTMLElement.endsAtItsLike(tag.name)
        || last.name == "p" && HTMLElement.isBlock(tag.name)
    {
      closeLast()
    }
    breakLine(at: tag.name)
    var element = OpenElement(name: tag.name, offset: tag.range.lowerBound)
    let properties = MicrodataItem.properties(of: tag)
    if tag["itemscope"] != nil {
      element.isItem = items.count < Self.deepest
      let propertyName = items.isEmpty ? nil : properties.first
      if element.isItem { items.append(MicrodataItem(tag, propertyName: propertyName)) }
    } else if !properties.isEmpty, !items.isEmpty {
      if let value = tag.microdataValue {
        set(properties, to: value, at: tag.range.lowerBound)
      } else if openTexts < Self.mostOpenTexts {
        element.textStart = writer.text.count
        element.properties = properties
        openTexts += 1
      }
    }
    open.append(element)
    counts[tag.name, default: 0] += 1
    if tag.isSelfClosing || HTMLElement.isVoid(tag.name) { closeLast() }
  }

  mutating func end(_ name: String) {
    if let place = placeOfLast(name) {
      while open.count > place { closeLast() }
    }
    breakLine(at: name)
  }

  /// Closes what is open still.
  mutating func finish() {
    while !open.isEmpty { closeLast() }
  }

  private mutating func breakLine(at name: String) {
    guard openTexts > 0 else { return }
    if name == "br" {
      writer.breakLine()
    } else if HTMLElement.isBlock(name) {
      writer.endLine()
    } else if name == "td" || name == "th" {
      writer.space()
    }
  }

  /// The innermost open element that an end tag can mean.
  ///
  /// A stray `</b>` or `</p>` closes nothing that is more than a part of a line.
  private func placeOfLast(_ name: String) -> Int? {
    guard counts[name, default: 0] > 0 else { return nil }
    guard name == "p" || HTMLElement.isInline(name) else {
      return open.lastIndex { $0.name == name }
    }
    for place in open.indices.reversed().prefix(Self.farthestLookBack) {
      if open[place].name == name { return place }
      if !HTMLElement.isInline(open[place].name) { return nil }
    }
    return nil
  }

  private mutating func closeLast() {
    guard let element = open.popLast() else { return }
    counts[element.name, default: 1] -= 1
    if let start = element.textStart {
      openTexts -= 1
      let words = String(decoding: writer.text[writer.words(from: start)], as: UTF8.self)
      if openTexts == 0 { writer = HTMLTextWriter() }
      set(element.properties, to: words, at: element.offset)
    }
    guard element.isItem, let item = items.popLast() else { return }
    let value = item.value
    if items.isEmpty {
      roots.append(value)
    } else if let name = item.propertyName {
      items[items.count - 1].add(value, named: name)
    }
  }

  private mutating func set(_ names: [String], to text: String, at offset: Int) {
    guard !items.isEmpty else { return }
    for name in names {
      items[items.count - 1].add(JSONValue(.string(text), at: offset), named: name)
    }
  }
}
