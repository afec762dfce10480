import Testing
import Tickets

@testable import TicketFiles

@Suite("Passes of football matches")
struct PassMatchTests {
  @Test("an English pass shows teams, competition, gate, block, row and seat")
  func english() throws {
    let pass = try ReadPass(
      header: ["date|SAT 24 AUG|17:30"], primary: ["event|PREMIER LEAGUE|Aston Villa vs. Arsenal"],
      secondary: [
        "loc|VENUE|Villa Park", "ko|KICK-OFF|17:30", "ent|ENTRANCE|M", "blk|BLOCK|112",
        "row|ROW|7", "seat|SEAT|43",
      ], back: ["n|Name|A. Fan", "terms|Terms|No flares."],
      #""relevantDate": "2024-08-24T16:30:00Z", "organizationName": "Aston Villa FC""#)
    let ticket = pass.ticket
    #expect(ticket.kind == .match)
    #expect(ticket.home?.name == "Aston Villa")
    #expect(ticket.away?.name == "Arsenal")
    #expect(ticket.title == "Aston Villa – Arsenal")
    #expect(ticket.competition == "PREMIER LEAGUE")
    #expect(pass.date == "2024-08-24T17:30+01:00")
    #expect(ticket.venue?.line == "Villa Park")
    #expect(pass.seats == ["Gate M · Block 112 · Row 7 · Seat 43"])
    #expect(ticket.holder == "A. Fan")
    #expect(pass.front == [])
    #expect(pass.back == ["Terms: No flares.", "Organization: Aston Villa FC"])
    #expect(pass.remarks == [])
  }

  @Test("a German pass with a field for each side, and one for the whole seat")
  func german() throws {
    let pass = try ReadPass(
      primary: ["h|HEIM|Borussia Dortmund", "g|GAST|FC Bayern"],
      secondary: [
        "w|WETTBEWERB|Bundesliga", "t|SPIELTAG|3", "d|ANSTOSS|Sa. 24.08.2024, 18:30 Uhr",
        "s|BLOCK / REIHE / PLATZ|112 / 7 / 43", "e|EINGANG|Süd", "r|RANG|Oberrang",
        "o|EINLASS|16:30 Uhr",
      ])
    let ticket = pass.ticket
    #expect(ticket.kind == .match)
    #expect(ticket.teamsLine == "Borussia Dortmund – FC Bayern")
    #expect([ticket.competition, ticket.round] == ["Bundesliga", "3"])
    #expect(pass.date == "2024-08-24T18:30")
    #expect(ticket.doors?.shown == "Sat 2024-08-24 16:30")
    #expect(pass.seats == ["Gate Süd · Level Oberrang · Block 112 · Row 7 · Seat 43"])
    #expect(pass.front == [])
  }

  @Test("a French pass: its rang is a row")
  func french() throws {
    let pass = try ReadPass(
      primary: ["e|MATCH|RC Lens - Stade Rennais"],
      secondary: [
        "d|DATE|dimanche 25 août 2024 à 17h00", "l|LIEU|Stade Bollaert", "a|TRIBUNE|Marek",
        "b|PORTE|7", "c|RANG|12", "g|PLACE|34",
      ])
    #expect(pass.ticket.teamsLine == "RC Lens – Stade Rennais")
    #expect(pass.date == "2024-08-25T17:00")
    #expect(pass.seats == ["Gate 7 · Stand Marek · Row 12 · Seat 34"])
  }

  @Test("a Spanish pass: a label for the match is evidence enough for a dash")
  func spanish() throws {
    let pass = try ReadPass(
      primary: ["p|PARTIDO|Betis - Sevilla"],
      secondary: [
        "f|FECHA|15/11/2024 21:00", "r|RECINTO|Benito Villamarín", "p|PUERTA|24",
        "s|SECTOR|Gol Norte", "q|FILA|3", "a|ASIENTO|12", "t|TITULAR|Ana",
      ])
    #expect(pass.ticket.teamsLine == "Betis – Sevilla")
    #expect(pass.date == "2024-11-15T21:00")
    #expect(pass.seats == ["Gate 24 · Block Gol Norte · Row 3 · Seat 12"])
    #expect(pass.ticket.holder == "Ana")
  }

  @Test("a label above the match names the competition and its round")
  func competitionLabel() throws {
    let pass = try ReadPass(
      header: ["h|Allianz Arena|24.08.2024"],
      primary: ["m|Bundesliga, 3. Spieltag|FC Bayern - VfB Stuttgart"], back: ["x|Anstoß|15:30 Uhr"]
    )
    #expect([pass.ticket.competition, pass.ticket.round] == ["Bundesliga", "3. Spieltag"])
    #expect(pass.ticket.teamsLine == "FC Bayern – VfB Stuttgart")
    #expect(pass.date == "2024-08-24T15:30")
    #expect(pass.front == ["Allianz Arena: 24.08.2024"])
  }

  @Test("a club's pass that names the sides in its description alone")
  func description() throws {
    let pass = try ReadPass(
      secondary: ["a|Rang|S4 Gegengerade ", "b|Reihe|-", "c|Sitz|-", "d|Name|Max Muster"],
      back: ["e|Anfahrt|Gilt am Spieltag als Fahrkarte."],
      #"""
      "description": "Beispieler SC - SC Muster", "logoText": "SC Muster",
      "organizationName": "Beispieler SC - SC Muster", "relevantDate": "2024-11-10T13:30:00+01:00"
      """#)
    #expect(pass.ticket.kind == .match)
    #expect(pass.ticket.title == "Beispieler SC – SC Muster")
    #expect(pass.ticket.home?.name == "Beispieler SC")
    #expect(pass.seats == ["Level S4 Gegengerade"])
    #expect(pass.back == ["Anfahrt: Gilt am Spieltag als Fahrkarte."])
  }

  @Test("a poster has everything in its tags")
  func semantics() throws {
    let pass = try ReadPass(
      #"""
      "eventTicket": {}, "description": "Ticket", "semantics": {
        "eventType": "PKEventTypeSports", "homeTeamName": "Liverpool", "awayTeamName": "Everton",
        "homeTeamAbbreviation": "LIV", "awayTeamAbbreviation": "EVE", "sportName": "Football",
        "leagueName": "Premier League", "venueName": "Anfield", "venueRegionName": "Liverpool",
        "venueEntranceGate": "KK", "seats": [
          {"seatSection": "104", "seatRow": "22", "seatNumber": "131", "seatLevel": "1"},
          {"seatSection": "104", "seatRow": 22, "seatNumber": 132}],
        "eventStartDate": "2025-09-20T12:30+01:00", "venueDoorsOpenDate": "2025-09-20T10:30+01:00",
        "totalPrice": {"amount": "61.00", "currencyCode": "GBP"}, "attendeeName": "J. Doe",
        "venueLocation": {"latitude": 53.43082900000001, "longitude": -2.96083}},
      "relevantDates": [
        {"startDate": "2025-09-20T10:30+01:00", "endDate": "2025-09-20T14:30+01:00"}]
      """#)
    let ticket = pass.ticket
    #expect(ticket.kind == .match)
    #expect(ticket.title == "Liverpool – Everton")
    #expect([ticket.home?.short, ticket.away?.short] == ["LIV", "EVE"])
    #expect([ticket.competition, ticket.sport] == ["Premier League", "Football"])
    #expect(pass.date == "2025-09-20T12:30+01:00")
    #expect(ticket.doors?.text == "2025-09-20T10:30+01:00")
    #expect(ticket.ends?.text == "2025-09-20T14:30+01:00")
    #expect(ticket.venue?.line == "Anfield, Liverpool")
    #expect(
      [ticket.venue?.latitude, ticket.venue?.longitude] == ["53.43082900000001", "-2.96083"])
    #expect(
      pass.seats == [
        "Gate KK · Level 1 · Block 104 · Row 22 · Seat 131",
        "Gate KK · Block 104 · Row 22 · Seat 132",
      ])
    #expect(ticket.holder == "J. Doe")
    #expect(ticket.price?.line == "61.00 GBP")
    #expect(pass.remarks == [])
  }

  @Test("a season ticket shows its next match's date, and all of them on the back")
  func seasonTicket() throws {
    let pass = try ReadPass(
      primary: ["s|SEASON|2025/26"],
      #"""
      "description": "Season ticket", "upcomingPassInformation": [
        {"name": "FC v Rovers", "dateInformation": {"date": "2025-09-13T15:00+01:00"},
         "semantics": {"venueName": "The Park"}},
        {"name": "FC v United", "dateInformation": {"date": "2025-08-16T15:00+01:00"}},
        {"name": "FC v City", "dateInformation": {"isUndetermined": true}}, 7]
      """#)
    #expect(pass.ticket.title == "Season ticket")
    #expect(pass.ticket.season == "2025/26")
    #expect(pass.ticket.subtitle == "FC v United")
    #expect(pass.date == "2025-08-16T15:00+01:00")
    #expect(pass.ticket.ends?.text == "2025-09-13T15:00+01:00")
    #expect(
      pass.back == [
        "Sat 2025-09-13 15:00: FC v Rovers, The Park", "Sat 2025-08-16 15:00: FC v United",
        "To be announced: FC v City",
      ])
    #expect(
      pass.remarks == ["\"upcomingPassInformation\" should be an object, found the number 7"])
  }

  @Test(
    "what is no match",
    arguments: [
      ("FILM", "Alien vs. Predator", Ticket.Kind.film),
      ("EVENT", "Rock am Ring – Freitag", .other),
      ("Konzert", "Coldplay - Music of the Spheres", .concert),
      ("Oper", "Faust gegen Mephisto", .theatre),
    ])
  func noMatch(label: String, value: String, kind: Ticket.Kind) throws {
    let pass = try ReadPass(
      primary: ["e|\(label)|\(value)"], secondary: ["v|Ort|Olympiastadion"],
      #""description": "Eintritt""#)
    #expect(pass.ticket.kind == kind)
    #expect(pass.ticket.home == nil)
    #expect(pass.ticket.title == Text(value))
  }

  @Test("a guest is a team only beside a home team")
  func guest() throws {
    let pass = try ReadPass(primary: ["e|Event|Sommerfest"], secondary: ["g|Gast|Eva"])
    #expect(pass.ticket.holder == "Eva")
    #expect(pass.ticket.away == nil)
  }
}
