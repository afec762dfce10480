/// The messages of a file: one, or all of a mailbox file, RFC 4155.
enum Mailbox {
  /// A message begins at a line `From …` that follows a blank line and stands before a header.
  /// Messages that are no more than that line are left out.
  static func messages(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let mail = bytes.withoutByteOrderMark.drop(while: JSONByte.isSpace).withoutEmptyMessages
    guard mail.isEnvelope else { return [mail] }
    var messages: [ArraySlice<UInt8>] = []
    var start = mail.startIndex
    var rest = mail
    var isBehindBlank = false
    while !rest.isEmpty {
      let line = rest.firstLine
      if isBehindBlank, line.text.isEnvelope, MailHeader.field(line.rest.firstLine.text) != nil {
        messages.append(mail[start..<rest.startIndex])
        start = rest.startIndex
      }
      isBehindBlank = line.text.isEmpty || isBehindBlank && line.text.isEnvelope
      rest = line.rest
    }
    messages.append(mail[start...])
    return messages
  }
}

extension MailMessage {
  /// Whether a file's first bytes are those of a mail: nothing but lines of a header as far as it
  /// reaches, one of them of a kind that mails have.
  static func looksLikeMail(_ prefix: [UInt8]) -> Bool {
    var rest = prefix.withoutByteOrderMark.drop(while: JSONByte.isSpace).withoutEmptyMessages
    let isMailbox = rest.isEnvelope
    if isMailbox { rest = rest.firstLine.rest }
    var isMail = false
    while !rest.isEmpty {
      let line = rest.firstLine
      if line.text.isEmpty { break }
      let isFolded = line.text.first == JSONByte.space || line.text.first == JSONByte.tab
      if !isFolded {
        guard let field = MailHeader.field(line.text) else {
          // The prefix may end inside of a line.
          return isMail && line.rest.isEmpty
        }
        isMail = isMail || isMailbox || names.contains(field.name)
      }
      rest = line.rest
    }
    return isMail
  }

  private static let names: Set = [
    "from", "to", "subject", "date", "mime-version", "content-type", "received", "return-path",
    "delivered-to", "message-id",
  ]
}

extension ArraySlice<UInt8> {
  /// A mailbox without the messages at its beginning that have neither header nor body.
  fileprivate var withoutEmptyMessages: Self {
    var mailbox = self
    while mailbox.isEnvelope {
      let next = mailbox.firstLine.rest.drop(while: JSONByte.isSpace)
      guard next.isEnvelope else { break }
      mailbox = next
    }
    return mailbox
  }
}
