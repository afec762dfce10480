import CNcurses

/// The modes that are turned on in a terminal past curses, for as long as this value lives.
struct ModeSwitch: ~Copyable {
  private struct Mode {
    let on: String
    let off: String
  }

  /// Text that is pasted comes between marks, and cannot be taken for keys.
  private static let bracketedPaste = Mode(on: "\u{1b}[?2004h", off: "\u{1b}[?2004l")
  /// Mouse and focus reports: never turned on here, but off for certain after a crash.
  private static let strangers = "\u{1b}[?1000l\u{1b}[?1002l\u{1b}[?1003l\u{1b}[?1006l\u{1b}[?1004l"

  private let descriptor: Int32
  /// In the order of turning on; none where the terminal does not speak ECMA-48.
  private let modes: [Mode]

  init(_ device: borrowing Device) {
    descriptor = device.descriptor
    modes = capability("cup")?.hasPrefix("\u{1b}[") == true ? [Self.bracketedPaste] : []
    turnOn()
  }

  deinit { turnOff() }

  func turnOn() { send(modes.map(\.on).joined(), to: descriptor) }

  /// Can be done again.
  func turnOff() { send(modes.reversed().map(\.off).joined(), to: descriptor) }

  /// What gives the whole terminal back after a crash, when curses cannot be asked any more.
  var lastWords: String {
    let off = modes.isEmpty ? "" : modes.reversed().map(\.off).joined() + Self.strangers
    return off + ["sgr0", "cnorm", "rmkx", "rmcup"].compactMap(capability).joined()
  }
}
