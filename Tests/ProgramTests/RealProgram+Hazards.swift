import Foundation
import TestSupport
import Testing

extension RealProgram {
  @Suite("files that other programs have stumbled over")
  struct Hazards {
    /// A collection beside the package, where there is one.
    private static let folder = URL(filePath: #filePath)
      .appending(path: "../../../../shared/hazards/inputs").standardizedFileURL.path

    private static var names: [String] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return all.filter { name in "JPTUD".contains(name.prefix(1)) }.sorted()
    }

    @Test(
      "are read to an orderly end, and safe to print",
      .enabled(if: !names.isEmpty, "there is no folder ../shared/hazards/inputs"))
    func inputs() throws {
      let sandbox = try Sandbox()
      for name in Self.names {
        let path = "\(Self.folder)/\(name)"
        for verb in [["list"], ["check"], ["--print"], ["--print", "--size", "33x9"]] {
          let outcome = try sandbox.run(verb + [path])
          #expect([0, 65].contains(outcome.status), "\(verb) \(name): \(outcome.ending)")
          expectSafe(outcome.bytes, of: "\(verb) \(name)")
          expectSafe(outcome.errorBytes, of: "\(verb) \(name)")
        }
        // J08 has numbers that are JSON, and that Foundation has no room for.
        let json = try sandbox.run(["list", "--json", path])
        expectSafe(json.bytes, of: "--json \(name)")
        if json.status == 0, !name.hasPrefix("J08") { _ = try parsed(json) }
      }
    }
  }
}
