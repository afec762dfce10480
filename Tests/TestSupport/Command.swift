import Glibc

/// What to start, and all that it is given.
package struct Command: Sendable {
  package var program: String
  /// Bytes, for a file's name need not be text.
  package var arguments: [[UInt8]]
  package var environment: [String: String]
  /// Where it starts; nil is where this process is.
  package var directory: String?

  /// - Parameters:
  ///   - environment: what differs from `plainEnvironment`; an empty text takes a variable away.
  package init(
    _ program: String, _ arguments: [[UInt8]], environment: [String: String] = [:],
    directory: String? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = Command.plainEnvironment.merging(environment) { $1 }.filter { !$1.isEmpty }
    self.directory = directory
  }

  package init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    directory: String? = nil
  ) {
    self.init(
      program, arguments.map { Array($0.utf8) }, environment: environment, directory: directory)
  }

  /// A command line of the shell; `arguments` are its `$1`, `$2` and so on.
  package static func shell(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) -> Command {
    Command(
      "/bin/sh", ["-c", script, "sh"] + arguments, environment: environment, directory: directory)
  }

  /// The same on every machine, but for what programs and their libraries are found by.
  package static var plainEnvironment: [String: String] {
    var environment = [
      "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      // A crash must not wait for somebody to press a key.
      "SWIFT_BACKTRACE": "enable=no", "TERM": "xterm-256color", "TZ": "UTC",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }
}
