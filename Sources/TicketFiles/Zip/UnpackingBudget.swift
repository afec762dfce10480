/// How many bytes may still be unpacked of an archive and of those inside of it.
///
/// A few kilobytes can claim to be gigabytes; no ticket comes near these limits.
struct UnpackingBudget {
  static let mostBytesOfAnEntry = 8 << 20
  static let mostBytes = 32 << 20

  private var left = mostBytes

  /// Takes an entry's bytes off; one that does not fit takes nothing.
  mutating func spend(_ bytes: Int) throws(ZipFault) {
    guard bytes <= left else { throw .budgetSpent }
    left -= bytes
  }
}
