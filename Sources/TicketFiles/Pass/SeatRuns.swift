/// A value that names several parts of a seat, read word by word: `Upper Tier Block 512 Row 9`.
///
/// Each word ends up in one run, or the value is none: a part that is said twice, or a word for a
/// part with nothing behind it, means that the words are meant otherwise.
struct SeatRuns {
  /// A word for a part, and the words that are its value; they stand side by side.
  private struct Run {
    var role: FieldRole?
    var words: [Substring] = []
    /// Where the part's word stands among the words, for a part whose name it belongs to.
    var nameWord: Int?
    var segment: Int

    /// Whether its name is whole, so that a number behind it is another part: `Lower Tier 112`.
    var isNamed: Bool {
      nameWord.map { $0 > 0 || SeatRuns.names.contains(String(words[0]).folded) } ?? false
    }
  }

  private var runs: [Run] = []
  private let words: FieldWords

  /// UTF-8 bytes; a longer part among others is prose.
  private static let longest = 24
  /// Words for a level that are its name.
  private static let names: Set<String> = ["oberrang", "unterrang"]
  private static let separators: Set<Substring> = ["-", "–", "—", "|", "·", "•", "/"]

  private init(words: FieldWords) { self.words = words }

  /// The parts, with the words of no part for what the field is, else for the stand.
  ///
  /// Nil where a word can be there by chance, as in `Curva Sud` for a block.
  ///
  /// - Parameter labelled: the part that the field is.
  static func parts(
    of value: String, _ words: FieldWords, _ labelled: FieldRole?
  ) -> [FieldRole: String]? {
    var reader = SeatRuns(words: words)
    guard reader.read(value) else { return nil }
    let found = reader.runs.compactMap(\.role)
    let rest = reader.runs.filter { $0.role == nil }
    guard !found.isEmpty, Set(found).count == found.count, rest.count <= 1 else { return nil }
    let hasPlace = found.contains(.row) || found.contains(.seat)
    let isSure =
      if let labelled {
        found.contains(labelled) || found.count > 1 || !rest.isEmpty
      } else {
        found.count > 1 && hasPlace
      }
    guard isSure else { return nil }
    var parts: [FieldRole: String] = [:]
    for run in reader.runs {
      let text = text(of: run, in: value)
      let isNumber = run.words.allSatisfy(isCode)
      let others: FieldRole? = !isNumber ? .stand : hasPlace ? .block : nil
      let free = labelled.flatMap { found.contains($0) ? nil : $0 } ?? others
      guard let role = run.role ?? free, parts[role] == nil, text.utf8.count <= longest else {
        return nil
      }
      // A row or a seat of a plain word is a phrase: `1. Rang links`.
      if role == .row || role == .seat, let first = run.words.first, first.count > 3,
        !isCode(first)
      {
        return nil
      }
      parts[role] = text
    }
    return parts
  }

  /// - Returns: false where a word for a part has no words, or where two names run together.
  private mutating func read(_ value: String) -> Bool {
    var segment = 0
    for piece in value.split(omittingEmptySubsequences: false, whereSeparator: Self.isMark) {
      for word in piece.split(whereSeparator: \.isWhitespace) {
        if Self.separators.contains(word) {
          segment += 1
        } else if let role = words.role(ofWord: String(word).trimmed(of: ".:()")), role.isSeatPart {
          guard begin(role, word, segment) else { return false }
        } else {
          append(word, segment)
        }
      }
      segment += 1
    }
    return runs.allSatisfy { !$0.words.isEmpty }
  }

  private static func isMark(_ character: Character) -> Bool { "\n,;/|·•".contains(character) }

  private mutating func begin(_ role: FieldRole, _ word: Substring, _ segment: Int) -> Bool {
    guard role == .level || role == .stand else {
      runs.append(Run(role: role, segment: segment))
      return true
    }
    // What stands before a name's word is of the name: `Upper Tier`, `North Stand`.
    var before: [Substring] = []
    if !word.hasPrefix("("), let last = runs.last, last.segment == segment {
      guard let kept = Self.kept(of: last, before: word) else { return false }
      before = Array(last.words[kept...])
      runs[runs.count - 1].words.removeSubrange(kept...)
      if kept == 0, last.role == nil { runs.removeLast() }
    }
    runs.append(
      Run(role: role, words: before + [word], nameWord: before.count, segment: segment))
    return true
  }

  /// How many words a run keeps of its own before the name of another; nil where none can tell.
  private static func kept(of run: Run, before word: Substring) -> Int? {
    if run.role == nil { return 0 }
    if let name = run.nameWord {
      if names.contains(String(word).folded) || run.words.count == name + 1 {
        return run.words.count
      }
      return run.isNamed ? name + 1 : nil
    }
    if run.words.count <= 1 { return run.words.count }
    return isCode(run.words[0]) ? 1 : nil
  }

  private mutating func append(_ word: Substring, _ segment: Int) {
    let isOther =
      runs.last.map { last in
        last.isNamed && word.allSatisfy(\.isNumber)
          || last.segment != segment && (last.nameWord != nil || !Self.isCode(word))
            && !last.words.isEmpty
      } ?? true
    if isOther { runs.append(Run(role: nil, segment: segment)) }
    runs[runs.count - 1].words.append(word)
    runs[runs.count - 1].segment = segment
  }

  /// Whether it is a number or a letter, no word.
  private static func isCode(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) || word.count <= 2
  }

  /// As it stands in the value; of `Level 2` only the number.
  private static func text(of run: Run, in value: String) -> String {
    var words = run.words[...]
    if run.role == .level, run.nameWord == 0, words.count == 2, isCode(words[1]), !run.isNamed {
      words = words.dropFirst()
    }
    guard let first = words.first, let last = words.last else { return "" }
    let text = value[first.startIndex..<last.endIndex].split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return text.hasPrefix("(") || !text.contains("(") ? text.trimmed(of: "()") : text
  }
}

extension String {
  /// Without some characters at its ends.
  func trimmed(of marks: String) -> String {
    var text = self[...]
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }
}
