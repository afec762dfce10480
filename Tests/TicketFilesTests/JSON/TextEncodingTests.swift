import Foundation
import Testing

@testable import TicketFiles

@Suite("JSON: encodings")
struct TextEncodingTests {
  static let text = "[\"Zürich\", \"東京 🎟\"]"

  @Test(
    "UTF-16 and UTF-32, of both ends, with and without a mark",
    arguments: [
      (String.Encoding.utf16LittleEndian, [UInt8]([0xff, 0xfe])),
      (.utf16BigEndian, [0xfe, 0xff]),
      (.utf32LittleEndian, [0xff, 0xfe, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xfe, 0xff]),
    ])
  func wide(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = [UInt8](try #require(Self.text.data(using: encoding)))
    for input in [bytes, mark + bytes] {
      let decoded = try #require(TextEncoding.decodeToUTF8(input))
      #expect(String(decoding: decoded.utf8, as: UTF8.self) == Self.text)
      #expect(decoded.repairs.isEmpty)
    }
  }

  @Test("UTF-8 is left alone, with a mark or not, and so is Latin-1")
  func utf8() {
    #expect(TextEncoding.decodeToUTF8(Array(Self.text.utf8)) == nil)
    #expect(TextEncoding.decodeToUTF8([0xef, 0xbb, 0xbf] + Array(Self.text.utf8)) == nil)
    #expect(TextEncoding.decodeToUTF8([0x22, 0xfc, 0x22]) == nil)
    for short: [UInt8] in [
      [], [0x31], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0], [0xff], [0xef, 0xbb],
    ] {
      #expect(TextEncoding.decodeToUTF8(short) == nil)
    }
  }

  @Test("the shortest texts")
  func short() {
    #expect(TextEncoding.decodeToUTF8([0x31, 0])?.utf8 == [0x31])
    #expect(TextEncoding.decodeToUTF8([0, 0x31])?.utf8 == [0x31])
    #expect(TextEncoding.decodeToUTF8([0, 0, 0, 0x31])?.utf8 == [0x31])
    #expect(TextEncoding.decodeToUTF8([0x31, 0, 0, 0])?.utf8 == [0x31])
    #expect(TextEncoding.decodeToUTF8([0xff, 0xfe])?.utf8 == [])
  }

  @Test("halves of pairs, numbers that are no code points and a cut end become U+FFFD")
  func broken() throws {
    let inputs: [[UInt8]] = [
      [0xfe, 0xff, 0x00, 0x61, 0xd8, 0x3c, 0x00, 0x62],
      [0xff, 0xfe, 0x61, 0x00, 0x9f, 0xdf, 0x62, 0x00],
      [0x00, 0x00, 0xfe, 0xff, 0, 0, 0, 0x61, 0, 0x11, 0, 0, 0, 0, 0, 0x62],
      [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0, 0, 0xd8, 0, 0, 0x62, 0, 0, 0],
    ]
    for input in inputs {
      let decoded = try #require(TextEncoding.decodeToUTF8(input))
      #expect(String(decoding: decoded.utf8, as: UTF8.self) == "a\u{FFFD}b")
      #expect(decoded.repairs == [JSONRepair(kind: .invalidEncoding, offset: 1)])
    }
    let cut = try #require(TextEncoding.decodeToUTF8([0xfe, 0xff, 0, 0x61, 0xd8]))
    #expect(String(decoding: cut.utf8, as: UTF8.self) == "a\u{FFFD}")
    #expect(cut.repairs.map(\.offset) == [1])
  }
}
