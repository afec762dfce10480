import Tickets

extension WalletFile {
  /// Opens a file of tickets and scans it.
  ///
  /// A regular file stays open, and its tickets are read when they are asked for. What comes through
  /// a pipe is read to the end and kept in memory.
  package convenience init(opening path: FilePath, again: Bool = false) throws(FileError) {
    try self.init(OpenedFile(path, again: again), named: path.shown)
  }

  /// Reads standard input to its end.
  package convenience init(readingStandardInputNamed name: Text) throws(FileError) {
    try self.init(OpenedFile(standardInputNamed: name), named: name)
  }

  convenience init(_ file: OpenedFile, named name: Text) throws(FileError) {
    switch file {
    case .regular(let bytes): try self.init(bytes, named: name)
    case .stream(let descriptor):
      var reader = StreamReader(descriptor, named: name)
      try reader.readToEnd()
      try self.init(reader.bytes, named: name)
    }
  }
}

extension OpenedFile {
  /// All of its tickets, whatever its format. A stream is read to its end.
  ///
  /// - Parameter path: as of `ImportedFile.reading`.
  func tickets(
    named name: Text, at path: FilePath? = nil, options: ReadingOptions
  ) throws(FileError) -> any TicketFile {
    let source: any ByteSource
    switch self {
    case .regular(let bytes): source = bytes
    case .stream(let descriptor): source = try Self.whole(descriptor, named: name)
    }
    if let imported = try ImportedFile.reading(source, named: name, at: path, options: options) {
      return imported
    }
    return try WalletFile(source, named: name)
  }

  /// Its bytes, at most some of them. A stream is read to its end.
  func bytes(named name: Text, most: Int) throws(FileError) -> [UInt8] {
    switch self {
    case .regular(let bytes): return bytes.read(0..<min(bytes.count, most))
    case .stream(let descriptor): return try Self.whole(descriptor, named: name).read(0..<most)
    }
  }

  private static func whole(
    _ stream: OpenDescriptor, named name: Text
  ) throws(FileError) -> GrowingBytes {
    var reader = StreamReader(stream, named: name)
    try reader.readToEnd()
    return reader.bytes
  }
}
