import CNcurses
import Screen

extension Key {
  /// The key of one of curses' codes; nil where there is none.
  ///
  /// Shifted and modified ones count as the plain key.
  init?(code: Int32) {
    switch code {
    case KEY_UP, KEY_SR: self = .up
    case KEY_DOWN, KEY_SF: self = .down
    case KEY_LEFT, KEY_SLEFT: self = .left
    case KEY_RIGHT, KEY_SRIGHT: self = .right
    case KEY_PPAGE, KEY_A3, KEY_SPREVIOUS: self = .pageUp
    case KEY_NPAGE, KEY_C3, KEY_SNEXT: self = .pageDown
    case KEY_HOME, KEY_A1, KEY_FIND, KEY_SHOME: self = .home
    case KEY_END, KEY_C1, KEY_SELECT, KEY_LL, KEY_SEND: self = .end
    case KEY_ENTER: self = .enter
    case KEY_BTAB: self = .backTab
    case KEY_BACKSPACE: self = .backspace
    case KEY_DC, KEY_SDC: self = .delete
    case KEY_IC, KEY_SIC: self = .insert
    case KEY_F0 + 1...KEY_F0 + 12: self = .function(Int(code - KEY_F0))
    case KEY_MAX...: self.init(extendedCode: code)
    default: return nil
    }
  }

  /// A capability outside the standard, such as `kDN5` (control-down), has another code in each
  /// terminal: only its name tells.
  private init?(extendedCode code: Int32) {
    guard let name = keyname(code) else { return nil }
    switch String(cString: name).prefix(while: { !$0.isNumber }) {
    case "kUP": self = .up
    case "kDN": self = .down
    case "kLFT": self = .left
    case "kRIT": self = .right
    case "kPRV": self = .pageUp
    case "kNXT": self = .pageDown
    case "kHOM": self = .home
    case "kEND": self = .end
    case "kDC": self = .delete
    case "kIC": self = .insert
    default: return nil
    }
  }
}
