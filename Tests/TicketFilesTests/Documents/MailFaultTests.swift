import Testing

@testable import TicketFiles

@Suite("Mails: what is wrong in them, and too much")
struct MailFaultTests {
  private func parts(_ text: String) throws(Refusal) -> [String] {
    try MailMessage(Array(text.utf8)).parts.map(\.line)
  }

  @Test(
    "a mailbox file whose first mails are empty",
    arguments: [
      "From a@a.example Sat\n\n", "From a@a.example Sat\n", "From \nFrom \n\n\nFrom a\r\n",
      "From a\n\n>From b\n",
    ])
  func emptyMails(start: String) throws {
    let mail = "From b@b.example Sat\nSubject: x\n\ny\n\n"
    let bytes = Array((start + mail + start + mail).utf8)
    #expect(MailMessage.looksLikeMail(bytes))
    let message = try MailMessage(bytes)
    #expect(message.parts.count == 2)
    #expect(message.subject == "x")
    #expect(message.parts.last?.bytes == Array("y\n\n".utf8))
  }

  @Test("lines that begin with From and no mail are none")
  func noMails() {
    #expect(!MailMessage.looksLikeMail(Array("From \nFrom \n".utf8)))
    #expect(!MailMessage.looksLikeMail(Array("From here\n\nFrom there\nit is text\n".utf8)))
  }

  @Test(
    "a boundary that the body does not have",
    arguments: ["zzz", "\"\"", "b-"], ["", "This is a mail in several parts.\n-- \n--\n"])
  func wrongBoundary(boundary: String, preamble: String) throws {
    let body = "--b\nContent-Type: text/html\n\n1\n--b\n\n2\n--b--\n"
    #expect(
      try parts("Content-Type: multipart/mixed; boundary=\(boundary)\n\n\(preamble)\(body)")
        == ["text/html - 1", "text/plain - 2"])
  }

  @Test("a calendar's lines that are folded inside of a character")
  func foldedCalendar() throws {
    for charset in ["", "; charset=utf-8", "; charset=us-ascii"] {
      let head = Array("Content-Type: text/calendar\(charset)\n\nSUMMARY:".utf8)
      let mail = try MailMessage(head + [0xc3, 0x0d, 0x0a, 0x20, 0xbc])
      #expect(mail.parts.map(\.line) == ["text/calendar - SUMMARY:ü\r\n "])
    }
  }

  @Test("the limits are named")
  func limits() throws {
    let part = "--b\n\nx\n"
    let head = "Content-Type: multipart/mixed; boundary=b\n\n"
    #expect(try parts(head + String(repeating: part, count: 255)).count == 255)
    let many = Array((head + String(repeating: part, count: 256)).utf8)
    #expect(try MailMessage(many).parts.count == 255)
    let words = "found a mail of more than 256 parts; the rest is left out"
    #expect(try MailMessage(many).remarks.map(\.words) == [words])
    #expect(try MailMessage(many).remarks.map(\.location?.description) == ["1:1"])
    // The limit is each mail's own.
    let mailbox =
      Array("From a@b Sat\n".utf8) + many + Array("\nFrom c@d Sat\nSubject: x\n\nLast".utf8)
    #expect(try MailMessage(mailbox).parts.last?.bytes.starts(with: "Last".utf8) == true)
    let twice = try MailMessage(Array("From a@b Sat\nSubject: x\n\ny\n\n".utf8) + mailbox)
    #expect(twice.parts.count == 257)
    #expect(twice.remarks.map(\.location?.description) == ["6:1"])
    let mails = String(repeating: "From a@b Sat\nSubject: x\n\ny\n\n", count: 300)
    #expect(try MailMessage(Array(mails.utf8)).parts.count == 300)
    let block = "--b\n\n" + String(repeating: "x", count: 600_000) + "\n"
    let mail = Array((head + block + block).utf8)
    #expect(try MailMessage(mail).parts.count == 2)
    let cut = try MailMessage(mail, mostBytes: 1 << 20)
    #expect(cut.parts.count == 1)
    #expect(cut.remarks.map(\.words) == ["found more than 1 MiB of mails; the rest is left out"])
    #expect(cut.remarks.map(\.location?.description) == ["1:1"])
    #expect(throws: Refusal("is a mail of more than 0 MiB")) { try MailMessage(mail, mostBytes: 1) }
  }
}
