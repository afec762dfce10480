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
  init?(_ line: UnfoldedLine) {
    var rest = line.bytes[...]
    name = Self.takeName(&rest)
    guard !name.isEmpty,
      let (parameters, value) = Self.split(rest, honoursQuotes: true)
        ?? Self.split(rest, honoursQuotes: false)
    else { return nil }
    self.parameters = parameters
    self.value = value
    offset = line.offset
  }

  /// What stands behind the name; nil where that has no colon.
  ///
  /// - Parameter honoursQuotes: whether a colon in quotes belongs to a parameter.
  private static func split(
    _ line: ArraySlice<UInt8>, honoursQuotes: Bool
  ) -> (parameters: [Parameter], value: String)? {
    var rest = line
    var parameters: [Parameter] = []
    while rest.first == semicolon {
      rest = rest.dropFirst()
      let name = takeName(&rest)
      guard rest.first == equals else { continue }
      let value = takeValue(&rest, honoursQuotes: honoursQuotes)
      parameters.append(Parameter(name: name, value: value))
    }
    guard rest.first == JSONByte.colon else { return nil }
    return (parameters, String(decoding: rest.dropFirst(), as: UTF8.self))
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
  private static func takeValue(
    _ rest: inout ArraySlice<UInt8>, honoursQuotes: Bool
  ) -> String {
    var value: [UInt8] = []
    var isQuoted = false
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == JSONByte.quote {
        isQuoted = honoursQuotes && !isQuoted
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
