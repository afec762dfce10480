import Tickets

extension PassDecoder {
  /// Sets what kind of ticket it is, as far as its style and its words say.
  mutating func decodeKind() {
    switch style {
    case .coupon: ticket.kind = .coupon
    case .storeCard: ticket.kind = .loyalty
    case .boardingPass: ticket.kind = transitKind()
    case .eventTicket: ticket.kind = eventKind ?? .other
    case .generic, .posterGeneric, nil:
      ticket.kind = eventKind ?? (tags["departureAirportCode"] == nil ? nil : .flight)
    }
  }

  private var eventKind: Ticket.Kind? {
    if let type = tags["eventType"]?.text?.verbatim {
      switch type {
      case "PKEventTypeSports": return .match
      case "PKEventTypeLivePerformance": return .concert
      case "PKEventTypeMovie": return .film
      default: return .other
      }
    }
    guard style == .eventTicket else { return nil }
    if !places(of: .film).isEmpty { return .film }
    let topics = PassTopic.topics(of: titles + fields.filter { !$0.group.isOnBack }.map(\.label))
    // Of several the first: who goes to the cinema for a concert film goes to the cinema.
    if topics.contains(.film) { return .film }
    if topics.contains(.concert) { return .concert }
    if topics.contains(.theatre) { return .theatre }
    return topics.contains(.museum) ? .museum : nil
  }

  /// What the pass calls itself, and what stands largest on it.
  private var titles: [String] {
    let names = ["description", "logoText", "organizationName"].compactMap { name in
      members[name]?.text.map { texts.shown($0.verbatim) }
    }
    return names + fields.filter { $0.group == .primary }.map(\.value)
  }
}

extension PassDecoder {
  /// Sets the teams and the competition.
  mutating func decodeTeams() {
    guard style != .boardingPass, style != .coupon, style != .storeCard else { return }
    ticket.sport = tag("sportName").map { Text($0) }
    ticket.competition = (tag("leagueName") ?? tag("leagueAbbreviation")).map { Text($0) }
    let isSport = self.isSport
    let home = team("home")
    let away = team("away")
    if home != nil || away != nil {
      (ticket.home, ticket.away) = (home, away)
    } else if !readTeamFields() {
      readFixture(isSport: isSport)
    }
    if ticket.isFixture { ticket.kind = .match }
    if ticket.competition == nil, ticket.isFixture || isSport {
      ticket.competition = take(.competition).map { Text($0) }
    }
    if ticket.isFixture || isSport {
      splitCompetition()
      if let round = take(.round) { ticket.round = Text(round) }
    }
    ticket.season = take(.season).map { Text($0) }
  }

  /// `Bundesliga, 3. Spieltag` is a competition and its round.
  private mutating func splitCompetition() {
    guard ticket.round == nil, let text = ticket.competition?.verbatim else { return }
    for separator in [", ", " | ", " - ", " – ", " · "] {
      guard let (name, round) = text.halves(at: separator),
        Fixture.isRound(round)
      else { continue }
      ticket.competition = Text(name)
      ticket.round = Text(round)
      return
    }
  }

  private mutating func team(_ side: String) -> Team? {
    let short = tag(side + "TeamAbbreviation")
    guard let name = tag(side + "TeamName") ?? tag(side + "TeamLocation") ?? short else {
      return nil
    }
    for place in fields.indices where fields[place].value == name { use(place) }
    return Team(name: Text(name), short: short.flatMap { $0 == name ? nil : Text($0) })
  }

  /// Two fields that are labelled as the sides. A guest is a team only beside a home team.
  private mutating func readTeamFields() -> Bool {
    guard let home = places(of: .home).first, let away = places(of: .away, .guest).first,
      fields[home].value != fields[away].value
    else { return false }
    ticket.home = Team(name: Text(fields[home].value))
    ticket.away = Team(name: Text(fields[away].value))
    used.formUnion([home, away])
    return true
  }

  /// One text that names both sides. A film or a play can be called so too.
  private mutating func readFixture(isSport: Bool) {
    guard style == .eventTicket || isSport else { return }
    let isArt = [.film, .concert, .theatre, .museum].contains(ticket.kind)
    guard isSport || !isArt else { return }
    let primary = fields.indices.filter { fields[$0].group == .primary }
    let candidates: [(text: String?, place: Int?)] =
      [(tag("eventName"), nil)]
      + (places(of: .match) + places(of: .event) + primary).map { (fields[$0].value, $0) }
      + primary.filter { fields[$0].isDated }.map { (fields[$0].label, $0) }
      + ["description", "logoText", "organizationName"].map { (text($0), nil) }
    let (field, other): (Fixture.Evidence, Fixture.Evidence) =
      isSport ? (.match, .sport) : (.none, .none)
    for (text, place) in candidates {
      guard let text, let fixture = Fixture(text, evidence: place == nil ? other : field) else {
        continue
      }
      ticket.home = Team(name: Text(fixture.home))
      ticket.away = Team(name: Text(fixture.away))
      if !fixture.rest.isEmpty { ticket.title = Text(text) }
      if ticket.competition == nil {
        ticket.competition = fixture.rest.first(where: Fixture.isCompetition).map { Text($0) }
      }
      if let place, fields[place].label == text {
        // The label is said by the title, and the date is left.
        fields[place].role = .date
        fields[place].hasKnownLabel = true
      } else if let place {
        fields[place].role = .match
        tell(place)
      }
      for place in places(of: .match, .event) where fields[place].value == text { tell(place) }
      return
    }
  }

  /// Uses up a field whose value is the title or the match, with what its label says of it: a
  /// competition, a round, else a subtitle.
  mutating func tell(_ place: Int) {
    let label = fields[place].label
    guard !used.contains(place), !fields[place].group.isOnBack else { return use(place) }
    if ticket.isFixture, ticket.competition == nil, Fixture.isCompetition(label) {
      ticket.competition = Text(label)
    } else if ticket.isFixture, ticket.round == nil, Fixture.isRound(label) {
      ticket.round = Text(label)
    } else if !fields[place].isSaidByValue, !isSaid(label) {
      guard ticket.subtitle == nil, LooseDate.parse(label) == nil else { return }
      ticket.subtitle = Text(label)
    }
    used.insert(place)
  }

  private func isSaid(_ label: String) -> Bool {
    let said = [
      ticket.competition, ticket.round, ticket.subtitle, ticket.title, ticket.venue?.name,
    ]
    return said.contains(Text(label))
      || LooseDate.parse(label).map { $0.day == ticket.date?.wallTime?.day } ?? false
  }

  /// Whether something says that it is a match.
  private var isSport: Bool {
    if let type = tags["eventType"]?.text { return type.verbatim == "PKEventTypeSports" }
    if tags["leagueName"] != nil || tags["sportName"] != nil { return true }
    if !places(of: .match).isEmpty { return true }
    let texts = titles + fields.flatMap { [$0.label, $0.value] }
    let front = fields.filter { !$0.group.isOnBack }.flatMap { [$0.label, $0.value] }
    if front.contains(where: Fixture.isLeague) { return true }
    return PassTopic.topics(of: texts).contains(.sport)
  }
}
