/// What comes between the marks of a bracketed paste.
struct PasteBuffer: Equatable {
  /// UTF-8 bytes; the rest of a longer paste is dropped.
  static let limit = 1 << 16
  /// xterm's ctlseqs, "Bracketed Paste Mode".
  private static let endMark = Array("\u{1b}[201~".unicodeScalars)

  /// Without control characters, those of ISO 6429's C1 set included.
  private(set) var text = ""
  /// How much of the end mark has been seen.
  private var matched = 0

  /// Takes one symbol; the text once the end mark is complete.
  mutating func feed(_ symbol: KeyDecoder.Symbol) -> String? {
    guard case .scalar(let scalar) = symbol else {
      // A sequence that curses knows, in the pasted text: it is no text.
      matched = 0
      return nil
    }
    if scalar == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? text : nil
    }
    let unfinished = matched
    matched = 0
    for mark in Self.endMark.prefix(unfinished) { append(mark) }
    if scalar == Self.endMark[0] { matched = 1 } else { append(scalar) }
    return nil
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let isControl = scalar.value < 0x20 || 0x7f..<0xa0 ~= scalar.value
    guard !isControl, text.utf8.count + UTF8.width(scalar) <= Self.limit else { return }
    text.unicodeScalars.append(scalar)
  }
}
