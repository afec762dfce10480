import Tickets

extension SchemaOrg.Thing {
  /// What kind of card an event is: by its type, else by what is played, where, and by whom.
  var eventKind: (kind: Ticket.Kind, name: Text?) {
    for type in types {
      if let kind = Self.kinds[type] { return (kind, nil) }
    }
    for name in ["workPresented", "workPerformed", "workFeatured", "location", "performer"] {
      for type in thing(name)?.types ?? [] {
        if let kind = Self.kindsByCompany[type] { return (kind, nil) }
      }
    }
    let type = types.first { $0.hasSuffix("Event") || $0 == "Festival" || $0 == "Hackathon" }
    return (.other, Text(Text(type ?? "Event").readable))
  }

  private static let kinds: [String: Ticket.Kind] = [
    "SportsEvent": .match, "MusicEvent": .concert, "TheaterEvent": .theatre,
    "TheatreEvent": .theatre, "DanceEvent": .theatre, "ComedyEvent": .theatre,
    "ScreeningEvent": .film, "ExhibitionEvent": .museum, "VisualArtsEvent": .museum,
  ]

  private static let kindsByCompany: [String: Ticket.Kind] = [
    "Movie": .film, "MovieTheater": .film, "Play": .theatre, "PerformingArtsTheater": .theatre,
    "TheaterGroup": .theatre, "DanceGroup": .theatre, "MusicVenue": .concert,
    "MusicGroup": .concert, "MusicComposition": .concert, "Museum": .museum, "ArtGallery": .museum,
    "SportsTeam": .match,
  ]
}
