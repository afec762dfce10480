import Testing
import Tickets

@testable import TicketFiles

@Suite("Other people's JSON")
struct ForeignTicketTests {
  @Test("other names, without regard to case, _ and -")
  func names() {
    let (ticket, findings) = decode(
      """
      {"Home_Team": "A", "away-team": "B", "kickOff": "2024-08-24T15:00", "Stadium": "Park",
       "league": "First", "result": "1-0", "note": "rain", "uuid": "77", "qrCode": "ABC"}
      """)
    #expect(ticket.teamsLine == "A – B")
    #expect(ticket.date?.wallTime?.description == "2024-08-24T15:00")
    #expect(ticket.venue?.line == "Park")
    #expect(ticket.competition == "First")
    #expect(ticket.score?.text == "1-0")
    #expect(ticket.notes == "rain")
    #expect(ticket.id == Ticket.ID("77"))
    #expect(ticket.barcodes.map(\.bytes) == [Array("ABC".utf8)])
    #expect(ticket.extras == [])
    #expect(findings == [])
  }

  @Test("what is due is dated by it", arguments: ["due", "dueDate", "due_date", "Deadline"])
  func due(name: String) throws {
    let text = #"[{"title": "x", "\#(name)": "2026-12-01", "done": true}]"#
    let file = try wallet(text)
    let ticket = file.ticket(at: 0)
    #expect(ticket.date?.shown == "Tue 2026-12-01")
    #expect(file.orderKeys == [try #require(ticket.date?.wallTime).orderKey])
    #expect(ticket.isTask && ticket.isDone)
  }

  @Test("an exact name wins over another, which then is a member of its own")
  func exactWins() {
    let ticket = decode(#"{"name": "Other", "title": "Exact", "event": "Third"}"#).ticket
    #expect(ticket.title == "Exact")
    #expect(ticket.extras.map(\.key) == ["name", "event"])
  }

  @Test("parts at the ticket's own level: seat, score, time")
  func parts() {
    let ticket = decode(
      """
      {"title": "x", "date": "2024-08-24", "time": "17:30", "section": "B", "row": 7,
       "seatNumber": "43", "homeScore": 2, "awayScore": 1}
      """
    ).ticket
    #expect(ticket.seats.map(\.line) == ["Block B · Row 7 · Seat 43"])
    #expect(ticket.date?.shown == "Sat 2024-08-24 17:30")
    #expect(ticket.score?.text == "2-1")
    #expect(ticket.extras == [])
  }

  @Test("parts that belong to nothing stay members")
  func loneParts() {
    let ticket = decode(
      #"{"title": "x", "date": "2024-08-24T20:00", "time": "17:30", "seat": "1", "row": "2", "homeScore": 1}"#
    ).ticket
    #expect(Set(ticket.extras.map(\.key.shown)) == ["time", "row", "homeScore"])
    #expect(ticket.date?.wallTime?.time?.description == "20:00")
  }

  @Test("further scalars stand on the front, in order; lists and objects on the back")
  func extras() {
    let ticket = decode(#"{"title": "x", "attendanceCount": 41, "cast": ["a"], "vip": true}"#)
      .ticket
    #expect(ticket.extras.map(\.isOnBack) == [false, true, false])
    #expect(ticket.extras.map(\.value) == [.number("41"), .list([.text("a")]), .bool(true)])
  }

  @Test("members of parts are kept too, and a seat shows them")
  func nestedExtras() {
    let ticket = decode(
      #"{"seat": {"coach": "7", "seat": 61}, "venue": {"name": "V", "capacity": 100}, "home": {"name": "H", "crest": "c"}}"#
    ).ticket
    #expect(ticket.seats.map(\.line) == ["Coach 7 · Seat 61"])
    let json = String(decoding: TicketEncoder.wallet { $0.write(ticket) }, as: UTF8.self)
    for member in [#""coach": "7""#, #""capacity": 100"#, #""crest": "c""#] {
      #expect(json.contains(member))
    }
  }

  @Test("in the wallet's own format unknown members are for the back")
  func ownFormat() {
    let ticket = decode(#"{"title": "x", "attendanceCount": 41}"#, isOwnFormat: true).ticket
    #expect(ticket.extras.map(\.isOnBack) == [true])
  }

  @Test("without any known member the first text is the title")
  func firstText() {
    #expect(decode(#"{"n": 1, "was": "Grandma's party"}"#).ticket.title == "Grandma's party")
    #expect(decode(#"{"n": 1, "rating": 3, "was": "x"}"#).ticket.title == nil)
  }
}
