/// What a file is, by its first bytes and never by its name.
enum FileFormat: Equatable {
  /// This program's own, or what is read as such.
  case wallet
  /// JSON with keys of another format; whether it is of that format, all of it tells.
  case foreignJSON
  case archive, page, mail, calendar, token, catima
  /// Something that holds no ticket, by its name.
  case other(String)

  /// Bytes of a file that are looked at.
  static let start = 1 << 16

  /// - Parameter start: the file's first bytes, at most ``FileFormat/start`` of them are of use.
  init(startingWith start: [UInt8]) {
    let encoding = TextEncoding(of: start)
    let start = TextEncoding.decodeToUTF8(start)?.utf8 ?? start
    let text = start.withoutByteOrderMark.drop(while: JSONByte.isSpace)
    switch text.first {
    case JSONByte.openBrace, JSONByte.openBracket:
      self = ForeignKeys.occur(in: text) ? .foreignJSON : .wallet
    case JSONByte.slash,
      JSONByte.hash where ForeignKeys.occur(in: text):
      self = .foreignJSON
    case UInt8(ascii: "<"): self = .page
    default: self = Self.other(start, text, encoding)
    }
  }

  /// Whether the beginning of a stream can yet become a mail's: its first line is a header field, as
  /// far as it has come.
  static func mayBecomeMail(_ start: [UInt8]) -> Bool {
    let line = start.prefix { $0 != JSONByte.lineFeed }
    let name = line.prefix { $0 > JSONByte.space && $0 < 0x7f && $0 != JSONByte.colon }
    guard start.count < Self.start, let first = name.first, JSONByte.isLetter(first) else {
      return false
    }
    return name.count == start.count || line.dropFirst(name.count).first == JSONByte.colon
      || line.starts(with: "From ".utf8)
  }

  private static func other(
    _ start: [UInt8], _ text: ArraySlice<UInt8>, _ encoding: TextEncoding
  ) -> FileFormat {
    if let known = signatures.first(where: { start.starts(with: $0.bytes) }) { return known.format }
    if text.prefix(15).map(JSONByte.lowercased).elementsEqual("begin:vcalendar".utf8) {
      return .calendar
    }
    if JSONWebToken.looksLike(start) { return .token }
    if Catima.looksLike(start) { return .catima }
    if MailMessage.looksLikeMail(start) { return .mail }
    // An archive behind other bytes: its reader says what is wrong with that.
    if start.indices.contains(where: { start[$0...].starts(with: entry) }) { return .archive }
    return encoding == .utf8 && start.contains(where: isBinary) ? .other("binary data") : .wallet
  }

  /// A control character that no text has.
  private static func isBinary(_ byte: UInt8) -> Bool { byte < 0x07 || 0x0e..<0x1b ~= byte }

  /// What an archive's first entry begins with.
  private static let entry = Array("PK\u{3}\u{4}".utf8)

  private static let signatures: [(bytes: [UInt8], format: FileFormat)] = [
    (entry, .archive), (Array("PK\u{5}\u{6}".utf8), .archive),
    (Array("%PDF-".utf8), .other("a PDF")),
    ([0x89] + Array("PNG\r\n".utf8), .other("a picture")),
    ([0xff, 0xd8, 0xff], .other("a picture")), (Array("GIF8".utf8), .other("a picture")),
    ([0x1f, 0x8b], .other("compressed with gzip")),
    (Array("BZh".utf8), .other("compressed with bzip2")),
    ([0xfd] + Array("7zXZ".utf8), .other("compressed with xz")),
    (Array("7z".utf8) + [0xbc, 0xaf], .other("a 7z archive")),
    (Array("Rar!".utf8), .other("a RAR archive")),
  ]
}

/// Keys that JSON-LD, Apple's passes and Google's objects have and wallets mostly do not.
enum ForeignKeys {
  /// Those that nobody else uses.
  static let certain: Set<[UInt8]> = Set(
    ["@type", "@context", "@graph", "passTypeIdentifier"].map { Array($0.utf8) })
  static let names: Set<[UInt8]> = Set(
    [
      "@type", "@context", "@graph", "passTypeIdentifier", "formatVersion", "serialNumber",
      "teamIdentifier", "boardingPass", "coupon", "eventTicket", "generic", "storeCard",
      "posterGeneric", "classId", "classReference", "payload",
    ].map { Array($0.utf8) }
      + ["eventTicket", "generic", "flight", "transit", "loyalty", "offer", "giftCard"]
      .flatMap { [Array("\($0)Classes".utf8), Array("\($0)Objects".utf8)] })
  private static let lengths = 5...18

  /// Whether one of them stands in quotes before a colon. Inside a text its quotes would be escaped.
  static func occur(in text: ArraySlice<UInt8>, of names: Set<[UInt8]> = names) -> Bool {
    var opening: Int?
    for (place, byte) in zip(text.indices, text) where byte == JSONByte.quote {
      defer { opening = place }
      guard let first = opening, lengths ~= place - first - 1,
        text[text.index(after: place)...].first(where: { !JSONByte.isSpace($0) }) == JSONByte.colon
      else { continue }
      if names.contains(Array(text[first + 1..<place])) { return true }
    }
    return false
  }
}
