extension ZipArchive {
  /// The files in it that can hold tickets, where they are not all of them passes.
  var documents: [Entry] {
    var hasOthers = false
    let documents = entries.filter { entry in
      guard entry.kind == .file, !entry.name.starts(with: "__MACOSX/".utf8) else { return false }
      switch FileFormat(startingWith: beginning(of: entry, count: FileFormat.start)) {
      case .wallet, .other: return false
      case .archive:
        hasOthers = hasOthers || !entry.name.hasSuffix(".pkpass")
        return true
      default:
        hasOthers = true
        return true
      }
    }
    return hasOthers ? documents : []
  }

  /// Whether it is one pass, or should be: all that is in it lies beside a `pass.json` or below.
  func isPass(beside documents: [Entry]) -> Bool {
    let passes = entries.filter { $0.name.hasSuffix("pass.json") }
    if file(named: "pass.json".utf8) != nil { return true }
    guard passes.count == 1, let pass = passes.first else { return false }
    let folder = pass.name.dropLast("pass.json".utf8.count)
    return documents.allSatisfy { $0.name.starts(with: folder) }
  }
}
