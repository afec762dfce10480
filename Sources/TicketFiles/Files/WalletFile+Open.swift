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
  /// All of its tickets, whatever its format.
  ///
  /// A stream is read to its end.
  func tickets(named name: Text, options: ReadingOptions) throws(FileError) -> any TicketFile {
    switch self {
    case .regular(let bytes): return try Self.tickets(of: bytes, named: name, options)
    case .stream(let descriptor):
      var reader = StreamReader(descriptor, named: name)
      try reader.readToEnd()
      return try Self.tickets(of: reader.bytes, named: name, options)
    }
  }

  private static func tickets(
    of bytes: some ByteSource, named name: Text, _ options: ReadingOptions
  ) throws(FileError) -> any TicketFile {
    if let imported = try ImportedFile.reading(bytes, named: name, options: options) {
      return imported
    }
    return try WalletFile(bytes, named: name)
  }
}
