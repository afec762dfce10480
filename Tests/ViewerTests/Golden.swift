import Foundation
import Testing

/// Compares a picture with the one in `Pictures/NAME.txt`.
///
/// With `BILLFOLD_RECORD` set it writes the file and fails: a recording is never a pass.
func expectPicture(
  _ picture: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures/\(name).txt")
  let text = picture + "\n"
  if ProcessInfo.processInfo.environment["BILLFOLD_RECORD"] != nil {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try? String(contentsOf: file, encoding: .utf8)
  #expect(expected == text, "\(name) looks different", sourceLocation: sourceLocation)
}
