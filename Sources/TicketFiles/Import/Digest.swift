import CCrypto

/// Fingerprints of bytes, in small hexadecimal digits.
///
/// libcrypto's own functions for these two: its general ones, `SHA1` and `SHA256` among them, first
/// load a provider and read the system's settings.
enum Digest {
  /// FIPS 180-4, §6.1; what passes use. Fit to find damage, not to withstand an attack.
  static func sha1(_ bytes: [UInt8]) -> String {
    var context = SHA_CTX()
    var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
    SHA1_Init(&context)
    SHA1_Update(&context, bytes, bytes.count)
    SHA1_Final(&digest, &context)
    return hex(digest)
  }

  /// FIPS 180-4, §6.2.
  static func sha256(_ bytes: [UInt8]) -> String {
    var context = SHA256_CTX()
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256_Init(&context)
    SHA256_Update(&context, bytes, bytes.count)
    SHA256_Final(&digest, &context)
    return hex(digest)
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
