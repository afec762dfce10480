import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("Pass: manifest and signature")
struct SignatureTests {
  typealias File = ArchiveMaker.File

  static let pass = File("pass.json", SignatureFixture.pass)
  static let strip = File("strip.png", SignatureFixture.strip)
  static let manifest = File("manifest.json", SignatureFixture.manifest)
  static let signature = File("signature", SignatureFixture.signature)

  static func words(of files: [File], trusting roots: String? = nil) throws -> String {
    let package = try #require(try PassPackage(ZipArchive(ArchiveMaker(files).bytes)))
    var options = ReadingOptions()
    let folder = try TemporaryFolder()
    if let roots {
      try folder.write(roots, to: "roots.pem")
      try options.trust(FilePath(folder.path(of: "roots.pem")))
    }
    var budget = UnpackingBudget()
    return package.signatureWords(options: options, within: &budget)
  }

  @Test(
    "intact, altered, unsigned",
    arguments: [
      (
        [pass, strip, manifest, signature],
        "intact, signed by Pass Type ID: pass.example.football (chain not checked)"
      ),
      (
        [pass, strip, manifest, File("signature", SignatureFixture.byAnOrganisation)],
        "intact, signed by Example Club (chain not checked)"
      ),
      ([pass, strip, manifest], "intact, unsigned"),
      ([pass, strip], "no manifest, unsigned"),
      ([pass, strip, signature], "no manifest, signature not checked"),
      ([pass, File("strip.png", "stri"), manifest, signature], "altered: strip.png differs"),
      ([pass, manifest, signature], "altered: strip.png is missing"),
      ([pass, strip, File("a.png"), manifest, signature], "altered: a.png is not listed"),
      (
        [pass, strip.with(\.mode, 0o120777), manifest, signature],
        "altered: strip.png is not a file"
      ),
      ([pass, strip.with(\.checksum, 1), manifest, signature], "altered: strip.png is damaged"),
      ([pass, strip, File("de.lproj/").with(\.method, 0), manifest], "intact, unsigned"),
      (
        [pass, strip, manifest, File("signature", "\u{30}\u{0}")],
        "signature cannot be read"
      ),
      ([pass, strip, manifest, File("signature")], "signature cannot be read"),
      (
        [pass, strip, manifest, File("signature", SignatureFixture.withoutCertificate)],
        "signature cannot be read"
      ),
      (
        [pass, File("manifest.json", "{"), signature],
        "altered: manifest.json cannot be read; signature does not match"
      ),
      ([pass, manifest.with(\.checksum, 1), signature], "altered: manifest.json is damaged"),
      ([pass, strip, manifest, signature.with(\.checksum, 1)], "signature cannot be read"),
      ([pass, File("manifest.json", "[]")], "altered: manifest.json cannot be read"),
    ])
  func states(files: [File], words: String) throws {
    #expect(try Self.words(of: files) == words)
  }

  @Test("each ticket of a pass says so on its back, behind what is there")
  func back() throws {
    let archive = try ZipArchive(ArchiveMaker.bytes(Self.pass, Self.strip, Self.manifest))
    let package = try #require(try PassPackage(archive))
    var ticket = Ticket()
    ticket.back = [Field(label: "Terms", value: "None")]
    var reading = Reading(tickets: [ticket, Ticket()])
    var budget = UnpackingBudget()
    var options = ReadingOptions()
    package.addSignature(to: &reading, options: options, within: &budget)
    #expect(reading.hasUncheckedSeals)
    #expect(reading.tickets == [ticket, Ticket()])
    options.checksSeals = true
    package.addSignature(to: &reading, options: options, within: &budget)
    let field = Field(label: "Signature", value: "intact, unsigned")
    #expect(reading.tickets.map(\.back) == [ticket.back + [field], [field]])
  }

  @Test("a manifest written otherwise: not what was signed, whatever it says of the files")
  func otherManifest() throws {
    let same = String(decoding: SignatureFixture.manifest, as: UTF8.self)
    let upper = File(
      "manifest.json", same.replacing("strip.png\":\"1a942eab", with: "strip.png\":\"1A942EAB"))
    #expect(upper.content != SignatureFixture.manifest)
    #expect(try Self.words(of: [Self.pass, Self.strip, upper]) == "intact, unsigned")
    #expect(
      try Self.words(of: [Self.pass, Self.strip, upper, Self.signature])
        == "signature does not match")
    #expect(
      try Self.words(of: [Self.pass, File("manifest.json", "{\"pass.json\": 1}"), Self.signature])
        == "altered: pass.json differs; signature does not match")
  }

  @Test("three differences are named, the rest is counted")
  func differences() throws {
    let manifest = File("manifest.json", "{\"a\": \"0\", \"b\": \"0\", \"pass.json\": \"0\"}")
    let files = [Self.pass, manifest, File("b"), File("\u{1b}[1mc")]
    #expect(
      try Self.words(of: files)
        == "altered: a is missing, b differs, pass.json differs and 1 more")
    #expect(
      try Self.words(of: files + (1...6).map { File("\($0)") })
        == "altered: a is missing, b differs, pass.json differs and 7 more")
  }

  @Test("below a folder, names count from there")
  func folder() throws {
    let files = [Self.pass, Self.strip, Self.manifest, Self.signature].map { file in
      file.with(\.name, Array("Final.pass/".utf8) + file.name)
    }
    #expect(
      try Self.words(of: files + [File("__MACOSX/._Final.pass")])
        == "intact, signed by Pass Type ID: pass.example.football (chain not checked)")
  }

  @Test("what is too large is not checked")
  func limits() throws {
    let large = [UInt8](repeating: 0, count: 8 << 20)
    let digest = Digest.sha1(large)
    let names = ["pass.json"] + (1...4).map { "\($0).png" }
    let manifest = "{" + names.map { "\"\($0)\": \"\(digest)\"" }.joined(separator: ",") + "}"
    let files = names.map { File($0, large) } + [File("manifest.json", manifest)]
    #expect(try Self.words(of: files) == "not checked: over 32 MiB")
    #expect(
      try Self.words(of: [
        Self.pass, File("logo.png", large + [0]), File("manifest.json", "{\"logo.png\": \"\"}"),
      ]) == "altered: pass.json is not listed")
    #expect(
      try Self.words(of: [
        Self.pass, File("logo.png", large + [0]),
        File(
          "manifest.json",
          "{\"logo.png\": \"\", \"pass.json\": \"\(Digest.sha1(Self.pass.content))\"}"),
      ]) == "not checked: logo.png is over 8 MiB when unpacked")
  }
}

// MARK: - Trust

extension SignatureTests {
  static let signed = [pass, strip, manifest, signature]
  static let signer = "intact, signed by Pass Type ID: pass.example.football"

  @Test(
    "a chain to whom the user trusts, long after all of its certificates have expired",
    arguments: [
      (SignatureFixture.root, ", trusted through Football Test Root"),
      (SignatureFixture.authority, ", trusted through Football Test Authority"),
      (
        SignatureFixture.otherRoot + SignatureFixture.root,
        ", trusted through Football Test Root"
      ),
      (SignatureFixture.otherRoot, ", not trusted: unable to get local issuer certificate"),
    ])
  func trust(roots: String, words: String) throws {
    #expect(try Self.words(of: Self.signed, trusting: roots) == Self.signer + words)
  }

  @Test("roots that cannot be read trust nobody")
  func noRoots() throws {
    #expect(throws: FileError.self) {
      try Self.words(of: Self.signed, trusting: "no certificate")
    }
  }

  @Test("any wrong byte of a signature: no trap, and a good one is by the same signer")
  func mutations() {
    var dice = SeededGenerator(seed: 73)
    for _ in 0..<1_000 {
      var bytes = SignatureFixture.signature
      bytes[dice.below(bytes.count)] = UInt8(truncatingIfNeeded: dice.next())
      if dice.below(4) == 0 { bytes.removeLast(dice.below(bytes.count)) }
      let verdict = Signature.check(bytes, of: SignatureFixture.manifest + [0x20], roots: nil)
      #expect(verdict == .unreadable || verdict == .mismatch)
    }
  }
}
