/// Words of a header in other encodings, `=?utf-8?Q?Z=C3=BCrich?=`: RFC 2047.
enum EncodedWords {
  /// A header's value with such words resolved; what is none stays as it is.
  ///
  /// Space between two of them is left out, and two in one encoding are joined before they are
  /// decoded: mailers cut between the bytes of a character.
  static func decode(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "?")) else { return value }
    let bytes = Array(value.utf8)
    var output = ""
    var pending: (charset: Charset, bytes: [UInt8])?
    /// The first byte that is not written yet.
    var written = 0
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "=")) {
      index = start + 1
      guard let word = EncodedWord(in: bytes[start...]) else { continue }
      let between = bytes[written..<start]
      let isNext = pending != nil && between.allSatisfy(JSONByte.isSpace)
      if isNext, pending?.charset == word.charset {
        pending?.bytes += word.bytes
      } else {
        output += pending.map { $0.charset.decode($0.bytes) } ?? ""
        if !isNext { output += String(decoding: between, as: UTF8.self) }
        pending = (word.charset, word.bytes)
      }
      written = word.end
      index = word.end
    }
    output += pending.map { $0.charset.decode($0.bytes) } ?? ""
    return output + String(decoding: bytes[written...], as: UTF8.self)
  }
}

/// One word, found and read but not decoded.
private struct EncodedWord {
  let charset: Charset
  let bytes: [UInt8]
  /// The index behind it.
  let end: Int

  /// RFC 2047 allows 75 bytes, mailers write more; a longer word is none, so that nobody looks
  /// through all of a header again and again.
  private static let longest = 1024

  init?(in bytes: ArraySlice<UInt8>) {
    let word = bytes.prefix(Self.longest)
    let mark = UInt8(ascii: "?")
    guard word.dropFirst().first == mark else { return nil }
    let fields = word.dropFirst(2).split(
      separator: mark, maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, fields[3].first == UInt8(ascii: "="), let letter = fields[1].first,
      fields[1].count == 1
    else { return nil }
    // RFC 2231 adds a language: `utf-8*en`.
    let name = fields[0].prefix { $0 != JSONByte.star }
    charset = Charset(name: String(decoding: name, as: UTF8.self)) ?? .windows1252
    switch letter | 0x20 {
    case UInt8(ascii: "b"): self.bytes = TransferEncoding.decodeBase64(fields[2])
    case UInt8(ascii: "q"):
      self.bytes = TransferEncoding.decodeQuotedPrintable(fields[2], underscoreIsSpace: true)
    default: return nil
    }
    end = fields[3].startIndex + 1
  }
}
