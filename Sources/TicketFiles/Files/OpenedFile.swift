import Glibc
import Tickets

/// What a name or standard input has turned out to be.
enum OpenedFile {
  /// Its bytes can be read again.
  case regular(FileBytes)
  /// A pipe, a socket, or one of the kernel's own files: read from the beginning to the end, once.
  case stream(OpenDescriptor)

  /// - Parameter again: whether it was read before; then a pipe in its place, which might never say
  ///   anything, is refused.
  init(_ path: FilePath, again: Bool) throws(FileError) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (again ? O_NONBLOCK : 0)
    let descriptor = open(path.bytes, flags)
    guard descriptor >= 0 else {
      let code = errno
      let fault: FileError.Fault =
        code == ENOENT || code == ENOTDIR ? .missing : .system(code)
      throw FileError(file: path.shown, fault: fault)
    }
    try self.init(OpenDescriptor(descriptor), named: path.shown, again: again)
  }

  init(standardInputNamed name: Text) throws(FileError) {
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw FileError(file: name, fault: .system(errno)) }
    try self.init(OpenDescriptor(descriptor), named: name, again: false)
  }

  private init(_ file: OpenDescriptor, named name: Text, again: Bool) throws(FileError) {
    let status: stat
    do { status = try file.status() } catch {
      throw FileError(file: name, fault: .system(error.code))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_size > 0: self = .regular(FileBytes(file, status: status))
    case S_IFIFO where again: throw FileError(file: name, fault: .isPipe)
    // The kernel's own files say that they are empty.
    case S_IFREG, S_IFIFO, S_IFSOCK: self = .stream(file)
    case S_IFDIR: throw FileError(file: name, fault: .isDirectory)
    default: throw FileError(file: name, fault: .isDevice)
    }
  }
}
