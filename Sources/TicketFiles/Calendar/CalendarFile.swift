import Tickets

/// A calendar, RFC 5545: its events and tasks as tickets.
enum CalendarFile {
  /// Tickets of a calendar at most.
  static let mostTickets = 20_000

  /// A calendar's text: UTF-8, UTF-16 by its mark, else windows-1252.
  ///
  /// Bytes that are no UTF-8 may be so because a line is folded inside of a character.
  static func text(of bytes: [UInt8]) -> String {
    if let decoded = TextEncoding.decodeToUTF8(bytes) {
      return String(decoding: decoded.utf8, as: UTF8.self)
    }
    return String(validating: bytes, as: UTF8.self)
      ?? String(validating: withWholeCharacters(bytes), as: UTF8.self)
      ?? Charset.windows1252.decode(bytes)
  }

  /// Reads the reservations that an event holds as JSON-LD; without any, the event itself.
  ///
  /// What is no line of a calendar is left out. Costs one pass.
  static func read(_ text: String) -> Reading {
    var reader = CalendarReader()
    let bytes = Array(text.utf8)
    for line in UnfoldedLines(bytes) {
      reader.take(line)
      if reader.isFull { break }
    }
    reader.finish()
    var reading = reader.reading
    reading.remarks = reading.remarks.located(in: bytes)
    return reading
  }
}

/// An event or a task: its own lines, without those of its alarms.
struct CalendarComponent {
  enum Kind: String {
    case event = "vevent"
    case task = "vtodo"
  }

  let kind: Kind
  /// Bytes of the calendar before it.
  let offset: Int
  /// The zone by whose clocks times in Greenwich are shown, as the calendar names it.
  let zone: String?
  fileprivate(set) var lines: [ContentLine] = []

  /// The first line with a name in capitals.
  subscript(name: String) -> ContentLine? { lines.first { $0.name == name } }
}

/// Takes the lines of a calendar one after another.
private struct CalendarReader {
  private(set) var reading = Reading()
  private var component: CalendarComponent?
  /// How many components are open inside of it.
  private var nested = 0
  /// Whether the calendar says that what it holds does not take place.
  private var isCancellation = false
  private var zone: String?
  /// Whether there are more tickets than are read.
  private(set) var isFull = false
  /// Whether the last line was none of a calendar.
  private var isAstray = false
  /// How many remarks there were about lines.
  private var lineRemarks = 0

  /// Remarks about lines at most: a file of nothing but mistakes must not fill the memory.
  private static let mostLineRemarks = 1000

  mutating func take(_ line: UnfoldedLine) {
    let content = ContentLine(line)
    if let content {
      take(content)
    } else if !isAstray {
      remark("found a line that is none of a calendar; it is left out", at: line.offset)
    }
    isAstray = content == nil
  }

  private mutating func take(_ line: ContentLine) {
    let word = line.value.trimmedLowercase
    switch line.name {
    case "BEGIN":
      if let kind = CalendarComponent.Kind(rawValue: word) {
        if component != nil { remarkMissingEnd() }
        finishComponent()
        component = CalendarComponent(kind: kind, offset: line.offset, zone: zone)
      } else if component != nil {
        nested += 1
      }
    case "END":
      if word == component?.kind.rawValue {
        finishComponent()
      } else {
        nested = max(0, nested - 1)
      }
    case "METHOD" where component == nil: isCancellation = word == "cancel"
    case "X-WR-TIMEZONE" where component == nil:
      zone = String(decoding: Array(line.value.utf8)[...].trimmed, as: UTF8.self)
    default: if nested == 0 { component?.lines.append(line) }
    }
  }

  mutating func finish() {
    if component != nil { remarkMissingEnd() }
    finishComponent()
  }

  private mutating func remarkMissingEnd() {
    remark("found no end of the event that begins here", at: component?.offset)
  }

  private mutating func remark(_ words: String, at offset: Int?) {
    guard lineRemarks < Self.mostLineRemarks else { return }
    lineRemarks += 1
    reading.remark(words, at: offset)
  }

  private mutating func finishComponent() {
    defer {
      component = nil
      nested = 0
    }
    guard let component else { return }
    reading.append(component.reading(isCancelled: isCancellation))
    let most = CalendarFile.mostTickets
    guard reading.tickets.count > most else { return }
    isFull = true
    reading.tickets.removeLast(reading.tickets.count - most)
    reading.remarks.removeAll { remark in remark.ticket.map { $0 >= most } ?? false }
    reading.remark("found more than 20,000 events; the rest is left out", at: component.offset)
  }
}

extension String {
  /// A value that is one of some words.
  var trimmedLowercase: String {
    String(decoding: Array(utf8)[...].trimmed, as: UTF8.self).lowercased()
  }
}
