import TicketFiles
import Tickets
import Viewer

/// Looks through a library for what is wrong with it, and counts its tickets, a piece at a time.
struct Inspection {
  private var checks: [any TicketCheck]
  /// Tickets of each file.
  private var counts: [Int]
  private var goesOn: Bool
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

  init(_ library: Library) {
    checks = library.files.files.map { $0.check(seals: false) }
    counts = library.files.files.map(\.count)
    goesOn = library.goesOn
    for fault in library.faults {
      problems.append(Text(fault.description))
      for diagnostic in fault.diagnostics { problems.append(diagnostic.text) }
    }
    tellWhetherComplete()
  }

  /// Whether all that there is so far has been looked through.
  var isDone: Bool { checks.allSatisfy(\.isDone) }

  /// Goes on with what the library has become, or begins again where that is something else.
  ///
  /// - Returns: whether the tickets that were there have their numbers still.
  mutating func goOn(over library: Library) -> Bool {
    goesOn = library.goesOn
    let files = library.files.files
    // Tickets are counted by their numbers, which a file in front of others moves when it grows.
    guard files.dropLast().map(\.count) == counts.dropLast(),
      zip(checks.indices, files).allSatisfy({ checks[$0].goOn(over: $1) })
    else {
      self = Inspection(library)
      return false
    }
    counts = files.map(\.count)
    tellWhetherComplete()
    return true
  }

  /// Does the next piece.
  mutating func advance() {
    var left = Self.piece
    for index in checks.indices where left > 0 && !checks[index].isDone {
      let diagnostics = checks[index].advance(by: left) { collections.add($0) }
      for diagnostic in diagnostics { problems.append(diagnostic.text) }
      left = checks[index].isDone ? left - 1 : 0
    }
    tellWhetherComplete()
  }

  private mutating func tellWhetherComplete() { problems.isComplete = isDone && !goesOn }
}
