extension PassPackage {
  /// The translations for the user; none where the pass has none, or where they cannot be unpacked.
  func translation(
    options: ReadingOptions, within budget: inout UnpackingBudget
  ) -> (values: [String: String], remarks: [Remark]) {
    let suffix = ".lproj/pass.strings"
    var languages: [String: ZipArchive.Entry] = [:]
    for (name, entry) in entries where entry.kind == .file {
      guard let name = String(validating: name, as: UTF8.self), name.hasSuffix(suffix) else {
        continue
      }
      languages[String(name.dropLast(suffix.count))] = entry
    }
    guard let best = Languages.best(of: Array(languages.keys), for: options.languages),
      let entry = languages[best]
    else { return ([:], []) }
    do throws(Refusal) {
      let strings = PassStrings(try archive.contents(of: entry, within: &budget))
      let remarks = strings.remarks.map { remark in
        var remark = remark
        remark.path.insert(entry.shownName, at: 0)
        return remark
      }
      return (strings.values, remarks)
    } catch {
      return ([:], [Remark(words: error.words)])
    }
  }
}
