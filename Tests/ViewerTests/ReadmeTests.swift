import Foundation
import Testing

@testable import Viewer

@Suite("The README")
struct ReadmeTests {
  @Test("its table of keys is the program's")
  func keys() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| key |") })
    let table = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map(String.init)
    #expect(table == KeyMap.bindings.map { "| `\($0.label)` | \($0.help) |" })
  }
}
