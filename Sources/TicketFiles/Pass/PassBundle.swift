/// Several passes in one zip archive (`.pkpasses`).
struct PassBundle {
  private let archive: ZipArchive
  /// In the archive's order: what begins as an archive does, whatever its name, and what is named as
  /// a pass, whatever it is.
  private let passes: [ZipArchive.Entry]

  /// - Throws: that there are neither passes nor a `pass.json`.
  init(_ archive: ZipArchive) throws(Refusal) {
    self.archive = archive
    passes = archive.entries.filter { entry in
      entry.kind == .file && !entry.name.starts(with: "__MACOSX/".utf8)
        && (entry.name.hasSuffix(".pkpass")
          || archive.beginning(of: entry, count: 4) == ZipArchive.start)
    }
    guard passes.isEmpty else { return }
    let other = archive.entries.first { $0.name.hasSuffix("pass.json") }
    throw Refusal("is not a pass: no pass.json" + (other.map { " (found \($0.shownName))" } ?? ""))
  }

  /// Reads each pass, and then their signatures with what is left of the budget: no picture of one
  /// pass keeps another from being read.
  ///
  /// - Throws: why the first pass is refused, where all of them are.
  func read(
    options: ReadingOptions, within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading {
    var packages: [(package: PassPackage, path: String, reading: Reading)] = []
    var refusals: [Refusal] = []
    for entry in passes {
      do throws(Refusal) {
        let package = try package(entry, within: &budget)
        let content = try package.reading(options: options, within: &budget)
        packages.append((package, entry.shownName, content))
      } catch {
        refusals.append(error.inPart(entry.shownName))
      }
    }
    if packages.isEmpty, var first = refusals.first {
      first.others = refusals.dropFirst().map(Remark.init)
      throw first
    }
    var reading = Reading(remarks: archive.remarks)
    for (package, path, var content) in packages {
      package.addSignature(to: &content, options: options, within: &budget)
      reading.append(content, from: path)
    }
    reading.remarks += refusals.map(Remark.init)
    return reading
  }

  private func package(
    _ entry: ZipArchive.Entry, within budget: inout UnpackingBudget
  ) throws(Refusal) -> PassPackage {
    let inner = try ZipArchive(archive.contents(of: entry, within: &budget))
    if let package = try PassPackage(inner) { return package }
    // Without passes in it, this says what it is instead.
    _ = try PassBundle(inner)
    throw Refusal("is a bundle inside of a bundle, which is not opened")
  }
}

extension [UInt8] {
  /// Whether a name ends so, in any case of ASCII letters.
  func hasSuffix(_ suffix: String) -> Bool {
    self.suffix(suffix.utf8.count).map(JSONByte.lowercased).elementsEqual(suffix.utf8)
  }
}
