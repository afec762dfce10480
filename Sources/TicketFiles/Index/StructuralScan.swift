import CScan
import Tickets

/// Finds the tickets of well-formed JSON by its quotes and brackets alone, 64 bytes at a time.
///
/// It reads no value but dates. Whatever is not plainly well-formed ends its trust, and then
/// `TolerantScan` reads the whole file as a parser does; on a file that both accept they agree.
struct StructuralScan {
  var index = TicketIndex()
  var wallets: [WalletObject] = []
  var isTrusted = true

  // The scan's place in a string.
  private var insideCarry: UInt64 = 0
  private var isEscaped = false

  // The open containers: a bit each, the innermost lowest, 1 for an object.
  var depth = 0
  var containers: UInt64 = 0

  /// Between tickets, where only white space and commas may stand.
  var isInGap = true
  var commas = 0
  var elements = 0

  var rootStart = 0
  var rootIsArray = false
  var rootFirst = 0
  var rootDate = DateCapture()

  var list: OpenList?
  var bestList: WalletObject?

  var ticketStart: Int?
  var ticketDate = DateCapture()

  struct OpenList {
    var start: Int
    var first: Int
    var isNamed: Bool
  }

  /// Readable bytes that a block needs before and after it.
  static let margin = 64

  /// Whether everything that was opened is closed.
  var isComplete: Bool { isTrusted && depth == 0 && insideCarry == 0 }

  /// Scans blocks of 64 bytes, of which the first byte is at `offset` of the source; no further than
  /// to where it loses its trust.
  mutating func scan(_ bytes: UnsafePointer<UInt8>, blocks: Int, at offset: Int) {
    for block in 0..<blocks {
      scan(bytes + block * 64, at: offset + block * 64)
      if !isTrusted { return }
    }
  }

  @inline(__always)
  private mutating func scan(_ bytes: UnsafePointer<UInt8>, at offset: Int) {
    let masks = scan_block(bytes)
    let quotes = masks.quote & ~escaped(by: masks.backslash)
    let inside = prefixXor(quotes) ^ insideCarry
    insideCarry = UInt64(bitPattern: Int64(bitPattern: inside) >> 63)
    if masks.control & inside | (masks.foreign | masks.backslash) & ~inside != 0 {
      isTrusted = false
      return
    }
    let openings = quotes & inside
    var events = (masks.open | masks.close) & ~inside
    events |= openings & (masks.initial >> 1 | 1 << 63)
    var next = 0
    while events != 0, isTrusted {
      let bit = events.trailingZeroBitCount
      events &= events - 1
      if isInGap { checkGap(masks, next..<bit) }
      handle(bytes + bit, at: offset + bit)
      next = bit + 1
    }
    if isInGap { checkGap(masks, next..<64) }
  }

  @inline(__always)
  private mutating func handle(_ byte: UnsafePointer<UInt8>, at position: Int) {
    switch byte.pointee {
    case UInt8(ascii: "{"): open(isObject: true, byte, at: position)
    case UInt8(ascii: "["): open(isObject: false, byte, at: position)
    case UInt8(ascii: "}"): close(isObject: true, at: position)
    case UInt8(ascii: "]"): close(isObject: false, at: position)
    default: captureDate(byte)
    }
  }
}

// MARK: - Strings

extension StructuralScan {
  /// The bytes that a backslash before them makes plain; a run of backslashes pairs off.
  @inline(__always)
  private mutating func escaped(by backslashes: UInt64) -> UInt64 {
    if backslashes == 0, !isEscaped { return 0 }
    var escaped: UInt64 = isEscaped ? 1 : 0
    var rest = backslashes & ~escaped
    isEscaped = false
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      if bit == 63 {
        isEscaped = true
        break
      }
      escaped |= 2 << UInt64(bit)
      rest &= ~(3 << UInt64(bit))
    }
    return escaped
  }

  /// Each bit the parity of those up to and with it: from quotes, what is inside strings.
  @inline(__always)
  private func prefixXor(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits ^= bits << 1
    bits ^= bits << 2
    bits ^= bits << 4
    bits ^= bits << 8
    bits ^= bits << 16
    return bits ^ bits << 32
  }
}
