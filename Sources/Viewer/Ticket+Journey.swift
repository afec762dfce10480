import Screen
import Tickets

/// How a card words a journey.
extension Ticket {
  /// Whether the headline is the two stops: a task or a photo has a face of its own.
  var isShownAsJourney: Bool { isJourney && !isShownAsFixture && !isTask && kind != .photo }

  /// `10:28`.
  var departureTime: String? { date?.wallTime?.time?.description }

  /// `14:30`; on a later day than the departure `14:30+1`, over the date line perhaps `09:05-1`.
  var arrivalTime: String? {
    guard let end = ends?.wallTime, let time = end.time?.description else { return nil }
    guard let start = date?.wallTime?.day, start.day != nil else { return time }
    let days = end.day.daysSince1970 - start.daysSince1970
    return days == 0 ? time : time + (days > 0 ? "+" : "") + "\(days)"
  }

  /// `Platform 7`, of a flight `Gate B22`; what has a word of its own keeps it: `Gleis 7`.
  func platform(of stop: Stop) -> String? {
    guard let platform = stop.platform, !platform.isBlank else { return nil }
    let line = platform.line
    let isWorded = line.prefix { $0.isLetter }.count >= 3 && line.contains { $0.isNumber }
    return isWorded ? line : "\(platformWord) \(line)"
  }

  private var platformWord: String { kind == .flight ? "Gate" : "Platform" }

  /// `Berlin Hbf (BLS), platform 7`.
  func line(of stop: Stop) -> String {
    var line = stop.line
    if let code = stop.code, !code.isBlank, code.line != line { line += " (\(code.line))" }
    guard let platform = platform(of: stop) else { return line }
    let isOwnWord = platform.hasPrefix(platformWord + " ")
    let words =
      isOwnWord ? platformWord.lowercased() + platform.dropFirst(platformWord.count) : platform
    return line.isEmpty ? words : "\(line), \(words)"
  }

  /// The place in `fields` of the first that says which train or flight it is.
  var vehicleField: Int? {
    fields.firstIndex { field in
      let words = field.label.line.lowercased().split { $0 == " " || $0 == "." || $0 == ":" }
      guard let first = words.first, Self.vehicles.contains(String(first)) else { return false }
      return words.dropFirst().allSatisfy { Self.numberWords.contains(String($0)) }
        && !field.value.isBlank
    }
  }

  private static let vehicles: Set = [
    "train", "flight", "bus", "line", "ferry", "boat", "zug", "flug", "linie", "fähre",
  ]
  private static let numberWords: Set = ["no", "nr", "number", "nummer", "code"]

  /// `ICE 1234`; a number alone keeps its label: `Train 1234`.
  var vehicleLine: String? {
    guard let field = vehicleField.map({ fields[$0] }) else { return nil }
    let value = field.value.line
    return value.first?.isNumber ?? false ? "\(field.label.line) \(value)" : value
  }

  /// The title, where it is not just the two stops with a sign between them.
  var titleBesideStops: String? {
    guard let title, !title.isBlank else { return nil }
    let line = title.line
    return isStops(line) ? nil : line
  }

  private func isStops(_ line: String) -> Bool {
    func names(_ stop: Stop?) -> [String] {
      [stop?.name, stop?.code].compactMap { $0?.line.lowercased() }.filter { !$0.isEmpty }
    }
    let line = line.lowercased()
    for start in names(from) where line.hasPrefix(start) {
      let rest = line.dropFirst(start.count)
      for end in names(to) where rest.hasSuffix(end) {
        if Self.signs.contains(rest.dropLast(end.count).filter { $0 != " " }) { return true }
      }
    }
    return false
  }

  /// What titles have between two stops.
  private static let signs: Set = ["→", "➔", "➝", "⇒", "->", "-", "–", "—", ">", "/", "to", "nach"]
}
