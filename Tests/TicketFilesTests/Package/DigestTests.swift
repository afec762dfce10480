import Testing

@testable import TicketFiles

@Suite("Digests")
struct DigestTests {
  /// FIPS 180-2, appendices A and B.
  @Test(
    "the standard's examples",
    arguments: [
      (
        "", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
      ),
      (
        "abc", "a9993e364706816aba3e25717850c26c9cd0d89d",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(text: String, sha1: String, sha256: String) {
    #expect(Digest.sha1(Array(text.utf8)) == sha1)
    #expect(Digest.sha256(Array(text.utf8)) == sha256)
  }
}
