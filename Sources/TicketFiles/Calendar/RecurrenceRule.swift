import Tickets

/// How an event repeats, in words: RFC 5545, §3.3.10.
struct RecurrenceRule {
  private let parts: [String: String]

  init(_ value: String) {
    var parts: [String: String] = [:]
    for part in value.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { parts[String(sides[0])] = String(sides[1]) }
    }
    self.parts = parts
  }

  /// `every 2 weeks on Mon, Wed, 10 times`; nil where it says nothing that is known.
  var words: String? {
    let units = [
      "DAILY": ("daily", "days"), "WEEKLY": ("weekly", "weeks"), "MONTHLY": ("monthly", "months"),
      "YEARLY": ("yearly", "years"), "HOURLY": ("hourly", "hours"),
    ]
    guard let unit = parts["FREQ"].flatMap({ units[$0] }) else { return nil }
    var words = unit.0
    if let interval = parts["INTERVAL"], interval != "1" { words = "every \(interval) \(unit.1)" }
    if let days { words += " on \(days)" }
    if let count = parts["COUNT"] { words += ", \(count) times" }
    if let until = parts["UNTIL"] {
      words += ", until \(LooseDate.parse(until)?.description ?? until)"
    }
    return words
  }

  /// `MO,-1SU` as `Mon, last Sun`.
  private var days: String? {
    let names = [
      "MO": "Mon", "TU": "Tue", "WE": "Wed", "TH": "Thu", "FR": "Fri", "SA": "Sat", "SU": "Sun",
    ]
    let ordinals = ["": "", "1": "1st ", "2": "2nd ", "3": "3rd ", "4": "4th ", "-1": "last "]
    let days = parts["BYDAY"]?.split(separator: ",").compactMap { day -> String? in
      guard let name = names[String(day.suffix(2))],
        let ordinal = ordinals[String(day.dropLast(2))]
      else { return nil }
      return ordinal + name
    }
    return days.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
  }
}
