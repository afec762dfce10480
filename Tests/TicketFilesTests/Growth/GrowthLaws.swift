import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("Laws of growing")
struct GrowthLaws {
  @Test("however the bytes are cut, what is read in the end is what reading at once gives")
  func cuttings() throws {
    var random = SeededGenerator(seed: 41)
    for round in 0..<400 {
      var writer = RandomWallet(random: random)
      var bytes = Array(writer.text(round % 5).utf8)
      random = writer.random
      // Every second one is well-formed.
      for _ in 0..<(round % 2) * (1 + random.below(3)) { mutate(&bytes, with: &random) }
      let whole = try? WalletFile(BytesInMemory(bytes), named: "w.json")
      let grown = grow(bytes, &random)
      #expect((grown == nil) == (whole == nil))
      guard let whole, let grown else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(grown.result == whole.result, "\(text)")
      #expect(grown.title == whole.title && grown.isOwnFormat == whole.isOwnFormat, "\(text)")
      #expect(tickets(grown) == tickets(whole), "\(text)")
    }
  }

  @Test("of a well-formed source, what is known is a beginning of what will be, and no problem")
  func prefixes() throws {
    var random = SeededGenerator(seed: 42)
    var snapshots = 0
    for round in 0..<150 {
      var writer = RandomWallet(random: random)
      let bytes = Array(writer.text(round % 5).utf8)
      random = writer.random
      guard Indexer.structuralScan(BytesInMemory(bytes)) != nil else { continue }
      guard let whole = try? WalletFile(BytesInMemory(bytes), named: "w.json") else { continue }
      grow(bytes, &random) { file in
        #expect(file.result.findings == [])
        #expect(file.count == file.result.index.commonCount(with: whole.result.index))
        #expect(file.orderKeys == Array(whole.orderKeys.prefix(file.count)))
        snapshots += 1
      }
    }
    #expect(snapshots > 500)
  }

  @Test("a damaged source that goes on: what is settled is read once, and that makes no difference")
  func settled() {
    var random = SeededGenerator(seed: 43)
    var settled = 0
    for round in 0..<200 {
      var writer = RandomWallet(random: random)
      var bytes = Array(writer.text(round % 2 == 0 ? 2 : 4).utf8)
      random = writer.random
      for _ in 0...random.below(3) { mutate(&bytes, with: &random) }
      var tolerance = GrowingTolerance()
      var end = 0
      while end < bytes.count {
        end = min(bytes.count, end + 1 + random.below(bytes.count))
        let source = BytesInMemory(Array(bytes[..<end]))
        let anew = TolerantScan(source.bytes, goesOn: true, isSequel: false)
        #expect(tolerance.scan(source) == anew.result, "\(String(decoding: bytes, as: UTF8.self))")
        settled += anew.settled.position
      }
    }
    #expect(settled > 10_000)
  }

  @Test(
    "a whole ticket is known as soon as its last byte has come, and no part of one is told",
    arguments: [
      ("[", ","), ("{\"wallet\": 1, \"tickets\": [", ","),
      ("{\"others\": [{\"title\": \"x\"}], \"tickets\": [", ","), ("", "\n"),
      ("{]\n%!\n", "\n"), ("[7, ", ","), ("[{\"a\" 1}, ", ","), ("[ , ", ", /**/ "),
    ])
  func atOnce(before: String, between: String) throws {
    var wallet = GrowingWallet(named: "w.json")
    var bytes = Array(before.utf8)
    for number in 0..<4 {
      var problems: Int?
      for byte in "{\"title\": \"\(number)\", \"deep\": [{\"done\": true}, null, -12.5]}".utf8 {
        bytes.append(byte)
        let isWhole = bytes.suffix(2) == Array("]}".utf8)
        try wallet.take(BytesInMemory(bytes), isIdle: true)
        let known = wallet.file.map(titles) ?? []
        #expect(known == (0..<(isWhole ? number + 1 : number)).map(String.init))
        let found = wallet.file?.result.findings.count
        if !isWhole {
          #expect(found == problems ?? found, "\(String(decoding: bytes, as: UTF8.self))")
        }
        problems = found
      }
      bytes += Array(between.utf8)
    }
  }

  @Test("of a broken element that has not come whole, nothing is taken for a ticket")
  func brokenElement() throws {
    let broken = "[7, {\"a\" 1, \"in\": [{\"row\": 1}, {\"row\": 2}], \"x\": 2}, {\"title\": \"b\""
    var wallet = GrowingWallet(named: "w.json")
    var bytes: [UInt8] = []
    for byte in broken.utf8 {
      bytes.append(byte)
      try wallet.take(BytesInMemory(bytes), isIdle: true)
      #expect(wallet.file == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
    try wallet.take(BytesInMemory(bytes + Array("}".utf8)), isIdle: true)
    #expect(wallet.file.map(titles) == ["b"])
  }

  /// Takes the bytes in by random pieces, to their end.
  @discardableResult
  private func grow(
    _ bytes: [UInt8], _ random: inout SeededGenerator, see: (WalletFile) -> Void = { _ in }
  ) -> WalletFile? {
    var wallet = GrowingWallet(named: "w.json")
    var source = GrowingBytes()
    // In single bytes where that does not take long.
    let longest = bytes.count < 400 ? 1 : [40, 200, 500, 2_000][random.below(4)]
    while source.count < bytes.count {
      let piece = 1 + random.below(longest)
      source.append(bytes[source.count...].prefix(piece))
      // What is no JSON stays none, and UTF-8 is known to be that by four bytes.
      if source.count >= 4 { try? wallet.take(source, isIdle: Bool.random(using: &random)) }
      if let file = wallet.file { see(file) }
    }
    do { try wallet.finish(source) } catch { return nil }
    return wallet.file
  }

  private func tickets(_ file: WalletFile) -> [Ticket] {
    (0..<file.count).map { file.ticket(at: $0) }
  }

  private func titles(_ file: WalletFile) -> [String] {
    tickets(file).filter { $0.fault == nil }.map(\.displayTitle)
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let favourites = Array("{}[],:\"'\\/*# \n7t".utf8) + [0xff]
    switch random.below(4) {
    case 0: bytes[place] = favourites[random.below(favourites.count)]
    case 1: bytes.insert(favourites[random.below(favourites.count)], at: place)
    case 2: bytes.remove(at: place)
    default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(30)))
    }
  }
}
