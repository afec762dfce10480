import CZlib
import Testing

/// A zip archive, right or wrong in any part.
struct ArchiveMaker {
  struct File {
    var name: [UInt8]
    var content: [UInt8]
    var method = 8
    /// As Unix has it.
    var mode = 0o100644
    var flags = 0
    /// Whether checksum and sizes stand behind the bytes.
    var hasDescriptor = false
    /// What the file's own header says, where that is not what the directory says.
    var headerName: [UInt8]?
    var headerSize: Int?
    /// What both say, where that is not the truth.
    var size: Int?
    var checksum: Int?
    /// Where the directory says that the header is.
    var offset: Int?
    var disk = 0
    /// Bytes as packed, where they are not the content's.
    var packed: [UInt8]?

    init(_ name: String, _ content: [UInt8] = []) {
      self.name = Array(name.utf8)
      self.content = content
    }

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

    func with<Value>(_ part: WritableKeyPath<File, Value>, _ value: Value) -> File {
      var file = self
      file[keyPath: part] = value
      return file
    }
  }

  var files: [File]
  var comment: [UInt8] = []
  var prefix: [UInt8] = []
  var count: Int?
  /// Between the directory and the end record.
  var gap: [UInt8] = []

  init(_ files: [File]) { self.files = files }

  static func bytes(_ files: File...) -> [UInt8] { ArchiveMaker(files).bytes }

  var bytes: [UInt8] {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let packed = file.packed ?? (file.method == 8 ? Self.deflate(file.content) : file.content)
      let checksum = file.checksum ?? Self.checksum(file.content)
      let size = file.size ?? file.content.count
      let flags = file.flags | (file.hasDescriptor ? 8 : 0)
      let offset = body.count
      let sums =
        file.hasDescriptor ? [0, 0, 0] : [checksum, packed.count, file.headerSize ?? size]
      let headerName = file.headerName ?? file.name
      body += Self.number32([0x0403_4b50]) + Self.number16([20, flags, file.method, 0, 0])
      body += Self.number32(sums) + Self.number16([headerName.count, 0]) + headerName + packed
      if file.hasDescriptor {
        body += Self.number32([0x0807_4b50, checksum, packed.count, size])
      }
      directory += Self.number32([0x0201_4b50])
      directory += Self.number16([0x0314, 20, flags, file.method, 0, 0])
      directory += Self.number32([checksum, packed.count, size])
      directory += Self.number16([file.name.count, 0, 0, file.disk, 0, 0, file.mode])
      directory += Self.number32([file.offset ?? offset]) + file.name
    }
    let total = count ?? files.count
    let end =
      Self.number32([0x0605_4b50]) + Self.number16([0, 0, total, total])
      + Self.number32([directory.count, body.count]) + Self.number16([comment.count])
    return prefix + body + directory + gap + end + comment
  }

  static func number16(_ numbers: [Int]) -> [UInt8] { littleEndian(numbers, bytes: 2) }
  static func number32(_ numbers: [Int]) -> [UInt8] { littleEndian(numbers, bytes: 4) }

  private static func littleEndian(_ numbers: [Int], bytes: Int) -> [UInt8] {
    numbers.flatMap { number in
      (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }

  static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32(0, bytes, UInt32(bytes.count))) }

  /// A zlib stream (RFC 1950) without what it has around the deflate stream.
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    compress2(&packed, &count, bytes, UInt(bytes.count), 9)
    return Array(packed[2..<Int(count) - 4])
  }
}

extension ArchiveMaker.File: CustomTestStringConvertible {
  var testDescription: String { "\(String(decoding: name, as: UTF8.self)), method \(method)" }
}
