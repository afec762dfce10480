import Screen

/// What the user is asked for.
package enum Prompt: Equatable, Sendable {
  /// `:`, and what was typed after it.
  case card(typed: String)
  /// Which of the page's links, and what was typed of its number.
  case link(typed: String, count: Int)
  case question(Question)

  /// Whether to open a link. All of it is shown: in the status line where it fits there, else on a
  /// page.
  package struct Question: Equatable, Sendable {
    package let link: Link
    /// Nil where the status line is long enough.
    var page: Page?
  }

  var keyMode: KeyMap.Mode {
    switch self {
    case .card, .link: .prompt
    case .question(let question): .question(scrolls: question.isLongerThanScreen)
    }
  }

  /// The words for the status line, from the longest to the shortest.
  var words: [String] {
    switch self {
    case .card(let typed): return [":\(typed)▏"]
    case .link(let typed, let count):
      return ["open link 1–\(count): \(typed)▏", "1–\(count): \(typed)▏", "\(typed)▏"]
    case .question(let question):
      if question.page == nil { return [question.words] }
      return question.isLongerThanScreen
        ? ["y opens it, ↓ scrolls, any other key does not", "y opens it, ↓ scrolls", "y, ↓ or n"]
        : ["y opens it, any other key does not", "y opens it", "y/n"]
    }
  }
}

extension Prompt.Question {
  fileprivate var isLongerThanScreen: Bool { (page?.scroll.maxOffset ?? 0) > 0 }

  /// The whole question.
  var words: String { "open \(link.url)\(link.caution.map { " (\($0))" } ?? "")? y/n" }
}
