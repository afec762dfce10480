import Testing

@testable import TicketFiles

@Suite("Mails")
struct MailMessageTests {
  private func mail(_ text: String) throws(Refusal) -> MailMessage {
    try MailMessage(Array(text.utf8))
  }

  /// Each part's type, name and text, in one line.
  private func parts(_ text: String) throws(Refusal) -> [String] {
    try mail(text).parts.map(\.line)
  }

  @Test("a mail of one part")
  func single() throws {
    let mail = try mail(
      "From: a@a.example\r\nSubject: Your\r\n tickets\r\nContent-Type: text/html;"
        + " charset=\"iso-8859-1\"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Z=FCrich\r\n"
    )
    #expect(mail.parts.map(\.line) == ["text/html - <p>Zürich\r\n"])
    #expect(mail.subject == "Your tickets")
  }

  static let nested = """
    MIME-Version: 1.0
    Content-Type: multipart/mixed; boundary="out er"

    preamble
    --out er
    Content-Type: multipart/alternative; boundary=inner

    --inner
    Content-Type: text/plain

    plain
    --inner
    Content-Type: TEXT/HTML; charset=utf-8

    <b>é</b>
    --inner--
    epilogue
    --out er
    Content-Type: application/vnd.apple.pkpass; name=other
    Content-Disposition: attachment; filename="pass.pkpass"
    Content-Transfer-Encoding: base64

    UEsD
    BA==
    --out er--
    epilogue
    """

  @Test("multipart in multipart, with any line ends", arguments: ["\n", "\r\n"])
  func nested(lineEnd: String) throws {
    #expect(
      try parts(Self.nested.replacing("\n", with: lineEnd)) == [
        "text/plain - plain", "text/html - <b>é</b>",
        "application/vnd.apple.pkpass pass.pkpass PK\u{3}\u{4}",
      ])
  }

  @Test("without a final boundary, and without the last line end")
  func missingEnd() throws {
    let text = Self.nested.replacing("\n--inner--\nepilogue", with: "")
      .replacing("\n--out er--\nepilogue", with: "")
    #expect(
      try parts(text) == [
        "text/plain - plain", "text/html - <b>é</b>",
        "application/vnd.apple.pkpass pass.pkpass PK\u{3}\u{4}",
      ])
  }

  @Test("a boundary is a whole line")
  func boundaries() throws {
    let text = """
      Content-Type: multipart/mixed; boundary=b

      --b \t

      --bc
      -- b
      x --b
      --b
      Content-Type: text/html

      2
      --b--
      --b

      3
      """
    #expect(try parts(text) == ["text/plain - --bc\n-- b\nx --b", "text/html - 2"])
  }

  @Test("headers that are missing")
  func missingHeaders() throws {
    #expect(try parts("From: a\n\n<html>") == ["text/html - <html>"])
    #expect(try parts("From: a\n\nHello") == ["text/plain - Hello"])
    #expect(try parts("From: a") == ["text/plain - "])
    #expect(
      try parts("From: a\nno header: here\nat all") == ["text/plain - no header: here\nat all"])
    #expect(
      try parts("Subject: x\n\n\n--xyz\nContent-Type: text/html\n\n1\n--xyz--") == ["text/html - 1"]
    )
    #expect(
      try parts("Content-Type: multipart/mixed\n\n--xyz\nContent-Type: text/html\n\n1\n--xyz--")
        == ["text/html - 1"])
  }

  @Test("a mail in a mail, as it is and in base64")
  func embedded() throws {
    let inner = "Subject: inner\nContent-Type: text/html\n\n<i>"
    #expect(try parts("Content-Type: message/rfc822\n\n\(inner)") == ["text/html - <i>"])
    let encoded = Base64.encode(Array(inner.utf8))
    #expect(
      try parts(
        "Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n\(encoded)")
        == ["text/html - <i>"])
  }

  @Test("all mails of a mailbox file")
  func mailbox() throws {
    let text = """
      From a@a.example Sat Jan  3 01:05:34 1996
      Subject: one
      Content-Type: text/html

      1
      From here on it is text

      From here too

      From b@b.example Sat Jan  3 01:05:34 1996
      Content-Type: text/html

      2
      """
    let mail = try mail(text)
    #expect(
      mail.parts.map(\.line) == [
        "text/html - 1\nFrom here on it is text\n\nFrom here too\n\n", "text/html - 2",
      ])
    #expect(mail.subject == "one")
  }

  @Test("text in an encoding that is missing, wrong, vague or unknown")
  func encodings() throws {
    func text(_ type: String, _ body: [UInt8]) throws -> (text: String?, remarks: [Remark]) {
      let mail = try MailMessage(Array("Content-Type: \(type)\n\n".utf8) + body)
      return (mail.parts.first.map { String(decoding: $0.bytes, as: UTF8.self) }, mail.remarks)
    }
    #expect(try text("text/plain", [0xfc]).text == "ü")
    #expect(try text("text/calendar; charset=us-ascii", [0xc3, 0xbc]).text == "ü")
    #expect(try text("text/html; charset=iso-8859-2", [0xb3]).text == "ł")
    #expect(try text("text/html", Array("<meta charset=koi8-r>".utf8) + [0xf0]).text?.last == "П")
    #expect(try text("text/html; charset=utf-16", Array("<p>é".utf8)).text == "<p>é")
    #expect(try text("text/html; charset=utf-16le", [0x3c, 0, 0xe9, 0]).text == "<é")
    let unknown = try text("text/html; charset=x-none; name=n.html", [0xfc])
    #expect(unknown.text == "ü")
    #expect(
      unknown.remarks
        == [Remark(path: ["n.html"], words: "found text in the unknown encoding \"x-none\"")])
    #expect(
      try MailMessage(Array("Content-Type: a/b; charset=iso-8859-2\n\n".utf8) + [0xb3])
        .parts.first?.bytes == [0xb3])
  }

  @Test("parts that lie too deep are taken whole")
  func depth() throws {
    var mails = ["Content-Type: text/html\n\nx"]
    for level in 0..<12 {
      let head = "Content-Type: multipart/mixed; boundary=b\(level)\n\n--b\(level)\n"
      mails.append(head + mails[level])
    }
    #expect(try parts(mails[8]) == ["text/html - x"])
    #expect(try parts(mails[12]) == ["multipart/mixed - --b3\n" + mails[3]])
  }
}

extension MailMessage.Part {
  /// Its type, name and text.
  var line: String {
    "\(type) \(name ?? "-") \(String(decoding: bytes, as: UTF8.self))"
  }
}
