import Glibc
import Tickets

extension WalletFile {
  /// Opens a file of tickets and scans it.
  ///
  /// A regular file stays open, and its tickets are read when they are asked for. What comes through
  /// a pipe is kept in memory.
  ///
  /// - Parameter again: whether it was read before; then a pipe in its place, which might never say
  ///   anything, is refused.
  package convenience init(opening path: FilePath, again: Bool = false) throws(FileError) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (again ? O_NONBLOCK : 0)
    let descriptor = open(path.bytes, flags)
    guard descriptor >= 0 else {
      let code = errno
      let fault: FileError.Fault =
        code == ENOENT || code == ENOTDIR ? .missing : .system(code)
      throw FileError(file: path.shown, fault: fault)
    }
    try self.init(descriptor: descriptor, named: path.shown, again: again)
  }

  /// Reads standard input to its end.
  package convenience init(readingStandardInputNamed name: Text) throws(FileError) {
    try self.init(descriptor: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0), named: name)
  }

  /// Takes the descriptor over.
  private convenience init(
    descriptor: Int32, named name: Text, again: Bool = false
  ) throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError(file: name, fault: .system(code))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_size > 0:
      try self.init(FileBytes(descriptor: descriptor, status: status), named: name)
    case S_IFIFO where again:
      close(descriptor)
      throw FileError(file: name, fault: .isPipe)
    // The kernel's own files say that they are empty.
    case S_IFREG, S_IFIFO, S_IFSOCK:
      defer { close(descriptor) }
      try self.init(BytesInMemory(Self.readToEnd(descriptor, named: name)), named: name)
    case S_IFDIR:
      close(descriptor)
      throw FileError(file: name, fault: .isDirectory)
    default:
      close(descriptor)
      throw FileError(file: name, fault: .isDevice)
    }
  }

  private static func readToEnd(_ descriptor: Int32, named name: Text) throws(FileError) -> [UInt8]
  {
    var bytes: [UInt8] = []
    let piece = 1 << 16
    while true {
      var got = 0
      let part = [UInt8](unsafeUninitializedCapacity: piece) { buffer, filled in
        got = read(descriptor, buffer.baseAddress, piece)
        filled = max(0, got)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(file: name, fault: .system(errno)) }
      if got == 0 { return bytes }
      bytes += part
      if bytes.count > Indexer.mostBytesInMemory {
        throw FileError(file: name, fault: .isTooLarge)
      }
    }
  }
}
