import Tickets

/// A file in another program's format: read whole, its tickets kept in memory.
package final class ImportedFile: TicketFile {
  package let name: Text
  package var title: Text? { nil }
  let diagnostics: [Diagnostic]
  private let tickets: [Ticket]

  package let orderKeys: [Int64]

  init(_ reading: Reading, of bytes: [UInt8], named name: Text) {
    self.name = name
    let digest = Text(Digest.sha256(bytes))
    tickets = reading.tickets.map { ticket in
      var ticket = ticket
      var source = ticket.source ?? Source()
      source.file = name
      source.sha256 = digest
      ticket.source = source
      return ticket
    }
    orderKeys = tickets.map { $0.date?.wallTime?.orderKey ?? undatedKey }
    diagnostics = reading.remarks.map { remark in
      Diagnostic(remark, file: name, isOnlyTicket: reading.tickets.count == 1)
    }
  }

  package var count: Int { tickets.count }
  package var titles: [String] { tickets.map(\.displayTitle) }

  package func ticket(at number: Int) -> Ticket {
    tickets.indices.contains(number) ? tickets[number] : Ticket()
  }

  package func summaryTicket(at number: Int) -> Ticket { ticket(at: number) }

  package func check() -> any TicketCheck { ImportedCheck(file: self) }
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

extension ImportedFile {
  /// Reads a file of another program's format.
  ///
  /// - Returns: nil where it is of no such format, but perhaps a wallet.
  /// - Throws: `FileError` where it holds no ticket that can be read.
  static func reading(
    _ source: some ByteSource, named name: Text, options: ReadingOptions
  ) throws(FileError) -> ImportedFile? {
    let start = source.read(0..<min(source.count, FileFormat.start))
    guard FileFormat(startingWith: start) != .wallet else { return nil }
    guard source.count <= Importer.mostBytes else { return nil }
    let bytes = source.read(0..<source.count)
    do throws(Refusal) {
      guard let reading = try Importer(options).read(bytes) else { return nil }
      guard !reading.tickets.isEmpty else { throw reading.refusal(of: start) }
      return ImportedFile(reading, of: bytes, named: name)
    } catch {
      throw FileError(file: name, fault: .refused(error))
    }
  }
}

extension Reading {
  /// Why there is no ticket: what was wrong with the first part, else that there is none.
  fileprivate func refusal(of start: [UInt8]) -> Refusal {
    guard let remark = remarks.first else {
      var refusal = Refusal(FileFormat(startingWith: start).withoutTicket)
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
