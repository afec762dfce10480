/// The header of a mail or of a part of it: RFC 5322, §2.2, and RFC 2045.
struct MailHeader {
  /// Names in small letters; values unfolded, without the space around them.
  private let fields: [(name: String, value: String)]
  /// What stands behind the header.
  let body: ArraySlice<UInt8>

  /// Reads the lines up to a blank one, or up to one that is none of a header.
  init(_ entity: ArraySlice<UInt8>) {
    var fields: [(name: String, value: [UInt8])] = []
    var rest = entity
    while !rest.isEmpty {
      let line = rest.firstLine
      if line.text.isEmpty {
        rest = line.rest
        break
      }
      if let first = line.text.first, first == JSONByte.space || first == JSONByte.tab {
        // A folded line goes on with the field before it.
        if !fields.isEmpty { fields[fields.count - 1].value += line.text }
      } else if let field = Self.field(line.text) {
        fields.append(field)
      } else if !line.text.isEnvelope {
        break
      }
      rest = line.rest
    }
    self.fields = fields.map { ($0.name, Charset.guess(Array($0.value[...].trimmed))) }
    body = rest
  }

  /// The first field with a name in small letters.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// `Name: value`; nil for a line that is no field.
  static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: [UInt8])? {
    guard let colon = line.firstIndex(of: JSONByte.colon) else { return nil }
    let name = line[..<colon].trimmed
    guard !name.isEmpty, name.startIndex == line.startIndex, name.allSatisfy(isNameByte) else {
      return nil
    }
    return (String(decoding: name, as: UTF8.self).lowercased(), Array(line[(colon + 1)...]))
  }

  /// What names of fields really hold, which is less than RFC 5322 allows.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte == JSONByte.minus
      || byte == UInt8(ascii: "_") || byte == JSONByte.dot
  }
}

extension ArraySlice<UInt8> {
  /// The first line without its end, LF or CR LF, and what comes behind.
  var firstLine: (text: Self, rest: Self) {
    guard let end = firstIndex(of: JSONByte.lineFeed) else { return (self, self[endIndex...]) }
    let text = self[..<end]
    let hasReturn = text.last == JSONByte.carriageReturn
    return (hasReturn ? text.dropLast() : text, self[(end + 1)...])
  }

  /// Whether it is the line that begins a message in a mailbox file.
  var isEnvelope: Bool { starts(with: Self.envelope) || starts(with: Self.quotedEnvelope) }

  private static let envelope = Array("From ".utf8)
  private static let quotedEnvelope = Array(">From ".utf8)
}
