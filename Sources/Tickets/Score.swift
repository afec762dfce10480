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
    guard let home = rest.takeNumber(), rest.takeDash(), let away = rest.takeNumber() else {
      goals = nil
      remark = nil
      return
    }
    goals = Goals(home: home, away: away)
    guard !rest.isEmpty else {
      remark = nil
      return
    }
    let words = rest.drop { $0 == " " }
    let inside = words.dropFirst().dropLast()
    let isEnclosed = words.first == "(" && words.last == ")" && !inside.contains(")")
    let remark = Text(String(isEnclosed ? inside : words))
    self.remark = remark.isBlank ? nil : remark
  }

  package init(home: Int, away: Int) { self.init(Text("\(home)-\(away)")) }
}

extension Substring {
  fileprivate mutating func takeNumber() -> Int? {
    skipSpaces()
    let digits = utf8.prefix { 0x30...0x39 ~= $0 }
    guard let number = Int(Substring(digits)) else { return nil }
    self = self[digits.endIndex...]
    return number
  }

  /// A hyphen, a colon, or one of the dashes that people type for it.
  fileprivate mutating func takeDash() -> Bool {
    skipSpaces()
    guard let first = unicodeScalars.first, "-:–—−‐‑".unicodeScalars.contains(first) else {
      return false
    }
    unicodeScalars.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    while utf8.first == 0x20 { removeFirst() }
  }
}
