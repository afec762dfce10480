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
      ("Gate", "Gate C", "Gate C"), ("Level", "Level 2", "Level 2"),
      ("STAND", "North Stand Lower", "Stand North Stand Lower"),
      ("Bereich", "Oberrang Block 51", "Level Oberrang · Block 51"),
      ("BLOCK", "Block 12 (Oberrang)", "Level Oberrang · Block 12"),
      ("BLOCK", "Block 12 (Upper Tier)", "Level Upper Tier · Block 12"),
      ("BLOCK", "Block 12 (rechts)", "Block 12 (rechts)"),
      ("BLOCK", "Lower Tier 112", "Level Lower Tier · Block 112"),
      (
        "Seat", "Upper Tier Block 512 Row 9 Seat 11",
        "Level Upper Tier · Block 512 · Row 9 · Seat 11"
      ),
      (
        "Seat", "East Stand Upper Tier Row 9 Seat 11",
        "Level Upper Tier · Stand East Stand · Row 9 · Seat 11"
      ),
      (
        "PLACE", "Tribune Auteuil - Bloc 412 - Rang 8 - Siège 17",
        "Stand Tribune Auteuil · Block 412 · Row 8 · Seat 17"
      ),
      ("Ingresso", "Gate 8 - Anello 2", "Gate 8 · Level 2"),
      ("Seat", "Row 7, Seats 43, 44", "Row 7 · Seat 43, 44"),
    ])
  func read(label: String, value: String, line: String) throws {
    let words = FieldWords(labels: [label, "Siège"])
    let parts = try #require(
      SeatParts(
        label: label, role: words.role(ofLabel: label), value: value, words: words))
    #expect(parts.seat?.line == line)
  }

  @Test("a tier's word belongs to its name, and in French the word is a row's")
  func tier() {
    let german = FieldWords(labels: ["Rang", "Reihe"])
    let parts = SeatParts(label: "Rang", role: .level, value: "1. Rang links", words: german)
    #expect(parts?.seat?.line == "Level 1. Rang links")
    let french = FieldWords(labels: ["Rang", "Siège"])
    #expect(SeatParts(label: "Rang", role: .row, value: "1. Rang links", words: french) == nil)
  }

  @Test(
    "what is one part, or prose",
    arguments: [
      ("Block", "112"), ("Ihr Ticket", "Block 112"), ("", "Row boat, half a day"),
      ("Note", "Please be at the gate in time, your seat may be reassigned otherwise."),
      ("Block / Reihe / Platz", "112 / 7"), ("Block / Farbe", "112 / rot"), ("", ""),
      ("Hinweis", "Block A und Block B"), ("Settore", "Curva Sud"), ("Block", "Nordkurve"),
      ("SETTORE", "Secondo Anello Verde"), ("GATE", "Entrance C via Gate 12"),
      ("Platz", "freie Platzwahl"), ("Seat", "General Admission"), ("Seat", "GA Floor"),
      ("Seat", "General Admission, Standing Area"), ("Seat", "Row 7 Seat"), ("Seat", "- - -"),
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
    "with evidence other marks will do",
    arguments: [
      ("Ajax / PSV", "Ajax", "PSV"), ("Bayern : Dortmund", "Bayern", "Dortmund"),
      ("Lakers at Warriors", "Warriors", "Lakers"), ("Juventus-Inter", "Juventus", "Inter"),
      ("Paris Saint-Germain - Lens", "Paris Saint-Germain", "Lens"),
    ])
  func marks(text: String, home: String, away: String) throws {
    #expect(Fixture(text, evidence: .none) == nil)
    let fixture = try #require(Fixture(text, evidence: .match))
    #expect([fixture.home, fixture.away] == [home, away])
  }

  @Test(
    "one club, one word, or one side twice",
    arguments: [
      "Paris Saint-Germain", "Saint-Étienne", "DFB-Pokal", "Semi-Final", "Baden-Baden", "E-Ticket",
      "Kramer vs. Kramer", "2 : 1", "Stehplatz - Reihe - Sitz",
    ])
  func oneSide(text: String) {
    #expect(Fixture(text, evidence: .match) == nil)
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
