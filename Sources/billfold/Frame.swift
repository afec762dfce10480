import Curses
import Geometry
import Glibc
import Screen
import Viewer

/// `billfold --print`: one frame as text.
enum Frame {
  static func run(_ start: Start, _ invocation: Invocation) -> ExitStatus {
    var state = start.state(
      size: invocation.size ?? terminalSize ?? Size(width: 80, height: 24))
    let library = start.library
    state.apply(.report(Inspection.begun(library).problems))
    if state.isHeaderSeen, state.catalogue == nil {
      state.apply(.catalogue(library.catalogue(for: state.library)))
    }
    let screen = state.scene.flattened
    var output = Output()
    output.write(usesColors(invocation.color) ? ansi(screen, colors: 256) : screen.picture)
    output.write("\n")
    return output.finish()
  }

  private static var terminalSize: Size? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  private static func usesColors(_ choice: ColorChoice) -> Bool {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return choice.usesColors(
      in: ColorChoice.Surroundings(
        noColor: variable("NO_COLOR"), cliColor: variable("CLICOLOR"),
        cliColorForce: variable("CLICOLOR_FORCE"), colorTerm: variable("COLORTERM"),
        term: variable("TERM"), isTerminal: isatty(STDOUT_FILENO) == 1))
  }
}
