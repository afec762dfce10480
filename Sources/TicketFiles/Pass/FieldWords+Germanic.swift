extension FieldWords {
  static let german: KeyValuePairs<FieldRole, String> = [
    .event: """
    veranstaltung, name der veranstaltung, veranstaltungsname, vorstellung, oper, stück,
    theaterstück, titel, aufführung, event, konzert
    """,
    .match: "spiel, begegnung, partie, paarung, spielpaarung, heimspiel, match",
    .home: "heim, heimmannschaft, heimteam, heimverein, gastgeber",
    .away: "auswärts, gastmannschaft, gastteam, auswärtsteam, gegner, gastverein",
    .guest: "gast, gäste, besucher",
    .competition: "wettbewerb, liga, pokal, turnier, spielklasse",
    .season: "saison",
    .round: "spieltag, runde",
    .film: "film, filmtitel",
    .performer: "künstler, interpret, band",
    .venue: """
    ort, veranstaltungsort, spielort, stadion, spielstätte, halle, kino, theater, location, arena,
    veranstaltungsstätte, wo
    """,
    .city: "stadt",
    .date: """
    datum, tag, termin, wann, datum uhrzeit, datum und uhrzeit, datum zeit, reisedatum,
    veranstaltungsdatum, spieltermin, flugdatum, gültig am, besuchsdatum, reisetag
    """,
    .time: "uhrzeit, zeit, spielzeit",
    .start: """
    beginn, anfang, anstoß, anpfiff, start, spielbeginn, startzeit, beginnt, gültig ab, anreise
    """,
    .ends: "ende, endet, gültig bis, veranstaltungsende, abreise",
    .doors: "einlass, türöffnung, einlass ab, einlasszeit, stadionöffnung, einlassbeginn, öffnung",
    .boarding: "einsteigen, boarding, boardingzeit, einstieg",
    .departure: "abfahrt um, abfahrtszeit, abflugzeit, ab um, abfahrtzeit",
    .arrival: "ankunft um, ankunftszeit, ankunftzeit, an um",
    .gate: "eingang, tor, zugang, einlasstor, gate, drehkreuz, eintritt über, türe, tür",
    .level: "rang, etage, ebene, stock, stockwerk, oberrang, unterrang",
    .stand: "tribüne, kurve, seite",
    .block: "block, sektor, bereich, abschnitt, zone",
    .row: "reihe, rh, sitzreihe, reihennummer",
    .seat: """
    platz, sitz, sitzplatz, sitznummer, platznummer, sitzplatznummer, sitzplätze, plätze, pl
    """,
    .coach: "wagen, wagennummer, waggon, wg",
    .holder: """
    name, inhaber, ticketinhaber, karteninhaber, passagier, reisender, reisende, fahrgast,
    besteller, teilnehmer, käufer, kunde, mitglied, name des passagiers, personalisiert auf, vor
    und nachname, name vorname
    """,
    .price: "preis, gesamtpreis, betrag, ticketpreis, kartenpreis, endpreis, summe",
    .reference: """
    buchung, buchungsnummer, buchungscode, bestellung, bestellnummer, bestellcode, auftrag,
    auftragsnummer, auftrags, referenz, reservierung, reservierungsnummer, vorgangsnummer,
    buchungsreferenz, bestellnr, auftragsnr, buchungsnr
    """,
    .origin: "von, abfahrt, abflug, abfahrtsort, ab",
    .destination: "nach, ankunft, ziel, ankunftsort, an, reiseziel",
    .platform: "gleis, bahnsteig, steig, abfahrtsgleis, anleger",
    .flight: "flug, flugnummer",
    .train: "zug, zugnummer, zugverbindung",
    .bus: "bus, buslinie, linie",
    .boat: "schiff, fähre",
    .other: """
    klasse, gruppe, kategorie, preiskategorie, platzkategorie, ermäßigung, tickettyp,
    bestelldatum, geburtsdatum, geburtsort, veranstalter, kundennummer, buchungsdatum, platzgruppe
    """,
  ]

  static let dutch: KeyValuePairs<FieldRole, String> = [
    .event: "evenement, voorstelling, titel, concert, naam evenement",
    .match: "wedstrijd, duel",
    .home: "thuis, thuisploeg, thuisteam, thuisclub",
    .away: "uit, uitploeg, bezoekers, uitteam, tegenstander",
    .guest: "gast",
    .competition: "competitie, beker, toernooi",
    .season: "seizoen",
    .round: "speelronde, ronde",
    .film: "film",
    .performer: "artiest, artiesten",
    .venue: "locatie, plaats, zaal, stadion, theater, waar, bioscoop",
    .city: "stad",
    .date: "datum, dag, datum en tijd, datum tijd, wanneer, reisdatum, geldig op",
    .time: "tijd, tijdstip",
    .start: "aanvang, begin, aanvangstijd, aftrap, starttijd",
    .ends: "einde, eindtijd, geldig tot",
    .doors: "deuren, deuren open, zaal open, deur open, stadion open",
    .boarding: "instappen, boarden",
    .departure: "vertrektijd",
    .arrival: "aankomsttijd",
    .gate: "ingang, poort, toegang, entree, deur",
    .level: "niveau, verdieping, ring, etage",
    .stand: "tribune",
    .block: "vak, sectie, blok, sector",
    .row: "rij",
    .seat: "stoel, zitplaats, stoelnummer, stoelen",
    .coach: "rijtuig, wagon",
    .holder: "naam, houder, passagier, reiziger, kaarthouder, bezoeker, deelnemer, klant",
    .price: "prijs, bedrag, totaal",
    .reference: """
    referentie, boeking, bestelling, reservering, ordernummer, bestelnummer, boekingscode
    """,
    .origin: "van, vertrek",
    .destination: "naar, aankomst, bestemming",
    .platform: "spoor, perron",
    .flight: "vlucht, vluchtnummer",
    .train: "trein, treinnummer",
    .bus: "bus, lijn",
    .boat: "veerboot, schip, overtocht",
    .other: "klasse, categorie, groep, tarief, geboortedatum, soort ticket, rang",
  ]
}
