import Synchronization
import Tickets

/// A file in another program's format: read whole, its tickets kept in memory.
package final class ImportedFile: TicketFile {
  package let name: Text
  package var title: Text? { nil }
  let diagnostics: [Diagnostic]
  private let tickets: [Ticket]
  package let orderKeys: [Int64]

  /// Nil where there is nothing to read a second time: then the file need not stay open.
  private let source: (any ByteSource)?
  private let options: ReadingOptions
  /// The tickets with their seals checked, once somebody has asked for one.
  private let complete: Mutex<[Ticket]?>

  private init(
    _ reading: Reading, of source: any ByteSource, bytes: [UInt8], named name: Text,
    options: ReadingOptions
  ) {
    self.name = name
    self.source = reading.hasUncheckedSeals ? source : nil
    self.options = options
    let digest = Text(Digest.sha256(bytes))
    let tickets = reading.tickets.map { $0.from(name, digest) }
    self.tickets = tickets
    complete = Mutex(reading.hasUncheckedSeals ? nil : tickets)
    orderKeys = tickets.map { $0.date?.wallTime?.orderKey ?? undatedKey }
    diagnostics = reading.remarks.map { remark in
      Diagnostic(remark, file: name, isOnlyTicket: tickets.count == 1)
    }
  }

  package var count: Int { tickets.count }
  package var titles: [String] { tickets.map(\.displayTitle) }

  package func ticket(at number: Int) -> Ticket {
    tickets.indices.contains(number) ? tickets[number] : Ticket()
  }

  package func summaryTicket(at number: Int) -> Ticket { ticket(at: number) }

  package func completeTicket(at number: Int) -> Ticket {
    guard tickets.indices.contains(number) else { return Ticket() }
    let all = complete.withLock { complete in
      let all = complete ?? checked()
      complete = all
      return all
    }
    return all.indices.contains(number) ? all[number] : tickets[number]
  }

  /// Reads the file a second time. Where it is another one now, what was read stays.
  private func checked() -> [Ticket] {
    var options = options
    options.checksSeals = true
    guard let source, source.isUnchanged else { return tickets }
    let bytes = source.read(0..<source.count)
    guard let reading = try? Importer(options).read(bytes), reading.tickets.count == count else {
      return tickets
    }
    return zip(reading.tickets, tickets).map { complete, ticket in
      var complete = complete
      complete.source = ticket.source
      return complete
    }
  }

  package func check() -> any TicketCheck { ImportedCheck(file: self) }
}

extension ImportedFile {
  /// Reads a file of another program's format.
  ///
  /// - Returns: nil where it is of no such format, but perhaps a wallet.
  /// - Throws: `FileError` where it holds no ticket that can be read.
  static func reading(
    _ source: some ByteSource, named name: Text, options: ReadingOptions
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
      return ImportedFile(reading, of: source, bytes: bytes, named: name, options: options)
    } catch {
      throw FileError(file: name, fault: .refused(error))
    }
  }
}

/// Hands on what was found when the file was read.
private struct ImportedCheck: TicketCheck {
  let file: ImportedFile
  private var next = 0

  init(file: ImportedFile) { self.file = file }

  var isDone: Bool { next > file.count }

  mutating func goOn(over longer: any TicketFile) -> Bool { longer === file }

  mutating func advance(by count: Int, take: (Ticket) -> Void) -> [Diagnostic] {
    let isFirst = next == 0
    let end = min(next + count, file.count)
    for number in next..<end { take(file.ticket(at: number)) }
    next = end == file.count ? end + 1 : end
    return isFirst ? file.diagnostics : []
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
