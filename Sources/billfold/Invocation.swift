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
  var operands: [Int] = []

  var printsFrame = false
  var isDemo = false
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
  var color = ColorChoice.auto
  /// The place of the own wallet's name in the arguments.
  var wallet: String?
}

/// A command line that means nothing, and why.
struct UsageError: Error, Equatable {
  let words: String
}
