import Curses
import Geometry
import Glibc
import Screen
import TicketFiles
import Tickets
import Viewer

/// `billfold --print`: one frame as text.
enum Frame {
  static func run(_ library: Library, _ invocation: Invocation) -> ExitStatus {
    var state = ViewState(
      wallet: Wallet(library.files, order: invocation.order),
      size: invocation.size ?? terminalSize ?? Size(width: 80, height: 24),
      options: ViewState.Options(invocation, library))
    state.start(atCard: invocation.focus, offset: invocation.offset)
    state.apply(.report(Inspection.begun(library).problems))
    let screen = state.scene.flattened
    var output = Output()
    output.write(usesColors(invocation.color) ? ansi(screen, colors: 256) : screen.picture + "\n")
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

extension ViewState.Options {
  init(_ invocation: Invocation, _ library: Library) {
    self.init()
    step = invocation.step
    cardHeight = invocation.cardHeight
    stacking = invocation.firstOnTop ? .firstOnTop : .lastOnTop
    isASCII = invocation.isASCII
    name = library.name
  }
}
