/// A record of an archive: a signature, then numbers with their lowest byte first.
struct ZipRecord {
  enum Kind: Int {
    /// An entry's own header, before its bytes.
    case header = 0x0403_4b50
    /// An entry in the directory.
    case listing = 0x0201_4b50
    /// What says where the directory is.
    case end = 0x0605_4b50
    /// What says where zip64's own end is.
    case zip64Locator = 0x0706_4b50

    /// Without the names and the comments that follow.
    var length: Int {
      switch self {
      case .header: 30
      case .listing: 46
      case .end: 22
      case .zip64Locator: 20
      }
    }
  }

  private let bytes: ArraySlice<UInt8>

  /// Nil where no such record stands at `offset`, or not all of it.
  init?(_ kind: Kind, in bytes: [UInt8], at offset: Int) {
    guard offset >= 0, offset <= bytes.count - kind.length else { return nil }
    self.bytes = bytes[offset..<offset + kind.length]
    guard number32(at: 0) == kind.rawValue else { return nil }
  }

  /// - Parameter place: bytes from the record's start; what lies behind its end counts as 0.
  func number16(at place: Int) -> Int { number(at: place, bytes: 2) }

  func number32(at place: Int) -> Int { number(at: place, bytes: 4) }

  private func number(at place: Int, bytes count: Int) -> Int {
    bytes.dropFirst(place).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
