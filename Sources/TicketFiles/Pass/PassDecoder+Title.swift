import Tickets

extension PassDecoder {
  /// Sets what it is called. A pass without any word has its style's.
  ///
  /// A shop's card is known by the shop; what stands largest on it is a balance or a rank.
  mutating func decodeTitle() {
    let event = tag("eventName")
    let titlePlace = titlePlace
    let printed = titlePlace.map { fields[$0].value }
    let (logo, organization) = (text("logoText"), text("organizationName"))
    let description = text("description")
    let names =
      style == .storeCard
      ? [event, logo, organization, printed, description]
      : [event, ticket.teamsLine, journeyLine, printed, logo, description, organization]
    let name = names.compactMap(\.self).first { !$0.isPlaceholder }
    let title = ticket.title ?? name.map { Text($0) }
    ticket.title = title ?? Text(Text(style?.rawValue ?? "pass").readable)
    guard let title else { return }
    for place in fields.indices where isName(fields[place]) && fields[place].value == title.verbatim
    {
      if place == titlePlace { tell(place) } else { use(place) }
    }
  }

  /// `Berlin → Riga`.
  private var journeyLine: String? {
    guard let from = ticket.from?.name.line, let to = ticket.to?.name.line else { return nil }
    return "\(from) → \(to)"
  }

  /// The field that names the event, else the first primary one that can be a name.
  private var titlePlace: Int? {
    let named = places(of: .event, .match, .film).first { canBeTitle(fields[$0]) }
    return named
      ?? fields.indices.first { place in
        fields[place].group == .primary && fields[place].role == nil && canBeTitle(fields[place])
      }
  }

  private func canBeTitle(_ field: PassField) -> Bool {
    !field.isNumber && !field.isRich && field.day == nil && field.clock == nil
      && !field.value.isPlaceholder && field.value.utf8.count <= 200
  }

  private func isName(_ field: PassField) -> Bool {
    [.event, .match, .film, .other, nil].contains(field.role)
  }
}
