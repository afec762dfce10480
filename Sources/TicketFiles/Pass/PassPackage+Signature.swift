import Tickets

extension PassPackage {
  /// Adds a line to the back of each ticket that says whether the pass is as it was signed.
  ///
  /// Reads all of the package's files, as far as the budget goes. It never keeps a pass from being
  /// shown.
  func addSignature(
    to reading: inout Reading, options: ReadingOptions, within budget: inout UnpackingBudget
  ) {
    guard !reading.tickets.isEmpty else { return }
    guard options.checksSeals else {
      reading.hasUncheckedSeals = true
      return
    }
    let words = signatureWords(options: options, within: &budget)
    let field = Field(label: "Signature", value: Text(words))
    if words.hasPrefix("altered") || words.hasPrefix("signature") { reading.remark(words) }
    for place in reading.tickets.indices { reading.tickets[place].back.append(field) }
  }

  /// `intact, signed by Pass Type ID: pass.example (chain not checked)`, or what is wrong.
  func signatureWords(
    options: ReadingOptions, within budget: inout UnpackingBudget
  ) -> String {
    let signature = file(named: "signature")
    guard let listing = file(named: "manifest.json") else {
      return signature == nil ? "no manifest, unsigned" : "no manifest, signature not checked"
    }
    let manifest: [UInt8]
    do throws(ZipFault) {
      manifest = try archive.unpack(listing, within: &budget)
    } catch {
      return error.limit.map { "not checked: \($0)" } ?? "altered: manifest.json is damaged"
    }
    let verdict = signature.map { entry in
      let bytes = try? archive.unpack(entry, within: &budget)
      return bytes.map { Signature.check($0, of: manifest, roots: options.trustedRoots) }
        ?? .unreadable
    }
    let fault = verdict?.fault
    switch Manifest(manifest)?.check(self, within: &budget) {
    case .altered(let differences):
      return "altered: \(differences.listed(most: 3))" + (fault.map { "; \($0)" } ?? "")
    case .unchecked(let limit): return "not checked: \(limit)" + (fault.map { "; \($0)" } ?? "")
    case .intact: return fault ?? "intact, \(verdict?.signerWords ?? "unsigned")"
    case nil: return "altered: manifest.json cannot be read" + (fault.map { "; \($0)" } ?? "")
    }
  }
}

extension Signature.Verdict {
  /// What is wrong with the signature itself.
  fileprivate var fault: String? {
    switch self {
    case .unreadable: "signature cannot be read"
    case .mismatch: "signature does not match"
    case .signed: nil
    }
  }

  fileprivate var signerWords: String {
    guard case .signed(let signer, let trust) = self else { return "unsigned" }
    return switch trust {
    case .unchecked: "signed by \(signer) (chain not checked)"
    case .trusted(let root): "signed by \(signer), trusted through \(root)"
    case .untrusted(let reason): "signed by \(signer), not trusted: \(reason)"
    }
  }
}
