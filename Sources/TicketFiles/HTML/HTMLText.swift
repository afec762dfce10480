/// HTML as plain text.
enum HTMLText {
  static func plain(_ html: String) -> String { html }
}
