import Glibc
import Tickets

/// A folder of ticket files.
package struct Folder {
  private let path: FilePath

  /// Nil where it is no folder.
  package init?(_ path: FilePath) {
    var status = stat()
    guard stat(path.bytes, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }

  /// The files in it that may hold tickets, by the bytes of their names: neither hidden ones, nor
  /// folders, nor what its first bytes show to be something else.
  ///
  /// The manifest beside a `pass.json` is that of a pass that was unpacked.
  ///
  /// - Throws: `FileError` where it cannot be listed, or there is none.
  package func ticketFiles() throws(FileError) -> [FilePath] {
    let all = try names().sorted { $0.lexicographicallyPrecedes($1) }
    let manifest = Array("manifest.json".utf8CString.dropLast())
    let isPass = all.contains(Array("pass.json".utf8CString.dropLast()))
    let files = all.filter { !isPass || $0 != manifest }.map { path.appending($0) }
      .filter(Self.mayHoldTickets)
    guard !files.isEmpty else { throw FileError(file: path.shown, fault: .isFolderWithoutTickets) }
    return files
  }

  private func names() throws(FileError) -> [[CChar]] {
    guard let folder = opendir(path.bytes) else {
      throw FileError(file: path.shown, fault: .system(errno))
    }
    defer { closedir(folder) }
    var names: [[CChar]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      }
      if name.first != CChar(bitPattern: UInt8(ascii: ".")) { names.append(name) }
    }
    return names
  }

  private static func mayHoldTickets(_ path: FilePath) -> Bool {
    let bytes: FileBytes
    do throws(FileError) {
      guard case .regular(let regular) = try OpenedFile(path, again: true) else { return false }
      bytes = regular
    } catch {
      // Why it cannot be read is told; what is no file at all is not.
      if case .system = error.fault { return true }
      return false
    }
    let start = bytes.read(0..<min(bytes.count, FileFormat.start))
    switch FileFormat(startingWith: start) {
    case .other: return false
    case .wallet: return JSONReader(start).beginsWithContainer
    default: return true
    }
  }
}

extension JSONReader {
  /// Whether the first value is an object or an array.
  fileprivate var beginsWithContainer: Bool {
    var reader = self
    guard let byte = try? reader.peek() else { return false }
    return byte == JSONByte.openBrace || byte == JSONByte.openBracket
  }
}
