import Glibc
import TicketFiles
import Tickets

/// Standard output, in pieces of some size; a fault of it ends the writing.
struct Output {
  private var bytes: [UInt8] = []
  private(set) var hasFailed = false

  /// Bytes that are kept back at most.
  private static let piece = 1 << 16

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ more: [UInt8]) {
    bytes += more
    if bytes.count >= Self.piece { flush() }
  }

  /// - Returns: `cannotWrite`, after a sentence, where not all could be written.
  mutating func finish() -> ExitStatus {
    flush()
    return hasFailed ? .cannotWrite : .success
  }

  private mutating func flush() {
    if !hasFailed, let code = send(bytes, to: STDOUT_FILENO) {
      hasFailed = true
      say("standard output: \(String(cString: strerror(code)))")
    }
    bytes = []
  }
}

/// Writes a line to standard error, with the program's name, as safe text.
func say(_ words: String) { sayLine("billfold: \(Text(words).line)") }

/// Says what is wrong with a file: with its place as a diagnostic does, else with the program's name.
func sayError(_ error: FileError, hint: String = "") {
  error.hasPlace ? sayLine("\(error)") : say("\(error)\(hint)")
  for diagnostic in error.diagnostics { sayLine("\(diagnostic)") }
}

/// Writes a line to standard error. The words are safe already.
func sayLine(_ line: String) { _ = send(Array("\(line)\n".utf8), to: STDERR_FILENO) }

/// Writes all of the bytes.
///
/// - Returns: the `errno` of what went wrong, nil where nothing did.
private func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var done = 0
  while done < bytes.count {
    let sent = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if sent < 0 {
      if errno == EINTR { continue }
      return errno
    }
    done += sent
  }
  return nil
}
