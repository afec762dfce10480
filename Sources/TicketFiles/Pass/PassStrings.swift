/// A pass's translations for one language: its `pass.strings`.
///
///     /* Labels */
///     "SEAT" = "Platz";
///
/// The format is that of old property lists. A line that is none costs that line alone.
struct PassStrings {
  /// By key; of a key's several values the last.
  let values: [String: String]
  let remarks: [Remark]

  /// Reads UTF-16 and UTF-8, with and without byte-order marks; what is neither counts as
  /// windows-1252. Takes time proportional to the bytes.
  init(_ bytes: [UInt8]) {
    var text = bytes
    var remarks: [Remark] = []
    if let decoded = TextEncoding.decodeToUTF8(Self.marked(bytes)) {
      text = decoded.utf8
      remarks = decoded.repairs.map { Remark(offset: $0.offset, words: "found \($0)") }
    } else if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      text.removeFirst(3)
    }
    if String(validating: text, as: UTF8.self) == nil {
      text = Array(Charset.windows1252.decode(text).utf8)
      remarks.append(Remark(words: "found text that is not UTF-8; read as windows-1252"))
    }
    var parser = PassStringsParser(text)
    values = parser.values()
    remarks += parser.faults.map { Remark(offset: $0.offset, words: $0.words) }
    // Places in ascending order are found in one pass.
    self.remarks = remarks.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }.located(in: text)
  }

  /// The bytes with the byte-order mark that UTF-16 lacks.
  ///
  /// Keys are mostly ASCII, so that of the first bytes a quarter or more are zeros, on one side of
  /// each pair. ``TextEncoding`` itself asks for two ASCII characters at the start, as JSON has them.
  private static func marked(_ bytes: [UInt8]) -> [UInt8] {
    guard TextEncoding(of: bytes) == .utf8 else { return bytes }
    var zeros = (even: 0, odd: 0)
    let sample = bytes.prefix(512)
    for (place, byte) in sample.enumerated() where byte == 0 {
      if place.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    guard (zeros.even + zeros.odd) * 4 >= sample.count, zeros.even != zeros.odd else {
      return bytes
    }
    return (zeros.even > zeros.odd ? [0xfe, 0xff] : [0xff, 0xfe]) + bytes
  }
}
