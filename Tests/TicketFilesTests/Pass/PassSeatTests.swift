import Testing
import Tickets

@testable import TicketFiles

@Suite("Seats among the fields of a pass")
struct PassSeatTests {
  @Test("a value of seat parts is no venue")
  func place() throws {
    let pass = try ReadPass(
      primary: ["e|Event|Gala"],
      secondary: ["p|PLACE|Tribune Auteuil - Bloc 412 - Rang 8 - Siège 17"])
    #expect(pass.seats == ["Stand Tribune Auteuil · Block 412 · Row 8 · Seat 17"])
    #expect(pass.ticket.venue == nil)
    #expect(pass.front == [])
  }

  @Test("words for a seat beside other parts stay a line, alone they are the seat")
  func text() throws {
    let beside = try ReadPass(secondary: ["b|Block|112", "s|Platz|freie Platzwahl"])
    #expect(beside.seats == ["Block 112"])
    #expect(beside.front == ["Platz: freie Platzwahl"])
    let alone = try ReadPass(secondary: ["s|Seat|General Admission"])
    #expect(alone.seats == ["General Admission"])
    #expect(alone.front == [])
  }

  @Test("parts that another field says otherwise stay a line")
  func conflict() throws {
    let pass = try ReadPass(secondary: ["b|Block|112", "s|Seat|Block 113 Row 9"])
    #expect(pass.seats == ["Block 112 · Row 9"])
    #expect(pass.front == ["Seat: Block 113 Row 9"])
  }

  @Test("the back of a card makes no seat and no price")
  func card() throws {
    let pass = try ReadPass(
      "generic", primary: ["t|Club|Rovers"],
      back: ["seat|Seat|2", "row|Row|7", "price|Price|12"])
    #expect(pass.seats == [])
    #expect(pass.ticket.price == nil)
    #expect(pass.back == ["Seat: 2", "Row: 7", "Price: 12"])
    let zone = try ReadPass("generic", secondary: ["z|Section|North"])
    #expect(zone.front == ["Section: North"])
  }
}
