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
  /// Bytes of a file, which is read whole: a mail with large attachments.
  static let mostBytes = 64 << 20
  /// Bytes of a document alone, as of an archive's entry; its tickets take many times as many.
  static let mostBytesOfDocument = UnpackingBudget.mostBytesOfAnEntry

  /// - Returns: nil where it is of no other program's format, but perhaps a wallet.
  func read(_ bytes: [UInt8]) throws(Refusal) -> Reading? {
    var budget = UnpackingBudget()
    return try read(bytes, within: &budget)
  }

  private func read(
    _ bytes: [UInt8], within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading? {
    let format = FileFormat(startingWith: Array(bytes.prefix(FileFormat.start)))
    switch format {
    case .wallet: return nil
    case .other(let kind): throw .other(kind)
    case .archive: return try readArchive(ZipArchive(bytes), within: &budget)
    case .mail: return try readMail(bytes, within: &budget)
    case .foreignJSON: return try readJSON(bytes)
    case .page, .calendar, .catima, .token:
      guard bytes.count <= Self.mostBytesOfDocument else { throw .tooLarge }
      return try read(bytes, as: format)
    }
  }

  private func read(_ bytes: [UInt8], as format: FileFormat) throws(Refusal) -> Reading? {
    switch format {
    case .page: HTMLPage.read(HTMLPage.text(of: bytes))
    case .calendar: CalendarFile.read(CalendarFile.text(of: bytes))
    case .catima: Catima.read(text(bytes))
    case .token: try GoogleWallet.read(text(bytes), languages: options.languages)
    default: nil
    }
  }

  private func text(_ bytes: [UInt8]) -> String {
    if let decoded = TextEncoding.decodeToUTF8(bytes) {
      return String(decoding: decoded.utf8, as: UTF8.self)
    }
    return String(validating: bytes, as: UTF8.self) ?? Charset.windows1252.decode(bytes)
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
    for part in mail.parts {
      // What the mail says in plain words is no ticket; what is attached may be.
      guard part.type != "text/plain" || part.name != nil, read.insert(part.bytes).inserted else {
        continue
      }
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
    if documents.isEmpty || archive.isPass(beside: documents) {
      return try PassPackage.read(archive, options: options, within: &budget)
    }
    var reading = Reading(remarks: archive.remarks)
    for entry in documents {
      do throws(Refusal) {
        let bytes = try archive.contents(of: entry, within: &budget)
        append(bytes, named: entry.shownName, to: &reading, within: &budget)
      } catch {
        reading.remarks.append(Remark(error.inPart(entry.shownName)))
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
      if !error.isOfAnotherKind { reading.remarks.append(Remark(error.inPart(name))) }
    }
  }
}

extension Refusal {
  static let tooLarge = Refusal("is over 8 MiB, which is more than is read of such a document")

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
  init(_ refusal: Refusal) {
    self.init(path: refusal.path, location: refusal.location, words: refusal.words)
  }
}
