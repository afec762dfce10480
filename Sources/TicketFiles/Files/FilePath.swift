import Tickets

/// A file's name: its bytes, which open it, and what can be shown of them.
package struct FilePath: Sendable {
  /// With the final zero. A file name need not be UTF-8.
  let bytes: [CChar]
  package let shown: Text

  package init(_ bytes: [CChar]) {
    self.bytes = bytes.prefix { $0 != 0 } + [0]
    let name = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // A name that shows nothing would make a sentence without a subject.
    shown = Text(name.isEmpty ? "\"\"" : name, marksInvisible: true)
  }

  /// The path of a file in this folder.
  func appending(_ name: [CChar]) -> FilePath {
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    let folder = bytes.dropLast()
    return FilePath(Array(folder.last == slash ? folder : folder + [slash]) + name)
  }

  package init(_ name: String) { self.init(Array(name.utf8CString)) }
}
