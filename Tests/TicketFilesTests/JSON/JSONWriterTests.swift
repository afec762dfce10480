import Testing

@testable import TicketFiles

@Suite("JSON: writing")
struct JSONWriterTests {
  @Test("two spaces a level, one element a line")
  func indented() throws {
    var reader = JSONReader(Array("{\"a\":[1,{\"b\":null}],\"c\":{},\"d\":[],\"e\":true}".utf8))
    var writer = JSONWriter(.indented)
    writer.value(try reader.value())
    #expect(
      String(decoding: writer.finish(), as: UTF8.self) == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": {},
          "d": [],
          "e": true
        }

        """)
  }

  @Test("call after call, and a line for each value at the top")
  func calls() {
    var writer = JSONWriter(.compact)
    for seat in ["12", "007"] {
      writer.beginObject()
      writer.key("seat")
      writer.number(seat)
      writer.key("valid")
      writer.bool(false)
      writer.key("tags")
      writer.beginArray()
      writer.string("a")
      writer.null()
      writer.endArray()
      writer.endObject()
    }
    #expect(
      String(decoding: writer.finish(), as: UTF8.self) == """
        {"seat":12,"valid":false,"tags":["a",null]}
        {"seat":"007","valid":false,"tags":["a",null]}

        """)
  }

  @Test(
    "only JSON's numbers are written as numbers",
    arguments: [
      ("-0", true), ("1E+2", true), ("12345678901234567890123", true), ("1e999", true),
      ("0.10", true), ("+1", false), ("01", false), (".5", false), ("5.", false), ("", false),
      ("-", false), ("1e", false), ("1,\"x\":2", false), ("NaN", false), ("1 ", false),
    ])
  func numbers(digits: String, isNumber: Bool) {
    var writer = JSONWriter(.compact)
    writer.number(digits)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect((text == digits) == isNumber)
    #expect(text.hasPrefix("\"") != isNumber)
  }

  @Test(
    "what a terminal could act upon is escaped",
    arguments: [
      ("\u{1b}[31m\u{7}", "\\u001b[31m\\u0007"), ("\n\r\t\"\\/", "\\n\\r\\t\\\"\\\\/"),
      ("\u{0}\u{7f}\u{80}\u{9b}\u{85}", "\\u0000\\u007f\\u0080\\u009b\\u0085"),
      ("\u{202e}\u{2066}\u{200e}\u{61c}", "\\u202e\\u2066\\u200e\\u061c"),
      ("\u{200b}\u{200d}\u{2060}\u{feff}\u{ad}", "\\u200b\\u200d\\u2060\\ufeff\\u00ad"),
      ("\u{2028}\u{2029}\u{180e}", "\\u2028\\u2029\\u180e"),
      ("\u{e0001}\u{e0041}\u{1d173}", "\\udb40\\udc01\\udb40\\udc41\\ud834\\udd73"),
      ("Zürich 東京 🎟️ e\u{301}", "Zürich 東京 🎟️ e\u{301}"),
    ])
  func escapes(text: String, escaped: String) {
    var writer = JSONWriter(.compact)
    writer.string(text)
    let written = String(decoding: writer.bytes, as: UTF8.self)
    #expect(written.hasSameBytes(as: "\"\(escaped)\""))
  }

  @Test("what is written reads as the same value, without repairs")
  func roundTrip() throws {
    var random = RandomJSON(seed: 99)
    for _ in 0..<2000 {
      var reader = JSONReader(Array(random.value().utf8))
      let value = try reader.value()
      for layout in [JSONWriter.Layout.indented, .compact] {
        var writer = JSONWriter(layout)
        writer.value(value)
        let document = writer.finish()
        var again = JSONReader(document)
        #expect(try again.value() == value)
        #expect(again.repairs.isEmpty)
        #expect(try again.nextRoot() == false)
        #expect(document.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == JSONByte.lineFeed })
      }
    }
  }

  @Test("every scalar survives")
  func everyScalar() throws {
    var text = ""
    for codePoint in 0...UInt32(0x10ffff) {
      if let scalar = Unicode.Scalar(codePoint) { text.unicodeScalars.append(scalar) }
    }
    var writer = JSONWriter(.compact)
    writer.string(text)
    var reader = JSONReader(writer.bytes)
    #expect(try reader.value() == JSONValue(.string(text)))
    #expect(reader.repairs.isEmpty)
  }
}
