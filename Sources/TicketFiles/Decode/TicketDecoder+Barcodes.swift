import Tickets

extension TicketDecoder {
  /// All of `barcodes`; without them, `barcode`.
  mutating func barcodes() -> [Barcode] {
    if let value = value(.barcodes) {
      if let elements = value.elements { return elements.compactMap { barcode($0, .barcodes) } }
      return barcode(value, .barcodes).map { [$0] } ?? []
    }
    guard let value = value(.barcode) else { return [] }
    return barcode(value, .barcode).map { [$0] } ?? []
  }

  /// Text alone is a QR code's message: the other names for `barcode` come so.
  private mutating func barcode(_ value: JSONValue, _ key: TicketKey) -> Barcode? {
    if case .string(let message) = value.kind {
      return Barcode(
        format: .qr, formatName: "qr", bytes: encoded(message, as: .latin1), message: Text(message))
    }
    guard value.members != nil else {
      report(key, value, expected: "an object with \"format\" and \"message\"")
      return nil
    }
    let name = text(value.member("format"), named: "format") ?? "qr"
    let message = text(value.member("message"), named: "message")
    guard let bytes = bytes(of: value, message: message) else {
      report(key, value, expected: "an object with a \"message\"")
      return nil
    }
    return Barcode(
      format: Barcode.Format(rawValue: TicketKey.fold(name.verbatim)), formatName: name,
      bytes: bytes, message: message, encoding: text(value.member("encoding"), named: "encoding"),
      text: text(value.member("text"), named: "text"))
  }

  /// What the symbol holds: `base64`, else the message in its encoding.
  private mutating func bytes(of value: JSONValue, message: Text?) -> [UInt8]? {
    if let base64 = value.member("base64"), let text = text(base64, named: "base64") {
      if let bytes = Base64.decode(text.verbatim) { return bytes }
      report("base64", base64, expected: "base64")
    }
    guard let message else { return nil }
    var encoding = MessageEncoding.latin1
    if let name = value.member("encoding"), let text = text(name, named: "encoding") {
      if let known = MessageEncoding(name: text.verbatim) {
        encoding = known
      } else {
        report("encoding", name, expected: "iso-8859-1, windows-1252 or utf-8")
      }
    }
    return encoded(message.verbatim, as: encoding)
  }

  private func encoded(_ message: String, as encoding: MessageEncoding) -> [UInt8] {
    encoding.bytes(of: message) ?? Array(message.utf8)
  }
}
