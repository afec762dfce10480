import Foundation
import Testing

@testable import TicketFiles

/// Reads the collected hazards that lie beside the project; without them there is nothing to do.
@Suite("JSON: collected hazards")
struct HazardInputTests {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../shared/hazards/inputs").standardizedFileURL

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func bytes(of name: String) throws -> [UInt8] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    return TextEncoding.decodeToUTF8(bytes)?.utf8 ?? bytes
  }

  @Test(
    "all but a bomb and two cut files are read to their end", .enabled(if: files.isEmpty == false),
    arguments: files)
  func readable(name: String) throws {
    var reader = JSONReader(try Self.bytes(of: name))
    var failure: JSONError?
    do throws(JSONError) {
      while try reader.nextRoot() { _ = try reader.value() }
    } catch {
      failure = error
    }
    switch name {
    case "J04_deep_20k.json": #expect(failure?.expected == .shallowerValue)
    case _ where name.hasPrefix("T10"): #expect(failure?.expected == .commaOrBracket)
    case "J17_truncated.json": #expect(failure?.expected == .closingQuote)
    default: #expect(failure == nil)
    }
  }

  static let repaired: [(String, [JSONRepair.Kind])] = [
    ("J07_duplicate_keys.json", [.duplicateKey("title"), .duplicateKey("seat")]),
    ("J09a_nan.json", [.notAValue, .notAValue]),
    ("J09b_trailing_comma.json", [.trailingComma, .trailingComma]),
    ("J09c_comments.json", [.comment, .comment]),
    ("J09d_single_quotes.json", [.singleQuotes]),
    ("J10_utf8_bom.json", [.byteOrderMark]),
    ("J11a_utf16le_bom.json", []),
    ("J11c_utf16le_nobom.json", []),
    ("J13_lone_surrogates.json", Array(repeating: .loneSurrogate, count: 5)),
    ("J14_nul.json", []),
    ("J21_nfc_nfd_keys.json", []),
  ]

  @Test("what had to be repaired", .enabled(if: files.isEmpty == false), arguments: repaired)
  func repairs(name: String, expected: [JSONRepair.Kind]) throws {
    var reader = JSONReader(try Self.bytes(of: name))
    while try reader.nextRoot() { _ = try reader.value() }
    #expect(reader.repairs.map(\.kind) == expected)
  }
}
