extension HTMLPage {
  /// A page's bytes as text.
  ///
  /// A byte-order mark says how they are encoded, else UTF-8 where they are that, else what the
  /// page names itself, else windows-1252.
  static func text(of bytes: [UInt8]) -> String {
    if let text = Charset.certain(bytes) { return text }
    return (charset(of: bytes) ?? .windows1252).decode(bytes)
  }

  /// `<meta charset="iso-8859-2">`, or the older `http-equiv`, in the first 2 KiB.
  private static func charset(of bytes: [UInt8]) -> Charset? {
    var tokenizer = HTMLTokenizer(Array(bytes.prefix(2048)))
    while let token = tokenizer.next() {
      guard case .start(let tag) = token, tag.name == "meta" else { continue }
      let older = tag["content"].flatMap { MailFieldValue($0.value)["charset"] }
      guard let name = tag["charset"]?.value ?? older else { continue }
      let charset = Charset(name: name)
      // A page whose tags can be read is not UTF-16.
      if case .utf16 = charset { return nil }
      return charset
    }
    return nil
  }
}
