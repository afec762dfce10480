extension TolerantScan {
  /// A wallet where it has a list of tickets, else one ticket.
  mutating func readObject() throws(JSONError) {
    let start = reader.position
    let first = result.index.count
    var wallet: WalletObject?
    takeRepairs()
    do throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        try readMember(named: reader.text(in: key), first: first, wallet: &wallet)
      }
    } catch {
      leaveObject(from: start, first: first, wallet, error)
      throw error
    }
    if var wallet {
      wallet.range = start..<reader.position
      result.wallets.append(wallet)
    } else {
      // Its repairs are found again when it is read.
      _ = reader.takeRepairs()
      result.index.append(start..<reader.position, key: nil)
    }
  }

  /// Keeps what an object has said that is not read to its end.
  private mutating func leaveObject(
    from start: Int, first: Int, _ wallet: WalletObject?, _ error: JSONError
  ) {
    if var wallet, wallet.isNamed {
      wallet.range = start..<wallet.list.upperBound
      result.wallets.append(wallet)
    } else if isUndecided(error) {
      // Which of its lists is that of its tickets, or whether it is one itself, its end tells.
      result.remove(first..<result.index.count)
    } else if wallet == nil {
      appendBroken(from: start, error)
    }
  }

  private mutating func readMember(
    named name: String, first: Int, wallet: inout WalletObject?
  ) throws(JSONError) {
    let listName = ListName(name)
    guard try reader.peek() == UInt8(ascii: "["), listName != .partOfTicket,
      wallet?.isNamed != true
    else { return try reader.skip() }
    if listName == .other, !isListOfObjects { return try reader.skip() }
    let start = reader.position
    let listFirst = result.index.count
    try readList()
    let isNamed = listName == .tickets
    let count = result.index.count - listFirst
    if let best = wallet, !isNamed, count <= best.tickets.count {
      result.remove(listFirst..<result.index.count)
    } else {
      result.remove(first..<listFirst)
      wallet = WalletObject(
        range: 0..<0, list: start..<reader.position, isNamed: isNamed,
        tickets: first..<first + count)
    }
  }

  /// Whether the list at hand holds objects and nothing else, as far as it can be read.
  private var isListOfObjects: Bool {
    var ahead = JSONReader(bytes, in: reader.position..<bytes.count)
    var isEmpty = true
    do throws(JSONError) {
      try ahead.beginArray()
      while try ahead.nextElement() {
        guard try ahead.peek() == UInt8(ascii: "{") else { return false }
        isEmpty = false
        try ahead.skip()
      }
    } catch {
      return !isEmpty
    }
    return !isEmpty
  }
}
