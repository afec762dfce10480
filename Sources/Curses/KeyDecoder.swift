import Screen

/// Turns what curses reads from a keyboard into keys; unknown sequences are swallowed.
///
/// curses recognises the sequences of terminfo. Everything else that begins with ESC it hands over
/// scalar by scalar, and only the grammar of ECMA-48 tells where that ends.
struct KeyDecoder {
  enum Symbol: Equatable {
    case scalar(Unicode.Scalar)
    /// A sequence that curses knows; nil where it is none of `Key`.
    case key(Key?)
  }

  private enum State: Equatable {
    case ground, escape
    /// After `ESC [`, with the parameter bytes so far.
    case control(String)
    /// After `ESC O`.
    case single
    /// After `ESC ]`, `ESC P` and the like, up to BEL or `ESC \`.
    case string(isEscaped: Bool)
    /// That many scalars belong to a sequence that has ended.
    case discard(Int)
    case paste(PasteBuffer)
  }

  private var state = State.ground

  /// Milliseconds to wait for the rest of what has begun; nil where nothing has.
  ///
  /// After ESC curses has waited already (`ESCDELAY`).
  var patience: Int? {
    switch state {
    case .ground: nil
    case .escape: 0
    case .control, .single, .string, .discard: 50
    case .paste: 1000
    }
  }

  /// Takes one symbol, and appends the keys that it completes: none, one or two.
  mutating func feed(_ symbol: Symbol, to keys: inout [Key]) {
    if case .paste(var buffer) = state {
      state = .ground
      if let text = buffer.feed(symbol) {
        keys.append(.paste(text))
      } else {
        state = .paste(buffer)
      }
      return
    }
    switch symbol {
    case .key(let key):
      if state == .escape { keys.append(.escape) }
      state = .ground
      if let key { keys.append(key) }
    case .scalar(let scalar): step(scalar, &keys)
    }
  }

  /// Ends what has begun, for the rest did not come: an ESC alone is a key, a paste ends here.
  mutating func flush(to keys: inout [Key]) {
    switch state {
    case .escape: keys.append(.escape)
    case .paste(let buffer): keys.append(.paste(buffer.text))
    case .ground, .control, .single, .string, .discard: break
    }
    state = .ground
  }

  private mutating func step(_ scalar: Unicode.Scalar, _ keys: inout [Key]) {
    switch state {
    case .ground, .paste: begin(scalar, &keys)
    case .escape: introduce(scalar, &keys)
    case .control(let parameters): control(scalar, parameters, &keys)
    case .single: single(scalar, &keys)
    case .string(let isEscaped): string(scalar, isEscaped, &keys)
    case .discard(let count): state = count > 1 ? .discard(count - 1) : .ground
    }
  }

  /// A scalar that nothing leads up to: a key, or what introduces a sequence, C1 controls too.
  private mutating func begin(_ scalar: Unicode.Scalar, _ keys: inout [Key]) {
    switch scalar.value {
    case 0x1b: state = .escape
    case 0x9b: state = .control("")
    case 0x8f: state = .single
    case 0x90, 0x98, 0x9d...0x9f: state = .string(isEscaped: false)
    // What was no text.
    case 0xfffd: break
    default: append(Key(typed: scalar), &keys)
    }
  }

  /// The scalar after ESC. What introduces no sequence is a key of its own, typed after Escape.
  private mutating func introduce(_ scalar: Unicode.Scalar, _ keys: inout [Key]) {
    switch scalar {
    case "[": state = .control("")
    case "O": state = .single
    case "]", "P", "X", "^", "_": state = .string(isEscaped: false)
    case "\u{1b}": keys.append(.escape)
    default:
      keys.append(.escape)
      state = .ground
      append(Key(typed: scalar), &keys)
    }
  }

  private mutating func control(
    _ scalar: Unicode.Scalar, _ parameters: String, _ keys: inout [Key]
  ) {
    switch scalar.value {
    case 0x1b: state = .escape
    case 0x20...0x3f:
      // Longer ones mean nothing here.
      if parameters.utf8.count < 32 { state = .control(parameters + String(scalar)) }
    case 0x5b where parameters.isEmpty:
      // The Linux console's function keys: `ESC [ [ A`.
      state = .control("[")
    case 0x40...0x7e:
      state = .ground
      if scalar == "M", parameters.isEmpty {
        // A mouse report of X10: button, column and row follow.
        state = .discard(3)
      } else if scalar == "~", parameters == "200" {
        state = .paste(PasteBuffer())
      } else {
        append(Key(parameters: parameters, final: scalar), &keys)
      }
    case ..<0x20: break
    default: state = .ground
    }
  }

  private mutating func single(_ scalar: Unicode.Scalar, _ keys: inout [Key]) {
    switch scalar {
    case "\u{1b}": state = .escape
    // A modifier.
    case "0"..."9", ";": break
    default:
      state = .ground
      append(Key(singleShift: scalar), &keys)
    }
  }

  private mutating func string(
    _ scalar: Unicode.Scalar, _ isEscaped: Bool, _ keys: inout [Key]
  ) {
    if isEscaped, scalar != "\\" {
      state = .escape
      introduce(scalar, &keys)
    } else if isEscaped || scalar == "\u{7}" {
      state = .ground
    } else if scalar == "\u{1b}" {
      state = .string(isEscaped: true)
    }
  }

  private func append(_ key: Key?, _ keys: inout [Key]) {
    if let key { keys.append(key) }
  }
}
