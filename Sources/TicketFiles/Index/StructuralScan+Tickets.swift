import CScan

extension StructuralScan {
  mutating func open(isObject: Bool, _ byte: UnsafePointer<UInt8>, at position: Int) {
    guard depth < 64 else { return distrust() }
    if isInGap {
      if depth == 0 {
        openRoot(isObject: isObject, at: position)
      } else if isObject {
        openTicket(at: position)
      } else {
        leaveGap()
      }
    } else if !isObject, depth == 1, ticketStart == nil, bestList?.isNamed != true {
      guard let name = listName(before: byte) else { return distrust() }
      openList(named: name, at: position)
    }
    depth += 1
    containers = containers << 1 | (isObject ? 1 : 0)
  }

  mutating func close(isObject: Bool, at position: Int) {
    guard depth > 0, containers & 1 == (isObject ? 1 : 0) else { return distrust() }
    if isInGap, commas > 0 { return distrust() }
    depth -= 1
    containers >>= 1
    let end = position + 1
    if let start = ticketStart {
      if depth == ticketDepth { closeTicket(start..<end) }
    } else if depth == 0 {
      closeRoot(end: end)
    } else if let list, depth == 1 {
      close(list, end: end)
    }
  }

  /// Where a ticket begins that has not come to its end; nil between tickets.
  var openTicket: Int? {
    let isRootTicket = depth > 0 && !rootIsArray && list == nil && bestList == nil
    return ticketStart ?? (isRootTicket ? rootStart : nil)
  }

  /// The depth of the list that tickets stand in.
  private var ticketDepth: Int { rootIsArray ? 1 : 2 }

  private mutating func openTicket(at position: Int) {
    guard commas == min(elements, 1) else { return distrust() }
    ticketStart = position
    ticketDate = DateCapture()
    isInGap = false
  }

  private mutating func closeTicket(_ range: Range<Int>) {
    index.append(range, key: ticketDate.orderKey)
    ticketStart = nil
    elements += 1
    enterGap()
  }

  mutating func captureDate(_ quote: UnsafePointer<UInt8>) {
    if isInGap {
      leaveGap()
    } else if ticketStart != nil {
      if depth == ticketDepth + 1 { ticketDate.look(at: quote) }
    } else if depth == 1 {
      rootDate.look(at: quote)
    }
  }

  mutating func checkGap(_ masks: scan_masks, _ bits: Range<Int>) {
    guard !bits.isEmpty else { return }
    let width = bits.count == 64 ? UInt64.max : 1 << UInt64(bits.count) - 1
    let span = width << UInt64(bits.lowerBound)
    if ~(masks.blank | masks.comma) & span != 0 { return leaveGap() }
    commas += (masks.comma & span).nonzeroBitCount
    if depth == 0, commas > 0 { distrust() }
  }

  private mutating func enterGap() {
    isInGap = true
    commas = 0
  }

  /// What stands where a ticket should is none. If it is the first of a list that nobody called one
  /// of tickets, that is no list of tickets; elsewhere the file has to be read in full.
  private mutating func leaveGap() {
    guard let list, !list.isNamed, elements == 0 else { return distrust() }
    self.list = nil
    isInGap = false
  }

  private mutating func distrust() { isTrusted = false }
}

// MARK: - What is known

extension StructuralScan {
  /// The tickets that stay tickets whatever comes, if it is well-formed: the closed ones of closed
  /// roots, of a root that is a list, and of an object's list that is named for its tickets.
  var known: ScanResult {
    var known = ScanResult(index: index, wallets: wallets)
    guard depth > 0, !rootIsArray else { return known }
    if let list, list.isNamed {
      known.index.remove(rootFirst..<list.first)
      known.wallets.append(openWallet(list: list.start..<list.start, known.index.count))
    } else if let bestList, bestList.isNamed {
      known.wallets.append(openWallet(list: bestList.list, known.index.count))
    } else {
      known.index.remove(rootFirst..<known.index.count)
    }
    return known
  }

  /// The open root: what stands before its list says already what the wallet is.
  private func openWallet(list: Range<Int>, _ count: Int) -> WalletObject {
    WalletObject(
      range: rootStart..<list.upperBound, list: list, isNamed: true, tickets: rootFirst..<count)
  }
}

// MARK: - Roots and lists

extension StructuralScan {
  private mutating func openRoot(isObject: Bool, at position: Int) {
    rootStart = position
    rootIsArray = !isObject
    rootFirst = index.count
    rootDate = DateCapture()
    bestList = nil
    elements = 0
    commas = 0
    isInGap = !isObject
  }

  private mutating func closeRoot(end: Int) {
    if !rootIsArray {
      if var wallet = bestList, wallet.isNamed || rootDate.key == nil {
        wallet.range = rootStart..<end
        wallets.append(wallet)
      } else {
        index.remove(rootFirst..<index.count)
        index.append(rootStart..<end, key: rootDate.orderKey)
      }
    }
    enterGap()
  }

  private mutating func openList(named name: ListName, at position: Int) {
    guard name != .partOfTicket else { return }
    list = OpenList(start: position, first: index.count, isNamed: name == .tickets)
    elements = 0
    enterGap()
  }

  /// Of several lists the one named for its tickets stays, else the longest.
  private mutating func close(_ list: OpenList, end: Int) {
    let tickets = list.first..<index.count
    if let best = bestList, !list.isNamed, tickets.count <= best.tickets.count {
      index.remove(tickets)
    } else if !tickets.isEmpty || list.isNamed {
      let older = rootFirst..<list.first
      index.remove(older)
      bestList = WalletObject(
        range: 0..<0, list: list.start..<end, isNamed: list.isNamed,
        tickets: rootFirst..<index.count)
    }
    self.list = nil
    isInGap = false
  }

  /// The name of the list that opens here, read backwards; nil where it is not within the margin.
  private func listName(before bracket: UnsafePointer<UInt8>) -> ListName? {
    func at(_ place: Int) -> UInt8 { place < Self.margin ? (bracket - place).pointee : 0 }
    func pastBlanks(_ place: Int) -> Int {
      var place = place
      while at(place) == 0x20 || 0x09...0x0d ~= at(place) { place += 1 }
      return place
    }
    let colon = pastBlanks(1)
    let close = pastBlanks(colon + 1)
    guard at(colon) == UInt8(ascii: ":"), at(close) == UInt8(ascii: "\"") else { return nil }
    var open = close + 1
    while at(open) != UInt8(ascii: "\""), open < Self.margin { open += 1 }
    if open == Self.margin { return nil }
    let name = UnsafeBufferPointer(start: bracket - open + 1, count: open - close - 1)
    return ListName(String(decoding: name, as: UTF8.self))
  }
}
