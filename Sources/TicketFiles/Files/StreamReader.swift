import Glibc
import Tickets

/// Reads what can be read once, and keeps it.
struct StreamReader {
  let file: OpenDescriptor
  let name: Text
  private(set) var bytes = GrowingBytes()
  private(set) var hasEnded = false

  /// Bytes asked for at a time: as many as a pipe holds.
  private static let most = 1 << 16
  /// Bytes that a piece has at least, where there are as many.
  private static let smallestPiece = 256 << 10

  init(_ file: OpenDescriptor, named name: Text) {
    self.file = file
    self.name = name
  }

  mutating func readToEnd() throws(FileError) {
    while !hasEnded { _ = try readSome(most: Self.most) }
  }

  /// Milliseconds of silence that one notices.
  private static let silence: Int32 = 500

  /// Waits until there is something to read, or the end.
  ///
  /// - Parameter onSilence: is called where nothing comes for a while.
  func wait(_ onSilence: () -> Void) {
    if isReadable(within: Self.silence) { return }
    onSilence()
    _ = isReadable(within: -1)
  }

  /// Reads what there is now, and at most an eighth of what there was before.
  ///
  /// Where much is held already, it also waits for what comes within a moment, a millisecond for
  /// each MiB: whoever writes fast is then read in pieces that grow, and all that is done for each of
  /// them stays linear in all.
  ///
  /// - Returns: whether there was no more.
  mutating func readPiece() throws(FileError) -> Bool {
    let end = Self.milliseconds() + min(bytes.count >> 20, 100)
    var left = max(Self.smallestPiece, bytes.count / 8)
    while left > 0, !hasEnded {
      guard isReadable(within: Int32(max(0, end - Self.milliseconds()))) else { return true }
      left -= try readSome(most: min(left, Self.most))
    }
    return hasEnded || !isReadable(within: 0)
  }

  /// - Parameter milliseconds: −1 is for ever.
  private func isReadable(within milliseconds: Int32) -> Bool {
    var files = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
    return poll(&files, 1, milliseconds) > 0
  }

  /// Reads once, which waits where there is nothing to read.
  private mutating func readSome(most: Int) throws(FileError) -> Int {
    var got = 0
    let part = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      got = read(file.number, buffer.baseAddress, most)
      filled = max(0, got)
    }
    if got < 0 {
      let code = errno
      guard code == EINTR || code == EAGAIN else {
        hasEnded = true
        throw FileError(file: name, fault: .system(code))
      }
      return 0
    }
    hasEnded = got == 0
    bytes.append(part)
    if bytes.count > Indexer.mostBytesInMemory {
      hasEnded = true
      throw FileError(file: name, fault: .isTooLarge)
    }
    return got
  }

  /// Of the monotonic clock.
  private static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
