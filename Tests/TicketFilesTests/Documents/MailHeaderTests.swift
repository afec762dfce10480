import Testing

@testable import TicketFiles

@Suite("Mails: headers")
struct MailHeaderTests {
  @Test(
    "words in other encodings",
    arguments: [
      ("=?utf-8?Q?Z=C3=BCrich_Hbf?=", "Zürich Hbf"), ("=?UTF-8?b?WsO8cmljaA==?= x", "Zürich x"),
      ("a =?iso-8859-2?q?=B3?= b", "a ł b"), ("=?utf-8*en?Q?a?=", "a"),
      ("=?utf-8?Q?=C3?= =?utf-8?Q?=BC?=", "ü"), ("=?utf-8?Q?a?=\n =?iso-8859-1?Q?=FC?= c", "aü c"),
      ("=?utf-8?Q?a b?=", "a b"), ("=?x-none?Q?=FC?=", "ü"), ("=?utf-8?X?a?=", "=?utf-8?X?a?="),
      ("=?utf-8?Q?a", "=?utf-8?Q?a"), ("a=?b?c", "a=?b?c"), ("=?", "=?"), ("why?", "why?"),
      ("=?utf-8?Q??=x", "x"),
    ])
  func encodedWords(text: String, decoded: String) {
    #expect(EncodedWords.decode(text) == decoded)
  }

  @Test(
    "a file's name in any spelling",
    arguments: [
      (#"attachment; filename=a.pkpass"#, "a.pkpass"),
      (#"Attachment ; FileName = "a;\"b\".pkpass" ; x=y"#, #"a;"b".pkpass"#),
      (#"attachment; filename*=utf-8'de'Z%C3%BCrich%20x.eml"#, "Zürich x.eml"),
      (#"attachment; filename*=iso-8859-15''%A4.ics"#, "€.ics"),
      (#"attachment; filename*1=b; filename*0="a"; filename*2*=%2Ec"#, "ab.c"),
      (#"attachment; filename*0*=utf-8''%C3; filename*1*=%BC"#, "ü"),
      (#"attachment; filename="=?utf-8?B?w7w=?=.ics""#, "ü.ics"),
      (#"attachment; filename="ü.ics""#, "ü.ics"),
      (#"attachment; filename*="%41%4""#, "A%4"),
      (#"attachment; filename=a b.ics"#, "a b.ics"), (#"attachment; filename="open"#, "open"),
      (#"attachment; size=3; filename"#, nil), ("attachment", nil), ("", nil),
    ])
  func names(text: String, name: String?) {
    #expect(MailFieldValue(text)["filename"] == name)
  }

  @Test("the word before the parameters")
  func word() {
    #expect(MailFieldValue(" Text/HTML (a comment); charset=x").word == "text/html")
  }

  @Test("folded lines, names in any case, and the envelope before them")
  func fields() {
    let header = MailHeader(
      Array("From a\n>From b\nX-A : 1\r\nx-b:\r\n\t2\r\n 3\nx-a: 4\n\nbody: 5".utf8)[...])
    #expect(header["x-a"] == "1")
    #expect(header["x-b"] == "2 3")
    #expect(header["body"] == nil)
    #expect(header.body.elementsEqual("body: 5".utf8))
  }

  @Test(
    "files that look like mails",
    arguments: [
      "From: a@a.example", "From: a\nDate: b", "Return-Path: <a>\r\nX-Y: z\r\n\r\nanything",
      "From a@a.example Sat Jan 3\nX-Status: R\n", "X-A: b\n folded\nMIME-Version: 1.0",
      "\u{feff}Subject: x", "\n\nSubject: x\n\n", "Subject: x\nContent-Ty",
    ])
  func mails(text: String) {
    #expect(MailMessage.looksLikeMail(Array(text.utf8)))
  }

  @Test(
    "files that do not",
    arguments: [
      "", "From here to there", "From here to there\nand back", "X-A: b\n\nFrom: a",
      "BEGIN:VCALENDAR\nVERSION:2.0", "{\"from\": 1}", "Note that\nFrom: a",
      "From: a\nno colon\nTo: b",
      "PK\u{3}\u{4}", "<html>", "From : a,b;c\n\"x\": y\n", "DTSTART;X=From: a",
    ])
  func others(text: String) {
    #expect(!MailMessage.looksLikeMail(Array(text.utf8)))
  }
}
