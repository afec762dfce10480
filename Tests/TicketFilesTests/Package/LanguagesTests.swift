import Testing

@testable import TicketFiles

@Suite("Languages")
struct LanguagesTests {
  @Test(
    "the nearest translation that there is",
    arguments: [
      (["de", "de-DE", "en"], ["de-DE"], "de-DE"),
      (["en", "de_DE", "de"], ["de-DE"], "de_DE"),
      (["DE", "en"], ["de-de"], "DE"),
      (["en", "de", "de-CH"], ["de-AT"], "de"),
      (["en", "de-CH"], ["de-AT"], "de-CH"),
      (["en", "pt-BR"], ["pt"], "pt-BR"),
      (["zh-Hans", "zh-Hant"], ["zh-Hant"], "zh-Hant"),
      (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"),
      (["zh-Hans", "zh-Hant"], ["zh-Hant-HK"], "zh-Hant"),
      (["zh_CN", "zh_TW", "en"], ["zh-Hans"], "zh_CN"),
      (["en", "no"], ["nb-NO"], "no"),
      (["en", "fr", "de"], ["it", "fr", "de"], "fr"),
      (["fr", "en-GB", "de"], ["it"], "en-GB"),
      (["fr", "en-GB", "en"], [], "en"),
      (["xx", "fr", "de"], ["it"], "de"),
      (["Base"], ["it"], "Base"),
      ([], ["it"], nil),
    ] as [([String], [String], String?)])
  func best(folders: [String], wishes: [String], expected: String?) {
    #expect(Languages.best(of: folders, for: wishes) == expected)
    #expect(Languages.best(of: folders.reversed(), for: wishes) == expected)
  }

  @Test(
    "what the environment wishes",
    arguments: [
      ([:], []),
      (["LANG": "de_AT.UTF-8@euro"], ["de-AT", "de"]),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], ["fr-FR", "fr"]),
      (["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "it"], ["it"]),
      (["LANG": "de", "LC_MESSAGES": "", "LC_ALL": ""], ["de"]),
      (["LANG": "en_GB.UTF-8", "LANGUAGE": "de_AT:de:fr_CH"], ["de-AT", "de", "fr-CH", "fr"]),
      (["LANG": "en_GB.UTF-8", "LANGUAGE": ""], ["en-GB", "en"]),
      (["LANG": "C", "LANGUAGE": "de"], []),
      (["LC_ALL": "POSIX", "LANG": "de", "LANGUAGE": "de"], []),
      (["LANGUAGE": "de"], []),
      (["LANG": "C.UTF-8"], []),
      (["LANG": "C.UTF-8", "LANGUAGE": "de:C::en"], ["de", "en"]),
      (["LANG": "zh_Hant_TW"], ["zh-Hant-TW", "zh"]),
      (["LANG": ".UTF-8"], []),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], languages: [String]) {
    #expect(Languages.wished { variables[$0] } == languages)
  }
}
