/// The parts of a multipart body, which lines with its boundary divide: RFC 2046, §5.1.
struct MailSections {
  /// Without the line end before each boundary. What stands before the first one and behind the
  /// last one is none; the last boundary may be missing.
  private(set) var sections: [ArraySlice<UInt8>] = []

  init(_ body: ArraySlice<UInt8>, boundary: String) {
    let mark = Array("--\(boundary)".utf8)
    var rest = body
    var start: Int?
    while !rest.isEmpty {
      let lineStart = rest.startIndex
      let line = rest.firstLine
      rest = line.rest
      guard line.text.starts(with: mark) else { continue }
      let end = line.text.dropFirst(mark.count)
      let isLast = end.starts(with: Self.dashes)
      guard end.dropFirst(isLast ? 2 : 0).allSatisfy(JSONByte.isSpace) else { continue }
      if let start { sections.append(body[start..<lineStart].withoutLastLineEnd) }
      start = rest.startIndex
      if isLast {
        start = nil
        break
      }
    }
    if let start { sections.append(body[start...]) }
  }

  private static let dashes = Array("--".utf8)

  /// The boundary of a body whose header does not name it: its first line begins with `--`, and the
  /// next one is a MIME header.
  static func boundary(of body: ArraySlice<UInt8>) -> String? {
    let (first, rest) = body.drop(while: JSONByte.isSpace).firstLine
    guard first.starts(with: dashes), first.count > 4,
      let field = MailHeader.field(rest.firstLine.text), field.name.hasPrefix("content-")
    else { return nil }
    return String(decoding: first.dropFirst(2).trimmed, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutLastLineEnd: Self {
    let text = last == JSONByte.lineFeed ? dropLast() : self
    return text.last == JSONByte.carriageReturn ? text.dropLast() : text
  }
}
