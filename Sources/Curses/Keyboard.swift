import CNcurses
import Screen

/// Reads keys.
///
/// It has a pad of its own: reading from a window first refreshes that, and paints its blanks over
/// what is shown.
struct Keyboard: ~Copyable {
  /// So many symbols at once, at most: nobody who sends for ever stops the program from drawing.
  private static let longestBatch = 1 << 17

  private let pad: UnsafeMutablePointer<WINDOW>
  private var decoder = KeyDecoder()
  /// False where the last batch was full: curses may hold more, of which the device knows nothing.
  private(set) var isDrained = true

  init() throws(TerminalError) {
    guard let pad = newpad(1, 1) else { throw .system(call: "newpad", code: 0) }
    self.pad = pad
    keypad(pad, true)
    nodelay(pad, true)
  }

  deinit { delwin(pad) }

  /// Milliseconds to wait for the rest of a sequence or paste; nil where none has begun.
  var patience: Int? { decoder.patience }

  /// Takes all that there is, up to `limit` keys; false where there was nothing.
  mutating func drain(to keys: inout [Key], limit: Int) -> Bool {
    var count = 0
    isDrained = false
    while keys.count < limit, count < Self.longestBatch {
      guard let symbol = next() ?? next() else {
        isDrained = true
        break
      }
      decoder.feed(symbol, to: &keys)
      count += 1
    }
    // curses has waited after an ESC itself.
    if isDrained, decoder.patience == 0 { decoder.flush(to: &keys) }
    return count > 0
  }

  /// Ends what has begun, for the rest did not come.
  mutating func giveUp(to keys: inout [Key]) { decoder.flush(to: &keys) }

  /// Nil where there is nothing, and once after bytes that are no text.
  private func next() -> KeyDecoder.Symbol? {
    var value: wint_t = 0
    switch wget_wch(pad, &value) {
    case OK: return Unicode.Scalar(value).map { .scalar($0) } ?? .key(nil)
    case KEY_CODE_YES: return .key(Key(code: Int32(bitPattern: value)))
    default: return nil
    }
  }
}
