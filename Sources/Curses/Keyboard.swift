import CNcurses
import Screen

/// Reads keys.
///
/// It has a pad of its own: reading from a window first refreshes that, and paints its blanks over
/// what is shown.
struct Keyboard: ~Copyable {
  /// So many bytes at once, at most: nobody who sends for ever stops the program from drawing.
  private static let longestBatch = 1 << 17

  private let pad: UnsafeMutablePointer<WINDOW>
  private var text = UTF8Assembler()
  private var decoder = KeyDecoder()
  /// False where the last batch was full: curses may hold more, of which the device knows nothing.
  private(set) var isDrained = true

  init() throws(TerminalError) {
    guard let pad = newpad(1, 1) else { throw .system(call: "newpad", code: 0) }
    self.pad = pad
    keypad(pad, true)
    nodelay(pad, true)
    // A mouse report that another program asked for: curses would take its beginning and leave the
    // rest as letters. Unknown, it is swallowed whole.
    keyok(KEY_MOUSE, false)
  }

  deinit { delwin(pad) }

  /// Milliseconds to wait for the rest of a sequence or paste; nil where none has begun.
  var patience: Int? { decoder.patience }

  /// Takes all that there is, up to `limit` keys; false where there was nothing.
  mutating func drain(to keys: inout [Key], limit: Int) -> Bool {
    var count = 0
    isDrained = false
    while keys.count < limit, count < Self.longestBatch {
      let code = wgetch(pad)
      if code == ERR {
        isDrained = true
        break
      }
      take(code, &keys)
      count += 1
    }
    // curses has waited after an ESC itself.
    if isDrained, decoder.patience == 0 { decoder.flush(to: &keys) }
    return count > 0
  }

  /// Ends what has begun, for the rest did not come.
  mutating func giveUp(to keys: inout [Key]) { decoder.flush(to: &keys) }

  /// A code above the bytes is curses' own.
  ///
  /// `wget_wch` would take the bytes after one that is no UTF-8 for its rest, and lose them.
  private mutating func take(_ code: Int32, _ keys: inout [Key]) {
    guard let byte = UInt8(exactly: code) else {
      decoder.feed(.key(Key(code: code)), to: &keys)
      return
    }
    for scalar in text.feed(byte) { decoder.feed(.scalar(scalar), to: &keys) }
  }
}
