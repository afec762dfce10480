/// Puts bytes of UTF-8 together to scalars, whenever they come.
///
/// Each byte that is not UTF-8 becomes U+FFFD, so that whoever counts what follows a sequence counts
/// right.
struct UTF8Assembler {
  private var bytes: [UInt8] = []

  /// The scalars that a byte completes: none where more must come.
  mutating func feed(_ byte: UInt8) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    if byte < 0x80 || byte >= 0xc0 {
      scalars = bytes.map { _ in "\u{fffd}" }
      bytes = []
    }
    if byte < 0x80 { return scalars + [Unicode.Scalar(byte)] }
    bytes.append(byte)
    guard bytes.count == length else { return scalars }
    defer { bytes = [] }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalars + [scalar] }
    return scalars + bytes.map { _ in "\u{fffd}" }
  }

  /// Of the sequence that the first byte opens; 1 where it opens none.
  private var length: Int {
    switch bytes[0] {
    case 0xc2..<0xe0: 2
    case 0xe0..<0xf0: 3
    case 0xf0..<0xf5: 4
    default: 1
    }
  }
}
