/// A ticket: what somebody keeps of an evening, or needs for one.
///
/// Every part may be missing.
package struct Ticket: Hashable, Sendable {
  /// The identity inside the wallet, compared byte by byte.
  package struct ID: Hashable, Sendable {
    package let text: Text

    package init(_ raw: String) { text = Text(raw, marksInvisible: true) }
  }

  package enum Kind: String, CaseIterable, Sendable {
    case match, concert, theatre, film, train, flight, bus, boat, museum, coupon, loyalty, task
    case photo, other
  }

  package enum Status: String, CaseIterable, Sendable {
    case valid, used, expired, void
  }

  package var id: ID?
  package var kind: Kind?
  /// The file's word for a kind that is none of `Kind`.
  package var kindName: Text?
  package var title: Text?
  package var subtitle: Text?
  package var home: Team?
  package var away: Team?
  /// Where a journey begins, and where it ends.
  package var from: Stop?
  package var to: Stop?
  package var score: Score?
  package var sport: Text?
  package var competition: Text?
  package var season: Text?
  package var round: Text?
  package var date: TicketDate?
  package var doors: TicketDate?
  package var ends: TicketDate?
  package var venue: Venue?
  package var seats: [Seat] = []
  package var holder: Text?
  package var price: Price?
  package var reference: Text?
  package var barcodes: [Barcode] = []
  package var colors: CardColors?
  /// The picture's path, beside the wallet file.
  package var image: Text?
  package var status: Status?
  package var fields: [Field] = []
  package var back: [Field] = []
  package var notes: Text?
  /// 0…5 stars.
  package var rating: Int?
  package var tags: [Text] = []
  package var source: Source?
  package var extras: [Extra] = []
  /// Why the file's ticket could not be read; then the rest is empty.
  package var fault: Text?

  package init() {}
}

extension Ticket {
  /// Never empty: the title, else the teams, else the journey, else what there is.
  package var displayTitle: String {
    if let heading { return heading }
    if fault != nil { return "Unreadable ticket" }
    for extra in extras {
      if case .text(let text) = extra.value, !text.isBlank { return text.line }
    }
    return "Untitled \(isTask ? "task" : kind == .photo ? "photo" : "ticket")"
  }

  /// The part that it is known by: the title, else the teams, else the journey, else what there is;
  /// nil without any.
  package var heading: String? {
    if let title, !title.isBlank { return title.line }
    if let line = teamsLine ?? journeyLine { return line }
    if fault != nil { return nil }
    return [subtitle, competition, venue?.name, holder].compactMap(\.self)
      .first { !$0.isBlank }?.line
  }

  /// `Aston Villa – Arsenal`, or the one team that is known.
  package var teamsLine: String? {
    let (home, away) = (home?.name.line ?? "", away?.name.line ?? "")
    if home.isEmpty { return away.isEmpty ? nil : away }
    return away.isEmpty ? home : "\(home) – \(away)"
  }

  /// `Berlin Hbf → München Hbf`, or the one end that is known: `From Berlin Hbf`.
  package var journeyLine: String? {
    let (start, end) = (from?.line ?? "", to?.line ?? "")
    if start.isEmpty { return end.isEmpty ? nil : "To \(end)" }
    return end.isEmpty ? "From \(start)" : "\(start) → \(end)"
  }

  /// Whether both ends of a journey are known.
  package var isJourney: Bool { !(from?.line ?? "").isEmpty && !(to?.line ?? "").isEmpty }

  /// Whether two teams are known, so that the card can show them as a fixture.
  package var isFixture: Bool { home != nil && away != nil }

  /// The kind that the file gives, else the one that its members speak for.
  package var impliedKind: Kind {
    kind ?? (isFixture ? .match : completions.isEmpty ? .other : .task)
  }

  /// Something to do, rather than something to keep.
  package var isTask: Bool { impliedKind == .task }

  /// Whether there is nothing left to do or to use.
  package var isDone: Bool { status == .used || completions.contains(true) }

  private var completions: [Bool] { extras.compactMap(\.completion) }

  /// What groups the tabs; by default the year of the date.
  package var seasonName: String? {
    season.flatMap { $0.isBlank ? nil : $0.line } ?? date?.wallTime.map { String($0.day.year) }
  }

  /// The status that the file gives, else what the dates say of it at a given time.
  ///
  /// It is over when its end, or without one its day, has passed.
  package func status(at now: WallTime) -> Status {
    if let status { return status }
    guard let last = ends?.wallTime ?? date?.wallTime else { return .valid }
    if ends?.wallTime?.time != nil { return last.orderKey < now.orderKey ? .expired : .valid }
    return last.day.lastDaySince1970 < now.day.daysSince1970 ? .expired : .valid
  }
}

extension CalendarDay {
  /// Days since 1970-01-01 of the last day that this day, month or year covers.
  var lastDaySince1970: Int {
    let month = month ?? 12
    let last = CalendarDay(
      year: year, month: month, day: day ?? Self.days(inMonth: month, of: year))
    return last?.daysSince1970 ?? daysSince1970
  }
}
