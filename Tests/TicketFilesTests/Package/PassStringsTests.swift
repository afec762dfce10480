import Foundation
import TestSupport
import Testing

@testable import TicketFiles

@Suite("pass.strings")
struct PassStringsTests {
  @Test(
    "pairs, comments, escapes and what is left out",
    arguments: [
      ("\"A\" = \"Anstoß\";", ["A": "Anstoß"]),
      (
        "/* \"X\" = \"y\"; */ \"A\"=\"1\"; // \"X\" = \"y\";\n\"B\"\t=\n\"2\"\n;",
        ["A": "1", "B": "2"]
      ),
      (
        "\"A\" = \"https://example.com\"; \"B\" = \"/* b */\";",
        ["A": "https://example.com", "B": "/* b */"]
      ),
      ("\"A\" = \"1\\n2\\t3\\r4\\\"5\\\\6\\'7\";", ["A": "1\n2\t3\r4\"5\\6'7"]),
      ("\"A\" = \"\\U00fcber\\u20AC\\UD83C\\uDF9F\";", ["A": "über€🎟"]),
      ("\"A\" = \"\\Ud83cx\\Udf9f\\Ud83c\\n\";", ["A": "\u{fffd}x\u{fffd}\u{fffd}\n"]),
      ("\"A\" = \"\\q\\U\\u41\";", ["A": "qUA"]),
      ("key_1.a-b = \"1\"; Größe = word;", ["key_1.a-b": "1", "Größe": "word"]),
      ("\"A\" = \"1\"; \"A\" = \"2\";", ["A": "2"]),
      ("\"A\" = \"two\nlines\";", ["A": "two\nlines"]),
      ("\"\" = \"\";", ["": ""]),
      ("", [:]), (" \r\n\t", [:]), ("// end", [:]), ("/**/", [:]),
    ])
  func good(text: String, values: [String: String]) {
    let strings = PassStrings(Array(text.utf8))
    #expect(strings.values == values)
    #expect(strings.remarks.isEmpty)
  }

  @Test(
    "what is broken costs its own line, and says where",
    arguments: [
      ("\"A = no end \\", [:], ["1:1 found a line that is no translation"]),
      (
        "\"A\" = \"1;\n\"B\" = \"2\";\n\"C\" = \"3\";", ["B": "2", "C": "3"],
        ["1:1 found a line that is no translation"]
      ),
      (
        "\"A\" = \"1\";\n  \"B = \"2\";\n\"C\" = \"3\";", ["A": "1", "C": "3"],
        ["2:3 found a line that is no translation"]
      ),
      (
        "\"A\" = \"say \"hello\"\";\r\n\"B\" = \"2\";", ["B": "2"],
        ["1:1 found a line that is no translation"]
      ),
      (
        "\"A\" = \"1\"\n\"B\" = \"2\"", ["A": "1", "B": "2"],
        [
          "1:1 found a translation without a semicolon",
          "2:1 found a translation without a semicolon",
        ]
      ),
      ("/* no end\n\"A\" = \"1\";", ["A": "1"], ["1:1 found a comment without an end"]),
      (
        "/ x\n\"B\" /* b\nc */ : \"2\";\n\"C\" = \"3\";", ["C": "3"],
        [
          "1:1 found a line that is no translation", "2:1 found a line that is no translation",
          "3:6 found a line that is no translation",
        ]
      ),
      (
        ";;\n= \"1\";\n\"C\" = ;", [:],
        [1, 2, 3].map { "\($0):1 found a line that is no translation" }
      ),
    ] as [(String, [String: String], [String])])
  func broken(text: String, values: [String: String], remarks: [String]) {
    let strings = PassStrings(Array(text.utf8))
    #expect(strings.values == values)
    #expect(strings.remarks.map { "\($0.location?.description ?? "") \($0.words)" } == remarks)
  }

  @Test(
    "UTF-8 and UTF-16, of both ends, with and without a mark",
    arguments: [
      (String.Encoding.utf8, [UInt8]([0xef, 0xbb, 0xbf])),
      (.utf16LittleEndian, [0xff, 0xfe]), (.utf16BigEndian, [0xfe, 0xff]),
    ])
  func encodings(encoding: String.Encoding, mark: [UInt8]) throws {
    for text in ["\"Größe\" = \"座位 🎟\";\n", "東京=\"Tokyo\";"] {
      let bytes = [UInt8](try #require(text.data(using: encoding)))
      let expected = text.contains("Tokyo") ? ["東京": "Tokyo"] : ["Größe": "座位 🎟"]
      for input in [bytes, mark + bytes] {
        #expect(PassStrings(input).values == expected)
        #expect(PassStrings(input).remarks.isEmpty)
      }
    }
  }

  @Test("what is neither is windows-1252; half a character at the end costs nothing else")
  func otherEncodings() {
    let latin1 = PassStrings([0x41, 0x3d, 0x22, 0xfc, 0x22, 0x3b])
    #expect(latin1.values == ["A": "ü"])
    #expect(latin1.remarks.map(\.words) == ["found text that is not UTF-8; read as windows-1252"])
    let cut = PassStrings([0xfe, 0xff, 0, 0x41, 0, 0x3d, 0, 0x42, 0, 0x3b, 0, 0x0a, 0])
    #expect(cut.values == ["A": "B"])
    #expect(cut.remarks.map(\.words).first == "found bytes that are not UTF-8")
    #expect(PassStrings([0x41, 0x3d, 0x42, 0, 0x3b, 0x0a]).values == [:])
  }

  @Test("any wrong bytes: no trap, and no value that was not there")
  func mutations() {
    var dice = SeededGenerator(seed: 72)
    let text = Array("/* a */\n\"A\" = \"1\\n\\U00fc\";\nB = 2; // b\n\"C\"=\"ü\"".utf8)
    let favourites = Array("\"\\/*;= \nU".utf8) + [0, 0x80, 0xff]
    for _ in 0..<4_000 {
      var bytes = text
      for _ in 0...dice.below(6) {
        let byte = favourites[dice.below(favourites.count)]
        switch dice.below(3) {
        case 0: bytes[dice.below(bytes.count)] = byte
        case 1: bytes.insert(byte, at: dice.below(bytes.count + 1))
        default: bytes.remove(at: dice.below(bytes.count))
        }
      }
      let strings = PassStrings(bytes)
      #expect(strings.values.count <= 6)
      #expect(strings.remarks.allSatisfy { ($0.offset ?? 0) <= 2 * bytes.count })
    }
  }

  @Test(
    "many kilobytes of any one fault takes no longer than a good one", .timeLimit(.minutes(1)),
    arguments: ["\"", "\"\n", "/*\n", "a /*\n", "\"a\n\" = \"\n", "\\\n", "a = /* */\n", "\"\\\n"])
  func linear(fault: String) {
    let bytes = Array(String(repeating: fault, count: (1 << 16) / fault.utf8.count).utf8)
    #expect(PassStrings(bytes).remarks.count <= 100)
  }
}
