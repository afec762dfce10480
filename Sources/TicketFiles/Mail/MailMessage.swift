/// A mail, or all mails of a mailbox file: what lies in them.
struct MailMessage {
  /// A document in a mail: its text, an attachment.
  struct Part: Equatable {
    /// The MIME type in small letters: `text/html`.
    var type: String
    /// The file's name, as the mail gives it.
    var name: String?
    /// Decoded; text of any kind is UTF-8.
    var bytes: [UInt8]
  }

  /// In the order of the mail, those of a mail inside of the mail among them.
  let parts: [Part]
  /// What the first mail is about.
  let subject: String?
  /// What was read otherwise than it is meant, and what was not read.
  let remarks: [Remark]

  /// Parts of a mail, with those that only hold others.
  static let mostParts = 256
  /// Bytes of all parts, decoded.
  static let mostBytes = 64 << 20
  /// Parts inside of parts; deeper ones are taken whole.
  static let deepest = 8

  /// Reads RFC 5322 and MIME as tolerantly as mailers must: with any line ends, with boundaries,
  /// headers and endings that are missing.
  ///
  /// A mail of more parts than are read keeps the first of them, and behind the limit of all bytes
  /// nothing is read; remarks at the lines of those mails say so.
  ///
  /// - Parameter mostBytes: of all parts of all mails, decoded.
  /// - Throws: a refusal where the first part has more bytes than that.
  init(_ bytes: [UInt8], mostBytes: Int = MailMessage.mostBytes) throws(Refusal) {
    var reader = MailReader(mostBytes: mostBytes)
    let messages = Mailbox.messages(in: bytes)
    for message in messages where !reader.isFull { reader.read(message) }
    guard !reader.isFull || !reader.parts.isEmpty else {
      throw Refusal("is a mail of more than \(mostBytes >> 20) MiB")
    }
    parts = reader.parts
    remarks = reader.remarks.located(in: bytes)
    subject = messages.first.flatMap { MailHeader($0)["subject"] }.map(EncodedWords.decode)
  }
}

/// Takes a mail apart.
private struct MailReader {
  private(set) var parts: [MailMessage.Part] = []
  private(set) var remarks: [Remark] = []
  /// Whether the limit of all bytes is reached.
  private(set) var isFull = false
  /// Parts of the mail that is being read.
  private var entities = 0
  /// Bytes of the file before that mail.
  private var offset = 0
  private var size = 0
  private let mostBytes: Int

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  mutating func read(_ message: ArraySlice<UInt8>) {
    entities = 0
    offset = message.startIndex
    read(message, depth: 0)
    if entities > MailMessage.mostParts {
      remark("found a mail of more than \(MailMessage.mostParts) parts; the rest is left out")
    }
  }

  /// Says something about the mail that is being read.
  private mutating func remark(_ words: String) {
    remarks.append(Remark(offset: offset, words: words))
  }

  private mutating func read(_ entity: ArraySlice<UInt8>, depth: Int) {
    guard !isFull else { return }
    entities += 1
    guard entities <= MailMessage.mostParts else { return }
    let header = MailHeader(entity)
    let encoding = TransferEncoding(name: header["content-transfer-encoding"] ?? "")
    let type = header["content-type"].map(MailFieldValue.init) ?? Self.guess(header.body)
    let isContainer = depth < MailMessage.deepest
    if isContainer, type.word.hasPrefix("multipart/") {
      let sections = MailSections(header.body, namedBoundary: type["boundary"]).sections
      for section in sections { read(section, depth: depth + 1) }
      if !sections.isEmpty { return }
    }
    if isContainer, type.word == "message/rfc822" {
      return read(encoding.decode(header.body)[...], depth: depth + 1)
    }
    append(header, type, encoding)
  }

  /// What a part without a type is; RFC 2045 says plain text, mailers forget to say otherwise.
  private static func guess(_ body: ArraySlice<UInt8>) -> MailFieldValue {
    if MailSections.boundary(of: body) != nil { return MailFieldValue("multipart/mixed") }
    let isPage = body.first { !JSONByte.isSpace($0) } == UInt8(ascii: "<")
    return MailFieldValue(isPage ? "text/html" : "text/plain")
  }

  private mutating func append(
    _ header: MailHeader, _ type: MailFieldValue, _ encoding: TransferEncoding
  ) {
    let disposition = header["content-disposition"].map(MailFieldValue.init)
    let name = disposition?["filename"] ?? type["name"]
    var bytes = encoding.decode(header.body)
    if type.word.hasPrefix("text/") { bytes = utf8(bytes, type, name) }
    guard bytes.count <= mostBytes - size else {
      isFull = true
      return remark("found more than \(mostBytes >> 20) MiB of mails; the rest is left out")
    }
    size += bytes.count
    parts.append(MailMessage.Part(type: type.word, name: name, bytes: bytes))
  }

  private mutating func utf8(
    _ bytes: [UInt8], _ type: MailFieldValue, _ name: String?
  ) -> [UInt8] {
    let isCalendar = type.word == "text/calendar"
    let bytes = isCalendar ? CalendarFile.withWholeCharacters(bytes) : bytes
    // Mailers that say ASCII often send UTF-8.
    if let encoding = type["charset"], encoding.lowercased() != "us-ascii" {
      if let charset = Charset(name: encoding) {
        return Array(charset.decodeAsNamed(bytes).utf8)
      }
      let words = "found text in the unknown encoding \"\(encoding)\""
      remarks.append(Remark(path: [name ?? type.word], words: words))
    }
    let text = type.word == "text/html" ? HTMLPage.text(of: bytes) : Charset.guess(bytes)
    return Array(text.utf8)
  }
}
