import TicketFiles
import Tickets
import Viewer

/// Looks through a library for what is wrong with it, and counts its tickets, a piece at a time.
struct Inspection {
  private var checks: ArraySlice<WalletCheck>
  private(set) var problems = Problems()
  private(set) var collections = Collections()

  /// What is known before the first frame of `--print`.
  static func begun(_ library: Library) -> Inspection {
    var inspection = Inspection(library)
    for _ in 0..<5 where !inspection.isDone { inspection.advance() }
    return inspection
  }

  /// Tickets that a piece has: few enough that no key waits for it.
  private static let piece = 200

  init(_ library: Library) { checks = library.files.files.map { WalletCheck($0) }[...] }

  var isDone: Bool { checks.isEmpty }

  /// Does the next piece.
  mutating func advance() {
    var left = Self.piece
    while left > 0, var check = checks.popFirst() {
      let diagnostics = check.advance(by: left) { collections.add($0) }
      for diagnostic in diagnostics { problems.append(diagnostic.text) }
      left -= 1
      if !check.isDone {
        checks = [check] + checks
        return
      }
    }
    problems.isComplete = isDone
  }
}
