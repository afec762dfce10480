import Glibc

/// A descriptor that is closed when nobody uses it any more.
final class OpenDescriptor: Sendable {
  let number: Int32

  /// Takes the descriptor over.
  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// - Throws: an `errno`.
  func status() throws(Errno) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw Errno() }
    return status
  }
}

/// What the system has just said was wrong.
struct Errno: Error {
  let code = errno
}

/// A regular file's bytes, read piece by piece and never mapped: a mapped file that somebody cuts
/// short kills the program.
struct FileBytes: ByteSource {
  let file: OpenDescriptor
  let count: Int
  private let modified: timespec

  init(_ file: OpenDescriptor, status: stat) {
    self.file = file
    count = Int(status.st_size)
    modified = status.st_mtim
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    // What has been added since is not counted yet.
    let wanted = min(buffer.count, max(0, count - offset))
    var done = 0
    while done < wanted, let base = buffer.baseAddress {
      let got = pread(file.number, base + done, wanted - done, off_t(offset + done))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      done += got
    }
    return done
  }

  /// Whether the file is still the one that was opened.
  var isUnchanged: Bool {
    guard let now = try? file.status() else { return false }
    return Int(now.st_size) == count && now.st_mtim.tv_sec == modified.tv_sec
      && now.st_mtim.tv_nsec == modified.tv_nsec
  }
}
