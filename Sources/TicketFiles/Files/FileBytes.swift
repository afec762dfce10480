import Glibc

/// A regular file's bytes, read piece by piece and never mapped: a mapped file that somebody cuts
/// short kills the program.
final class FileBytes: ByteSource {
  private let descriptor: Int32
  let count: Int
  private let modified: timespec

  /// Takes the descriptor over.
  init(descriptor: Int32, status: stat) {
    self.descriptor = descriptor
    count = Int(status.st_size)
    modified = status.st_mtim
  }

  deinit { close(descriptor) }

  func read(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      filled = read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
    }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      let got = pread(descriptor, base + done, buffer.count - done, off_t(offset + done))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      done += got
    }
    return done
  }

  /// Whether the file is still the one that was opened.
  var isUnchanged: Bool {
    var now = stat()
    return fstat(descriptor, &now) == 0 && Int(now.st_size) == count
      && now.st_mtim.tv_sec == modified.tv_sec && now.st_mtim.tv_nsec == modified.tv_nsec
  }
}
