import Tickets

/// A calendar, RFC 5545: its events and tasks as tickets.
enum CalendarFile {
  /// Reads the reservations that an event holds as JSON-LD; without any, the event itself.
  ///
  /// Costs one pass.
  static func read(_ text: String) -> Reading {
    var reader = CalendarReader()
    let bytes = Array(text.utf8)
    for line in ContentLines(bytes) { reader.take(line) }
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

  mutating func take(_ line: ContentLine) {
    let word = line.value.trimmedLowercase
    switch line.name {
    case "BEGIN":
      if let kind = CalendarComponent.Kind(rawValue: word) {
        if component != nil { remarkMissingEnd() }
        finishComponent()
        component = CalendarComponent(kind: kind, offset: line.offset)
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
    default: if nested == 0 { component?.lines.append(line) }
    }
  }

  mutating func finish() {
    if component != nil { remarkMissingEnd() }
    finishComponent()
  }

  private mutating func remarkMissingEnd() {
    reading.remark("found no end of the event that begins here", at: component?.offset)
  }

  private mutating func finishComponent() {
    defer {
      component = nil
      nested = 0
    }
    guard let component else { return }
    reading.append(component.reading(isCancelled: isCancellation))
  }
}

extension String {
  /// A value that is one of some words.
  var trimmedLowercase: String {
    String(decoding: Array(utf8)[...].trimmed, as: UTF8.self).lowercased()
  }
}
