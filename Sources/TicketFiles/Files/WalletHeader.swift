import Tickets

/// What a wallet object says beside its tickets.
struct WalletHeader {
  private(set) var title: Text?
  /// The format's version; nil in other programs' files.
  private(set) var version: Int?
  private(set) var findings: [Finding] = []

  /// The newest version of the wallet format that this program knows.
  static let newestVersion = 1
  /// Bytes beside the tickets; a header longer than that is not looked at.
  private static let longest = 1 << 20

  /// The objects that were looked at, and those of them that are tickets.
  private var examined: [WalletObject] = []
  private var tickets: [WalletObject] = []

  /// Reads the headers, and makes one ticket of each object that only looked like a wallet: one that
  /// has teams or a date of its own, beside a list of objects that nobody called tickets.
  ///
  /// - Parameter older: what the first of these bytes have said; they are not read again.
  init(
    resolving result: inout ScanResult, in bytes: any ByteSource,
    extending older: WalletHeader? = nil
  ) {
    if let older, result.wallets.starts(with: older.examined) { self = older }
    for wallet in result.wallets.dropFirst(examined.count) {
      examined.append(wallet)
      guard let header = WalletHeader.members(of: wallet, in: bytes) else { continue }
      let keys = Set(header.compactMap { TicketKey.named($0.key)?.key })
      if !wallet.isNamed, !keys.isDisjoint(with: [.home, .away, .date]) {
        tickets.append(wallet)
      } else {
        read(header, at: wallet)
      }
    }
    if !tickets.isEmpty { result.index = result.index.merging(tickets) }
  }

  private mutating func read(_ members: [JSONMember], at wallet: WalletObject) {
    let object = JSONValue(.object(members))
    title = title ?? object.member("title")?.text
    guard let value = object["wallet"] else { return }
    version = value.text.flatMap { Int($0.verbatim) }
    switch version {
    case nil:
      findings.append(
        Finding(at: wallet.range.lowerBound, "\"wallet\" should be 1, found \(value.foundWords)"))
    case .some(let version) where version > Self.newestVersion:
      findings.append(
        Finding(
          at: wallet.range.lowerBound,
          "\"wallet\" should be at most \(Self.newestVersion), found \(version): made by a newer "
            + "billfold, read as far as this one knows it"))
    default: break
    }
  }

  /// The object's members, with null for the list of tickets.
  private static func members(of wallet: WalletObject, in bytes: any ByteSource) -> [JSONMember]? {
    let head = wallet.range.lowerBound..<wallet.list.lowerBound
    let tail = wallet.list.upperBound..<wallet.range.upperBound
    guard head.count + tail.count <= longest else { return nil }
    // An object that has no end yet says what it says before its list.
    let end = tail.isEmpty ? Array("}".utf8) : bytes.read(tail)
    var reader = JSONReader(bytes.read(head) + Array("null".utf8) + end)
    return try? reader.ticketMembers()
  }
}

extension TicketIndex {
  /// The index with one ticket for each of some objects, in place of those in its list. Linear.
  fileprivate func merging(_ objects: [WalletObject]) -> TicketIndex {
    let unread = Set(unread)
    var merged = TicketIndex()
    var next = 0
    func copy(to end: Int) {
      while next < end {
        merged.append(range(of: next), key: unread.contains(next) ? nil : orderKeys[next])
        next += 1
      }
    }
    for object in objects {
      copy(to: object.tickets.lowerBound)
      merged.append(object.range, key: nil)
      next = object.tickets.upperBound
    }
    copy(to: count)
    return merged
  }
}
