import Synchronization
import Tickets

/// A file in another program's format: read whole, its tickets kept in memory.
package final class ImportedFile: TicketFile {
  package let name: Text
  package var title: Text? { nil }
  let diagnostics: [Diagnostic]
  private let tickets: [Ticket]
  package let orderKeys: [Int64]

  private let digest: Text
  private let options: ReadingOptions
  /// Reads the file a second time; nil where there is nothing more to find out.
  private let again: (@Sendable () -> [UInt8])?
  /// The tickets with their seals checked, once somebody has asked for one.
  private let complete = Mutex<[Ticket]?>(nil)

  private init(
    _ reading: Reading, of bytes: [UInt8], named name: Text, options: ReadingOptions,
    again: @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.options = options
    self.again = reading.hasUncheckedSeals ? again : nil
    let digest = Text(Digest.sha256(bytes))
    self.digest = digest
    tickets = reading.tickets.map { $0.from(name, digest) }
    orderKeys = tickets.map { $0.date?.wallTime?.orderKey ?? undatedKey }
    let isOnlyTicket = tickets.count == 1
    diagnostics = reading.remarks.map { Diagnostic($0, file: name, isOnlyTicket: isOnlyTicket) }
  }

  package var count: Int { tickets.count }
  package var titles: [String] { tickets.map(\.displayTitle) }

  package func ticket(at number: Int) -> Ticket {
    tickets.indices.contains(number) ? tickets[number] : Ticket()
  }

  package func summaryTicket(at number: Int) -> Ticket { ticket(at: number) }

  package func completeTicket(at number: Int) -> Ticket {
    guard tickets.indices.contains(number), let again else { return ticket(at: number) }
    let all = complete.withLock { complete in
      let all = complete ?? checked(again())
      complete = all
      return all
    }
    return all[number]
  }

  private func checked(_ bytes: [UInt8]) -> [Ticket] {
    guard let reading = complete(of: bytes) else { return tickets.map(\.withChangedFile) }
    return reading.tickets.map { $0.from(name, digest) }
  }

  /// What is read with the seals checked; nil where the file has changed.
  private func complete(of bytes: [UInt8]) -> Reading? {
    var options = options
    options.checksSeals = true
    guard Digest.sha256(bytes) == digest.verbatim,
      let reading = try? Importer(options).read(bytes), reading.tickets.count == count
    else { return nil }
    return reading
  }

  package func check(seals: Bool) -> any TicketCheck {
    let remarks = seals ? again.flatMap { complete(of: $0())?.remarks } : nil
    return ImportedCheck(of: self, diagnostics: remarks.map(diagnostics) ?? diagnostics)
  }

  private func diagnostics(_ remarks: [Remark]) -> [Diagnostic] {
    remarks.map { Diagnostic($0, file: name, isOnlyTicket: count == 1) }
  }
}

extension ImportedFile {
  /// Reads a file of another program's format.
  ///
  /// - Parameter path: where it is read again later; without one, its bytes are kept.
  /// - Returns: nil where it is of no such format, but perhaps a wallet.
  /// - Throws: `FileError` where it holds no ticket that can be read.
  static func reading(
    _ source: some ByteSource, named name: Text, at path: FilePath? = nil, options: ReadingOptions
  ) throws(FileError) -> ImportedFile? {
    let start = source.read(0..<min(source.count, FileFormat.start))
    let format = FileFormat(startingWith: start)
    guard format != .wallet else { return nil }
    do throws(Refusal) {
      guard source.count <= Importer.mostBytes else {
        if format == .foreignJSON { return nil }
        throw Refusal("is over 64 MiB, which no ticket is")
      }
      let bytes = source.read(0..<source.count)
      guard let reading = try Importer(options).read(bytes) else { return nil }
      if reading.tickets.isEmpty { throw reading.refusal(of: format) }
      // A folder may hold more files than may be open at once.
      return ImportedFile(reading, of: bytes, named: name, options: options) {
        guard let path else { return source.read(0..<source.count) }
        let opened = try? OpenedFile(path, again: true)
        return (try? opened?.bytes(named: name, most: Importer.mostBytes)) ?? []
      }
    } catch {
      throw FileError(file: name, fault: .refused(error))
    }
  }
}

/// Hands on what was found when the file was read.
private struct ImportedCheck: TicketCheck {
  let file: ImportedFile
  let diagnostics: [Diagnostic]
  private var next = 0

  init(of file: ImportedFile, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  var isDone: Bool { next > file.count }

  mutating func goOn(over longer: any TicketFile) -> Bool { longer === file }

  mutating func advance(by count: Int, take: (Ticket) -> Void) -> [Diagnostic] {
    let isFirst = next == 0
    let end = min(next + count, file.count)
    for number in next..<end { take(file.ticket(at: number)) }
    next = end == file.count ? end + 1 : end
    return isFirst ? diagnostics : []
  }
}

extension Ticket {
  /// The ticket with the file that it is from.
  fileprivate func from(_ file: Text, _ sha256: Text) -> Ticket {
    var ticket = self
    var source = source ?? Source()
    source.file = file
    source.sha256 = sha256
    ticket.source = source
    return ticket
  }

  /// The ticket where its file is no longer what was read.
  fileprivate var withChangedFile: Ticket {
    var ticket = self
    let words: Text =
      "not checked: the file has changed since it was read; press r to read it again"
    ticket.back.append(Field(label: "Signature", value: words))
    return ticket
  }
}

extension Reading {
  /// Why there is no ticket: what was wrong first, else that there is none.
  fileprivate func refusal(of format: FileFormat) -> Refusal {
    guard let remark = remarks.first else {
      var refusal = Refusal(format.withoutTicket)
      refusal.isOfAnotherKind = true
      return refusal
    }
    var refusal = Refusal(remark.words, at: remark.location)
    refusal.path = remark.path
    refusal.others = Array(remarks.dropFirst())
    return refusal
  }
}

extension FileFormat {
  /// What it is, and that it holds no ticket.
  fileprivate var withoutTicket: String {
    switch self {
    case .page:
      "is a web page, and holds no ticket; if it should be a pass, the download has failed"
    case .mail: "is a mail, and holds no reservation and no pass"
    case .calendar: "is a calendar without an event"
    case .archive: "is an archive, and holds no ticket; expected a pass.json in it"
    case .catima: "is a Catima export without a card"
    case .wallet, .foreignJSON, .token, .other: "holds no ticket"
    }
  }
}
