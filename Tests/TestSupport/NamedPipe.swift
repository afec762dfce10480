import Glibc

/// A named pipe, into which this process writes.
///
/// Whoever opens it to read is let in at once, and sees its end when this end is closed.
package struct NamedPipe: ~Copyable {
  package let path: String
  private var descriptor: Int32

  /// Makes it.
  package init(at path: String) throws {
    self.path = path
    // Both ways, so that opening it waits for nobody.
    let descriptor = mkfifo(path, 0o600) == 0 ? open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1
    guard descriptor >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes all of a text, as fast as it is read.
  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) throws {
    let deadline = Deadline.generous
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(writeSome(rest))
      if deadline.hasPassed { throw Failure("\(path): nobody reads") }
      if !rest.isEmpty { pause(milliseconds: 1) }
    }
  }

  /// Writes as much as there is room for; how many bytes that was.
  package func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    // More than a page at once is written in part, too.
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    return max(0, count)
  }

  /// Ends it.
  package mutating func end() {
    close(descriptor)
    descriptor = -1
  }
}
