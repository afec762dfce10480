import Testing

@testable import TicketFiles

@Suite("Zip: archives that are read")
struct ZipArchiveTests {
  typealias File = ArchiveMaker.File

  static func contents(of name: String, in bytes: [UInt8]) throws -> String {
    let archive = try ZipArchive(bytes)
    var budget = UnpackingBudget()
    let entry = try #require(archive.file(named: name.utf8))
    return String(decoding: try archive.contents(of: entry, within: &budget), as: UTF8.self)
  }

  @Test(
    "deflated and stored, with checksum and sizes before or behind the bytes",
    arguments: [0, 8], [false, true])
  func methods(method: Int, hasDescriptor: Bool) throws {
    let bytes = ArchiveMaker.bytes(
      File("icon.png", "icon").with(\.method, method).with(\.hasDescriptor, hasDescriptor),
      File("pass.json", "{\"a\": 1}").with(\.method, method).with(\.hasDescriptor, hasDescriptor))
    #expect(try Self.contents(of: "pass.json", in: bytes) == "{\"a\": 1}")
    #expect(try Self.contents(of: "icon.png", in: bytes) == "icon")
  }

  @Test("nothing at all, in an entry and in an archive", arguments: [0, 8])
  func empty(method: Int) throws {
    let bytes = ArchiveMaker.bytes(File("empty").with(\.method, method))
    #expect(try Self.contents(of: "empty", in: bytes) == "")
    #expect(try ZipArchive(ArchiveMaker.bytes()).entries.isEmpty)
  }

  @Test("a comment belongs to the archive, bytes behind it do not and are counted")
  func comment() throws {
    var maker = ArchiveMaker([File("a", "1")])
    maker.comment = Array(repeating: 0x50, count: 0xffff)
    #expect(try Self.contents(of: "a", in: maker.bytes) == "1")
    #expect(try ZipArchive(maker.bytes).trailingBytes == 0)
    maker.comment = []
    #expect(try ZipArchive(maker.bytes + [0x0a, 0x0a]).trailingBytes == 2)
  }

  @Test("names are found byte by byte, and only files are")
  func names() throws {
    let archive = try ZipArchive(
      ArchiveMaker.bytes(
        File("Pass.JSON"), File("de.lproj/").with(\.method, 0), File("caf\u{e9}"),
        File("link", "/etc/hostname").with(\.mode, 0o120777),
        File("folder").with(\.mode, 0o040755), File("dos").with(\.mode, 0)))
    #expect(archive.file(named: "Pass.JSON".utf8) != nil)
    #expect(archive.file(named: "pass.json".utf8) == nil)
    #expect(archive.file(named: "caf\u{e9}".utf8) != nil)
    #expect(archive.file(named: "cafe\u{301}".utf8) == nil)
    #expect(archive["link".utf8]?.kind == .other)
    #expect(archive.file(named: "link".utf8) == nil)
    #expect(archive["de.lproj/".utf8]?.kind == .folder)
    #expect(archive["folder".utf8]?.kind == .folder)
    #expect(archive.file(named: "dos".utf8) != nil)
    #expect(archive.entries.count == 6)
  }

  @Test(
    "names that lead elsewhere, or that are no text, are told and shown on one line",
    arguments: [
      ("../../tmp/slip", "../../tmp/slip", false), ("/tmp/slip", "/tmp/slip", false),
      ("a/../../b", "a/../../b", false), ("..\\slip", "..\\slip", false),
      ("C:slip", "C:slip", false), ("a\nb.png", "a b.png", false),
      ("\u{1b}[31mred.png", "␛[31mred.png", false), ("", "\"\"", false),
      ("Ünïcode.png", "Ünïcode.png", true), ("a..b/c", "a..b/c", true), ("...", "...", true),
      (String(repeating: "é", count: 100), String(repeating: "é", count: 79) + "…", true),
    ])
  func unsafeNames(name: String, shown: String, isSafe: Bool) throws {
    let entry = try #require(try ZipArchive(ArchiveMaker.bytes(File(name))).entries.first)
    #expect(entry.shownName == shown)
    #expect(entry.isSafelyNamed == isSafe)
  }

  @Test("a name that is not UTF-8")
  func notUTF8() throws {
    let bytes = ArchiveMaker.bytes(File("").with(\.name, [0x81, 0x62]))
    let entry = try #require(try ZipArchive(bytes).entries.first)
    #expect(entry.shownName == "\u{fffd}b")
    #expect(!entry.isSafelyNamed)
  }

  @Test("256 entries are read")
  func most() throws {
    let files = (0..<256).map { File("e/\($0)", "\($0)") }
    #expect(try Self.contents(of: "e/255", in: ArchiveMaker(files).bytes) == "255")
  }
}
