import Testing

@testable import TicketFiles

@Suite("JSON: errors")
struct JSONErrorTests {
  typealias Case = (input: String, expected: JSONError.Expectation, offset: Int, words: String)

  static let cases: [Case] = [
    ("", .value, 0, "expected a value, found the end of the file"),
    (" \n", .value, 2, "expected a value, found the end of the file"),
    ("hello", .value, 0, "expected a value, found \"h\""),
    ("nullx", .value, 0, "expected a value, found \"n\""),
    ("[1,@]", .value, 3, "expected a value, found \"@\""),
    ("{\"a\":}", .value, 5, "expected a value, found \"}\""),
    ("[-]", .value, 1, "expected a value, found \"-\""),
    ("[\\]", .value, 1, "expected a value, found \"\\\""),
    ("/", .value, 0, "expected a value, found \"/\""),
    ("]", .value, 0, "expected a value, found \"]\""),
    ("[é]", .value, 1, "expected a value, found byte 0xc3"),
    ("[1", .commaOrBracket, 2, "expected a comma or \"]\", found the end of the file"),
    ("[1}", .commaOrBracket, 2, "expected a comma or \"]\", found \"}\""),
    ("[1:2]", .commaOrBracket, 2, "expected a comma or \"]\", found \":\""),
    ("{\"a\":1", .commaOrBrace, 6, "expected a comma or \"}\", found the end of the file"),
    ("{\"a\":1]", .commaOrBrace, 6, "expected a comma or \"}\", found \"]\""),
    ("{\"a\":\"b\"c\"}", .commaOrBrace, 8, "expected a comma or \"}\", found \"c\""),
    ("{\"a\":1 {", .commaOrBrace, 7, "expected a comma or \"}\", found \"{\""),
    ("{", .commaOrBrace, 1, "expected a comma or \"}\", found the end of the file"),
    ("{[", .key, 1, "expected a key in quotes, found \"[\""),
    ("{\"a\"}", .colon, 4, "expected a colon, found \"}\""),
    ("{a b:1}", .colon, 3, "expected a colon, found \"b\""),
    ("{\"a\"", .colon, 4, "expected a colon, found the end of the file"),
    ("[1,\"a]", .closingQuote, 3, "expected a closing quote, found the end of the file"),
    ("\"\\", .closingQuote, 0, "expected a closing quote, found the end of the file"),
    ("{'a", .closingQuote, 1, "expected a closing quote, found the end of the file"),
    ("[1/* ]", .endOfComment, 2, "expected the \"*/\" of a comment, found the end of the file"),
    ("/*/", .endOfComment, 0, "expected the \"*/\" of a comment, found the end of the file"),
  ]

  @Test("what cannot be repaired says where and what", arguments: cases)
  func error(_ example: Case) throws {
    let bytes = Array(example.input.utf8)
    var reader = JSONReader(bytes)
    let error = #expect(throws: JSONError.self) { _ = try reader.value() }
    #expect(error?.expected == example.expected)
    #expect(error?.offset == example.offset)
    #expect(error?.description == example.words)

    var skipping = JSONReader(bytes)
    let again = #expect(throws: JSONError.self) { try skipping.skip() }
    #expect(again == error)
  }

  @Test("what was found is shown in printable ASCII")
  func foundSafely() {
    func words(_ found: UInt8) -> String {
      JSONError(expected: .colon, offset: 0, found: found).description
    }
    #expect(words(0x1b) == "expected a colon, found byte 0x1b")
    #expect(words(0x07) == "expected a colon, found byte 0x07")
    #expect(words(0x22) == "expected a colon, found a quote")
    for byte in UInt8.min...UInt8.max {
      #expect(words(byte).utf8.allSatisfy { (0x20..<0x7f).contains($0) })
    }
  }

  @Test("64 levels are read, the 65th is an error at once")
  func depth() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try JSONReading(deepest).compact == deepest)

    for opener in ["[", "{\"a\":"] {
      let bomb = Array(String(repeating: opener, count: 20_000).utf8)
      var reader = JSONReader(bomb)
      let error = #expect(throws: JSONError.self) { _ = try reader.value() }
      #expect(error?.expected == .shallowerValue)
      #expect(error?.offset == 64 * opener.utf8.count)
    }
    var words = JSONReader(Array(String(repeating: "[", count: 65).utf8))
    #expect {
      try words.skip()
    } throws: { error in
      "\(error)" == "expected at most 64 levels of nesting, found \"[\""
    }
  }

  @Test("an error leaves the depth as it was")
  func depthAfterError() throws {
    var reader = JSONReader(Array("[[[[!".utf8))
    #expect(throws: JSONError.self) { _ = try reader.value() }
    #expect(reader.depth == 0)
  }

  @Test("asking for another kind of value is an error at that value")
  func otherKind() {
    var reader = JSONReader(Array(" 1".utf8))
    #expect(throws: JSONError(expected: .object, offset: 1, found: 0x31)) {
      try reader.beginObject()
    }
    #expect(throws: JSONError(expected: .array, offset: 1, found: 0x31)) {
      try reader.beginArray()
    }
    #expect(throws: JSONError(expected: .text, offset: 1, found: 0x31)) {
      _ = try reader.string()
    }
  }
}
