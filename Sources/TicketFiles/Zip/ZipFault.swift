/// Why an archive, or one of its entries, is not read.
///
/// Names are made safe already.
enum ZipFault: Error, Equatable {
  case empty
  case notZip
  /// The record at the end that says where the directory is has not arrived.
  case cutShort
  /// Something stands before the first entry: a program that unpacks itself, a gateway's banner.
  case prefixed(bytes: Int)
  case severalParts
  case zip64
  case tooManyEntries
  /// The method is of interest where it stands for the encryption.
  case encrypted(ZipMethod)
  /// Two entries of one name: two readers would show two passes.
  case sameName(String)
  /// Two records say that they are the archive's end.
  case twoDirectories
  case brokenDirectory
  /// An entry's own header says something else than the directory.
  case disagreement(name: String)
  case overlap(name: String)
  case unknownMethod(ZipMethod, name: String)
  case damaged(name: String, why: String)
  case entryTooLarge(name: String)
  case budgetSpent

  /// Words that follow the archive's name.
  var words: String {
    switch self {
    case .empty: "is empty"
    case .notZip: "is not a zip archive"
    case .cutShort: "is cut short: the archive's directory is missing"
    case .prefixed(let bytes):
      "is damaged: the archive begins after \(Self.bytes(bytes)) of something else"
    case .severalParts: "is one of several parts of an archive, which are not supported"
    case .zip64: "is a zip64 archive, which is not supported"
    case .tooManyEntries: "holds more than \(ZipArchive.mostEntries) entries"
    case .encrypted(.other(let number)) where number == ZipMethod.aes:
      "is password-protected (AES, method 99); password-protected files are not supported"
    case .encrypted: "is password-protected; password-protected files are not supported"
    case .sameName(let name): "is ambiguous: two entries are named \(name)"
    case .twoDirectories: "is ambiguous: the archive has two directories"
    case .brokenDirectory: "is damaged: the archive's directory"
    case .disagreement(let name): "is damaged: \(name) is not what the archive's directory says"
    case .overlap(let name): "is damaged: \(name) overlaps with another entry"
    case .unknownMethod(let method, let name):
      "packs \(name) with \(method), which is not supported"
    case .damaged(let name, let why): "is damaged: \(name) \(why)"
    case .entryTooLarge(let name):
      "\(name) is over \(UnpackingBudget.mostBytesOfAnEntry >> 20) MiB when unpacked"
    case .budgetSpent: "is over \(UnpackingBudget.mostBytes >> 20) MiB when unpacked"
    }
  }

  static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension Refusal {
  init(_ fault: ZipFault) { self.init(fault.words) }
}
