import Tickets

/// Gives a document of another program to the reader of its format, and the documents in it to
/// theirs: a mail's attachments, an archive's files.
struct Importer {
  let options: ReadingOptions
  /// How many documents this one lies in.
  private var depth = 0

  init(_ options: ReadingOptions) { self.options = options }

  /// Documents that may lie in one another: a mail, an archive in it, a bundle, a pass.
  private static let deepest = 4
  /// Bytes of a document that is read whole.
  static let mostBytes = 64 << 20
  /// Bytes of JSON: a tree of it takes ten times as many.
  private static let mostBytesOfJSON = 16 << 20

  /// - Returns: nil where it is of no other program's format, but perhaps a wallet.
  func read(_ bytes: [UInt8]) throws(Refusal) -> Reading? {
    let reading: Reading
    switch FileFormat(startingWith: Array(bytes.prefix(FileFormat.start))) {
    case .wallet: return nil
    case .foreignJSON:
      guard let found = try readJSON(bytes) else { return nil }
      return found
    case .archive: reading = try readArchive(bytes)
    case .mail: reading = try readMail(bytes)
    case .page: reading = HTMLPage.read(text(bytes))
    case .calendar: reading = CalendarFile.read(text(bytes))
    case .token: reading = try GoogleWallet.read(text(bytes))
    case .catima: reading = Catima.read(text(bytes))
    case .other(let name):
      var refusal = Refusal("is \(name); expected \(Self.expected)")
      refusal.isOfAnotherKind = true
      throw refusal
    }
    return reading
  }

  /// What a file can be, for a sentence that ends with it.
  static let expected =
    "tickets in JSON, a pass, a mail or web page with reservations, a calendar or a Catima export"

  private func text(_ bytes: [UInt8]) -> String {
    if let decoded = TextEncoding.decodeToUTF8(bytes) {
      return String(decoding: decoded.utf8, as: UTF8.self)
    }
    return String(validating: bytes, as: UTF8.self) ?? Charset.windows1252.decode(bytes)
  }
}

// MARK: - JSON

extension Importer {
  private func readJSON(_ bytes: [UInt8]) throws(Refusal) -> Reading? {
    guard bytes.count <= Self.mostBytesOfJSON else { return nil }
    // What is no JSON at all gets the sentence of the wallet's reader, which reads what can be.
    guard let document = try? JSONDocument(bytes) else { return nil }
    var reading = Reading()
    let roots = document.roots.flatMap { $0.elements ?? [$0] }
    guard let format = roots.lazy.compactMap(ForeignObject.init).first else { return nil }
    switch format {
    case .pass:
      for root in roots { reading.append(PassDecoder.read(root, strings: [:])) }
    case .google:
      for root in document.roots {
        reading.append(GoogleWallet.read(root, languages: options.languages))
      }
    case .schemaOrg: reading = SchemaOrg.read(document.roots)
    }
    reading.remarks = (document.remarks + reading.remarks).located(in: document.bytes)
    return reading
  }
}

/// Whose an object is, by its keys.
private enum ForeignObject {
  case pass, google, schemaOrg

  init?(_ object: JSONValue) {
    guard let members = object.members else { return nil }
    let keys = Set(members.map(\.key))
    if !keys.isDisjoint(with: ["@type", "@graph", "@context"]) {
      self = .schemaOrg
    } else if keys.intersection(Self.passKeys).count >= 2 {
      self = .pass
    } else if !keys.isDisjoint(with: ["classId", "classReference"])
      || keys.contains(where: { $0.hasSuffix("Objects") || $0.hasSuffix("Classes") })
      || object["payload"]?.members != nil
    {
      self = .google
    } else {
      return nil
    }
  }

  private static let passKeys: Set<String> = [
    "formatVersion", "passTypeIdentifier", "serialNumber", "teamIdentifier", "organizationName",
    "boardingPass", "coupon", "eventTicket", "generic", "storeCard", "posterGeneric", "barcodes",
    "barcode", "description", "semantics", "relevantDate", "relevantDates",
  ]
}

// MARK: - Documents in documents

extension Importer {
  private func readMail(_ bytes: [UInt8]) throws(Refusal) -> Reading {
    var reading = Reading()
    for part in try MailMessage(bytes).parts where part.type != "text/plain" {
      append(part.bytes, named: part.name ?? part.type, to: &reading)
    }
    return reading
  }

  private func readArchive(_ bytes: [UInt8]) throws(Refusal) -> Reading {
    var archive = try ZipArchive(bytes)
    return try PassPackage.read(&archive, options: options)
  }

  /// Reads a document that lies in this one; what is wrong with it is a remark.
  private func append(_ bytes: [UInt8], named name: String, to reading: inout Reading) {
    guard depth < Self.deepest else { return }
    var inner = self
    inner.depth += 1
    do throws(Refusal) {
      if let found = try inner.read(bytes) { reading.append(found, from: name) }
    } catch {
      reading.remarks.append(Remark(error, in: name))
    }
  }
}

extension Remark {
  /// Why a part of a document could not be read.
  init(_ refusal: Refusal, in part: String) {
    self.init(path: [part] + refusal.path, location: refusal.location, words: refusal.words)
  }
}
