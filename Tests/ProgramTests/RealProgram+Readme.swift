import Foundation
import TestSupport
import Testing

extension RealProgram {
  @Suite("looks as the README says")
  struct Readme {
    /// The first picture of the README, and the arguments that the sentence under it names.
    private func picture() throws -> (rows: [String], arguments: [String]) {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../README.md")
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```\n")
      try #require(parts.count > 2)
      let command = try #require(parts[2].firstMatch(of: #/`billfold (--demo [^`]*)`/#))
      return (
        parts[1].split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        command.1.split(separator: " ").map(String.init)
      )
    }

    @Test("its picture is what the program prints")
    func pictureIsTrue() throws {
      let (rows, arguments) = try picture()
      let outcome = try Sandbox().run(arguments)
      #expect(outcome.output == rows.joined(separator: "\n"))
    }
  }
}
