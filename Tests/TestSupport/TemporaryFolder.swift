import Glibc

/// An empty folder, which goes away with this value and with all that is in it.
package struct TemporaryFolder: ~Copyable {
  package let path: String

  package init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/billfold-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Failure("\(parent): \(String(cString: strerror(errno)))")
    }
    path = String(cString: made)
  }

  deinit { _ = try? run(Command("/bin/rm", ["-rf", path])) }

  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// What a small file holds; nothing where there is none.
  package func text(of name: String) -> String {
    let descriptor = open(path(of: name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Writes a file, in place of one that is there; the old one lives on where it is open.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: Array(name.utf8))
  }

  package func write(_ bytes: [UInt8], to name: [UInt8]) throws {
    let path = (Array(path.utf8) + [0x2f] + name).map(CChar.init(bitPattern:)) + [0]
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure("\(self.path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  package func makeFolder(_ name: String) throws {
    guard mkdir(path(of: name), 0o700) == 0 else {
      throw Failure("\(path)/\(name): \(String(cString: strerror(errno)))")
    }
  }

  /// Writes a wallet of `count` tickets; returns the file's name.
  @discardableResult
  package func writeWallet(
    _ count: Int, to name: String = "wallet.json", seed: UInt64 = 1
  ) throws -> String {
    unlink(path(of: name))
    try WalletMaker(count: count, seed: seed).write(to: path(of: name))
    return name
  }
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
  var done = 0
  while done < bytes.count {
    let count = bytes[done...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR { continue }
      throw Failure("write: \(String(cString: strerror(errno)))")
    }
    done += count
  }
}
