import Testing

@testable import TicketFiles

@Suite("JSON: repairs")
struct JSONRepairTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let input: [UInt8]
    let compact: String
    let repairs: [JSONRepair]

    init(_ input: String, _ compact: String, _ repairs: (JSONRepair.Kind, Int)...) {
      self.init(
        bytes: Array(input.utf8), compact, repairs.map { JSONRepair(kind: $0.0, offset: $0.1) })
    }

    init(bytes: [UInt8], _ compact: String, _ repairs: [JSONRepair]) {
      input = bytes
      self.compact = compact
      self.repairs = repairs
    }

    var testDescription: String { String(decoding: input, as: UTF8.self).debugDescription }
  }

  static let commas: [Case] = [
    Case("[1,]", "[1]", (.trailingComma, 2)),
    Case("{\"a\":1 , }", "{\"a\":1}", (.trailingComma, 7)),
    Case("[1,,]", "[1]", (.trailingComma, 2)),
    Case("[1,,2]", "[1,2]", (.extraComma, 3)),
    Case("[1, , ,2]", "[1,2]", (.extraComma, 4)),
    Case("[,1]", "[1]", (.extraComma, 1)),
    Case("[,]", "[]", (.extraComma, 1)),
    Case("{,\"a\":1,,\"b\":2}", "{\"a\":1,\"b\":2}", (.extraComma, 1), (.extraComma, 8)),
    Case("[1 2]", "[1,2]", (.missingComma, 2)),
    Case("[{}{}]", "[{},{}]", (.missingComma, 3)),
    Case(
      "[[] \"a\"\n'b']", "[[],\"a\",\"b\"]", (.missingComma, 3), (.missingComma, 7),
      (.singleQuotes, 8)),
    Case("{\"a\":1\n\"b\":2}", "{\"a\":1,\"b\":2}", (.missingComma, 6)),
  ]

  static let spaces: [Case] = [
    Case("// c\n1", "1", (.comment, 0)),
    Case("# c\r[/* ] */1]// end", "[1]", (.comment, 0), (.comment, 5)),
    Case("[1/**/]", "[1]", (.comment, 2)),
    Case("\u{FEFF}1", "1", (.byteOrderMark, 0)),
    Case("\u{0}\u{1e}1", "1", (.oddSpace, 0)),
    Case(
      "[\u{a0}1\u{3000},\u{2028}2\u{200b}\u{85}\u{7f}]", "[1,2]", (.oddSpace, 1), (.oddSpace, 4),
      (.oddSpace, 8), (.oddSpace, 12)),
  ]

  static let text: [Case] = [
    Case("'it\\'s'", "\"it's\"", (.singleQuotes, 0), (.unknownEscape, 3)),
    Case("'say \"hi\"'", "\"say \\\"hi\\\"\"", (.singleQuotes, 0)),
    Case("\"a\nb\tc\"", "\"a\\nb\\tc\"", (.controlCharacter, 2), (.controlCharacter, 4)),
    Case(
      "\"C:\\path\\x\\u12\"", "\"C:\\\\path\\\\x\\\\u12\"", (.unknownEscape, 3),
      (.unknownEscape, 8), (.unknownEscape, 10)),
    Case("\"\\ud800\"", "\"\u{FFFD}\"", (.loneSurrogate, 1)),
    Case("\"\\udc00\\ud83c\\udf9f\"", "\"\u{FFFD}🎟\"", (.loneSurrogate, 1)),
    Case("\"\\ud83c\\u0041\"", "\"\u{FFFD}A\"", (.loneSurrogate, 1)),
    Case("\"\\ud83c\\ud83c\\udf9f\"", "\"\u{FFFD}🎟\"", (.loneSurrogate, 1)),
    Case(
      bytes: [0x22, 0xc0, 0xaf, 0x61, 0xff, 0x22], "\"\u{FFFD}\u{FFFD}a\u{FFFD}\"",
      [
        JSONRepair(kind: .invalidEncoding, offset: 1),
        JSONRepair(kind: .invalidEncoding, offset: 4),
      ]),
    Case(
      bytes: [0x22, 0xe2, 0x82, 0x22], "\"\u{FFFD}\"",
      [JSONRepair(kind: .invalidEncoding, offset: 1)]),
    Case(
      bytes: [0x22, 0xed, 0xa0, 0xbd, 0x22], "\"\u{FFFD}\u{FFFD}\u{FFFD}\"",
      [JSONRepair(kind: .invalidEncoding, offset: 1)]),
  ]

  static let tokens: [Case] = [
    Case(
      "{a: 1, $b_2: 2, home-team: 3}", "{\"a\":1,\"$b_2\":2,\"home-team\":3}", (.bareKey, 1),
      (.bareKey, 7), (.bareKey, 16)),
    Case("{'a': 1}", "{\"a\":1}", (.singleQuotes, 1)),
    Case("{ü: 1}", "{\"ü\":1}", (.bareKey, 1)),
    Case(
      "[NaN,-Infinity,None,undefined]", "[null,null,null,null]", (.notAValue, 1), (.notAValue, 5),
      (.notAValue, 15), (.notAValue, 20)),
    Case("[True,False]", "[true,false]", (.foreignBool, 1), (.foreignBool, 6)),
    Case(
      "[+1,007,.5,5.,-.5e3]", "[\"+1\",\"007\",\".5\",\"5.\",\"-.5e3\"]",
      (.numberSpelling, 1), (.numberSpelling, 4), (.numberSpelling, 8), (.numberSpelling, 11),
      (.numberSpelling, 14)),
    Case(
      "[2024-08-24,1.2.3,1e]", "[\"2024-08-24\",\"1.2.3\",\"1e\"]", (.bareText, 1), (.bareText, 12),
      (.bareText, 18)),
    Case("{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":3,\"b\":2}", (.duplicateKey("a"), 13)),
    Case("{\"a\":1,\"\\u0061\":2}", "{\"a\":2}", (.duplicateKey("a"), 7)),
  ]

  @Test(
    "each mistake is repaired and recorded where it is", arguments: commas + spaces + text + tokens)
  func repair(_ example: Case) throws {
    let reading = try JSONReading(example.input)
    #expect(reading.compact == example.compact)
    #expect(reading.repairs == example.repairs)
  }

  @Test("a number that JSON does not spell so stays a number, as spelled")
  func numberAsSpelled() throws {
    var reader = JSONReader(Array("[+1,12345678901234567890123]".utf8))
    let value = try reader.value()
    #expect(
      value
        == JSONValue(
          .array([JSONValue(.number("+1")), JSONValue(.number("12345678901234567890123"))])))
  }

  @Test("what is skipped is repaired but not recorded")
  func skipped() throws {
    var reader = JSONReader(Array("[,'a',{b:+1 c:2,},]// x".replacing(" c", with: ",c").utf8))
    try reader.skip()
    #expect(reader.repairs.isEmpty)
    #expect(try reader.nextRoot() == false)
    #expect(reader.takeRepairs().map(\.kind) == [.comment])
  }

  @Test("only so many repairs are kept")
  func manyRepairs() throws {
    var reader = JSONReader(Array(("[" + String(repeating: "+1,", count: 1500) + "]").utf8))
    _ = try reader.value()
    #expect(reader.repairs.count == JSONReader.mostRepairs)
    #expect(reader.unlistedRepairs == 501)
    #expect(reader.takeRepairs().first == JSONRepair(kind: .numberSpelling, offset: 1))
    #expect(reader.repairs.isEmpty && reader.unlistedRepairs == 0)
  }
}
