/// A part of a spelled date; space stands for nothing and is left out.
enum DateToken: Equatable {
  case number(Int, digits: Int)
  /// Folded.
  case word(String)
  case mark(Character)
  /// A dash with space around it: neither part of a date nor a sign.
  case dash

  /// A number of more than nine digits is a mark, for it is part of no date.
  static func tokens(of text: String) -> [DateToken] {
    let characters = Array(text)
    var tokens: [DateToken] = []
    var place = 0
    func run(while isPart: (Character) -> Bool) -> String {
      let first = place
      while place < characters.count, isPart(characters[place]) { place += 1 }
      return String(characters[first..<place])
    }
    while place < characters.count {
      let character = characters[place]
      if character.isDigit {
        let digits = run(while: \.isDigit)
        let number = digits.utf8.count < 10 ? Int(digits) : nil
        tokens.append(number.map { .number($0, digits: digits.utf8.count) } ?? .mark("#"))
      } else if character.isLetter {
        tokens.append(.word(run(while: \.isLetter).folded))
      } else {
        if !character.isWhitespace {
          tokens.append(isDash(at: place, in: characters) ? .dash : .mark(character))
        }
        place += 1
      }
    }
    return tokens
  }

  private static func isDash(at place: Int, in text: [Character]) -> Bool {
    guard "-–—".contains(text[place]), place > 0, place + 1 < text.count else { return false }
    return text[place - 1].isWhitespace && text[place + 1].isWhitespace
  }
}

extension Character {
  /// `0`…`9`.
  var isDigit: Bool { isASCII && isNumber }
}
