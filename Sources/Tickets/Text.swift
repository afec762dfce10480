/// Text that came from outside, made safe once, here.
///
/// `shown` holds no control, no bidi control and no invisible character, so every exit may send it
/// as it is; its only control is `\n` between lines. `verbatim` is what the file said and leaves the
/// program through the JSON writer alone, which escapes it. Equal means equal bytes: `é` as one
/// scalar and as two are different identities.
package struct Text: Hashable, Sendable {
  package let verbatim: String
  package let shown: String

  /// - Parameter marksInvisible: in identities and codes, a zero-width character becomes visible;
  ///   in names it is left out.
  package init(_ raw: String, marksInvisible: Bool = false) {
    verbatim = raw
    let isSafe = Text.isPlain(raw) || !raw.unicodeScalars.contains(where: Text.isUnsafe)
    shown = isSafe ? raw : Text.safe(raw, marksInvisible: marksInvisible)
  }

  /// The text on one line: each run of white space and line ends is one space.
  package var line: String {
    if shown.utf8.withContiguousStorageIfAvailable(Text.isFolded) == true { return shown }
    return shown.split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " ")
  }

  package var lines: [String] {
    shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether it shows nothing at all.
  package var isBlank: Bool { !shown.utf8.contains { $0 > 0x20 } }

  package static func == (a: Text, b: Text) -> Bool {
    a.verbatim.utf8.elementsEqual(b.verbatim.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in verbatim.utf8 { hasher.combine(byte) }
  }
}

extension Text {
  /// Printable ASCII alone: what nearly every text is.
  private static func isPlain(_ raw: String) -> Bool {
    func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    }
    // A loop over the bytes in place is five times faster than one over the view.
    return raw.utf8.withContiguousStorageIfAvailable(isPlain) ?? false
  }

  /// Whether it is neither empty nor has a line end, two spaces in a row, or one at an end.
  private static func isFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0x20
    for byte in bytes {
      if byte == 0x0a || byte == 0x20 && previous == 0x20 { return false }
      previous = byte
    }
    return previous != 0x20
  }

  /// Whether `safe` has something to do about a scalar.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0a: false
    case 0..<0x20, 0x7f..<0xa0, 0xad, 0x061c, 0x180e, 0x200b...0x200f, 0x2028...0x202e,
      0x2060...0x206f, 0xfeff, 0xfff9...0xfffb, 0xe0000...0xe0fff:
      true
    default: false
    }
  }

  private static func safe(_ raw: String, marksInvisible: Bool) -> String {
    var safe = String.UnicodeScalarView()
    var joiner: Unicode.Scalar?
    func show(_ scalar: Unicode.Scalar) {
      // Joiners mean something inside a word or an emoji, never beside nothing.
      if let joiner, let last = safe.last, last.value > 0x20, scalar.value > 0x20 {
        safe.append(joiner)
      }
      joiner = nil
      safe.append(scalar)
    }
    var scalars = raw.unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      switch scalar.value {
      case 0x09: show(" ")
      case 0x0d where pending == "\n": continue
      case 0x0a, 0x85, 0x2028, 0x2029: show("\n")
      case 0..<0x20: show(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}")
      case 0x7f: show("\u{2421}")
      case 0x80..<0xa0: show("\u{fffd}")
      case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: show("\u{fffd}")
      case 0xad, 0x180e, 0x200b, 0x2060...0x2065, 0x206a...0x206f, 0xfeff, 0xfff9...0xfffb,
        0xe0000...0xe0fff:
        if marksInvisible { show("\u{fffd}") }
      case 0x200c, 0x200d:
        if marksInvisible { show("\u{fffd}") } else { joiner = scalar }
      default: show(scalar)
      }
    }
    return String(safe)
  }
}

extension Text: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
