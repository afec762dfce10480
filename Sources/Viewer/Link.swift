/// A link that may be opened: one of four schemes, and what follows it.
package struct Link: Hashable, Sendable {
  /// What can be opened, as a URL of it begins.
  package enum Scheme: String, CaseIterable, Sendable {
    case http = "http://"
    case https = "https://"
    case mail = "mailto:"
    case phone = "tel:"
  }

  package let scheme: Scheme
  /// The URL behind its scheme, as it was spelled.
  private let rest: String
  /// Where it leads: the host with its port, the host of a mail's last address, or the number.
  package let host: String
  /// Whether something before the host could be taken for it, as in `https://bank.example@host/`.
  private let hasUser: Bool

  /// Characters of a host: no DNS name has more (RFC 1035, 2.3.4), and a port has five.
  private static let longestHost = 253 + 6
  /// UTF-8 bytes; browsers take no longer ones either, or not all of them.
  private static let longest = 8_192

  /// Nil where there is nothing that could be opened.
  init?(_ scheme: Scheme, _ rest: Substring) {
    guard rest.utf8.count <= Link.longest, rest.unicodeScalars.first.map(scheme.canStart) == true
    else { return nil }
    let authority = rest.unicodeScalars.prefix { !scheme.endsHost($0) }
    let user = scheme == .phone ? nil : authority.lastIndex(of: "@")
    let host = user.map { authority[authority.index(after: $0)...] } ?? authority
    guard host.count <= Link.longestHost, host.first.map(scheme.canStart) == true else {
      return nil
    }
    self.scheme = scheme
    self.rest = String(rest)
    self.host = String(Substring(host))
    hasUser = user != nil && scheme != .mail
  }

  package var url: String { scheme.rawValue + rest }

  /// What the URL itself does not make plain, said of its host; nil for most.
  var caution: String? {
    let parts = [
      hasUser ? "is \(host)" : nil,
      host.utf8.allSatisfy { $0 < 0x80 } ? nil : "has letters beyond ASCII",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "its host " + parts.joined(separator: " and ")
  }
}

extension Link.Scheme {
  /// Whether what follows the scheme can start so.
  func canStart(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .http, .https: scalar.isWord || scalar == "["
    case .mail: scalar.isWord
    case .phone: scalar == "+" || ("0"..."9").contains(scalar)
    }
  }

  fileprivate func endsHost(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .http, .https: scalar == "/" || scalar == "?" || scalar == "#"
    case .mail: scalar == "?"
    case .phone: scalar == ";"
    }
  }
}
