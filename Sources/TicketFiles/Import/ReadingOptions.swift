import Tickets

/// What the user wishes of the readers of other programs' files.
package struct ReadingOptions: Sendable {
  /// The user's languages, the best first, as `de` or `pt-BR`.
  package var languages: [String] = []
  /// Certificates in PEM that the user trusts to sign passes; none by default.
  private(set) var trustedRoots: [UInt8]?
  /// Whether manifests and signatures are checked, which takes some milliseconds a pass.
  var checksSeals = false

  package init() {}

  /// - Parameter variable: a variable of the environment by its name.
  package init(environment variable: (_ name: String) -> String?) {
    languages = Languages.wished(in: variable)
  }

  /// Trusts the certificates of a file.
  ///
  /// - Throws: `FileError` where it cannot be read, or holds none.
  package mutating func trust(_ path: FilePath) throws(FileError) {
    let pem = try OpenedFile(path, again: false).bytes(named: path.shown, most: 1 << 20)
    guard Certificates.forEach(in: pem, { _ in }) > 0 else {
      let words = "holds no certificate; expected certificates in PEM"
      throw FileError(file: path.shown, fault: .refused(Refusal(words)))
    }
    trustedRoots = pem
  }
}
