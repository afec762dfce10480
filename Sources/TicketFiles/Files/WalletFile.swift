import Tickets

/// One file of tickets: scanned once, each ticket decoded when it is asked for.
package final class WalletFile: TicketSource {
  /// As the user named it, made safe.
  package let name: Text
  /// The wallet's own title, where it has one.
  package let title: Text?
  let bytes: any ByteSource
  let result: ScanResult
  /// Whether the file says that it is in this program's format.
  let isOwnFormat: Bool

  package var count: Int { result.index.count }
  package var orderKeys: [Int64] { result.index.orderKeys }

  package var titles: [String] {
    (0..<count).map { number in
      // What most are known by is read alone; only a ticket without any of it is read whole.
      let heading = try? decode(number, only: Self.titleKeys).ticket
      if let heading, heading.hasHeading { return heading.displayTitle }
      return ticket(at: number).displayTitle
    }
  }

  private static let titleKeys: Set<TicketKey> = [
    .title, .home, .away, .subtitle, .competition, .venue, .holder,
  ]

  /// - Throws: `FileError` where nothing in it is a ticket.
  package init(_ source: some ByteSource, named name: Text) throws(FileError) {
    self.name = name
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
    let header = WalletHeader(resolving: &result, in: bytes)
    self.bytes = bytes
    title = header.title
    isOwnFormat = header.version != nil
    result.findings += header.findings
    self.result = WalletFile.dated(result, in: bytes)
    let faults = result.findings
    if count == self.result.broken.count,
      let finding = faults.first(where: { !$0.isRepair }) ?? faults.first
    {
      var locator = SourceLocator(bytes)
      let place = locator.location(of: finding.offset)
      throw FileError(
        file: name, fault: .holdsNoTicket(place: "\(place)", why: Text(finding.words).line))
    }
  }

  package func ticket(at number: Int) -> Ticket {
    guard 0..<count ~= number else { return Ticket() }
    if let broken = result.broken[number] { return .unreadable(broken.words) }
    do throws(JSONError) {
      return try decode(number).ticket
    } catch {
      return .unreadable(
        bytes.isUnchanged
          ? error.description
          : "the file has changed since it was read: press r to read it again")
    }
  }

  /// The ticket, and what is wrong in it, at offsets of the file.
  ///
  /// - Throws: why it cannot be read, at an offset of the ticket.
  func decode(
    _ number: Int, only keys: Set<TicketKey>? = nil
  ) throws(JSONError) -> (ticket: Ticket, findings: [Finding]) {
    let range = result.index.range(of: number)
    var reader = JSONReader(bytes.read(range))
    let members = try reader.ticketMembers(only: keys)
    var decoder = TicketDecoder(isOwnFormat: isOwnFormat)
    let ticket = decoder.ticket(from: members)
    let findings = reader.takeRepairs().map { Finding($0) } + decoder.findings
    return (
      ticket, findings.map { $0.shifted(by: range.lowerBound, ticket: number) }
    )
  }

  /// Fills in the order keys that the scan could not tell.
  private static func dated(_ result: ScanResult, in bytes: any ByteSource) -> ScanResult {
    var result = result
    for number in result.index.unread {
      var reader = JSONReader(bytes.read(result.index.range(of: number)))
      guard let members = try? reader.ticketMembers(only: [.date, .time]) else { continue }
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

extension JSONReader {
  /// The members of the object at hand; of those with other keys, given a set, none.
  mutating func ticketMembers(only keys: Set<TicketKey>?) throws(JSONError) -> [JSONMember] {
    guard let keys else {
      guard try nextRoot(), let members = try value().members else { throw failure(.object) }
      return members
    }
    var members: [JSONMember] = []
    var places: [String: Int] = [:]
    _ = try nextRoot()
    try beginObject()
    while let range = try nextKey() {
      let key = text(in: range)
      guard let match = TicketKey.named(key), keys.contains(match.key) else {
        try skip()
        continue
      }
      // As in a whole value: the last of two with one name, in the place of the first.
      let member = JSONMember(key, try value(), at: range.lowerBound)
      if let place = places[key] {
        members[place] = member
      } else {
        places[key] = members.count
        members.append(member)
      }
    }
    return members
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
