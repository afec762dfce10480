/// A character encoding by its IANA name.
enum Charset {
  case windows1252

  func decode(_ bytes: [UInt8]) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
