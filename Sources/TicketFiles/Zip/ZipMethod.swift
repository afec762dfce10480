/// How an entry is packed (APPNOTE.TXT 6.3.10, §4.4.5).
enum ZipMethod: Equatable, CustomStringConvertible {
  case stored
  case deflated
  case other(Int)

  /// What stands for the method of entries that are encrypted with AES.
  static let aes = 99

  init(_ number: Int) {
    switch number {
    case 0: self = .stored
    case 8: self = .deflated
    default: self = .other(number)
    }
  }

  /// `bzip2 (method 12)`, or the number alone where it has no usual name.
  var description: String {
    switch self {
    case .stored: "nothing (method 0)"
    case .deflated: "deflate (method 8)"
    case .other(let number):
      Self.names[number].map { "\($0) (method \(number))" } ?? "method \(number)"
    }
  }

  private static let names = [
    1: "shrink", 2: "reduce", 3: "reduce", 4: "reduce", 5: "reduce", 6: "implode",
    9: "deflate64", 10: "PKWARE's implode", 12: "bzip2", 14: "LZMA", 18: "TERSE", 19: "LZ77",
    20: "zstd", 93: "zstd", 94: "MP3", 95: "xz", 96: "JPEG", 97: "WavPack", 98: "PPMd",
  ]
}
