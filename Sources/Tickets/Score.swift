/// The result of a match: the goals where they can be told, and the words as they were written.
package struct Score: Hashable, Sendable {
  package struct Goals: Hashable, Sendable {
    package let home: Int
    package let away: Int

    package init(home: Int, away: Int) {
      self.home = home
      self.away = away
    }
  }

  package let text: Text
  package let goals: Goals?
  /// What follows the goals, without its parentheses: `aet`, `4-3 pens`.
  package let remark: Text?

  /// Reads `2-1`, `2:1`, `2 – 1`, with words after it; other text is kept as words alone.
  package init(_ text: Text) {
    self.text = text
    var rest = text.line[...]
    guard let home = Self.number(&rest), Self.separator(&rest), let away = Self.number(&rest) else {
      goals = nil
      remark = nil
      return
    }
    goals = Goals(home: home, away: away)
    let words = rest.drop { $0 == " " || $0 == "(" }
    let remark = words.last == ")" ? words.dropLast() : words
    self.remark = remark.isEmpty ? nil : Text(String(remark))
  }

  package init(home: Int, away: Int) { self.init(Text("\(home)-\(away)")) }

  private static func number(_ rest: inout Substring) -> Int? {
    rest = rest.drop { $0 == " " }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    guard let number = Int(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return number
  }

  private static func separator(_ rest: inout Substring) -> Bool {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, "-:–—−‐‑".contains(first) else { return false }
    rest.removeFirst()
    return true
  }
}
