/// A pass's `manifest.json`: the SHA-1 of each of its files.
struct Manifest {
  /// In the document's order; the digest is nil where it is no text.
  let files: [(name: String, digest: String?)]

  init(_ bytes: [UInt8]) throws(Refusal) {
    let document = try JSONDocument(bytes)
    guard let members = document.roots.first?.members else {
      throw Refusal("expected an object of names and digests")
    }
    files = members.map { member in
      guard case .string(let digest) = member.value.kind else { return (member.key, nil) }
      return (member.key, digest.lowercased())
    }
  }
}

extension Manifest {
  /// What speaks against a package's being as it was signed.
  enum Check: Equatable {
    case intact
    /// Phrases such as `strip.png differs`.
    case altered([String])
    /// Not all files could be read: the words of the limit.
    case unchecked(String)
  }

  /// Compares a package's files with the manifest, in the manifest's order; then come the files that
  /// it does not list.
  func check(
    _ package: PassPackage, within budget: inout UnpackingBudget
  ) -> Check {
    var differences: [String] = []
    var limit: String?
    for (name, digest) in files {
      do throws(ZipFault) {
        if let difference = try difference(name, digest, in: package, within: &budget) {
          differences.append("\(ZipArchive.Entry.shown(name.utf8)) \(difference)")
        }
      } catch {
        limit = limit ?? error.limitWords
        if error == .budgetSpent { break }
      }
    }
    let listed = Set(files.map { Array($0.name.utf8) })
    for (name, entry) in package.entries
    where entry.kind != .folder && !listed.contains(name) && !Self.isUnlisted(name) {
      differences.append("\(ZipArchive.Entry.shown(name)) is not listed")
    }
    if !differences.isEmpty { return .altered(differences) }
    return limit.map { .unchecked($0) } ?? .intact
  }

  /// The manifest cannot list itself, nor the signature that is made over it.
  private static func isUnlisted(_ name: [UInt8]) -> Bool {
    name.elementsEqual("manifest.json".utf8) || name.elementsEqual("signature".utf8)
  }

  private func difference(
    _ name: String, _ digest: String?, in package: PassPackage,
    within budget: inout UnpackingBudget
  ) throws(ZipFault) -> String? {
    guard let entry = package.entry(named: name) else { return "is missing" }
    guard entry.kind == .file else { return "is not a file" }
    do {
      let bytes = try package.archive.unpack(entry, within: &budget)
      return Digest.sha1(bytes) == digest ? nil : "differs"
    } catch .damaged {
      return "is damaged"
    } catch {
      throw error
    }
  }
}

extension ZipFault {
  /// What was too large to be checked: `over 32 MiB`.
  fileprivate var limitWords: String {
    if case .budgetSpent = self { return "over \(UnpackingBudget.mostBytes >> 20) MiB" }
    return words
  }
}
