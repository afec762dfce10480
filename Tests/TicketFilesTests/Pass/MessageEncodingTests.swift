import Testing
import Tickets

@testable import TicketFiles

@Suite("Encodings of messages, and colours")
struct MessageEncodingTests {
  @Test(
    "the bytes of a message",
    arguments: [
      ("iso-8859-1", "é", [0xe9]), ("ISO-8859-1", "\u{81}", [0x81]), ("latin1", "€", nil),
      ("iso-8859-15", "€é", [0xa4, 0xe9]), ("iso-8859-15", "¤", nil), ("ISO_8859-15", "Œ", [0xbc]),
      ("windows-1252", "€é„“", [0x80, 0xe9, 0x84, 0x93]), ("windows-1252", "\u{80}", nil),
      ("us-ascii", "A~", [0x41, 0x7e]), ("us-ascii", "é", nil), ("utf-8", "é", [0xc3, 0xa9]),
      ("UTF8", "é", [0xc3, 0xa9]), ("utf-16", "é€", [0x00, 0xe9, 0x20, 0xac]),
      ("utf-16", "😀", [0xd8, 0x3d, 0xde, 0x00]),
    ] as [(String, String, [UInt8]?)])
  func bytes(name: String, message: String, bytes: [UInt8]?) throws {
    let encoding = try #require(MessageEncoding(name: name))
    #expect(encoding.bytes(of: message) == bytes)
  }

  @Test("names of no encoding", arguments: ["", "iso-8859", "PKEncoding", "M1DOE/JOHN"])
  func unknown(name: String) {
    #expect(MessageEncoding(name: name) == nil)
  }

  @Test(
    "colours as passes spell them",
    arguments: [
      ("rgb(23, 187, 82)", 0x17bb52), ("rgb( 23,187 ,82 )", 0x17bb52), ("RGB(0,0,0)", 0x000000),
      ("rgba(220, 58, 92, 1.00)", 0xdc3a5c), ("rgb(12.4, 40.5, 255)", 0x0c29ff),
      ("rgb(100%, 50%, 0%)", 0xff8000), ("rgb(23 187 82)", 0x17bb52),
      ("rgb(23 187 82 / 50%)", 0x17bb52), ("#17BB52", 0x17bb52), ("#17bb52ff", 0x17bb52),
      ("#1bf", 0x11bbff), (" white ", 0xffffff),
    ] as [(String, UInt32)])
  func colors(text: String, value: UInt32) {
    #expect(RGB(parsing: text) == RGB(value))
  }

  @Test(
    "colours that are none",
    arguments: [
      "rgb(255-255-255)", "rgb(999,-1,abc)", "#12", "#12345", "#+12345", "rgb(1,2,3", "rgb(1,,3)",
      "rgb(1.,2,3)", "rgb(300%,0%,0%)", "rgb(1,2,3,4,5)", "rgb()", "1,2,3", "#xyzxyz",
      "rgb(1.2.3,0,0)", "rgb(256,0,0)", "rgb(255.5,0,0)",
    ])
  func noColors(text: String) {
    #expect(RGB(parsing: text) == nil)
  }
}
