import Testing

@testable import TicketFiles

@Suite("Pass: the package")
struct PassPackageTests {
  typealias File = ArchiveMaker.File

  static let pass = File("pass.json", "{\"description\": \"Cup final\", \"formatVersion\": 1}")

  static func read(_ files: [File], trailing: [UInt8] = []) throws -> Reading {
    try PassPackage.read(
      ZipArchive(ArchiveMaker(files).bytes + trailing), options: ReadingOptions())
  }

  static func refusal(of files: [File]) -> Refusal? {
    do { _ = try read(files) } catch { return error as? Refusal }
    return nil
  }

  static func remarks(of files: [File]) throws -> [String] {
    try read(files).remarks.map { remark in
      (remark.path + [remark.location?.description ?? "", remark.words]).joined(separator: "|")
    }
  }

  @Test(
    "what is no pass",
    arguments: [
      (
        [File("Pass.JSON", "{}"), File("icon.png")], "is not a pass: no pass.json (found Pass.JSON)"
      ),
      ([File("a/Pass.json", "{}")], "is not a pass: no pass.json (found a/Pass.json)"),
      (
        [File("pass.json", "/etc/passwd").with(\.mode, 0o120777)],
        "is not a pass: no pass.json (found pass.json)"
      ),
      ([File("readme.txt", "PKW")], "is not a pass: no pass.json"),
      ([], "is not a pass: no pass.json"),
      (
        [File("a/pass.json", "{}"), File("b/pass.json", "{}")],
        "is ambiguous: 2 folders have a pass.json"
      ),
      (
        [File("pass.json", "{}").with(\.checksum, 1)],
        "is damaged: pass.json does not fit its checksum"
      ),
    ])
  func noPass(files: [File], words: String) {
    #expect(Self.refusal(of: files) == Refusal(words))
  }

  @Test(
    "a pass.json that cannot be read says where it is",
    arguments: [
      ("", "is empty", nil), ("[]", "expected an object, found a list", nil),
      (
        "{\"a\": \n", "expected a value, found the end of the file",
        TicketFiles.SourceLocation(line: 2, column: 1)
      ),
    ])
  func badJSON(text: String, words: String, place: TicketFiles.SourceLocation?) {
    var expected = Refusal(words, at: place)
    expected.path = ["Final.pass/pass.json"]
    #expect(Self.refusal(of: [File("Final.pass/pass.json", text)]) == expected)
  }

  @Test("repairs of the pass and of its translations say which of the two they are about")
  func repairs() throws {
    let remarks = try Self.remarks(of: [
      File("pass.json", "{\"description\": \"Cup final\",}\n{}"),
      File("de.lproj/pass.strings", "\"A\"; \"B\" = \"2\"; \n\"C\" = \"3\";"),
    ])
    #expect(remarks.contains("pass.json|1:28|found a trailing comma"))
    #expect(remarks.contains("pass.json|2:1|found a second value; the first counts"))
    #expect(
      remarks.contains("de.lproj/pass.strings|1:1|found a line that is no translation"))
  }

  @Test("names that no file should have are told and harm nothing; so are bytes behind the archive")
  func archiveRemarks() throws {
    let files = [
      Self.pass, File("../../../tmp/slip"), File("/tmp/slip"), File("..\\slip"), File("\u{1b}[1m"),
    ]
    #expect(
      try Self.remarks(of: files).first
        == "|found names that no file should have, left alone: "
        + "../../../tmp/slip, /tmp/slip, ..\\slip and 1 more")
    #expect(
      try Self.read([Self.pass], trailing: [0x0d, 0x0a]).remarks.first?.words
        == "found 2 bytes behind the archive")
  }
}

// MARK: - Translations

extension PassPackageTests {
  static func translation(_ files: [File], languages: [String]) throws -> (
    values: [String: String], remarks: [Remark]
  ) {
    let package = try #require(try PassPackage(ZipArchive(ArchiveMaker(files).bytes)))
    var options = ReadingOptions()
    options.languages = languages
    var budget = UnpackingBudget()
    return package.translation(options: options, within: &budget)
  }

  @Test(
    "the folder of the user's language, as far as it has translations",
    arguments: [(["de-AT", "de"], "Platz"), (["fr"], "Seat"), ([], "Seat"), (["it"], "Seat")])
  func languages(wishes: [String], seat: String) throws {
    for folder in ["", "Final.pass/"] {
      let files = [
        File("pass.json", "{}"), File("de.lproj/pass.strings", "\"SEAT\" = \"Platz\";"),
        File("en.lproj/pass.strings", "\"SEAT\" = \"Seat\";"), File("fr.lproj/icon.png"),
        File("x/it.lproj/pass.strings", "\"SEAT\" = \"Posto\";"),
      ].map { $0.with(\.name, Array(folder.utf8) + $0.name) }
      #expect(try Self.translation(files, languages: wishes).values == ["SEAT": seat])
    }
  }

  @Test("translations that cannot be unpacked cost themselves alone")
  func damagedStrings() throws {
    let strings = try Self.translation(
      [Self.pass, File("de.lproj/pass.strings", "\"A\" = \"1\";").with(\.checksum, 1)],
      languages: [])
    #expect(strings.values.isEmpty)
    #expect(
      strings.remarks.map(\.words)
        == ["is damaged: de.lproj/pass.strings does not fit its checksum"])
    #expect(try Self.translation([Self.pass], languages: ["de"]).values.isEmpty)
  }
}

// MARK: - Bundles

extension PassPackageTests {
  static let inner = ArchiveMaker.bytes(pass)

  @Test("passes in a bundle, by their content or by their name; faults are their own")
  func bundle() throws {
    let words = try Self.remarks(of: [
      File("1.pkpass", Self.inner), File("nested.pkpasses", Self.inner).with(\.method, 0),
      File("readme.txt", "hello"), File("no pass", ArchiveMaker.bytes(File("a.txt"))),
      File("page.PKPASS", "<!DOCTYPE html>"), File("cut.pkpass", Array(Self.inner.dropLast(1))),
      File("bad.pkpass", ArchiveMaker.bytes(Self.pass.with(\.checksum, 1))),
      File("json.pkpass", ArchiveMaker.bytes(File("pass.json", "{]"))),
      File("bundle", ArchiveMaker.bytes(File("deep.pkpass", Self.inner))),
    ])
    #expect(
      words.filter { !$0.hasPrefix("1.pkpass") && !$0.hasPrefix("nested.pkpasses") } == [
        "no pass||is not a pass: no pass.json",
        "page.PKPASS||is not a zip archive",
        "cut.pkpass||is cut short: the archive's directory is missing",
        "bad.pkpass||is damaged: pass.json does not fit its checksum",
        "json.pkpass|pass.json|1:2|expected a key in quotes, found \"]\"",
        "bundle||is a bundle inside of a bundle, which is not opened",
      ])
  }

  @Test("a bundle of nothing but faults is refused for the first of them")
  func badBundle() {
    var expected = Refusal("is empty")
    expected.path = ["1.pkpass", "pass.json"]
    expected.others = [Remark(path: ["2.pkpass"], words: "is empty")]
    let empty = ArchiveMaker.bytes(File("pass.json"))
    #expect(Self.refusal(of: [File("1.pkpass", empty), File("2.pkpass")]) == expected)
  }

  @Test("passes share what may be unpacked")
  func sharedBudget() throws {
    let strip = File("strip.png", [UInt8](repeating: 0, count: 7 << 20)).with(\.method, 0)
    let large = ArchiveMaker.bytes(Self.pass, strip)
    let words = try Self.remarks(of: (1...5).map { File("\($0)", large) })
    #expect(words.filter { $0.contains("MiB") } == ["5||is over 32 MiB when unpacked"])
  }

  @Test("all that a bundle may hold, each cut and one of them good")
  func manyPasses() throws {
    let cut = Array(Self.inner.dropLast(1))
    let passes = (1...255).map { File("\($0).pkpass", cut) } + [File("good", Self.inner)]
    #expect(try Self.remarks(of: passes).filter { $0.contains("cut short") }.count == 255)
  }
}
