import Foundation
import TestSupport
import Testing

extension RealProgram {
  @Suite("passes that other programs have stumbled over")
  struct Passes {
    /// A collection beside the package, where there is one.
    private static let folder = URL(filePath: #filePath)
      .appending(path: "../../../../shared/hazards/inputs").standardizedFileURL.path
    private static let isThere = FileManager.default.fileExists(atPath: folder)

    /// What becomes of each: a card with a title, and what is said of it; else why there is none.
    private static let outcomes: [(name: String, title: String?, words: String)] = [
      ("OK02_plain.pkpass", "Test Concert", ""),
      ("P01_bomb_ratio_1000.pkpass", "Test Concert", ""),
      ("P01b_bomb_passjson.pkpass", nil, "pass.json is over 8 MiB when unpacked"),
      ("P02_zip_slip.pkpass", "Test Concert", "left alone: ../../../../tmp/slip_marker, /tmp/slip"),
      ("P03_duplicate_passjson.pkpass", nil, "is ambiguous: two entries are named pass.json"),
      ("P04_local_vs_central.pkpass", nil, "zzzz.json is not what the archive's directory says"),
      ("P05_no_passjson.pkpass", nil, "is not a pass: no pass.json (found Pass.JSON)"),
      ("P06a_strings_utf16be.pkpass", "Test Concert", ""),
      ("P06b_strings_utf8.pkpass", "Test Concert", ""),
      ("P06c_strings_broken.pkpass", "Test Concert", "pass.strings:1:1: found a line"),
      (
        "P07a_html_not_zip.pkpass", nil,
        "is a web page, and holds no ticket; if it should be a pass"
      ),
      ("P07b_truncated.pkpass", nil, "is cut short"),
      ("P07c_garbage_prefix.pkpass", nil, "begins after 302 bytes of something else"),
      ("P07d_empty.pkpass", nil, "is empty"),
      ("P08_encrypted_flag.pkpass", nil, "is password-protected"),
      ("P09_symlink_entry.pkpass", "Test Concert", ""),
      ("P10_5000_entries.pkpass", nil, "holds more than 256 entries"),
      ("P11_png_bomb_30000.pkpass", "Test Concert", ""),
      ("P11b_png_claims_2g.pkpass", "Test Concert", ""),
      ("P12_png_corrupt.pkpass", "Test Concert", ""),
      ("P13_manifest_mismatch.pkpass", "Test Concert", ""),
      ("P13b_extra_unlisted_file.pkpass", "Test Concert", ""),
      ("P14_bundle.pkpasses", "Test Concert", ""),
      ("P15_odd_names.pkpass", "Test Concert", "left alone: a b.png, ␛[31mred.png"),
      ("P16_missing_strings.pkpass", "Test Concert", ""),
      ("P17_secrets.pkpass", "Test Concert", ""),
      ("P18_voided.pkpass", "Test Concert", ""), ("P18b_voided_string.pkpass", "Test Concert", ""),
      ("P19_unknown_method.pkpass", nil, "method 99"),
      ("P20_crc_mismatch.pkpass", nil, "is damaged: pass.json"),
      (
        "P21_trailing_comma_passjson.pkpass", "Test Concert",
        "pass.json:1:735: found a trailing comma"
      ),
      ("P22_bad_colors.pkpass", "Test Concert", "\"backgroundColor\" should be a colour"),
      (
        "P23_two_styles.pkpass", "Test Concert", "read as eventTicket, not as boardingPass, generic"
      ),
      ("P24_field_types.pkpass", "Test ticket", "\"secondaryFields\" should be a list"),
    ]

    @Test("are shown, or refused in words", .enabled(if: isThere, "there is no ../shared/hazards"))
    func outcomes() throws {
      let sandbox = try Sandbox()
      for (name, title, words) in Self.outcomes {
        let outcome = try sandbox.run(["list", "\(Self.folder)/\(name)"])
        #expect(outcome.status == (title == nil ? 65 : 0), "\(name)")
        let titles = outcome.lines.map { $0.components(separatedBy: "\t")[2] }
        #expect(titles.first == title, "\(name)")
        #expect(words.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(words), "\(name)")
        expectSafe(outcome.bytes, of: name)
        expectSafe(outcome.errorBytes, of: name)
        expectSafe(try sandbox.run(["--print", "\(Self.folder)/\(name)"]).bytes, of: name)
      }
    }

    @Test(
      "say on their back what was checked, and no secret",
      .enabled(if: isThere, "there is no ../shared/hazards"),
      arguments: [
        ("OK02_plain.pkpass", "intact, unsigned"),
        ("P13_manifest_mismatch.pkpass", "altered: pass.json differs"),
        ("P13b_extra_unlisted_file.pkpass", "evil.png is not listed"),
        ("P17_secrets.pkpass", "intact, unsigned"),
      ])
    func backs(name: String, words: String) throws {
      let sandbox = try Sandbox()
      let outcome = try sandbox.run(["list", "--json", "\(Self.folder)/\(name)"])
      #expect(outcome.output.contains(words))
      // P17 has an authentication token and an address to fetch updates from.
      #expect(!outcome.output.contains("FAKE-TOKEN"))
      #expect(!outcome.output.contains("/never"))
      let check = try sandbox.run(["check", "\(Self.folder)/\(name)"])
      #expect(check.status == (words.hasPrefix("intact") ? 0 : 65))
      #expect(words.hasPrefix("intact") == check.errors.isEmpty)
      let source = try #require(try parsed(outcome).first?["source"] as? [String: String])
      #expect(source["format"] == "pkpass")
      #expect(source["file"] == "\(Self.folder)/\(name)")
      #expect(source["sha256"]?.count == 64)
    }
  }
}
