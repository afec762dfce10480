import Testing
import Tickets

@Suite("Texts are equal when their bytes are (U11)")
struct TextIdentityTests {
  @Test(
    "texts that look alike or that Swift calls equal",
    arguments: [
      ("caf\u{e9}", "cafe\u{301}"),
      ("\u{212b}", "\u{c5}"),
      ("\u{ac01}", "\u{1100}\u{1161}\u{11a8}"),
      ("AB12", "AB\u{200b}12"),
      ("a\nb", "a\r\nb"),
      ("a", "A"),
      ("a", "a "),
      ("\u{80}", "\u{81}"),
    ])
  func different(a: String, b: String) {
    #expect(Text(a) != Text(b))
    #expect(Set([Text(a), Text(b)]).count == 2)
    #expect(Ticket.ID(a) != Ticket.ID(b))
  }

  @Test("the same bytes are one text", arguments: ["", "a", "cafe\u{301}", "\u{1b}[2J", "👩‍👩‍👧"])
  func same(raw: String) {
    // A copy that shares no storage with the first.
    let copy = String(decoding: Array(raw.utf8), as: UTF8.self)
    #expect(Text(raw) == Text(copy))
    #expect(Set([Text(raw), Text(copy)]).count == 1)
    #expect(Text(raw) == Text(raw, marksInvisible: true))
  }

  @Test("a dictionary of identities keeps canonical twins apart")
  func twins() {
    var seen: [Ticket.ID: Int] = [:]
    seen[Ticket.ID("caf\u{e9}")] = 1
    seen[Ticket.ID("cafe\u{301}")] = 2
    #expect(seen[Ticket.ID("caf\u{e9}")] == 1)
    #expect(seen[Ticket.ID("cafe\u{301}")] == 2)
  }
}
