import Screen

/// Keys, what they do, and the words of it: the one table that the keyboard and the help share.
package struct KeyMap: Sendable {
  package struct Binding: Sendable {
    let keys: [Key]
    /// As the help and the README write the keys.
    package let label: String
    let action: Action
    package let help: String

    init(_ label: String, _ keys: [Key], _ action: Action, _ help: String) {
      self.label = label
      self.keys = keys
      self.action = action
      self.help = help
    }
  }

  package static let bindings: [Binding] = [
    Binding("↓ j", [.down, .character("j")], .nextCard, "next card"),
    Binding("↑ k", [.up, .character("k")], .previousCard, "previous card"),
    Binding(
      "PgDn Space ^F", [.pageDown, .character(" "), .control("f")], .nextPage, "next page"),
    Binding(
      "PgUp b ^B", [.pageUp, .character("b"), .control("b")], .previousPage, "previous page"),
    Binding("^D", [.control("d")], .nextHalfPage, "half a page down"),
    Binding("^U", [.control("u")], .previousHalfPage, "half a page up"),
    Binding(
      "Home g", [.home, .character("g")], .firstCard, "first card; with a number, that card"),
    Binding("End G", [.end, .character("G")], .lastCard, "last card; with a number, that card"),
    Binding("^E", [.control("e")], .rowDown, "scroll one row down"),
    Binding("^Y", [.control("y")], .rowUp, "scroll one row up"),
    Binding("Enter", [.enter], .open, "lift the card out; again: all of it on the full screen"),
    Binding("Esc", [.escape], .back, "back, one level each time"),
    Binding(
      "→ l", [.right, .character("l")], .turnForward,
      "next page of the header; of an opened ticket the next one"),
    Binding(
      "← h", [.left, .character("h")], .turnBack,
      "previous page, or previous ticket"),
    Binding("o", [.character("o")], .openLink, "open a link of the ticket, after asking"),
    Binding("Tab", [.tab], .cycleGrouping, "pages by season, competition or tag"),
    Binding("\\", [.character("\\")], .toggleIndex, "the index beside the cards, or not"),
    Binding("J", [.character("J")], .indexDown, "scroll the index a line down; the cards follow"),
    Binding("K", [.character("K")], .indexUp, "scroll the index a line up; the cards follow"),
    Binding("s", [.character("s")], .cycleOrder, "order: newest, oldest, title, file"),
    Binding(":", [.character(":")], .prompt(.open), "go to a card by its number"),
    Binding("!", [.character("!")], .showProblems, "what is wrong with the file"),
    Binding("r", [.character("r")], .reload, "read the file again"),
    Binding("^L", [.control("l")], .redraw, "draw the screen again"),
    Binding("? F1", [.character("?"), .function(1)], .showHelp, "this help"),
    Binding("q", [.character("q")], .quit, "leave; in a list like this one: back"),
  ]

  private static let actions: [Key: Action] = Dictionary(
    bindings.flatMap { binding in binding.keys.map { ($0, binding.action) } },
    uniquingKeysWith: { first, _ in first })

  /// What keys are for.
  package enum Mode: Equatable, Sendable {
    case commands
    /// A number is being typed.
    case prompt
    /// Yes or no; its page may be longer than the screen.
    case question(scrolls: Bool)
  }

  /// What a key means; nil where it means nothing.
  package static func action(for key: Key, in mode: Mode) -> Action? {
    switch mode {
    case .commands: commandAction(for: key)
    case .prompt: promptAction(for: key)
    case .question(let scrolls): questionAction(for: key, scrolls: scrolls)
    }
  }

  private static func commandAction(for key: Key) -> Action? {
    switch key {
    case .character(let digit) where digit.isASCII && digit.isWholeNumber:
      digit.wholeNumberValue.map(Action.digit)
    case .paste: .ignorePaste
    default: actions[key]
    }
  }

  private static func promptAction(for key: Key) -> Action? {
    switch key {
    case .character(let character): .prompt(.insert(String(character)))
    case .paste(let text): .prompt(.insert(text))
    case .backspace, .delete: .prompt(.deleteBackward)
    case .enter: .prompt(.commit)
    case .escape: .prompt(.cancel)
    default: nil
    }
  }

  private static func questionAction(for key: Key, scrolls: Bool) -> Action {
    switch key {
    case .character("y"), .character("Y"), .enter: return .prompt(.commit)
    default:
      let moves: [Action] = [.nextCard, .previousCard, .nextPage, .previousPage]
      guard scrolls, let action = actions[key], moves.contains(action) else {
        return .prompt(.cancel)
      }
      return action
    }
  }
}
