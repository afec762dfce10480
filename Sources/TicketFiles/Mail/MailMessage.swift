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
  /// What was read otherwise than it is meant.
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
  /// Where a mail has more parts or bytes than are read, a remark names the limit; the others of a
  /// mailbox are read all the same.
  ///
  /// - Parameter mostBytes: of all parts, decoded.
  /// - Throws: that refusal where nothing was read before.
  init(_ bytes: [UInt8], mostBytes: Int = MailMessage.mostBytes) throws(Refusal) {
    var reader = MailReader(mostBytes: mostBytes)
    let messages = Mailbox.messages(in: bytes)
    for message in messages { try reader.read(message: message) }
    parts = reader.parts
    remarks = reader.remarks
    subject = messages.first.flatMap { MailHeader($0)["subject"] }.map(EncodedWords.decode)
  }
}

/// Takes a mail apart.
private struct MailReader {
  private(set) var parts: [MailMessage.Part] = []
  private(set) var remarks: [Remark] = []
  private var entities = 0
  private var size = 0
  private let mostBytes: Int

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  mutating func read(message: ArraySlice<UInt8>) throws(Refusal) {
    entities = 0
    do throws(Refusal) { try read(message, depth: 0) } catch {
      if parts.isEmpty { throw error }
      if !remarks.contains(where: { $0.words == error.words }) {
        remarks.append(Remark(words: error.words))
      }
    }
  }

  private mutating func read(_ entity: ArraySlice<UInt8>, depth: Int) throws(Refusal) {
    entities += 1
    guard entities <= MailMessage.mostParts else {
      throw Refusal("is a mail of more than \(MailMessage.mostParts) parts")
    }
    let header = MailHeader(entity)
    let encoding = TransferEncoding(name: header["content-transfer-encoding"] ?? "")
    let type = header["content-type"].map(MailFieldValue.init) ?? Self.guess(header.body)
    let isContainer = depth < MailMessage.deepest
    if isContainer, type.word.hasPrefix("multipart/"),
      let boundary = type["boundary"] ?? MailSections.boundary(of: header.body)
    {
      let sections = MailSections(header.body, boundary: boundary)
      for section in sections.sections { try read(section, depth: depth + 1) }
      if !sections.sections.isEmpty { return }
    }
    if isContainer, type.word == "message/rfc822" {
      return try read(encoding.decode(header.body)[...], depth: depth + 1)
    }
    try append(header, type, encoding)
  }

  /// What a part without a type is; RFC 2045 says plain text, mailers forget to say otherwise.
  private static func guess(_ body: ArraySlice<UInt8>) -> MailFieldValue {
    if MailSections.boundary(of: body) != nil { return MailFieldValue("multipart/mixed") }
    let isPage = body.first { !JSONByte.isSpace($0) } == UInt8(ascii: "<")
    return MailFieldValue(isPage ? "text/html" : "text/plain")
  }

  private mutating func append(
    _ header: MailHeader, _ type: MailFieldValue, _ encoding: TransferEncoding
  ) throws(Refusal) {
    let disposition = header["content-disposition"].map(MailFieldValue.init)
    let name = disposition?["filename"] ?? type["name"]
    var bytes = encoding.decode(header.body)
    if type.word.hasPrefix("text/") { bytes = utf8(bytes, type, name) }
    size += bytes.count
    guard size <= mostBytes else {
      throw Refusal("is a mail of more than \(mostBytes >> 20) MiB")
    }
    parts.append(MailMessage.Part(type: type.word, name: name, bytes: bytes))
  }

  private mutating func utf8(
    _ bytes: [UInt8], _ type: MailFieldValue, _ name: String?
  ) -> [UInt8] {
    // Mailers that say ASCII often send UTF-8.
    if let encoding = type["charset"], encoding.lowercased() != "us-ascii" {
      if let charset = Charset(name: encoding) { return Array(charset.decode(bytes).utf8) }
      let words = "found text in the unknown encoding \"\(encoding)\""
      remarks.append(Remark(path: [name ?? type.word], words: words))
    }
    let text = type.word == "text/html" ? HTMLPage.text(of: bytes) : Charset.guess(bytes)
    return Array(text.utf8)
  }
}
