import CGuard
import CNcurses
import Geometry
import Glibc
import Screen

/// A terminal held in curses mode for as long as this value lives.
///
/// One at a time, and used on the thread that made it: curses has one global screen.
package struct Terminal: ~Copyable {
  // They end in this order: first what stands on the others.
  private var surface: Surface
  var keyboard: Keyboard
  let modes: ModeSwitch
  let session: Session
  let device: Device
  private let shield: Shield
  let signals: SignalQueue

  /// How often in a row the device was readable and gave nothing.
  var emptyReads = 0
  /// When the rest of a sequence that has begun is no longer waited for, in `milliseconds()`.
  var surrender: Int?

  /// Columns × rows, at least 1×1.
  package private(set) var size: Size

  /// - Parameters:
  ///   - path: the device; standard input and output are not touched.
  ///   - type: its name in terminfo; nil is `TERM`.
  ///   - colors: `auto` asks the environment.
  package init(
    path: String = "/dev/tty", type: String? = nil, colors: ColorChoice
  ) throws(TerminalError) {
    chooseUTF8()
    let signals = try SignalQueue()
    let device = try Device(path: path)
    let session = try Session(on: device, type: type)
    let palette = Palette(Self.depth(colors, type: session.type))
    keyboard = try Keyboard()
    surface = Surface(palette)
    modes = ModeSwitch(device)
    shield = Shield(device, restore: modes.lastWords)
    size = device.size
    self.session = session
    self.device = device
    self.signals = signals
  }

  /// Shows a scene: the screen is then `scene.flattened`, cut at the terminal's size.
  package mutating func present(_ scene: Scene) { surface.present(scene, on: size) }

  /// As the terminal's line is set; terminals without a line say something high.
  package var bitsPerSecond: Int { Int(baudrate()) }

  /// Forgets what is on the screen, which has another size or belonged to another program.
  mutating func startAgain() {
    size = device.size
    session.resize(to: size)
    surface.invalidate()
  }

  /// Sends everything again at the next `present`: another program may have written on the screen.
  package mutating func redraw() { session.redraw() }
}

extension Terminal {
  /// Looks for colours, and turns them on only where they are wanted: curses then sends none.
  private static func depth(_ choice: ColorChoice, type: String) -> ColorDepth {
    guard choice.usesColors(in: .environment(term: type)), has_colors() else { return .none }
    start_color()
    // Otherwise curses paints white on black over the user's own colours.
    use_default_colors()
    // A flag, or the number of bits (user_caps(5)).
    let isDirect = tigetflag("RGB") > 0 || tigetnum("RGB") > 0
    return ColorDepth(colors: Int(curses_colors()), isDirect: isDirect)
  }
}

extension ColorChoice.Surroundings {
  /// Those of this process, on a terminal of that type.
  fileprivate static func environment(term: String) -> Self {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return Self(
      noColor: variable("NO_COLOR"), cliColor: variable("CLICOLOR"),
      cliColorForce: variable("CLICOLOR_FORCE"), colorTerm: variable("COLORTERM"), term: term,
      isTerminal: true)
  }
}
