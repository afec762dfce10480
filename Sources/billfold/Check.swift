import TicketFiles

/// `billfold check`: reads everything and says all that is wrong.
enum Check {
  static func run(_ library: Library) -> ExitStatus {
    var status = ExitStatus.success
    for file in library.files.files {
      sayProblems(of: file, seals: true) { status = .badData }
    }
    return status
  }

  /// Says each diagnostic of a file on standard error.
  static func sayProblems(of file: any TicketFile, seals: Bool, onProblem: () -> Void = {}) {
    var check = file.check(seals: seals)
    while !check.isDone {
      for diagnostic in check.advance(by: 1_000) {
        sayLine("\(diagnostic)")
        onProblem()
      }
    }
  }
}
