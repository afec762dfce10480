import TestSupport

/// Well-formed wallets of random tickets, in every layout.
struct RandomWallet {
  var random: SeededGenerator

  mutating func text(_ layout: Int) -> String {
    let tickets = (0..<Int.random(in: 0...12, using: &random)).map { _ in ticket() }
    let list = "[" + space() + tickets.joined(separator: space() + "," + space()) + space() + "]"
    switch layout {
    case 0: return space() + list + space()
    case 1: return "{\"wallet\":1,\(space())\"tickets\"\(space()):\(list),\"x\":\(value(2))}"
    case 2: return tickets.joined(separator: "\n")
    case 3: return "{\"title\":\"x\",\"few\":[\(ticket())],\"games\":\(list)}" + space()
    default: return list + "\n" + list
    }
  }

  private mutating func ticket() -> String {
    var members = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      "\"\(name())\":\(space())\(value(0))"
    }
    if Bool.random(using: &random) { members.append("\"date\"\(space()):\(space())\(date())") }
    if Int.random(in: 0...5, using: &random) == 0 { members.append("\"time\":\"17:30\"") }
    return "{" + space() + members.shuffled(using: &random).joined(separator: ",") + "}"
  }

  private mutating func date() -> String {
    let dates = [
      "\"2024-08-24\"", "\"2024-08-24T17:30\"", "\"2024-08-24T17:30:00+02:00\"", "\"2024\"",
      "\"nonsense\"", "\"2026-02-29\"", "null", "2024", "\"20\\u00324\"", "\"\"", "\"2024-05\"",
    ]
    return dates.randomElement(using: &random) ?? ""
  }

  private mutating func name() -> String {
    let names = ["title", "notes", "x", "dat", "doors", "tags", "ti\\\"me", "deep", "é", "date2"]
    return (names.randomElement(using: &random) ?? "") + "\(Int.random(in: 0...99, using: &random))"
  }

  private mutating func value(_ depth: Int) -> String {
    switch Int.random(in: 0...(depth > 3 ? 4 : 6), using: &random) {
    case 0: return "null"
    case 1: return "-12.50e3"
    case 2: return "true"
    case 3, 4: return string()
    case 5:
      let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth + 1) }
      return "[" + values.joined(separator: ",") + "]"
    default:
      let members = (0..<Int.random(in: 0...3, using: &random)).map {
        "\"k\($0)\":\(value(depth + 1))"
      }
      return "{" + members.joined(separator: "," + space()) + "}"
    }
  }

  private mutating func string() -> String {
    let parts = ["a", "\\\"", "\\\\", "{", "}", "[", "]", ",", ":", "/", "'", "é", "本", "\\n", " "]
    let text = (0..<Int.random(in: 0...90, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }
    return "\"" + text.joined() + "\""
  }

  private mutating func space() -> String {
    ["", "", " ", "\n  ", "\t", String(repeating: " ", count: 70)].randomElement(using: &random)
      ?? ""
  }
}
