import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("A check that goes on")
struct GrowingCheckTests {
  private let text = """
    {"id": "1", "title": "a"}
    {"id": "2", "rating": 17}

    %%%
    {"id": "1", "score": true}
    {"title": "b", "title": "c"}
    {"id": 3, "date": "2026-02-29"}

    """

  @Test("says the same as one that sees all at once, whenever it looks")
  func goesOn() throws {
    var whole = WalletCheck(try wallet(text))
    let expected = whole.advance(by: 100)
    #expect(expected.count >= 5)
    var random = SeededGenerator(seed: 51)
    for _ in 0..<60 {
      var growing = GrowingWallet(named: "w.json")
      var source = GrowingBytes()
      var check: WalletCheck?
      var said: [Diagnostic] = []
      func look(_ file: WalletFile?) {
        guard let file else { return }
        if check?.goOn(over: file) != true {
          check = WalletCheck(file)
          said = []
        }
        said += check?.advance(by: random.below(4)) ?? []
      }
      while source.count < text.utf8.count {
        source.append(Array(text.utf8)[source.count...].prefix(1 + random.below(40)))
        try growing.take(source, isIdle: true)
        look(growing.file)
      }
      try growing.finish(source)
      look(growing.file)
      said += check?.advance(by: 100) ?? []
      #expect(said == expected)
      #expect(check?.isDone == true)
    }
  }

  @Test("reads nothing twice of a longer file, and begins again over another one")
  func extends() throws {
    let short = try wallet("{\"title\": \"a\"}\n{\"title\": \"b\", \"rating\": 17}\n")
    var check = WalletCheck(short)
    #expect(check.advance(by: 10).count == 1)
    let same = try wallet(
      "{\"title\": \"a\"}\n{\"title\": \"b\", \"rating\": 17}\n{\"rating\": 18}\n")
    let isSame = check.goOn(over: same)
    #expect(isSame)
    #expect(!check.isDone)
    #expect(check.advance(by: 10).map(\.description).allSatisfy { $0.contains("ticket 3") })
    #expect(check.isDone)
    let isOther = try !check.goOn(over: wallet("{\"title\": \"a\"}\n{\"rating\": 18}\n"))
    #expect(isOther)
  }
}
