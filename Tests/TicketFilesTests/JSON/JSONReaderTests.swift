import TestSupport
import Testing

@testable import TicketFiles

@Suite("JSON: reading")
struct JSONReaderTests {
  @Test("a value knows where each part stands")
  func offsets() throws {
    var reader = JSONReader(Array(" {\"a\": [1, \"b\"], c: null}".utf8))
    let value = try reader.value()
    #expect(value.offset == 1)
    guard case .object(let members) = value.kind, members.count == 2,
      case .array(let elements) = members[0].value.kind
    else {
      Issue.record("not the object that was written")
      return
    }
    #expect(members.map(\.keyOffset) == [2, 17])
    #expect(members.map(\.value.offset) == [7, 20])
    #expect(elements.map(\.offset) == [8, 11])
    #expect(value["c"] == JSONValue(.null))
    #expect(value["d"] == nil)
  }

  @Test(
    "of two equal keys the last one counts, in the first one's place", arguments: [2, 23, 24, 200])
  func duplicates(count: Int) throws {
    let keys = (0..<count).map { "\"k\($0)\":\($0)" }
    let reading = try JSONReading("{" + (keys + ["\"k0\":true"]).joined(separator: ",") + "}")
    #expect(reading.compact == "{" + (["\"k0\":true"] + keys[1...]).joined(separator: ",") + "}")
    #expect(reading.repairs.map(\.kind) == [.duplicateKey("k0")])
  }

  @Test("é in one code point and in two are two keys", arguments: [0, 30])
  func canonicalTwins(others: Int) throws {
    let keys = (0..<others).map { "\"k\($0)\":0" } + ["\"caf\u{e9}\":1", "\"cafe\u{301}\":2"]
    var reader = JSONReader(Array(("{" + keys.joined(separator: ",") + "}").utf8))
    let value = try reader.value()
    #expect(reader.repairs.isEmpty)
    #expect(value["caf\u{e9}"] == JSONValue(.number("1")))
    #expect(value["cafe\u{301}"] == JSONValue(.number("2")))
    #expect(JSONValue(.string("\u{e9}")) != JSONValue(.string("e\u{301}")))
  }

  @Test("a NUL in text is kept")
  func nul() throws {
    var reader = JSONReader(Array("\"1A\\u0000HIDDEN\"".utf8))
    #expect(try reader.value() == JSONValue(.string("1A\u{0}HIDDEN")))
    #expect(reader.repairs.isEmpty)
  }

  @Test("members and elements without a tree")
  func skim() throws {
    var reader = JSONReader(
      Array("{\"wallet\":1,\"t\\u0069tle\":\"M\\u0079\",'x':[1],\"n\":[{},2]}".utf8))
    var title = ""
    var starts: [Int] = []
    try reader.members { (reader: inout JSONReader, key) throws(JSONError) in
      if reader.key(key, is: "title") {
        title = reader.text(in: try reader.string())
      } else if reader.key(key, is: "n") {
        try reader.elements { (reader: inout JSONReader) throws(JSONError) in
          starts.append(reader.position)
          try reader.skip()
        }
      } else {
        try reader.skip()
      }
    }
    #expect(title == "My")
    #expect(starts == [48, 51])
    #expect(reader.position == reader.end)
  }

  @Test(
    "several documents one after another",
    arguments: [
      "{\"a\":1}\n{\"a\":2}\n", "{\"a\":1}{\"a\":2}", "{\"a\":1},\n{\"a\":2},",
      "\u{FEFF}{\"a\":1}\u{1e}{\"a\":2}",
    ])
  func roots(text: String) throws {
    var reader = JSONReader(Array(text.utf8))
    var read: [String] = []
    while try reader.nextRoot() { read.append(try reader.value().compact) }
    #expect(read == ["{\"a\":1}", "{\"a\":2}"])
  }

  @Test("peek tells the kind of value without reading it")
  func peek() throws {
    var reader = JSONReader(Array(" \n [".utf8))
    #expect(try reader.peek() == JSONByte.openBracket)
    #expect(reader.position == 3)
    var empty = JSONReader([])
    #expect(try empty.peek() == nil)
  }

  @Test("a range of the bytes is all that is read")
  func range() throws {
    let bytes = Array("[{\"a\":1},{\"b\":2}]".utf8)
    var reader = JSONReader(bytes, in: 9..<16)
    let value = try reader.value()
    #expect(value.offset == 9)
    #expect(value.compact == "{\"b\":2}")
    var cut = JSONReader(bytes, in: 9..<12)
    #expect(throws: JSONError(expected: .closingQuote, offset: 10, found: nil)) { try cut.skip() }
    var outside = JSONReader(bytes, in: 40..<50)
    #expect(try outside.nextRoot() == false)
  }

  @Test("text is decoded as Swift's own decoder does it")
  func decoding() {
    var dice = SeededGenerator(seed: 12)
    let alphabet: [UInt8] = [
      0x20, 0x41, 0x7f, 0x80, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xe2, 0xed, 0xef, 0xf0,
      0xf1,
      0xf4, 0xf5, 0xff,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<dice.roll(12)).map { _ in dice.pick(alphabet) }
      var reader = JSONReader(bytes)
      let text = reader.text(in: 0..<bytes.count)
      #expect(text.hasSameBytes(as: String(decoding: bytes, as: UTF8.self)))
      let isBroken = String(validating: bytes, as: UTF8.self) == nil
      #expect(reader.repairs.isEmpty == !isBroken)
    }
  }
}
