import Screen
import Tickets

/// The one or two lines by which a card is known in the stack.
///
///     │           Aston Villa  0 – 2  Arsenal           │     a fixture on a wide card: the scores
///     │  Villa Park, Birmingham, GB                aet  │     of a stack stand in one column
///
///     │  Aston Villa       0  │                               on a narrow one
///     │  Arsenal      aet  2  │
///
///     │  The Magic Flute      │                               anything else
///     │  State Opera          │
///
///     │       Berlin Hbf  10:28 → 14:30  München Hbf      │     a journey, see `Headline.Journey`
///
///     │  ☐ Renew the passport │      │  Sunset over the harbour        │
///     │  Town hall            │      │  Valletta, MT   ▣ IMG_2044.jpg  │
struct Headline {
  struct Part {
    var text: String
    var role = Style.Role.title
  }

  /// One row: a part at its left and one at its right, or what is balanced about its middle.
  struct Row {
    var left: Part?
    var right: Part?
    var balanced: Balanced?
  }

  /// Two names with what is between them: a score, the times of a journey.
  struct Balanced {
    var left = ""
    var middle: String
    var right = ""
    /// Columns to leave out of account on the other side, for the middle to stand in the card's.
    var lead = 0
    var trail = 0
  }

  /// What a headline says, so that the body need not say it again.
  enum Detail {
    case title, subtitle, venue, seat, picture
    /// Of a journey: both stops, its train or flight, the platform of the departure, when it arrives.
    case stops, vehicle, platform, arrival
    /// Of a customer's card or a coupon.
    case number
  }

  private(set) var rows: [Row] = []
  private(set) var details: Set<Detail> = []

  /// Columns from which on two names share a line.
  static let wide = 50

  /// - Parameter arrow: what stands between the two ends of a journey.
  init(_ ticket: Ticket, rows count: Int, columns: Int, arrow: String = "→") {
    if let journey = Journey(ticket, rows: count, columns: columns, arrow: arrow) {
      (rows, details) = (journey.rows, journey.details)
      return
    }
    guard ticket.isShownAsFixture, let home = ticket.home?.name.line,
      let away = ticket.away?.name.line
    else {
      appendTitle(of: ticket, rows: count, columns: columns)
      return
    }
    let score = ticket.score
    if columns >= Self.wide || count < 2 {
      let middle = score.map { $0.goals.map { "\($0.home) – \($0.away)" } ?? $0.text.line } ?? "–"
      rows = [Row(balanced: Balanced(left: home, middle: middle, right: away))]
      if count > 1 { appendDetail(of: ticket, right: score?.remark) }
    } else {
      let remark = score?.remark.map { $0.line + "  " } ?? ""
      rows = [
        Row(
          left: Part(text: home),
          right: score.map { Part(text: $0.goals.map { "\($0.home)" } ?? $0.text.line) }),
        Row(left: Part(text: away), right: score?.goals.map { Part(text: remark + "\($0.away)") }),
      ]
    }
  }

  private mutating func appendTitle(of ticket: Ticket, rows count: Int, columns: Int) {
    rows = [Row(left: title(of: ticket), right: ticket.score.map { Part(text: $0.text.line) })]
    guard count > 1 else { return }
    if let fault = ticket.fault {
      rows.append(Row(left: Part(text: fault.line, role: .warning)))
    } else if let subtitle = ticket.subtitle, !subtitle.isBlank {
      details = [.subtitle]
      rows.append(Row(left: Part(text: subtitle.line, role: .normal)))
    } else {
      appendDetail(of: ticket, right: nil)
    }
    if let name = ticket.pictureName { append(picture: name, columns: columns) }
    if let number = ticket.cardNumber { append(number: number, columns: columns) }
  }

  /// What is done is no longer what one looks for.
  private func title(of ticket: Ticket) -> Part {
    Part(
      text: ticket.markedTitle, role: ticket.isTask && ticket.isDone ? .dimmed : .title)
  }

  private mutating func appendDetail(of ticket: Ticket, right: Text?) {
    let venue = ticket.venueBesideTitle
    let isVenue = !venue.isEmpty
    let text = isVenue ? venue : ticket.seats.first?.line ?? ""
    details = isVenue ? [.venue] : text.isEmpty ? [] : [.seat]
    rows.append(
      Row(
        left: text.isEmpty ? nil : Part(text: text, role: .normal),
        right: right.map { Part(text: $0.line, role: .label) }))
  }

  /// Puts a picture's name into what the last row's text leaves free; without room its mark alone.
  private mutating func append(picture name: String, columns: Int) {
    guard let last = rows.indices.last else { return }
    let used = rows[last].left.map { Line($0.text, fitting: columns).width + 2 } ?? 0
    let isNamed = columns - used >= Self.leastPicture
    let text = isNamed ? Line("▣ " + name, fitting: columns - used).text : "▣"
    rows[last].right = Part(text: text, role: .label)
    if isNamed { details.insert(.picture) }
  }

  /// Puts a card's number, which is read out at the till, beside the last row's text, whose place it
  /// takes where there is no room for both; never a part of it.
  private mutating func append(number: String, columns: Int) {
    guard let last = rows.indices.last else { return }
    let width = Line(number).width
    guard width <= columns else { return }
    details.insert(.number)
    guard let left = rows[last].left else {
      rows[last].left = Part(text: number)
      return
    }
    if Line(left.text).width + 2 + width <= columns {
      rows[last].right = Part(text: number)
    } else {
      rows[last].left = Part(text: number)
      details.subtract([.subtitle, .venue, .seat])
    }
  }

  /// Columns from which on the beginning of a picture's name says something.
  private static let leastPicture = 8
}

extension Ticket {
  /// Where it is, without the name that is its title already: of a hotel the town.
  var venueBesideTitle: String {
    guard var venue else { return "" }
    if venue.line == displayTitle { return "" }
    if venue.name?.line == displayTitle { venue.name = nil }
    return venue.line
  }

  /// When it ends, where that is on another day than it begins or nothing says when it begins; of a
  /// journey the headline says when one arrives.
  var lastDay: String? {
    guard let ends, !isShownAsJourney, let last = ends.wallTime?.day else { return nil }
    return date?.wallTime?.day == last ? nil : ends.shown
  }
  /// Whether the headline is the two teams: a task or a photo has a face of its own.
  var isShownAsFixture: Bool { isFixture && !isTask && kind != .photo }

  /// The title, and of a task before it whether it is done.
  var markedTitle: String { isTask ? (isDone ? "☑ " : "☐ ") + displayTitle : displayTitle }

  /// Of a customer's card or a coupon the number by which it is known.
  var cardNumber: String? {
    guard kind == .loyalty || kind == .coupon, fault == nil else { return nil }
    return reference.flatMap { $0.isBlank ? nil : $0.line }
  }

  /// Of a photo the picture's name, without the folders that it is in.
  var pictureName: String? {
    guard kind == .photo, let name = image?.line.split(separator: "/").last else { return nil }
    return String(name)
  }
}
