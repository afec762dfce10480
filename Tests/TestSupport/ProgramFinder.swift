import Glibc

/// Finds the program that was built together with the tests that run.
package enum ProgramFinder {
  /// The path of the executable `billfold` beside the test bundle, whatever the configuration and
  /// the scratch path are.
  package static func path(of program: String = "billfold") throws -> String {
    // Swift Testing runs the bundle itself; other runners load it and name it as an argument.
    for file in [running] + CommandLine.arguments {
      guard let slash = file.lastIndex(of: "/") else { continue }
      let candidate = "\(file[..<slash])/\(program)"
      if isProgram(candidate) { return candidate }
    }
    throw Failure("\(program) is not built beside the tests: swift build makes it")
  }

  /// The executable of this process.
  private static var running: String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink("/proc/self/exe", &bytes, Int(PATH_MAX)) > 0 else { return "" }
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
