import Curses
import Geometry
import Tickets

/// What the command line asks for.
struct Invocation: Equatable {
  enum Command: Equatable {
    case view, list, check, help, version
  }

  var command = Command.view
  /// Words that name files, by their place in the arguments.
  var operands: [ArgumentPlace] = []

  var printsFrame = false
  var sample: Sample?
  var isJSON = false
  var isASCII = false
  var size: Size?
  /// Counted from 1.
  var focus: Int?
  /// Rows.
  var offset: Int?
  var order = Wallet.Order.new
  var step = 3
  var cardHeight = 11
  var firstOnTop = false
  var grouping = Grouping.season
  /// The header's page to start at.
  var page: String?
  /// Nil where the screen's width decides.
  var showsIndex: Bool?
  var isAnimated = true
  var color = ColorChoice.auto
  /// The place of the own wallet's name in the arguments.
  var wallet: ArgumentPlace?
  /// The place of the name of the certificates that may sign passes.
  var trust: ArgumentPlace?
}

/// A wallet that the program brings along.
enum Sample: String, CaseIterable {
  case finals, album, tasks
}

/// Where in the arguments a value stands: a word, without what leads up to it.
struct ArgumentPlace: Equatable {
  var word: Int
  /// Bytes of the word before the value, up to its `=`.
  var skipped = 0
}

/// A command line that means nothing, and why.
struct UsageError: Error, Equatable {
  let words: String
}
