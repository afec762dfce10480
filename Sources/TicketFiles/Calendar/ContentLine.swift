/// A line of a calendar, unfolded: `DTSTART;TZID=Europe/Berlin:20240824T173000`, RFC 5545, §3.1.
struct ContentLine: Equatable {
  /// In capitals.
  let name: String
  /// Names in capitals; values without quotes.
  private let parameters: [Parameter]
  /// As it is spelled, escapes and all.
  let value: String
  /// Bytes of the calendar before it.
  let offset: Int

  private struct Parameter: Equatable {
    let name: String
    let value: String
  }

  /// Nil for a line that does not begin with a name.
  init?(_ line: [UInt8], at offset: Int) {
    var rest = line[...]
    let name = Self.takeName(&rest)
    guard !name.isEmpty else { return nil }
    var parameters: [Parameter] = []
    while rest.first == Self.semicolon {
      rest = rest.dropFirst()
      let name = Self.takeName(&rest)
      guard rest.first == Self.equals else { continue }
      parameters.append(Parameter(name: name, value: Self.takeValue(&rest)))
    }
    guard rest.first == JSONByte.colon else { return nil }
    self.name = name
    self.parameters = parameters
    value = String(decoding: rest.dropFirst(), as: UTF8.self)
    self.offset = offset
  }

  private static let semicolon = UInt8(ascii: ";")
  private static let equals = UInt8(ascii: "=")

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String {
    let name = rest.prefix {
      JSONByte.isLetter($0) || JSONByte.isDigit($0) || $0 == JSONByte.minus
    }
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self).uppercased()
  }

  /// Takes `=value`, parts of which may be in quotes.
  private static func takeValue(_ rest: inout ArraySlice<UInt8>) -> String {
    var value: [UInt8] = []
    var isQuoted = false
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == JSONByte.quote {
        isQuoted.toggle()
      } else if !isQuoted, byte == semicolon || byte == JSONByte.colon {
        break
      } else {
        value.append(byte)
      }
      index += 1
    }
    rest = rest[index...]
    return String(decoding: value, as: UTF8.self)
  }

  /// The first parameter with a name in capitals.
  subscript(parameter: String) -> String? { parameters.first { $0.name == parameter }?.value }
}

extension ContentLine {
  /// The value as text: `\n`, `\,`, `\;` and `\\` resolved, other backslashes kept.
  var text: String { texts(separatedBy: nil).first ?? "" }

  /// The texts of a list: `Travel,Sport\, outdoors`.
  var texts: [String] { texts(separatedBy: JSONByte.comma) }

  private func texts(separatedBy separator: UInt8?) -> [String] {
    var texts: [String] = []
    var text: [UInt8] = []
    var bytes = value.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte == separator {
        texts.append(String(decoding: text, as: UTF8.self))
        text = []
      } else if byte == JSONByte.backslash, let next = bytes.next() {
        switch next {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(JSONByte.lineFeed)
        case JSONByte.comma, JSONByte.backslash, Self.semicolon: text.append(next)
        default: text += [byte, next]
        }
      } else {
        text.append(byte)
      }
    }
    return texts + [String(decoding: text, as: UTF8.self)]
  }
}

/// The lines of a calendar, unfolded one at a time.
struct ContentLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ calendar: [UInt8]) { rest = calendar[...] }

  /// The next line that has a name. A line that has none belongs to the text before it, whose line
  /// end was not escaped.
  mutating func next() -> ContentLine? {
    while !rest.isEmpty {
      let start = rest.startIndex
      var line = takeLine()
      while let next = rest.first {
        if next == JSONByte.space || next == JSONByte.tab {
          rest = rest.dropFirst()
          line += takeLine()
        } else if canGoOn(line), rest.firstLine.text.isStray {
          line += Array("\\n".utf8) + takeLine()
        } else {
          break
        }
      }
      if let content = ContentLine(line, at: start) { return content }
    }
    return nil
  }

  private func canGoOn(_ line: [UInt8]) -> Bool {
    !line.isEmpty && !line.starts(with: Self.begin) && !line.starts(with: Self.end)
  }

  private static let begin = Array("BEGIN:".utf8)
  private static let end = Array("END:".utf8)

  private mutating func takeLine() -> [UInt8] {
    let line = rest.firstLine
    rest = line.rest
    return Array(line.text)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is not blank and does not begin with a name and what can stand behind one.
  fileprivate var isStray: Bool {
    let name = prefix { JSONByte.isLetter($0) || JSONByte.isDigit($0) || $0 == JSONByte.minus }
    let next = dropFirst(name.count).first
    return !isEmpty && (name.isEmpty || next != JSONByte.colon && next != UInt8(ascii: ";"))
  }
}
