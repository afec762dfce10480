import Glibc

/// A regular file that another program may append to.
struct FileTail: ~Copyable {
  private var bytes: FileBytes
  private let watch: FileWatch
  /// The last bytes: if they are still there, what stands behind them was appended.
  private var last: [UInt8]

  /// Bytes compared; a file that is written anew has others there.
  private static let compared = 4096

  /// Nil where the system does not tell of changes.
  init?(_ bytes: FileBytes) {
    guard let watch = FileWatch(bytes.file) else { return nil }
    self.watch = watch
    self.bytes = bytes
    last = Self.last(of: bytes)
  }

  /// Becomes readable when the file has changed.
  var descriptor: Int32 { watch.descriptor }

  enum Change {
    case none
    case grown(FileBytes)
    /// It is another file now: shorter, or written anew.
    case replaced
  }

  mutating func change() -> Change {
    watch.drain()
    guard let status = try? bytes.file.status() else { return .replaced }
    let size = Int(status.st_size)
    if size == bytes.count { return bytes.isUnchanged ? .none : .replaced }
    guard size > bytes.count, Self.last(of: bytes) == last else { return .replaced }
    bytes = FileBytes(bytes.file, status: status)
    last = Self.last(of: bytes)
    return .grown(bytes)
  }

  private static func last(of bytes: FileBytes) -> [UInt8] {
    bytes.read(bytes.count - min(bytes.count, compared)..<bytes.count)
  }
}

/// Tells when an open file is written to.
struct FileWatch: ~Copyable {
  let descriptor: Int32

  /// Nil where the system has no room for one more, or cannot watch the file.
  init?(_ file: OpenDescriptor) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    // The file that is open, wherever its name leads by now (proc(5)).
    let path = "/proc/self/fd/\(file.number)"
    if inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) < 0 {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Forgets what was told.
  func drain() {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &events, events.count) > 0 {}
  }
}
