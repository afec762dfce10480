/// A compiled file of a zone.
struct ZoneMaker {
  var version = "2"
  var changes: [(time: Int, type: UInt8)] = []
  /// Seconds east of Greenwich.
  var offsets = [0]
  var rule = ""

  var bytes: [UInt8] {
    // The first block is one for old readers, of other contents.
    let old = header([0, 0, 0, 1, 1, 4]) + number(7, 4) + [0] + number(77, 4) + [0, 0] + name
    return old + header([0, 1, 1, changes.count, offsets.count, 4])
      + changes.flatMap { number($0.time, 8) } + changes.map(\.type)
      + offsets.flatMap { number($0, 4) + [0, 0] } + name + number(78_796_800, 8) + number(1, 4)
      + [0] + Array("\n\(rule)\n".utf8)
  }

  private let name = Array("XYZ\0".utf8)

  private func header(_ counts: [Int]) -> [UInt8] {
    Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
      + counts.flatMap { number($0, 4) }
  }

  private func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
