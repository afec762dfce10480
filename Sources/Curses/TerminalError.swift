import Glibc

/// Why a terminal cannot be used.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// The device cannot be opened; with `errno`.
  case noDevice(path: String, code: Int32)
  case notTerminal(path: String)
  /// `TERM` is empty, or the terminfo database does not know it.
  case unknownType(String)
  /// It cannot place the cursor, as `TERM=dumb`.
  case tooSimple(type: String)
  /// A system call failed; with `errno`.
  case system(call: String, code: Int32)

  package var description: String {
    switch self {
    case .noDevice(let path, let code): "\(path): \(words(for: code))"
    case .notTerminal(let path): "\(path): not a terminal"
    case .unknownType(""): "TERM is not set: the terminal's type is unknown"
    case .unknownType(let type): "TERM is \(type): no such terminal type is known"
    case .tooSimple(let type): "TERM is \(type): this terminal cannot place the cursor"
    case .system(let call, let code): "\(call): \(words(for: code))"
    }
  }

  private func words(for code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }
}
