/// Tokens in JSON Web Token's compact form: three parts in base64url with dots between them
/// (RFC 7515, §3.1).
///
/// They are decoded and not verified: the key that would do so is the issuer's own.
enum JSONWebToken {
  /// Links to Google Wallet end with a token; the second page is what the first one was before.
  private static let pages = [
    "pay.google.com/gp/v/save/", "www.android.com/payapp/savetoandroidpay/",
  ]

  /// Whether a text is a token, or its first line has a link to Google Wallet in it.
  ///
  /// - Parameter prefix: its first bytes, UTF-8.
  static func looksLike(_ prefix: [UInt8]) -> Bool {
    let text = prefix.withoutByteOrderMark
    let line = text.drop(while: JSONByte.isSpace).prefix {
      $0 != JSONByte.lineFeed && $0 != JSONByte.carriageReturn
    }
    let parts = line.prefix(while: isTokenByte).split(
      separator: JSONByte.dot, omittingEmptySubsequences: false)
    if parts.count >= 2, parts.prefix(2).allSatisfy(beginsObject) { return true }
    let words = String(decoding: line, as: UTF8.self)
    return pages.contains { words.contains($0) }
  }

  /// The payload of the first token in a text: a JSON object.
  static func payload(in text: String) -> [UInt8]? { payloads(in: text).first }

  /// The payloads of all tokens in a text, each once.
  static func payloads(in text: String) -> [[UInt8]] {
    var payloads: [[UInt8]] = []
    var seen: Set<String> = []
    for run in text.utf8.split(whereSeparator: { !isTokenByte($0) }) {
      let parts = run.split(separator: JSONByte.dot, omittingEmptySubsequences: false)
      for (header, payload) in zip(parts, parts.dropFirst()).prefix(max(0, parts.count - 2)) {
        guard let payload = object(payload), object(header) != nil else { continue }
        if seen.insert(String(decoding: payload, as: UTF8.self)).inserted {
          payloads.append(payload)
        }
        break
      }
    }
    return payloads
  }

  /// What a part decodes to, where that is in braces.
  private static func object(_ part: some Collection<UInt8>) -> [UInt8]? {
    guard beginsObject(part), let bytes = Base64.decode(String(decoding: part, as: UTF8.self)),
      bytes.first == JSONByte.openBrace,
      bytes.last(where: { !JSONByte.isSpace($0) }) == JSONByte.closeBrace
    else { return nil }
    return bytes
  }

  /// Whether a part decodes to a brace and what may follow it: a quote, a brace or space.
  private static func beginsObject(_ part: some Collection<UInt8>) -> Bool {
    let start = String(decoding: part.prefix(4), as: UTF8.self)
    guard let bytes = Base64.decode(start), bytes.count > 1, bytes[0] == JSONByte.openBrace else {
      return false
    }
    return bytes[1] == JSONByte.quote || bytes[1] == JSONByte.closeBrace
      || JSONByte.isSpace(bytes[1])
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte == JSONByte.minus
      || byte == UInt8(ascii: "_") || byte == JSONByte.dot
  }
}
