import Testing

@testable import TicketFiles

@Suite("JSON: going on after an error")
struct ResynchroniseTests {
  /// Reads an array, or lines, as a caller does: the ids of the tickets that could be read.
  private static func ids(in text: String) -> (read: [String], errors: Int) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes)
    var ids: [String] = []
    var errors = 0
    var start = 0
    func note(_ value: JSONValue) {
      if case .number(let id)? = value["id"]?.kind { ids.append(id) } else { ids.append("?") }
    }
    let isArray = text.hasPrefix("[")
    if isArray { _ = try? reader.beginArray() }
    while true {
      do throws(JSONError) {
        guard try isArray ? reader.nextElement() : reader.nextRoot() else { break }
        start = reader.position
        note(try reader.value())
      } catch {
        errors += 1
        guard
          let next = JSONReader.resynchronise(in: bytes, from: error.offset, element: start)
        else { break }
        reader.seek(to: next)
      }
    }
    return (ids, errors)
  }

  @Test(
    "one bad ticket does not hide the others",
    arguments: [
      "[{\"id\":1},{\"id\":!,\"seat\":[{\"row\":1},{\"row\":2}]},{\"id\":3}]",
      "[{\"id\":1},{\"id\":2,\"seat\":[{\"row\":1},{\"row\":@}]},{\"id\":3}]",
      "[{\"id\":1},{\"id\":2,\"a\" {\"b\":[]}},\n{\"id\":3}]",
      "[\n  {\n    \"id\": 1\n  },\n  {\n    \"id\": 2,\n    \"seat\": [\n      {\"row\": 1}"
        + "\n  },\n  {\n    \"id\": 3\n  }\n]\n",
      "[\n{\"id\":1},\n{\"id\":2,\"title\":\"He said \"hi\" to {me}\"},\n{\"id\":3}\n]",
      "[\n{\"id\":1},\n{\"id\":2,\"title\":\"no end, \"x\":[{\"y\":1}]},\n{\"id\":3}\n]",
      "{\"id\":1}\n{\"id\":2\n{\"id\":3}\n",
      "{\"id\":1}\n{\"id\":2,\"a\":!}\n{\"id\":3}\n",
      "{\"id\":1}\n{\"id\":2}}\n{\"id\":3}\n",
      "[{\"id\":1},!!!,{\"id\":3}]",
      "[{\"id\":1},{\"id\":2/*,\"a\":1},{\"id\":3}]",
    ])
  func goesOn(text: String) {
    let result = Self.ids(in: text)
    #expect(result.read.filter { $0 != "2" } == ["1", "3"])
    #expect(result.errors >= 1)
  }

  @Test("a bad last ticket leaves the array's end to be read")
  func lastElement() throws {
    let bytes = Array("{\"tickets\":[{\"id\":1},{\"id\":!}],\"title\":\"x\"}".utf8)
    let next = try #require(JSONReader.resynchronise(in: bytes, from: 27, element: 21))
    #expect(bytes[next] == JSONByte.closeBracket)
  }

  @Test("nothing is found where nothing is, and never before the place asked for")
  func bounds() {
    let bytes = Array("[{\"a\":1},{\"b\":2}]".utf8)
    #expect(JSONReader.resynchronise(in: bytes, from: 0) == 1)
    #expect(JSONReader.resynchronise(in: bytes, from: 2) == 9)
    #expect(JSONReader.resynchronise(in: bytes, from: 9, element: 9) == 16)
    #expect(JSONReader.resynchronise(in: bytes, from: 10) == nil)
    #expect(JSONReader.resynchronise(in: bytes, from: .max) == nil)
    #expect(JSONReader.resynchronise(in: bytes, from: .min, element: .max) == nil)
    #expect(JSONReader.resynchronise(in: [], from: 0) == nil)
  }

  @Test(
    "hostile input comes to its end, each error further on than the one before",
    arguments: ["{", "\"", "[", ",{", "\n{\"k\":[", ",{/*", ",{a:/*", "!,{a:/*,{}", ",{'", "[{a:"])
  func hostile(pattern: String) {
    let bytes = Array(("[" + String(repeating: pattern, count: 8000 / pattern.utf8.count)).utf8)
    var places = [0]
    while let next = JSONReader.resynchronise(
      in: bytes, from: places.last ?? 0, element: places.last)
    {
      places.append(next)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(
      places.allSatisfy {
        [JSONByte.openBrace, JSONByte.closeBracket, JSONByte.openBracket].contains(bytes[$0])
      })
  }
}
