import Screen
import Tickets

/// Builds a page's lines: labels in a column of their own, texts wrapped beside them.
struct PageText {
  private(set) var lines: [Page.Line] = []
  private var numbered = Links()
  private let columns: Int

  init(columns: Int) { self.columns = columns }

  /// Columns left free on both sides.
  static func margin(columns: Int) -> Int { columns >= 40 ? 2 : 0 }

  /// Columns of the labels, the gap behind them included.
  static func indent(columns: Int) -> Int { columns >= 60 ? 18 : columns >= 30 ? 12 : 2 }

  private var textColumns: Int {
    max(1, columns - 2 * Self.margin(columns: columns) - Self.indent(columns: columns))
  }

  /// A text under its label; nothing where the text is blank.
  mutating func append(_ text: String, label: String) {
    append([text], label: label)
  }

  mutating func append(_ text: Text?, label: String) {
    guard let text, !text.isBlank else { return }
    append(text.lines, label: label)
  }

  /// A text whose links get numbers.
  mutating func appendLinked(_ text: Text?, label: String) {
    guard let text, !text.isBlank else { return }
    append(text.lines.map { numbered.number($0) }, label: label)
  }

  /// The links that have numbers, in their order.
  var links: [Link] { numbered.all }

  private mutating func append(_ texts: [String], label: String) {
    guard texts.contains(where: { !$0.isEmpty }) else { return }
    let room = Self.indent(columns: columns) - 1
    var label: Screen.Line? = Screen.Line(label)
    // A label that its column cannot hold gets a line of its own.
    if let wide = label, wide.width > room {
      for line in wide.wrapped(to: textColumns + room) {
        lines.append(Page.Line(text: Screen.Line(""), label: line))
      }
      label = nil
    }
    for line in texts.flatMap({ Screen.Line($0).wrapped(to: textColumns) }) {
      lines.append(Page.Line(text: line, label: label))
      label = nil
    }
  }

  mutating func append(_ problems: Problems) {
    let room = columns - 2 * Self.margin(columns: columns)
    for problem in problems.lines {
      for line in Screen.Line(problem.line).wrapped(to: max(1, room)) {
        lines.append(Page.Line(text: line, role: .title))
      }
    }
    if problems.count == 0 { append("All that was read could be understood.", label: "") }
    let rest = problems.count - problems.lines.count
    if rest > 0 { append("and \(grouped(rest)) more: billfold check tells all of them", label: "") }
  }

  mutating func appendRule(_ title: String) {
    if !lines.isEmpty { lines.append(Page.Line(text: Screen.Line(""))) }
    lines.append(Page.Line(text: Screen.Line(title), role: .title))
  }
}
