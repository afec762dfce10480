/// Puts bytes of UTF-8 together to scalars, whenever they come; what is not UTF-8 is dropped.
struct UTF8Assembler {
  private var bytes: [UInt8] = []

  /// The scalar that a byte completes; nil where more must come, or where it is none.
  mutating func feed(_ byte: UInt8) -> Unicode.Scalar? {
    if byte < 0x80 {
      bytes = []
      return Unicode.Scalar(byte)
    }
    if byte >= 0xc0 { bytes = [] }
    bytes.append(byte)
    guard bytes.count == length else { return nil }
    defer { bytes = [] }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
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
