import Geometry
import Tickets

/// What the user wants, or what has happened, whatever key or signal it came as.
package enum Action: Equatable, Sendable {
  // Moving; each obeys a count.
  case nextCard, previousCard
  case nextPage, previousPage
  case nextHalfPage, previousHalfPage
  case firstCard, lastCard
  case rowDown, rowUp

  // Levels.
  case open, back
  /// On the full screen to another ticket, in the stack to another page of the header.
  case turnForward, turnBack
  case showHelp, showProblems
  /// Of the ticket on the full screen; with a count, that one.
  case openLink

  // The whole.
  case cycleOrder, cycleGrouping, toggleIndex, reload, redraw, quit

  /// Scrolling by the index' lines.
  case indexDown, indexUp

  // A number being typed, and what the status line asks for.
  case digit(Int)
  case prompt(Prompt)

  /// A paste outside of a prompt, where it would run as commands.
  case ignorePaste

  // What the loop reports.
  case resize(Size)
  case load(Wallet)
  /// More of the same files has been read; `goesOn` says whether yet more is to come.
  case grow(Wallet, name: String, goesOn: Bool)
  /// The tickets have been counted; nil where they have to be counted again.
  case catalogue(Catalogue?)
  case nextFrame
  case report(Problems)

  package enum Prompt: Equatable, Sendable {
    case open
    case insert(String)
    case deleteBackward
    /// Enter; of a question, yes.
    case commit
    case cancel
  }
}

extension Action {
  /// Whether it may take long: pressed several times before the screen was drawn, it is done once.
  package var isCostly: Bool { self == .reload || self == .cycleOrder }
}

/// What only the front door can do, asked for by an action.
package enum Effect: Equatable, Sendable {
  case quit, reload, redraw
  /// The user has said yes to it.
  case openLink(Link)
}

/// What is wrong with the files, in words: the first of them, and how many there are.
package struct Problems: Equatable, Sendable {
  package private(set) var lines: [Text] = []
  package private(set) var count = 0
  /// Whether all has been looked through, so that there are no more.
  package var isComplete = false

  /// As many as somebody might read.
  package static let mostLines = 1_000

  package init() {}

  package mutating func append(_ line: Text) {
    count += 1
    if lines.count < Problems.mostLines { lines.append(line) }
  }
}
