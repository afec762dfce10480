/// A web page or the HTML of a mail: what it says to machines.
enum HTMLPage {
  /// Reads JSON-LD; where that holds no ticket, microdata, which else says the same again.
  ///
  /// Costs two passes over the page.
  static func read(_ text: String) -> Reading {
    let page = StructuredData(of: Array(text.utf8))
    var reading = SchemaOrg.read(page.scripts)
    if reading.tickets.isEmpty, !page.items.isEmpty {
      reading.append(SchemaOrg.read(page.items))
    }
    reading.remarks = (page.remarks + reading.remarks).located(in: page.bytes)
    return reading
  }
}

/// The data of a page. All offsets are those of the page.
struct StructuredData {
  let bytes: [UInt8]
  /// The values of all scripts of JSON-LD.
  private(set) var scripts: [JSONValue] = []
  /// The microdata.
  private(set) var items: [JSONValue] = []
  /// What was repaired, and what could not be read.
  private(set) var remarks: [Remark] = []

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var tokenizer = HTMLTokenizer(bytes)
    var microdata = Microdata()
    var isLinkedData = false
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): microdata.text(bytes[range])
      case .start(let tag):
        isLinkedData = tag.isLinkedData
        microdata.start(tag)
      case .end(let name): microdata.end(name)
      case .raw("script", let range): if isLinkedData { readScript(range) }
      case .raw("title", let range): microdata.text(bytes[range])
      case .raw, .hidden: continue
      }
    }
    microdata.finish()
    items = microdata.roots
  }

  private mutating func readScript(_ range: Range<Int>) {
    let range = withoutWrapping(range)
    let plain = LinkedDataScript(bytes, in: range)
    guard let failure = plain.failure else { return take(plain) }
    // Some write `&quot;` for each quote.
    if bytes[range].contains(UInt8(ascii: "&")) {
      let decoded = Array(HTMLEntity.decode(bytes[range]).utf8)
      let script = LinkedDataScript(decoded, in: decoded.indices)
      if script.failure == nil {
        scripts += script.values.map { $0.placed { _ in range.lowerBound } }
        return
      }
    }
    guard !takeWhatIsWhole(range) else { return }
    let words = "a script is left out: \(failure)".about("script")
    remarks.append(Remark(offset: failure.offset, words: words))
  }

  /// Takes what a broken script holds beside what is broken.
  ///
  /// - Returns: false where that is nothing.
  private mutating func takeWhatIsWhole(_ range: Range<Int>) -> Bool {
    // Places in bytes that were decoded are not the page's.
    guard let document = try? JSONDocument(Array(bytes[range])),
      document.bytes.count == range.count
    else { return false }
    scripts += document.roots.map { $0.placed { $0 + range.lowerBound } }
    remarks += document.remarks.map { remark in
      let offset = remark.offset.map { $0 + range.lowerBound }
      return Remark(offset: offset ?? range.lowerBound, words: remark.words.about("script"))
    }
    return true
  }

  private mutating func take(_ script: LinkedDataScript) {
    scripts += script.values
    remarks += script.repairs.map { Remark(offset: $0.offset, words: "found \($0)") }
  }

  /// Without `<![CDATA[ … ]]>`, `<!-- … -->`, and the `//` that hides these marks from scripts.
  private func withoutWrapping(_ range: Range<Int>) -> Range<Int> {
    let script = bytes[range].trimmed
    let uncommented = script.without(prefix: "//")
    for (opening, closing) in [("<![CDATA[", "]]>"), ("<!--", "-->")]
    where uncommented.starts(with: opening.utf8) {
      let inner = uncommented.without(prefix: opening).without(suffix: closing)
      return inner.without(suffix: "//").indices
    }
    return script.indices
  }
}

/// What a script of JSON-LD holds, as far as it can be read.
private struct LinkedDataScript {
  private(set) var values: [JSONValue] = []
  let repairs: [JSONRepair]
  private(set) var failure: JSONError?

  init(_ bytes: [UInt8], in range: Range<Int>) {
    var reader = JSONReader(bytes, in: range)
    do throws(JSONError) {
      while try reader.nextRoot() { values.append(try reader.value()) }
    } catch {
      failure = error
    }
    repairs = reader.takeRepairs()
  }
}

extension HTMLTag {
  /// Whether it is a script of JSON-LD: `type="application/ld+json; charset=utf-8"`.
  fileprivate var isLinkedData: Bool {
    guard name == "script", let type = self["type"] else { return false }
    let essence = type.value.utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 > JSONByte.space }
    return String(decoding: essence, as: UTF8.self).lowercased() == "application/ld+json"
  }
}

extension ArraySlice<UInt8> {
  /// Without the white space at both ends.
  var trimmed: Self {
    let start = firstIndex { !JSONByte.isSpace($0) } ?? endIndex
    let last = lastIndex { !JSONByte.isSpace($0) } ?? start
    return start == endIndex ? self[start...] : self[start...last]
  }

  fileprivate func without(prefix: String) -> Self {
    starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count).trimmed : self
  }

  fileprivate func without(suffix: String) -> Self {
    let end = self.suffix(suffix.utf8.count)
    return end.elementsEqual(suffix.utf8) ? dropLast(suffix.utf8.count).trimmed : self
  }
}

extension JSONValue {
  /// The value with another place for each part of it.
  fileprivate func placed(_ place: (_ offset: Int) -> Int) -> JSONValue {
    switch kind {
    case .null, .bool, .number, .string: JSONValue(kind, at: place(offset))
    case .array(let values):
      JSONValue(.array(values.map { $0.placed(place) }), at: place(offset))
    case .object(let members):
      JSONValue(
        .object(
          members.map { JSONMember($0.key, $0.value.placed(place), at: place($0.keyOffset)) }),
        at: place(offset))
    }
  }
}

extension String {
  /// The words of an error about JSON that is a part of a file, which alone has ended.
  func about(_ part: String) -> String {
    let end = "the end of the file"
    return hasSuffix(end) ? dropLast(end.utf8.count) + "the end of the \(part)" : self
  }
}
