import Tickets

/// An Apple pass as it is delivered: a zip archive with a `pass.json`, pictures, translations, a
/// manifest and its signature.
struct PassPackage {
  let archive: ZipArchive
  /// What stands before all names: nothing, or a folder as `Match.pass/`.
  let folder: [UInt8]
  private let pass: ZipArchive.Entry

  /// Finds `pass.json`, at the root or in the one folder that has it; nil without any.
  init?(_ archive: ZipArchive) throws(Refusal) {
    let name = "pass.json".utf8
    self.archive = archive
    if let pass = archive.file(named: name) {
      self.pass = pass
      folder = []
      return
    }
    let found = archive.entries.filter { entry in
      entry.kind == .file && entry.name.suffix(name.count + 1).elementsEqual("/pass.json".utf8)
    }
    guard found.count < 2 else {
      throw Refusal("is ambiguous: \(found.count) folders have a pass.json")
    }
    guard let pass = found.first else { return nil }
    self.pass = pass
    folder = pass.name.dropLast(name.count)
  }

  /// Reads a pass, or the passes of a bundle (`.pkpasses`); a pass that is refused does not keep the
  /// others from being shown.
  ///
  /// - Throws: why there is no ticket at all.
  static func read(_ archive: ZipArchive, options: ReadingOptions) throws(Refusal) -> Reading {
    var budget = UnpackingBudget()
    return try read(archive, options: options, within: &budget)
  }

  /// - Parameter budget: what is left of it, where the archive lies in another one.
  static func read(
    _ archive: ZipArchive, options: ReadingOptions, within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading {
    guard let package = try PassPackage(archive) else {
      return try PassBundle(archive).read(options: options, within: &budget)
    }
    var reading = try package.reading(options: options, within: &budget)
    package.addSignature(to: &reading, options: options, within: &budget)
    return reading
  }

  /// What the pass says, in the user's language, and not yet who signed it.
  func reading(
    options: ReadingOptions, within budget: inout UnpackingBudget
  ) throws(Refusal) -> Reading {
    let bytes = try archive.contents(of: pass, within: &budget)
    let (document, root) = try object(in: bytes)
    var remarks = document.remarks
    if document.roots.count > 1 {
      remarks.append(
        Remark(offset: document.roots[1].offset, words: "found a second value; the first counts"))
    }
    var reading = Reading(remarks: archive.remarks)
    let strings = translation(options: options, within: &budget)
    var content = PassDecoder.read(root, strings: strings.values)
    content.remarks = (remarks + content.remarks).located(in: document.bytes)
    for place in content.tickets.indices where content.tickets[place].source == nil {
      content.tickets[place].source = Source(format: "pkpass")
    }
    reading.append(content, from: pass.shownName)
    reading.remarks += strings.remarks
    return reading
  }

  private func object(
    in bytes: [UInt8]
  ) throws(Refusal) -> (document: JSONDocument, root: JSONValue) {
    do throws(Refusal) {
      let document = try JSONDocument(bytes)
      guard let root = document.roots.first else { throw Refusal("is empty") }
      guard root.members != nil else {
        throw Refusal("expected an object, found \(Text(root.foundWords).line)")
      }
      return (document, root)
    } catch {
      throw error.inPart(pass.shownName)
    }
  }
}

extension PassPackage {
  /// The entry of exactly this name in the package, whatever kind it is.
  func entry(named name: String) -> ZipArchive.Entry? { archive[folder + name.utf8] }

  /// The regular file of exactly this name in the package.
  func file(named name: String) -> ZipArchive.Entry? { archive.file(named: folder + name.utf8) }

  /// All entries below the package's folder, by their names there.
  var entries: [(name: [UInt8], entry: ZipArchive.Entry)] {
    archive.entries.compactMap { entry in
      entry.name.starts(with: folder)
        ? (Array(entry.name.dropFirst(folder.count)), entry) : nil
    }
  }
}

extension Refusal {
  /// The same refusal from outside of the part that it is about.
  func inPart(_ part: String) -> Refusal {
    var refusal = self
    refusal.path.insert(part, at: 0)
    return refusal
  }
}
