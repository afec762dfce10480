import Testing

@testable import TicketFiles

@Suite("What labels and keys mean")
struct FieldWordsTests {
  @Test("no language has a phrase twice")
  func phrasesAreUnique() {
    for (language, list) in FieldWords.lists {
      var roles: [String: FieldRole] = [:]
      for (role, phrases) in list {
        for text in phrases.split(separator: ",") {
          let phrase = FieldWords.phrase(String(text))
          #expect(!phrase.isEmpty, "\(language) \(text)")
          let known = roles.updateValue(role, forKey: phrase)
          #expect(known == nil || known == role, "\(language) \(text): \(role)")
        }
      }
    }
  }

  @Test(
    "each part of a seat in each language",
    arguments: [
      (["Gate", "Section", "Row", "Seat"], [.gate, .block, .row, .seat]),
      (["Eingang", "Block", "Reihe", "Platz", "Rang"], [.gate, .block, .row, .seat, .level]),
      (["Sektor", "Reihe", "Sitz", "Tribüne"], [.block, .row, .seat, .stand]),
      (["PORTE", "TRIBUNE", "RANG", "SIÈGE"], [.gate, .stand, .row, .seat]),
      (["Accès", "Niveau", "Rangée", "Place"], [.gate, .level, .row, .seat]),
      (["Puerta", "Sector", "Fila", "Asiento"], [.gate, .block, .row, .seat]),
      (["Ingresso", "Settore", "Fila", "Posto"], [.gate, .block, .row, .seat]),
      (["Portão", "Setor", "Fila", "Lugar"], [.gate, .block, .row, .seat]),
      (["Ingang", "Vak", "Rij", "Stoel"], [.gate, .block, .row, .seat]),
      (["入口", "区", "排", "座位"], [.gate, .block, .row, .seat]),
    ] as [([String], [FieldRole])])
  func seats(labels: [String], roles: [FieldRole]) {
    let words = FieldWords(labels: labels)
    #expect(labels.map { words.role(ofLabel: $0) } == roles)
  }

  @Test(
    "the other roles in each language",
    arguments: [
      (["Venue", "Date", "Doors open", "Name", "Order number"], .english),
      (["Veranstaltungsort", "Datum", "Einlass", "Inhaber", "Auftrags-Nr."], .german),
      (["Lieu", "Date et heure", "Ouverture des portes", "Titulaire", "N° de dossier"], .french),
      (["Recinto", "Fecha", "Apertura de puertas", "Titular", "Localizador"], .spanish),
      (["Luogo", "Data", "Apertura cancelli", "Intestatario", "Prenotazione"], .italian),
      (["Local", "Data", "Abertura das portas", "Portador", "Referência"], .portuguese),
      (["Locatie", "Datum", "Deuren open", "Naam", "Ordernummer"], .dutch),
    ] as [([String], FieldLanguage)])
  func roles(labels: [String], language: FieldLanguage) {
    let words = FieldWords(labels: labels)
    #expect(words.language == language)
    let roles = labels.map { words.role(ofLabel: $0) }
    #expect(roles == [.venue, .date, .doors, .holder, .reference])
  }

  @Test("a word of two meanings is what the other labels' language makes of it")
  func ambiguity() {
    #expect(FieldWords(labels: ["Rang", "Reihe"]).role(ofLabel: "Rang") == .level)
    #expect(FieldWords(labels: ["Rang", "Porte"]).role(ofLabel: "Rang") == .row)
    #expect(FieldWords(labels: ["Rang"]).role(ofLabel: "Rang") == .level)
    #expect(FieldWords(labels: ["Local", "Visitante", "Partido"]).role(ofLabel: "Local") == .home)
    #expect(FieldWords(labels: ["Local", "Assento", "Fileira"]).role(ofLabel: "Local") == .venue)
    #expect(FieldWords(labels: ["Place", "Date", "Seat"]).role(ofLabel: "Place") == .venue)
    #expect(FieldWords(labels: ["Place", "Rang", "Voiture"]).role(ofLabel: "Place") == .seat)
  }

  @Test(
    "labels with more than the word",
    arguments: [
      ("SEAT NO.", .seat), ("SEAT(S)", .seat), ("Matchday", .round), ("Your seat", .seat),
      ("Seat / Platz", .seat), ("Row #", .row),
      ("Gate/Entrance:", .gate), ("seatHeading", .seat), ("EVENT_LABEL", .event),
      ("gate_str", .gate), ("Name der Veranstaltung", .event), ("Heure d'embarquement", .boarding),
      ("Ticket number", .other), ("Seat type", .other), ("Geburtsdatum", .other), ("Aula 1", nil),
      ("", nil), ("Nr.", nil), ("Block / Reihe", nil), ("Seating plan of the old town hall", nil),
    ] as [(String, FieldRole?)])
  func label(label: String, role: FieldRole?) {
    #expect(FieldWords(labels: [label]).role(ofLabel: label) == role)
  }

  @Test(
    "keys of many makers",
    arguments: [
      ("header_gate", .gate), ("seatRow", .row), ("event-name-front", .event), ("aux_seat", .seat),
      ("prim_origin", .origin), ("ticket_owner-front", .holder), ("secondary_name", .holder),
      ("boardingTime", .boarding), ("recordlocator", .reference), ("venueName", .venue),
      ("seat2", .seat), ("title", .event), ("departureDate", .date), ("order-id-back", .reference),
      ("auxiliaryOneValue", nil), ("1", nil), ("", nil), ("backThreeValue", nil),
    ] as [(String, FieldRole?)])
  func key(key: String, role: FieldRole?) {
    #expect(FieldWords(labels: []).role(ofKey: key) == role)
  }

  @Test("a label of several parts has their roles, if each is known")
  func parts() {
    let words = FieldWords(labels: ["Block / Reihe / Platz"])
    #expect(words.roles(ofLabel: "Block / Reihe / Platz") == [.block, .row, .seat])
    #expect(words.roles(ofLabel: "Block-Reihe-Platz") == [.block, .row, .seat])
    #expect(words.roles(ofLabel: "Block / Farbe") == [])
  }
}
