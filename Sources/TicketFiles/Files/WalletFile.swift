import Tickets

/// One file of tickets: scanned once, each ticket decoded when it is asked for.
package final class WalletFile: TicketFile {
  package let name: Text
  let bytes: any ByteSource
  let result: ScanResult
  private let header: WalletHeader

  package var title: Text? { header.title }
  /// Whether the file says that it is in this program's format.
  var isOwnFormat: Bool { header.version != nil }

  package var count: Int { result.index.count }
  package var orderKeys: [Int64] { result.index.orderKeys }

  package var titles: [String] {
    (0..<count).map { number in
      // What most are known by is read alone; only a ticket without any of it is read whole.
      let heading = try? decode(number, .heading).ticket.heading
      return heading ?? ticket(at: number).displayTitle
    }
  }

  /// - Throws: `FileError` where nothing in it is a ticket.
  package convenience init(_ source: some ByteSource, named name: Text) throws(FileError) {
    var bytes: any ByteSource = source
    var repairs: [Finding] = []
    if TextEncoding(of: source.read(0..<4)) != .utf8,
      let decoded = TextEncoding.decodeToUTF8(source.read(0..<source.count))
    {
      bytes = BytesInMemory(decoded.utf8)
      repairs = decoded.repairs.map { Finding($0) }
    }
    guard !bytes.isBlank else { throw FileError(file: name, fault: .isEmpty) }
    guard var result = Indexer.scan(bytes) else {
      throw FileError(file: name, fault: .isTooLarge)
    }
    result.findings = repairs + result.findings
    try self.init(result, of: bytes, named: name)
  }

  /// - Parameters:
  ///   - result: what a scan of the bytes has found.
  ///   - older: a reading of the first of these bytes; what it has found out is not looked up again.
  /// - Throws: `FileError` where there are tickets, and none of them can be read.
  init(
    _ result: ScanResult, of bytes: any ByteSource, named name: Text,
    extending older: WalletFile? = nil
  ) throws(FileError) {
    var result = result
    header = WalletHeader(resolving: &result, in: bytes, extending: older?.header)
    result.findings += header.findings
    self.name = name
    self.bytes = bytes
    self.result = WalletFile.dated(result, in: bytes, knowing: older?.result.index)
    let faults = result.findings
    if count == result.broken.count,
      let finding = faults.first(where: { !$0.isRepair }) ?? faults.first
    {
      var locator = SourceLocator(bytes)
      let place = locator.location(of: finding.offset)
      throw FileError(
        file: name, fault: .holdsNoTicket(place: "\(place)", why: Text(finding.words).line))
    }
  }

  /// Whether another reading of these bytes, or of the first of them, has found the same.
  func isSame(as other: WalletFile) -> Bool {
    result == other.result && title == other.title && isOwnFormat == other.isOwnFormat
  }

  package func ticket(at number: Int) -> Ticket { ticket(at: number, nil) }

  /// The other members are not read.
  package func summaryTicket(at number: Int) -> Ticket { ticket(at: number, .summary) }

  package func check(seals: Bool) -> any TicketCheck { WalletCheck(self) }

  private func ticket(at number: Int, _ filter: MemberFilter?) -> Ticket {
    guard 0..<count ~= number else { return Ticket() }
    if let broken = result.broken[number] { return .unreadable(broken.words) }
    do throws(JSONError) {
      return try decode(number, filter).ticket
    } catch {
      return .unreadable(
        bytes.isUnchanged
          ? error.description
          : "the file has changed since it was read: press r to read it again")
    }
  }

  /// The ticket, or those of its members that a filter takes, and what is wrong in them, at offsets of
  /// the file.
  ///
  /// - Throws: why it cannot be read, at an offset of the ticket.
  func decode(
    _ number: Int, _ filter: MemberFilter? = nil
  ) throws(JSONError) -> (ticket: Ticket, findings: [Finding]) {
    let range = result.index.range(of: number)
    var reader = JSONReader(bytes.read(range))
    let members = try reader.ticketMembers(filter)
    var decoder = TicketDecoder(isOwnFormat: isOwnFormat)
    let ticket = decoder.ticket(from: members)
    let findings = reader.takeRepairs().map { Finding($0) } + decoder.findings
    return (
      ticket, findings.map { $0.shifted(by: range.lowerBound, ticket: number) }
    )
  }

  /// Fills in the order keys that the scan could not tell.
  private static func dated(
    _ result: ScanResult, in bytes: any ByteSource, knowing older: TicketIndex?
  ) -> ScanResult {
    var result = result
    let known = older.map { result.index.commonCount(with: $0) } ?? 0
    for number in result.index.unread {
      if let older, number < known {
        result.index.orderKeys[number] = older.orderKeys[number]
        continue
      }
      var reader = JSONReader(bytes.read(result.index.range(of: number)))
      guard let members = try? reader.ticketMembers(.date) else { continue }
      var decoder = TicketDecoder()
      let date = decoder.ticket(from: members).date
      result.index.orderKeys[number] = date?.wallTime?.orderKey ?? undatedKey
    }
    return result
  }
}

extension Ticket {
  fileprivate static func unreadable(_ why: String) -> Ticket {
    var ticket = Ticket()
    ticket.fault = Text(why)
    return ticket
  }
}

extension ByteSource {
  /// Whether it holds nothing but white space; only its beginning is looked at.
  fileprivate var isBlank: Bool {
    let beginning = read(0..<min(count, 4096))
    let mark: [UInt8] = beginning.starts(with: [0xef, 0xbb, 0xbf]) ? [0xef, 0xbb, 0xbf] : []
    return count < 4096 && beginning.dropFirst(mark.count).allSatisfy(JSONByte.isSpace)
  }
}
