/// Which role a label or a key names, with the words of several languages.
///
/// A word can mean two things: `Rang` is a tier in German and a row in French, `local` a team in
/// Spanish and a place in Portuguese. The language in which most of a pass's labels are words
/// decides; of equal ones the first of `FieldLanguage`.
struct FieldWords {
  /// Nil where no label is a word of any.
  private(set) var language: FieldLanguage?
  /// Words found of each language.
  private var counts = [Int](repeating: 0, count: FieldLanguage.allCases.count)

  init(labels: [String]) {
    for label in labels { for part in Self.parts(of: label) { count(Self.phrase(part)) } }
    decide()
  }

  /// The same with the words of a text counted too.
  ///
  /// - Parameter text: short, such as a seat.
  func counting(_ text: String) -> FieldWords {
    var words = self
    for word in text.foldedWords { words.count(word) }
    words.decide()
    return words
  }

  private mutating func count(_ phrase: String) {
    for language in Set((Self.table[phrase] ?? []).map(\.language)) {
      counts[language.rawValue] += 1
    }
  }

  private mutating func decide() {
    let most = counts.max() ?? 0
    language = most == 0 ? nil : FieldLanguage.allCases.first { counts[$0.rawValue] == most }
  }

  /// The role that a whole label names.
  func role(ofLabel label: String) -> FieldRole? {
    let isKey = label.isIdentifier
    if let role = role(ofPhrase: Self.phrase(label, isKey: isKey)) { return role }
    // `Gate / Eingang` says one thing twice.
    let roles = Set(roles(ofLabel: label))
    return roles.count == 1 ? roles.first : nil
  }

  /// The roles of a label's parts, if each part names one: `Block / Reihe / Platz`.
  func roles(ofLabel label: String) -> [FieldRole] {
    let parts = Self.parts(of: label)
    let roles = parts.compactMap { role(ofPhrase: Self.phrase($0)) }
    return roles.count == parts.count ? roles : []
  }

  /// The role that a key names: `header_gate`, `seatRow`, `event-name-front`.
  func role(ofKey key: String) -> FieldRole? { role(ofPhrase: Self.phrase(key, isKey: true)) }

  /// The role of one word in a value: `Reihe` of `Reihe 7`.
  func role(ofWord word: String) -> FieldRole? { role(ofPhrase: word.folded) }

  private func role(ofPhrase phrase: String) -> FieldRole? {
    guard let meanings = Self.table[phrase] else { return nil }
    return (meanings.first { $0.language == language } ?? meanings.first)?.role
  }
}

extension FieldWords {
  /// What labels and keys call each role: phrases, between commas.
  static let lists: KeyValuePairs<FieldLanguage, KeyValuePairs<FieldRole, String>> = [
    .english: english, .german: german, .french: french, .spanish: spanish, .italian: italian,
    .portuguese: portuguese, .dutch: dutch, .chinese: chinese,
  ]

  private typealias Meaning = (language: FieldLanguage, role: FieldRole)

  /// By phrase, the meanings in the order of the languages.
  private static let table: [String: [Meaning]] = {
    var table: [String: [Meaning]] = [:]
    for (language, list) in lists {
      for (role, phrases) in list {
        for text in phrases.split(separator: ",") {
          table[phrase(String(text)), default: []].append((language, role))
        }
      }
    }
    return table
  }()

  /// No label is longer; a longer text is prose.
  private static let longestLabel = 60

  /// The words that count, with one space between them.
  static func phrase(_ text: String, isKey: Bool = false) -> String {
    guard text.utf8.count <= longestLabel else { return "" }
    let words = text.foldedWords.filter { !fillers.contains($0) && !(isKey && Int($0) != nil) }
    let telling = isKey ? words.filter { !keyFillers.contains($0) } : words
    // The key `title` is all filler, and yet says what it is.
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }

  /// The parts of a label that names several things.
  static func parts(of label: String) -> [String] {
    guard label.utf8.count <= longestLabel else { return [] }
    return label.split { "/|·•,;&+–-".contains($0) }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  /// Words that change nothing: articles, "your", and what says that a number follows.
  private static let fillers = words(
    """
    number numbers no nr num nummer numero n s the your der die das des ihr ihre dein deine le la
    les l d du des el los las tu su il lo gli i vostro tuo o os as seu sua het uw je jouw
    """)

  /// What keys add to a word: the group that it stands in, and that it is a text.
  private static let keyFillers = words(
    """
    header prim primary sec secondary aux auxiliary back front footer field fields value label
    text key str string heading title info left right top bottom one two three four five six side
    backside
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

extension String {
  /// Whether it looks like a name in a program, which nobody has translated: `seatHeading`.
  fileprivate var isIdentifier: Bool {
    if contains(where: \.isWhitespace) { return false }
    return contains("_") || zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
