import Foundation
import TestSupport

@testable import TicketFiles

/// What reading a text gave: the value, written again without spaces, and the repairs.
struct JSONReading: Equatable {
  let compact: String
  let repairs: [JSONRepair]

  init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    compact = try reader.value().compact
    repairs = reader.takeRepairs()
  }

  init(_ text: String) throws(JSONError) {
    try self.init(Array(text.utf8))
  }

  /// What reading sound JSON gives.
  init(compact: String) {
    self.compact = compact
    repairs = []
  }
}

extension JSONValue {
  var compact: String {
    var writer = JSONWriter(.compact)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension SeededGenerator {
  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[roll(choices.count)] }
}

/// Random JSON texts, all of them valid.
struct RandomJSON {
  var dice: SeededGenerator

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
  }

  mutating func value(depth: Int = 0) -> String {
    switch dice.roll(depth < 5 ? 10 : 6) {
    case 0: return dice.pick(["true", "false", "null"])
    case 1, 2: return number()
    case 3, 4, 5: return string()
    case 6, 7:
      let elements = (0..<dice.roll(5)).map { _ in padded(value(depth: depth + 1)) }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<dice.roll(6)).map { place in
        padded(key(place)) + ":" + padded(value(depth: depth + 1))
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  private mutating func padded(_ text: String) -> String { space() + text + space() }

  private mutating func space() -> String { dice.pick(["", "", "", " ", "\n", "\r\n\t", "  "]) }

  /// Keys differ by their number, for Foundation keeps the last of two as we do but not its place.
  private mutating func key(_ place: Int) -> String {
    String(string().dropLast()) + "\(place)\""
  }

  private mutating func number() -> String {
    let sign = dice.pick(["", "-"])
    let whole = dice.pick(["0", "7", "42", "1204", "9007199254740993"])
    let fraction = dice.pick(["", "", ".5", ".25", ".000125"])
    let exponent = dice.pick(["", "", "e2", "E+3", "e-4"])
    return sign + whole + fraction + exponent
  }

  mutating func string() -> String {
    let pieces = [
      "a", "Row 3", "é", "東京", "🎟️", "e\u{301}", "\u{200d}", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9",
      "\\uD83C\\uDF9F", "\\u0000", "\\b\\f\\r\\t", "{", "]", ",", ":", "//", "#", "'", "\u{7f}",
      "\u{85}", "\\u2028",
    ]
    return "\"" + (0..<dice.roll(7)).map { _ in dice.pick(pieces) }.joined() + "\""
  }
}
