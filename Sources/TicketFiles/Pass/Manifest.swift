/// A pass's `manifest.json`: the SHA-1 of each of its files.
struct Manifest {
  /// In the document's order; the digest is nil where it is no text.
  let files: [(name: String, digest: String?)]

  /// Nil where it is not an object.
  init?(_ bytes: [UInt8]) {
    guard let members = (try? JSONDocument(bytes))?.roots.first?.members else { return nil }
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
        limit = limit ?? error.limit
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
    let bytes: [UInt8]
    do throws(ZipFault) {
      bytes = try package.archive.unpack(entry, within: &budget)
    } catch {
      if error.limit == nil { return "is damaged" }
      throw error
    }
    return Digest.sha1(bytes) == digest ? nil : "differs"
  }
}

extension ZipFault {
  /// Which limit keeps a file from being checked: `over 32 MiB`; nil where it is damaged instead.
  var limit: String? {
    switch self {
    case .budgetSpent: "over \(UnpackingBudget.mostBytes >> 20) MiB"
    case .entryTooLarge: words
    default: nil
    }
  }
}
