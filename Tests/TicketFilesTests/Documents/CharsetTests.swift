import Testing

@testable import TicketFiles

@Suite("Encodings")
struct CharsetTests {
  @Test(
    "by their names, in any case and with aliases",
    arguments: [
      ("UTF-8", [0xc3, 0xa9], "é"), ("utf8", [0xef, 0xbb, 0xbf, 0x61], "a"),
      ("us-ascii", [0x61], "a"),
      ("ISO-8859-1", [0xe9, 0x80], "é€"), ("latin1", [0xff], "ÿ"),
      ("iso-8859-2", [0xb3, 0xec], "łě"),
      ("ISO_8859-5", [0xbf, 0xf1], "Пё"), ("iso-8859-7", [0xe1], "α"), ("iso-8859-9", [0xfd], "ı"),
      ("iso-8859-15", [0xa4, 0xbd], "€œ"), ("windows-1252", [0x80, 0x93, 0x9f, 0xa0], "€“Ÿ\u{a0}"),
      ("cp1250", [0x9a, 0xe8], "šč"), ("Windows-1251", [0xcf, 0xf0], "Пр"), ("koi8-r", [0xf0], "П"),
      ("utf-16le", [0x61, 0, 0x3d, 0xd8, 0, 0xde], "a😀"), ("utf-16be", [0, 0x61], "a"),
      ("utf-16", [0xfe, 0xff, 0, 0x61], "a"), ("utf-16be", [0, 0x61, 0], "a\u{fffd}"),
    ] as [(String, [UInt8], String)])
  func named(name: String, bytes: [UInt8], text: String) {
    #expect(Charset(name: name)?.decode(bytes) == text)
  }

  @Test("unknown names", arguments: ["", "gb18030", "iso-2022-cn-ext", "utf-7", "../../x"])
  func unknown(name: String) {
    #expect(Charset(name: name) == nil)
  }

  @Test("all encodings of a byte a character have 128 above ASCII, and ASCII below")
  func tables() {
    let names = [
      "iso-8859-2", "iso-8859-4", "iso-8859-5", "iso-8859-7", "iso-8859-13", "iso-8859-15",
      "iso-8859-16", "windows-1250", "windows-1251", "windows-1252", "windows-1253",
      "windows-1254", "windows-1257", "koi8-r", "koi8-u",
    ]
    let ascii = (0..<0x80).map { UInt8($0) }
    for name in names {
      guard case .bytes(let upper) = Charset(name: name) else {
        Issue.record("\(name) is unknown")
        continue
      }
      #expect(upper.count == 128, "\(name)")
      #expect(Charset(name: name)?.decode(ascii) == String(decoding: ascii, as: UTF8.self))
    }
  }

  @Test("a byte that windows-1252 has no character for is a control")
  func controls() {
    #expect(Charset.windows1252.decode([0x81, 0x9d]).unicodeScalars.map(\.value) == [0x81, 0x9d])
  }

  @Test("what nobody names is UTF-8 or UTF-16 where it can be, else windows-1252")
  func guess() {
    #expect(Charset.guess([0xc3, 0xbc]) == "ü")
    #expect(Charset.guess([0xfc]) == "ü")
    #expect(Charset.guess([0xff, 0xfe, 0xfc, 0]) == "ü")
    #expect(Charset.guess([0xef, 0xbb, 0xbf, 0x61]) == "a")
  }

  @Test("what is named UTF-16 but has no zeros is UTF-8, where it can be")
  func falseUTF16() throws {
    let utf16 = try #require(Charset(name: "utf-16"))
    #expect(utf16.decodeAsNamed(Array("<p>é".utf8)) == "<p>é")
    #expect(utf16.decodeAsNamed([0x61, 0]) == "a")
    #expect(utf16.decodeAsNamed([0xff, 0xfe, 0x2d, 0x4e]) == "中")
    #expect(utf16.decodeAsNamed([0x87, 0x65]) == "文")
    #expect(HTMLPage.text(of: Array("<meta charset=utf-16>".utf8) + [0xe9]).last == "é")
  }

  @Test(
    "a page names its own",
    arguments: [
      "<meta charset=iso-8859-2>",
      "<META HTTP-EQUIV='Content-Type' content='text/html; charset=ISO-8859-2'>",
    ])
  func pages(tag: String) {
    #expect(HTMLPage.text(of: Array("<p>\(tag)".utf8) + [0xb3]) == "<p>\(tag)ł")
    #expect(HTMLPage.text(of: Array("<p>\(tag)ł".utf8)) == "<p>\(tag)ł")
    #expect(HTMLPage.text(of: Array("<p>".utf8) + [0xb3]) == "<p>³")
  }
}

@Suite("Transfer encodings")
struct TransferEncodingTests {
  private func decode(_ text: String, _ name: String) -> String {
    String(decoding: TransferEncoding(name: name).decode(Array(text.utf8)[...]), as: UTF8.self)
  }

  @Test(
    "quoted-printable",
    arguments: [
      ("a=3Db=c3=A9", "a=bé"), ("one =\r\nline", "one line"), ("one=\nline", "oneline"),
      ("one= \t\r\nline", "oneline"), ("end \t\r\nnext", "end\r\nnext"), ("a=20\nb", "a \nb"),
      ("a=", "a"), ("a=zz=4", "a=zz=4"), ("a_b", "a_b"), ("", ""),
    ])
  func quotedPrintable(text: String, decoded: String) {
    #expect(decode(text, "Quoted-Printable") == decoded)
  }

  @Test(
    "base64 with junk in it, padded anywhere or not at all",
    arguments: [
      ("aGVsbG8=", "hello"), ("aGVs\r\nbG8", "hello"), ("aG*Vs bG-8=", "hello"),
      ("aGU=bGxv", "hello"), ("aGVsbG8=a", "hello"), ("", ""), ("====", ""),
    ])
  func base64(text: String, decoded: String) {
    #expect(decode(text, "BASE64") == decoded)
  }

  @Test("others are taken as they are", arguments: ["7bit", "8bit", "binary", "x-unknown", ""])
  func others(name: String) {
    #expect(decode("a=3D\r\n", name) == "a=3D\r\n")
  }
}
