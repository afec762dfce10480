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

  /// - Parameter namedBoundary: what the header says, which is looked for elsewhere where the body
  ///   has no such line.
  init(_ body: ArraySlice<UInt8>, namedBoundary: String?) {
    if let namedBoundary, !namedBoundary.isEmpty {
      sections = Self(body, boundary: namedBoundary).sections
    }
    if sections.isEmpty, let boundary = Self.boundary(of: body, mayHavePreamble: true) {
      sections = Self(body, boundary: boundary).sections
    }
  }

  private static let dashes = Array("--".utf8)

  /// The boundary of a body whose header does not name it: a line that begins with `--`, behind
  /// which comes a MIME header.
  ///
  /// - Parameter mayHavePreamble: whether other lines may come before it.
  static func boundary(of body: ArraySlice<UInt8>, mayHavePreamble: Bool = false) -> String? {
    var rest = body.drop(while: JSONByte.isSpace)
    repeat {
      let line = rest.firstLine
      rest = line.rest
      let boundary = line.text.dropFirst(dashes.count).trimmed
      if line.text.starts(with: dashes), !boundary.isEmpty,
        MailHeader.field(rest.firstLine.text)?.name.hasPrefix("content-") == true
      {
        return String(decoding: boundary, as: UTF8.self)
      }
    } while mayHavePreamble && !rest.isEmpty
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutLastLineEnd: Self {
    let text = last == JSONByte.lineFeed ? dropLast() : self
    return text.last == JSONByte.carriageReturn ? text.dropLast() : text
  }
}
