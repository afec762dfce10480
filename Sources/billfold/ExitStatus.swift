/// What the shell is told at the end: sysexits(3), where it has a number for it.
enum ExitStatus: Equatable {
  case success, usage, badData, noInput, noTerminal, cannotWrite
  case signal(Int32)

  var code: Int32 {
    switch self {
    case .success: 0
    case .usage: 2
    case .badData: 65
    case .noInput: 66
    case .noTerminal: 69
    case .cannotWrite: 74
    case .signal(let number): 128 + number
    }
  }
}
