import Screen

extension Key {
  /// The key that sends one scalar; nil for a control character of the C1 set.
  init?(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0a, 0x0d: self = .enter
    case 0x09: self = .tab
    case 0x08, 0x7f: self = .backspace
    case 0x1b: self = .escape
    case ..<0x20:
      // ^A is 1: a control key sends its letter's code without the upper bits.
      let letter = UInt8(scalar.value) | (1...26 ~= scalar.value ? 0x60 : 0x40)
      self = .control(Character(Unicode.Scalar(letter)))
    case 0x80..<0xa0: return nil
    default: self = .character(Character(scalar))
    }
  }

  /// The key that sends `ESC [` with parameters and a final byte, as xterm, rxvt and Linux do; nil
  /// where there is none.
  ///
  /// A modifier (the second parameter, after 1) is ignored: shift-up is up.
  init?(parameters: String, final: Unicode.Scalar) {
    if parameters == "[" {
      guard let number = Self.number(of: final, from: "A", upTo: 5) else { return nil }
      self = .function(number)
      return
    }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
    if final == "~" {
      guard numbers.count <= 2, let number = numbers.first.flatMap({ Int($0) }) else { return nil }
      self.init(keypadNumber: number)
      return
    }
    guard parameters.isEmpty || (numbers.count == 2 && numbers[0] == "1") else { return nil }
    switch final {
    case "Z" where parameters.isEmpty: self = .backTab
    // `CSI 1 ; 2 R` is F3 here and the answer to a cursor query there.
    case "P", "Q", "S":
      guard let number = Self.number(of: final, from: "P", upTo: 4) else { return nil }
      self = .function(number)
    default: self.init(cursor: final)
    }
  }

  /// The key that sends `ESC O` and one scalar, as VT100's application modes do; nil where there is
  /// none.
  init?(singleShift scalar: Unicode.Scalar) {
    if let number = Self.number(of: scalar, from: "P", upTo: 4) {
      self = .function(number)
    } else if scalar == "M" {
      self = .enter
    } else {
      self.init(cursor: scalar)
    }
  }

  private init?(cursor final: Unicode.Scalar) {
    switch final {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    default: return nil
    }
  }

  /// The numbers of `CSI n ~`, VT220's and rxvt's; 9, 10, 16, 22 and 27 to 30 are no key here.
  private init?(keypadNumber number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...24: self = .function(number - 12)
    default: return nil
    }
  }

  private static func number(
    of scalar: Unicode.Scalar, from first: Unicode.Scalar, upTo count: UInt32
  ) -> Int? {
    guard scalar >= first, scalar.value - first.value < count else { return nil }
    return Int(scalar.value - first.value) + 1
  }
}
