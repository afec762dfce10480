/// A small JSON document of another program, read whole and repaired where that can be done.
struct JSONDocument {
  /// As UTF-8, to which the offsets of the values belong.
  let bytes: [UInt8]
  /// One value, or several where the document is JSON Lines or lacks its outer brackets.
  private(set) var roots: [JSONValue] = []
  /// What was repaired, and what could not be, with their lines and columns.
  private(set) var remarks: [Remark] = []

  /// Reads UTF-8, UTF-16 and UTF-32; what is none of these counts as windows-1252.
  ///
  /// A broken element of a list costs that element, and what is broken behind a value that is whole
  /// costs the rest.
  ///
  /// - Throws: a refusal that says what was expected and where, if nothing in it can be read.
  init(_ bytes: [UInt8]) throws(Refusal) {
    var bytes = bytes
    if let decoded = TextEncoding.decodeToUTF8(bytes) {
      bytes = decoded.utf8
    } else if String(validating: bytes, as: UTF8.self) == nil {
      bytes = Array(Charset.windows1252.decode(bytes).utf8)
      remarks.append(Remark(words: "found text that is not UTF-8; read as windows-1252"))
    }
    self.bytes = bytes
    var reader = JSONReader(bytes)
    do throws(JSONError) {
      try readRoots(&reader)
    } catch {
      guard roots.contains(where: { $0.elements?.isEmpty != true }) else {
        var locator = SourceLocator(BytesInMemory(bytes))
        throw Refusal(error.description, at: locator.location(of: error.offset))
      }
      remarks.append(Remark(offset: error.offset, words: error.description))
    }
    remarks += reader.takeRepairs().map { Remark(offset: $0.offset, words: "found \($0)") }
    remarks = remarks.located(in: bytes)
  }

  private mutating func readRoots(_ reader: inout JSONReader) throws(JSONError) {
    while try reader.nextRoot() {
      guard reader.byte == JSONByte.openBracket else {
        roots.append(try reader.value())
        continue
      }
      let start = reader.position
      var elements: [JSONValue] = []
      // What was read stays, however it ends.
      defer { roots.append(JSONValue(.array(elements), at: start)) }
      try reader.beginArray()
      while try nextElement(&reader, into: &elements) {}
    }
  }

  /// Reads an element, or goes on behind one that is broken.
  ///
  /// - Returns: false at the list's end.
  private mutating func nextElement(
    _ reader: inout JSONReader, into elements: inout [JSONValue]
  ) throws(JSONError) -> Bool {
    var first = reader.position
    do throws(JSONError) {
      guard try reader.nextElement() else { return false }
      first = reader.position
      elements.append(try reader.value())
    } catch {
      let next = JSONReader.resynchronise(in: bytes, from: error.offset, element: first)
      guard let next, next > first, remarks.count < JSONReader.mostRepairs else { throw error }
      remarks.append(Remark(offset: error.offset, words: error.description))
      reader.seek(to: next)
    }
    return true
  }
}
