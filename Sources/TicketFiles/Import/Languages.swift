/// Which of several translations is the user's.
enum Languages {
  /// The best folder for the user: the first language that there is, the nearest form of it; without
  /// any, English, and without that the first folder by name.
  ///
  /// - Parameters:
  ///   - folders: as `de`, `pt-BR` or `zh_Hans`, without `.lproj`.
  ///   - wishes: the user's languages, the best first.
  static func best(of folders: [String], for wishes: [String]) -> String? {
    let folders = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return nearest(of: folders, to: wishes + ["en"]).map { folders[$0] } ?? folders.first
  }

  /// The place of the first wish that there is, in the nearest form of it; nil where there is none.
  static func nearest(of tags: [String], to wishes: [String]) -> Int? {
    let tags = tags.map(LanguageTag.init)
    for wish in wishes.map(LanguageTag.init) {
      let ranked = tags.enumerated().compactMap { place, tag in
        tag.distance(from: wish).map { (place, $0) }
      }
      if let nearest = ranked.min(by: { $0.1 < $1.1 }) { return nearest.0 }
    }
    return nil
  }

  /// The user's languages as the environment has them: `de_AT.UTF-8@euro` is `de-AT`, then `de`.
  ///
  /// The locale is `LC_ALL`, else `LC_MESSAGES`, else `LANG` (POSIX, §8.2), empty ones aside. The list
  /// of `LANGUAGE` takes its place, unless the locale is `C` (gettext, §2.3.3).
  ///
  /// - Parameter value: a variable's value.
  static func wished(in value: (_ variable: String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return [] }
    let list = (value("LANGUAGE") ?? "").split(separator: ":")
    var languages: [String] = []
    for name in list.isEmpty ? [locale[...]] : list {
      let parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
      guard let first = parts.first, first != "C", first != "POSIX" else { continue }
      for language in [parts.joined(separator: "-"), String(first)]
      where !languages.contains(language) { languages.append(language) }
    }
    return languages
  }
}

/// A language as BCP 47 names it, or nearly: `zh-Hant-TW`, `pt_BR`.
private struct LanguageTag {
  private let language: String
  private let script: String?
  private let region: String?

  init(_ name: String) {
    var parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)[...]
    let first = parts.popFirst() ?? ""
    language = Self.laterCodes[first] ?? first
    let written = parts.first?.utf8.count == 4 ? parts.popFirst() : nil
    region = parts.first
    script = written ?? (language == "zh" ? region.flatMap { Self.chineseScripts[$0] } : nil)
  }

  /// How far it is from what the user wishes, 0 being the same; nil for another language.
  func distance(from wish: LanguageTag) -> Int? {
    guard language == wish.language else { return nil }
    let isOtherScript = script != wish.script && script != nil && wish.script != nil
    return (isOtherScript ? 4 : 0) + (region == wish.region ? 0 : region == nil ? 1 : 2)
  }

  /// What two-letter codes became in ISO 639; `no` is mostly written in Bokmål.
  private static let laterCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]

  private static let chineseScripts = [
    "cn": "hans", "sg": "hans", "tw": "hant", "hk": "hant", "mo": "hant",
  ]
}
