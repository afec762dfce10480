import TestSupport
import Testing

@testable import TicketFiles

@Suite("Zip: archives that are refused")
struct ZipRefusalTests {
  typealias File = ArchiveMaker.File

  static let pass = File("pass.json", "{\"description\": \"Cup final\"}")

  /// Why the archive, or else its first entry, is not read.
  static func refusal(of bytes: [UInt8]) -> String? {
    do throws(Refusal) {
      let archive = try ZipArchive(bytes)
      var budget = UnpackingBudget()
      for entry in archive.entries { _ = try archive.contents(of: entry, within: &budget) }
    } catch {
      return error.words
    }
    return nil
  }

  @Test("what is no archive, or not all of one, or more than one")
  func noArchive() {
    let good = ArchiveMaker.bytes(Self.pass)
    var maker = ArchiveMaker([Self.pass])
    maker.prefix = [0x4d, 0x5a] + [UInt8](repeating: 0, count: 300)
    #expect(Self.refusal(of: []) == "is empty")
    #expect(Self.refusal(of: Array("<!DOCTYPE html>".utf8)) == "is not a zip archive")
    #expect(
      Self.refusal(of: Array(good.prefix(good.count / 2)))
        == "is cut short: the archive's directory is missing")
    #expect(
      Self.refusal(of: maker.bytes)
        == "is damaged: the archive begins after 302 bytes of something else")
    maker.prefix = []
    maker.comment = ArchiveMaker.bytes()
    #expect(Self.refusal(of: maker.bytes) == "is ambiguous: the archive has two directories")
  }

  @Test("a bundle that ends where a pass in it ends is cut short")
  func cutBundle() throws {
    let inner = ArchiveMaker.bytes(Self.pass)
    let bundle = ArchiveMaker.bytes(File("1.pkpass", inner).with(\.method, 0), File("2.pkpass"))
    let cut = Array(bundle.prefix(30 + 8 + inner.count))
    #expect(cut.suffix(inner.count).elementsEqual(inner))
    #expect(Self.refusal(of: cut) == "is cut short: the archive's directory is missing")
  }

  @Test(
    "what two readers could read in two ways",
    arguments: [
      ([pass, File("pass.json", "{}")], "is ambiguous: two entries are named pass.json"),
      (
        [pass.with(\.headerName, Array("zzzz.json".utf8))],
        "is damaged: pass.json is not what the archive's directory says"
      ),
      (
        [pass.with(\.headerSize, 7)],
        "is damaged: pass.json is not what the archive's directory says"
      ),
      (
        [File("a", "1"), File("b", "1").with(\.offset, 0)],
        "is damaged: b is not what the archive's directory says"
      ),
      (
        [File("a", ArchiveMaker.bytes(pass)).with(\.method, 0), pass.with(\.offset, 31)],
        "is damaged: pass.json overlaps with another entry"
      ),
      ([pass.with(\.offset, 5)], "is damaged: pass.json is not where the archive's directory says"),
    ])
  func ambiguous(files: [File], words: String) {
    #expect(Self.refusal(of: ArchiveMaker(files).bytes) == words)
  }

  @Test(
    "what is not supported",
    arguments: [
      (
        pass.with(\.flags, 1),
        "is password-protected; password-protected files are not supported"
      ),
      (
        pass.with(\.flags, 1 << 6),
        "is password-protected; password-protected files are not supported"
      ),
      (
        pass.with(\.method, 99),
        "is password-protected (AES, method 99); password-protected files are not supported"
      ),
      (
        pass.with(\.method, 12),
        "packs pass.json with bzip2 (method 12), which is not supported"
      ),
      (pass.with(\.method, 77), "packs pass.json with method 77, which is not supported"),
      (pass.with(\.size, 0xffff_ffff), "is a zip64 archive, which is not supported"),
      (pass.with(\.headerSize, 0xffff_ffff), "is a zip64 archive, which is not supported"),
      (pass.with(\.offset, 0xffff_ffff), "is a zip64 archive, which is not supported"),
      (
        pass.with(\.disk, 1), "is one of several parts of an archive, which are not supported"
      ),
    ])
  func unsupported(file: File, words: String) {
    #expect(Self.refusal(of: ArchiveMaker.bytes(file)) == words)
  }

  @Test("zip64's own records, and a directory that is not where it should be")
  func directory() {
    var maker = ArchiveMaker([Self.pass])
    maker.gap = ArchiveMaker.number32([0x0706_4b50, 0, 0, 0, 1])
    #expect(Self.refusal(of: maker.bytes) == "is a zip64 archive, which is not supported")
    maker.gap = []
    for count in [0, 2] {
      maker.count = count
      #expect(Self.refusal(of: maker.bytes) == "is damaged: the archive's directory")
    }
  }

  @Test(
    "bytes that are not what the directory says",
    arguments: [
      (pass.with(\.checksum, 1), "is damaged: pass.json does not fit its checksum"),
      (
        pass.with(\.checksum, 1).with(\.method, 0),
        "is damaged: pass.json does not fit its checksum"
      ),
      (pass.with(\.size, 3), "is damaged: pass.json cannot be unpacked"),
      (
        pass.with(\.size, 300),
        "is damaged: pass.json is not as long as the archive's directory says"
      ),
      (
        pass.with(\.size, 3).with(\.method, 0),
        "is damaged: pass.json is not as long as the archive's directory says"
      ),
      (pass.with(\.packed, [0xff, 0xff]), "is damaged: pass.json cannot be unpacked"),
      (pass.with(\.packed, []), "is damaged: pass.json cannot be unpacked"),
    ])
  func damaged(file: File, words: String) {
    #expect(Self.refusal(of: ArchiveMaker.bytes(file)) == words)
  }
}

// MARK: - Limits

extension ZipRefusalTests {
  @Test("an entry over 8 MiB; 8 MiB themselves are read")
  func largeEntry() {
    let most = [UInt8](repeating: 0x20, count: 8 << 20)
    #expect(Self.refusal(of: ArchiveMaker.bytes(File("pass.json", most))) == nil)
    #expect(
      Self.refusal(of: ArchiveMaker.bytes(File("pass.json", most + [0x20])))
        == "pass.json is over 8 MiB when unpacked")
  }

  @Test("all entries together over 32 MiB")
  func largeArchive() {
    let most = [UInt8](repeating: 0x20, count: 8 << 20)
    let files = (1...4).map { File("\($0)", most) }
    #expect(Self.refusal(of: ArchiveMaker(files).bytes) == nil)
    #expect(
      Self.refusal(of: ArchiveMaker(files + [File("5", "1")]).bytes)
        == "is over 32 MiB when unpacked")
  }

  @Test("an entry that claims to be small and is not")
  func lyingSize() {
    let zeros = [UInt8](repeating: 0, count: 20_000_000)
    #expect(
      Self.refusal(of: ArchiveMaker.bytes(File("pass.json", zeros).with(\.size, 10)))
        == "is damaged: pass.json cannot be unpacked")
  }

  @Test("too many entries, whatever else is wrong", arguments: [257, 65_535])
  func entries(count: Int) {
    var maker = ArchiveMaker([Self.pass])
    maker.count = count
    #expect(Self.refusal(of: maker.bytes) == "holds more than 256 entries")
  }
}

// MARK: - Laws

extension ZipRefusalTests {
  static let everything: [UInt8] = {
    var maker = ArchiveMaker([
      pass, File("icon.png", "icon").with(\.method, 0), File("de.lproj/").with(\.method, 0),
      File("de.lproj/pass.strings", "\"A\" = \"B\";").with(\.hasDescriptor, true),
      File("inner.pkpass", ArchiveMaker.bytes(pass)).with(\.method, 0),
    ])
    maker.comment = Array("comment".utf8)
    return maker.bytes
  }()

  @Test("cut at any byte, it is refused")
  func cut() {
    for count in 0..<Self.everything.count {
      #expect(Self.refusal(of: Array(Self.everything.prefix(count))) != nil, "\(count) bytes")
      let rest = Array(Self.everything.dropFirst(count + 1))
      #expect(Self.refusal(of: rest) != nil, "without \(count + 1) bytes")
    }
  }

  @Test("any wrong byte: no trap, and what is still read is what was packed")
  func mutations() throws {
    var dice = SeededGenerator(seed: 71)
    for _ in 0..<1_500 {
      var bytes = Self.everything
      for _ in 0...dice.below(3) {
        bytes[dice.below(bytes.count)] = UInt8(truncatingIfNeeded: dice.next())
      }
      guard let archive = try? ZipArchive(bytes), let entry = archive.file(named: "pass.json".utf8)
      else { continue }
      var budget = UnpackingBudget()
      guard let read = try? archive.contents(of: entry, within: &budget) else { continue }
      #expect(read == Self.pass.content)
    }
  }
}
