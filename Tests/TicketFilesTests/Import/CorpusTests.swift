import Foundation
import Testing

@testable import TicketFiles
@testable import Tickets

/// Real files of other programs, where they lie beside the package.
@Suite("real files")
struct CorpusTests {
  private static let files = CorpusFile.all

  @Test(
    "every pass has a title, its start, and its codes byte by byte",
    .enabled(if: !files.isEmpty, "there is no folder ../shared/corpus"))
  func passes() throws {
    let passes = Self.files.filter { $0.kind.hasPrefix("pkpass") }
    #expect(!passes.isEmpty)
    for file in passes {
      let tickets = try file.tickets()
      let sources = try file.passes()
      #expect(tickets.count == sources.count, "\(file.path)")
      for (ticket, source) in zip(tickets, sources) {
        #expect(ticket.title?.isBlank == false, "\(file.path)")
        #expect(ticket.source?.sha256?.line.count == 64, "\(file.path)")
        #expect(source.codes.subtracting(ticket.barcodes.map(\.bytes)).isEmpty, "\(file.path)")
        if source.hasStart { #expect(ticket.date?.wallTime != nil, "\(file.path)") }
      }
    }
  }

  @Test(
    "every reservation and event is a ticket, with its code byte by byte",
    .enabled(if: !files.isEmpty, "there is no folder ../shared/corpus"))
  func structuredData() throws {
    for file in Self.files where try file.isStructured && file.tellsOfATime() {
      let tickets = try file.tickets()
      #expect(!tickets.isEmpty, "\(file.path)")
      #expect(tickets.allSatisfy { $0.title?.isBlank == false }, "\(file.path)")
      guard file.kind == "jsonld" else { continue }
      let codes = Set(tickets.flatMap { $0.barcodes.map(\.bytes) })
      let expected = try file.tokens()
      #expect(expected.subtracting(codes).isEmpty, "\(file.path)")
    }
  }

  @Test(
    "every calendar gives its events",
    .enabled(if: !files.isEmpty, "there is no folder ../shared/corpus"))
  func calendars() throws {
    for file in Self.files where file.kind == "ics" {
      let events = try file.text().components(separatedBy: "BEGIN:VEVENT").count - 1
      #expect(try file.tickets().count >= events, "\(file.path)")
    }
  }

  @Test(
    "every file comes to an orderly end",
    .enabled(if: !files.isEmpty, "there is no folder ../shared/corpus"))
  func all() throws {
    for file in Self.files {
      do throws(FileError) {
        let opened = try file.open()
        var check = opened.check(seals: false)
        while !check.isDone { _ = check.advance(by: 100) }
        for number in 0..<opened.count { _ = opened.completeTicket(at: number) }
      } catch {
        #expect(!error.description.isEmpty, "\(file.path)")
      }
    }
  }
}

/// A file of the collection, and what its index and a reader of another make say of it.
private struct CorpusFile {
  let path: String
  let kind: String

  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../shared/corpus").standardizedFileURL.path

  static let all: [CorpusFile] = {
    let index = (try? String(contentsOfFile: "\(folder)/INDEX.tsv", encoding: .utf8)) ?? ""
    return index.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return CorpusFile(path: "\(folder)/\(columns[0])", kind: columns[2])
    }
  }()

  var isStructured: Bool { ["jsonld", "html-with-jsonld", "html-microdata"].contains(kind) }

  func open() throws(FileError) -> any TicketFile {
    try OpenedFile(FilePath(path), again: false)
      .tickets(named: Text(path), options: ReadingOptions())
  }

  func tickets() throws -> [Ticket] {
    let file = try open()
    return (0..<file.count).map { file.ticket(at: $0) }
  }

  /// Whether something in it has a time, rather than being a place or a person alone.
  func tellsOfATime() throws -> Bool {
    let text = try text()
    return ["start", "departure", "checkin", "pickup", "ticketToken"].contains { text.contains($0) }
  }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}

// MARK: - By Foundation's reader

extension CorpusFile {
  struct Pass {
    var codes: Set<[UInt8]> = []
    var hasStart: Bool
  }

  /// The passes of a package or a bundle.
  func passes() throws -> [Pass] {
    try Self.passes(in: [UInt8](Data(contentsOf: URL(filePath: path))))
  }

  private static func passes(in bytes: [UInt8]) throws -> [Pass] {
    let archive = try ZipArchive(bytes)
    var budget = UnpackingBudget()
    if let pass = archive.file(named: "pass.json".utf8) {
      return [try Pass(Data(archive.contents(of: pass, within: &budget)))]
    }
    return try archive.entries.filter { $0.shownName.hasSuffix(".pkpass") }
      .flatMap { try passes(in: archive.contents(of: $0, within: &budget)) }
  }

  /// What the document's tokens hold, of the forms that name a code.
  func tokens() throws -> Set<[UInt8]> {
    let object = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: path)), options: .fragmentsAllowed)
    var tokens: Set<[UInt8]> = []
    func walk(_ value: Any) {
      if let list = value as? [Any] { list.forEach(walk) }
      guard let members = value as? [String: Any] else { return }
      for (key, value) in members {
        if key == "ticketToken", let bytes = (value as? String).flatMap(Self.bytes) {
          tokens.insert(bytes)
        }
        walk(value)
      }
    }
    walk(object)
    return tokens
  }

  private static func bytes(of token: String) -> [UInt8]? {
    guard let colon = token.firstIndex(of: ":") else { return nil }
    let text = String(token[token.index(after: colon)...])
    switch token[..<colon].lowercased() {
    case "aztecbin", "qrcodebin", "pdf417bin": return Data(base64Encoded: text).map { [UInt8]($0) }
    case "azteccode", "qrcode", "pdf417", "barcode128", "datamatrix": return latin1(text)
    default: return nil
    }
  }

  fileprivate static func latin1(_ text: String) -> [UInt8] {
    [UInt8](text.data(using: .isoLatin1) ?? Data(text.utf8))
  }
}

extension CorpusFile.Pass {
  fileprivate init(_ json: Data) throws {
    let root = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
    let codes =
      (root["barcodes"] as? [[String: Any]] ?? []) + [root["barcode"] as? [String: Any] ?? [:]]
    for code in codes {
      guard let message = code["message"] as? String else { continue }
      let isUTF8 = (code["messageEncoding"] as? String)?.lowercased() == "utf-8"
      self.codes.insert(isUTF8 ? [UInt8](message.utf8) : CorpusFile.latin1(message))
    }
    let semantics = root["semantics"] as? [String: Any] ?? [:]
    hasStart =
      root["relevantDate"] is String || root["relevantDates"] is [Any]
      || semantics["eventStartDate"] is String || semantics["originalDepartureDate"] is String
  }
}

extension CorpusFile.Pass {
  private init(hasStart: Bool) { self.hasStart = hasStart }
}
