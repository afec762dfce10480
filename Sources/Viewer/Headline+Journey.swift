import Screen
import Tickets

extension Headline {
  /// The rows of a ticket from one stop to another.
  ///
  ///     │   Berlin Hbf  10:28 → 14:30  München Hbf        │     on a wide card: the arrows of a
  ///     │  ICE 1234 · Platform 7      Coach 7 · Seat 61   │     stack stand in one column
  ///
  ///     │  Berlin Hbf    10:28  │                               on a narrow one
  ///     │  München Hbf   14:30  │
  struct Journey {
    private(set) var rows: [Row] = []
    private(set) var details: Set<Detail> = []

    private let ticket: Ticket
    private let columns: Int

    /// Nil where a ticket is none.
    ///
    /// - Parameter arrow: what stands between the times.
    init?(_ ticket: Ticket, rows count: Int, columns: Int, arrow: String) {
      guard ticket.isShownAsJourney, let from = ticket.from, let to = ticket.to else { return nil }
      self.ticket = ticket
      self.columns = columns
      guard count > 0 else { return }
      details = [.stops]
      if columns >= Headline.wide || count < 2 {
        appendBalanced(from, to, arrow: arrow)
        if count > 1 { appendDetails() }
      } else {
        append(from, time: ticket.departureTime)
        append(to, time: ticket.arrivalTime)
        details.insert(.arrival)
      }
    }

    private mutating func appendBalanced(_ from: Stop, _ to: Stop, arrow: String) {
      var row = Balanced(start: ticket.departureTime, sign: arrow, end: ticket.arrivalTime)
      var rooms = row.rooms(in: columns)
      if min(rooms.left, rooms.right) < Self.leastName {
        row = Balanced(middle: arrow)
        rooms = row.rooms(in: columns)
      } else {
        details.insert(.arrival)
      }
      row.left = from.name(fitting: rooms.left)
      row.right = to.name(fitting: rooms.right)
      rows = [Row(balanced: row)]
    }

    /// Columns without which a name says less than the times.
    private static let leastName = 3

    private mutating func append(_ stop: Stop, time: String?) {
      let room = columns - (time.map { $0.count + 2 } ?? 0)
      rows.append(
        Row(left: Part(text: stop.name(fitting: room)), right: time.map { Part(text: $0) }))
    }

    /// What one looks for on the platform: which train, where, and which seat.
    private mutating func appendDetails() {
      var parts: [String] = []
      if let line = ticket.vehicleLine {
        parts.append(line)
        details.insert(.vehicle)
      }
      if let platform = ticket.from.flatMap(ticket.platform(of:)) {
        parts.append(platform)
        details.insert(.platform)
      }
      var left = parts.joined(separator: " · ")
      if left.isEmpty { left = description() }
      var row = Row(left: left.isEmpty ? nil : Part(text: left, role: .normal))
      let used = left.isEmpty ? 0 : Line(left, fitting: columns).width + 2
      if let seat = ticket.seats.first?.line, !seat.isEmpty, seat.fits(columns - used) {
        row.right = Part(text: seat, role: .normal)
        details.insert(.seat)
      }
      rows.append(row)
    }

    private mutating func description() -> String {
      let lines: [(Detail, String?)] = [
        (.title, ticket.titleBesideStops), (.subtitle, ticket.subtitle?.line),
        (.venue, ticket.venue?.line),
      ]
      for case (let detail, let line?) in lines where !line.isEmpty {
        details.insert(detail)
        return line
      }
      return ""
    }
  }
}

extension Headline.Balanced {
  /// Both times at a sign, which stays in the middle where one is longer or missing.
  fileprivate init(start: String?, sign: String, end: String?) {
    let (start, end) = (start.map { $0 + " " } ?? "", end.map { " " + $0 } ?? "")
    middle = start + sign + end
    lead = max(0, end.count - start.count)
    trail = max(0, start.count - end.count)
  }

  /// Columns for the two names, which two spaces part from the middle.
  fileprivate func rooms(in columns: Int) -> (left: Int, right: Int) {
    let side = (columns - lead - middle.count - trail) / 2 - 2
    return (side + lead, side + trail)
  }
}

extension Stop {
  /// The name where it fits, else the code.
  fileprivate func name(fitting columns: Int) -> String {
    guard !line.fits(columns), let code, !code.isBlank else { return line }
    return code.line
  }
}

extension String {
  /// Whether nothing of it has to be left out.
  func fits(_ columns: Int) -> Bool {
    columns > 0 && (Line(self, fitting: columns).glyphs.last != Glyph("…") || hasSuffix("…"))
  }
}
