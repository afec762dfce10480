import Tickets

/// Gives a document of another program to the reader of its format, and the documents in it to
/// theirs: a mail's attachments, an archive's files.
struct Importer {
  let options: ReadingOptions
  /// How many documents this one lies in.
  private let depth: Int

  init(_ options: ReadingOptions) { self.init(options, depth: 0) }

  private init(_ options: ReadingOptions, depth: Int) {
    self.options = options
    self.depth = depth
  }

  /// Documents that may lie in one another: a mail, an archive in it, a bundle, a pass.
  private static let deepest = 4
  /// Bytes of a document, which is read whole.
  static let mostBytes = 64 << 20
  /// Bytes of JSON: a tree of it takes ten times as many.
  private static let mostBytesOfJSON = 16 << 20

  /// - Returns: nil where it is of no other program's format, but perhaps a wallet.
  func read(_ bytes: [UInt8]) throws(Refusal) -> Reading? {
    var budget = UnpackingBudget()
    return try read(bytes, within: &budget)
  }

  private func read(
    _ bytes: [UInt8], within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading? {
    switch FileFormat(startingWith: Array(bytes.prefix(FileFormat.start))) {
    case .wallet: return nil
    case .foreignJSON: return readJSON(bytes)
    case .archive: return try readArchive(ZipArchive(bytes), within: &budget)
    case .mail: return try readMail(bytes, within: &budget)
    case .page: return HTMLPage.read(HTMLPage.text(of: bytes))
    case .calendar: return CalendarFile.read(text(bytes))
    case .catima: return Catima.read(text(bytes))
    case .token: return try GoogleWallet.read(text(bytes), languages: options.languages)
    case .other(let kind): throw .other(kind)
    }
  }

  private func text(_ bytes: [UInt8]) -> String {
    if let decoded = TextEncoding.decodeToUTF8(bytes) {
      return String(decoding: decoded.utf8, as: UTF8.self)
    }
    return String(validating: bytes, as: UTF8.self) ?? Charset.windows1252.decode(bytes)
  }

  private func readJSON(_ bytes: [UInt8]) -> Reading? {
    // What is no JSON at all gets the sentence of the wallet's reader, which reads what can be.
    guard bytes.count <= Self.mostBytesOfJSON, let document = try? JSONDocument(bytes) else {
      return nil
    }
    var reading = Reading()
    let roots = document.roots.flatMap { $0.elements ?? [$0] }
    switch roots.lazy.compactMap(ForeignObject.init).first {
    case nil: return nil
    case .pass:
      for root in roots { reading.append(PassDecoder.read(root, strings: [:])) }
    case .google:
      for root in document.roots {
        reading.append(GoogleWallet.read(root, languages: options.languages))
      }
    case .schemaOrg: reading = SchemaOrg.read(document.roots)
    }
    reading.remarks = document.remarks + reading.remarks.located(in: document.bytes)
    return reading
  }
}

// MARK: - Documents in documents

extension Importer {
  private func readMail(
    _ bytes: [UInt8], within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading {
    let mail = try MailMessage(bytes)
    var reading = Reading(remarks: mail.remarks)
    // An invitation comes as an alternative, and again as an attachment.
    var read: Set<[UInt8]> = []
    for part in mail.parts where part.type != "text/plain" && read.insert(part.bytes).inserted {
      let name = part.name ?? part.type
      if part.type == "text/html" {
        reading.append(HTMLPage.read(String(decoding: part.bytes, as: UTF8.self)), from: name)
      } else {
        append(part.bytes, named: name, to: &reading, within: &budget)
      }
    }
    return reading
  }

  /// A pass, a bundle of them, an export of Catima, or an archive of any documents.
  private func readArchive(
    _ archive: ZipArchive, within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading {
    let documents = archive.documents
    if documents.isEmpty || archive.isPass {
      return try PassPackage.read(archive, options: options, within: &budget)
    }
    var reading = Reading(remarks: archive.remarks)
    for entry in documents {
      do throws(Refusal) {
        let bytes = try archive.contents(of: entry, within: &budget)
        append(bytes, named: entry.shownName, to: &reading, within: &budget)
      } catch {
        reading.remarks.append(Remark(error, in: entry.shownName))
      }
    }
    return reading
  }

  /// Reads a document that lies in this one; what is wrong with it is a remark.
  private func append(
    _ bytes: [UInt8], named name: String, to reading: inout Reading,
    within budget: inout UnpackingBudget
  ) {
    do throws(Refusal) {
      guard depth < Self.deepest else { throw Refusal("lies too deep in other documents") }
      let inner = Importer(options, depth: depth + 1)
      if let found = try inner.read(bytes, within: &budget) { reading.append(found, from: name) }
    } catch {
      if !error.isOfAnotherKind { reading.remarks.append(Remark(error, in: name)) }
    }
  }
}

extension ZipArchive {
  /// Whether it has a `pass.json`, or what should be one: its reader says what is wrong with that.
  fileprivate var isPass: Bool {
    entries.contains { entry in
      let name = entry.name.split(separator: JSONByte.slash).last ?? []
      return name.map(JSONByte.lowercased).elementsEqual("pass.json".utf8)
    }
  }

  /// The files in it that can hold tickets, where there are any beside passes.
  fileprivate var documents: [Entry] {
    var hasOthers = false
    let documents = entries.filter { entry in
      guard entry.kind == .file else { return false }
      switch FileFormat(startingWith: beginning(of: entry, count: FileFormat.start)) {
      case .wallet, .other: return false
      case .archive: return true
      default:
        hasOthers = true
        return true
      }
    }
    return hasOthers ? documents : []
  }
}

extension Refusal {
  /// - Parameter kind: as of `FileFormat.other`.
  static func other(_ kind: String) -> Refusal {
    var refusal = Refusal(
      "is \(kind); expected tickets in JSON, a pass, a mail, a web page or a calendar")
    refusal.isOfAnotherKind = true
    return refusal
  }
}

extension Remark {
  /// Why a part of a document could not be read.
  init(_ refusal: Refusal, in part: String) {
    self.init(path: [part] + refusal.path, location: refusal.location, words: refusal.words)
  }
}
