import Testing

@testable import TicketFiles

@Suite("Several parts of a seat in one value")
struct SeatPartsTests {
  @Test(
    "by the words in the value, or by the order of the label",
    arguments: [
      ("Platz", "Block 112 Reihe 7 Platz 43", "Block 112 · Row 7 · Seat 43"),
      ("Ihr Ticket", "Block 112, Reihe 7, Platz 43", "Block 112 · Row 7 · Seat 43"),
      ("", "Sec. 112 / Row 7 / Seat 43", "Block 112 · Row 7 · Seat 43"),
      ("SEAT", "Row 7 Seat 43", "Row 7 · Seat 43"), ("Block", "Block 112", "Block 112"),
      ("Block", "112 Reihe 7", "Block 112 · Row 7"),
      ("", "Nordtribüne Block 112 Reihe 7", "Stand Nordtribüne · Block 112 · Row 7"),
      ("Block / Reihe / Platz", "112 / 7 / 43", "Block 112 · Row 7 · Seat 43"),
      ("Block / Reihe / Platz", "112/7/43", "Block 112 · Row 7 · Seat 43"),
      ("SECTION, ROW, SEAT", "B 7 43", "Block B · Row 7 · Seat 43"),
      ("Reihe/Platz", "7 - 43", "Row 7 · Seat 43"),
      ("Rang - Siège", "12 - 34", "Row 12 · Seat 34"),
      ("Wagen", "7 Platz 61", "Coach 7 · Seat 61"),
      ("Platz", "Parkett rechts, Reihe 7, Platz 12", "Stand Parkett rechts · Row 7 · Seat 12"),
      ("Platz", "Tribüne Nord Reihe 7 Platz 1", "Stand Tribüne Nord · Row 7 · Seat 1"),
      ("Gate", "Gate C", "Gate C"),
    ])
  func read(label: String, value: String, line: String) throws {
    let words = FieldWords(labels: [label, "Siège"])
    let parts = try #require(
      SeatParts(
        label: label, role: words.role(ofLabel: label), value: value, words: words))
    #expect(parts.seat?.line == line)
  }

  @Test(
    "what is one part, or prose",
    arguments: [
      ("Block", "112"), ("Ihr Ticket", "Block 112"), ("", "Row boat, half a day"),
      ("Note", "Please be at the gate in time, your seat may be reassigned otherwise."),
      ("Block / Reihe / Platz", "112 / 7"), ("Block / Farbe", "112 / rot"), ("", ""),
      ("Hinweis", "Block A und Block B"), ("Settore", "Curva Sud"), ("Block", "Nordkurve"),
    ])
  func none(label: String, value: String) {
    let words = FieldWords(labels: [label])
    let role = words.role(ofLabel: label)
    #expect(SeatParts(label: label, role: role, value: value, words: words)?.parts == nil)
  }
}

@Suite("Two sides in one text")
struct FixtureTests {
  @Test(
    "a word for against",
    arguments: [
      ("Aston Villa vs. Arsenal", "Aston Villa", "Arsenal", []),
      ("Aston Villa v Arsenal", "Aston Villa", "Arsenal", []),
      ("DEUTSCHLAND GEGEN FRANKREICH", "DEUTSCHLAND", "FRANKREICH", []),
      ("Real Madrid contra Betis", "Real Madrid", "Betis", []),
      (
        "Premier League: Aston Villa vs Arsenal | Matchday 2", "Aston Villa", "Arsenal",
        ["Premier League", "Matchday 2"]
      ),
      ("Karlsruher SC - SC Preußen Münster", "Karlsruher SC", "SC Preußen Münster", []),
      ("1. FC Köln – Hertha", "1. FC Köln", "Hertha", []),
    ] as [(String, String, String, [String])])
  func sides(text: String, home: String, away: String, rest: [String]) throws {
    let fixture = try #require(Fixture(text, evidence: .none))
    #expect(fixture.home == home)
    #expect(fixture.away == away)
    #expect(fixture.rest == rest)
  }

  @Test("a dash, an x and an @ need evidence; who plays @ a place is away")
  func evidence() throws {
    #expect(Fixture("Betis - Sevilla", evidence: .none) == nil)
    #expect(Fixture("Betis - Sevilla", evidence: .sport)?.away == "Sevilla")
    #expect(Fixture("Flamengo x Vasco", evidence: .none) == nil)
    #expect(Fixture("Flamengo x Vasco", evidence: .sport)?.home == "Flamengo")
    #expect(Fixture("Lakers @ Warriors", evidence: .sport)?.home == "Warriors")
  }

  @Test(
    "what is no match",
    arguments: [
      "Rock am Ring – Freitag", "Coldplay - Music of the Spheres", "FC Bayern - Samstag",
      "A - B - C", "vs", "Villa vs", "FC Köln – 24.08.2024", "Aston Villa", "",
      "FC Köln vs Bayern vs Mainz", "AC/DC - Power Up",
    ])
  func none(text: String) {
    #expect(Fixture(text, evidence: .none) == nil)
  }
}
