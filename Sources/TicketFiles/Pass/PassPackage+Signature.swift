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
    let words = signatureWords(options: options, within: &budget)
    let field = Field(label: "Signature", value: Text(words))
    for place in reading.tickets.indices { reading.tickets[place].back.append(field) }
  }

  /// `intact, signed by Pass Type ID: pass.example (chain not checked)`, or what is wrong.
  func signatureWords(
    options: ReadingOptions, within budget: inout UnpackingBudget
  ) -> String {
    guard let listing = file(named: "manifest.json") else {
      return file(named: "signature") == nil
        ? "no manifest, unsigned" : "no manifest, signature not checked"
    }
    let manifest: [UInt8]
    let verdict: Signature.Verdict?
    do throws(Refusal) {
      manifest = try archive.contents(of: listing, within: &budget)
      verdict = try file(named: "signature").map { entry throws(Refusal) in
        Signature.check(
          try archive.contents(of: entry, within: &budget), of: manifest,
          roots: options.trustedRoots)
      }
    } catch {
      return "not checked: \(error.words)"
    }
    let fault = verdict?.fault
    switch check(manifest, within: &budget) {
    case .altered(let differences):
      return "altered: \(differences.listed(most: 3))" + (fault.map { "; \($0)" } ?? "")
    case .unchecked(let limit): return "not checked: \(limit)" + (fault.map { "; \($0)" } ?? "")
    case .intact: return fault ?? "intact, \(verdict?.signerWords ?? "unsigned")"
    }
  }

  private func check(
    _ manifest: [UInt8], within budget: inout UnpackingBudget
  ) -> Manifest.Check {
    do throws(Refusal) {
      return try Manifest(manifest).check(self, within: &budget)
    } catch {
      return .altered(["manifest.json cannot be read"])
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
