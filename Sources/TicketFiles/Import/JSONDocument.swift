/// A small JSON document of another program, read whole and repaired where that can be done.
struct JSONDocument {
  /// As UTF-8, to which the offsets of the values belong.
  let bytes: [UInt8]
  /// One value, or several where the document is JSON Lines or lacks its outer brackets.
  let roots: [JSONValue]
  /// What was repaired, with its lines and columns.
  let remarks: [Remark]

  /// Reads UTF-8, UTF-16 and UTF-32; what is none of these counts as windows-1252.
  ///
  /// - Throws: a refusal that says what was expected and where.
  init(_ bytes: [UInt8]) throws(Refusal) {
    var bytes = bytes
    var remarks: [Remark] = []
    if let decoded = TextEncoding.decodeToUTF8(bytes) {
      bytes = decoded.utf8
    } else if String(validating: bytes, as: UTF8.self) == nil {
      bytes = Array(Charset.windows1252.decode(bytes).utf8)
      remarks.append(Remark(words: "found text that is not UTF-8; read as windows-1252"))
    }
    var reader = JSONReader(bytes)
    var roots: [JSONValue] = []
    do throws(JSONError) {
      while try reader.nextRoot() { roots.append(try reader.value()) }
    } catch {
      var locator = SourceLocator(BytesInMemory(bytes))
      throw Refusal(error.description, at: locator.location(of: error.offset))
    }
    remarks += reader.takeRepairs().map { Remark(offset: $0.offset, words: "found \($0)") }
    self.bytes = bytes
    self.roots = roots
    self.remarks = remarks.located(in: bytes)
  }
}
