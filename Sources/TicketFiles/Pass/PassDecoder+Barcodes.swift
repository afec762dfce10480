import Tickets

extension PassDecoder {
  /// Sets all codes in their order: those of `barcodes`, and `barcode` where it is another one.
  mutating func decodeBarcodes() {
    var codes = elements("barcodes").compactMap { barcode($0, named: "barcodes") }
    let single = members["barcode"]
    for value in single?.elements ?? single.map({ [$0] }) ?? [] {
      guard let code = barcode(value, named: "barcode") else { continue }
      let isKnown = codes.contains { $0.format == code.format && $0.bytes == code.bytes }
      if !isKnown { codes.append(code) }
    }
    ticket.barcodes = codes
  }

  private mutating func barcode(_ value: JSONValue, named name: String) -> Barcode? {
    if case .null = value.kind { return nil }
    guard value.members != nil else {
      report(name, value, expected: "an object with \"format\" and \"message\"")
      guard case .string(let message) = value.kind, !message.isEmpty else { return nil }
      return Barcode(
        format: .qr, formatName: "qr", bytes: bytes(of: message, in: value, nil),
        message: Text(message, marksInvisible: true))
    }
    guard let message = value["message"]?.text?.verbatim, !message.isEmpty else {
      report(name, value["message"] ?? value, expected: "an object with a \"message\"")
      return nil
    }
    let (format, formatName) = format(of: value)
    let encoding = value["messageEncoding"].flatMap { text($0, named: "messageEncoding") }
    return Barcode(
      format: format, formatName: Text(formatName),
      bytes: bytes(of: message, in: value, encoding),
      message: Text(message, marksInvisible: true),
      encoding: encoding.flatMap { MessageEncoding(name: $0) == nil ? nil : Text($0) },
      text: text(value["altText"], named: "altText").map { Text($0) })
  }

  /// Apple's name for a format, or another that means one; without any it is most likely a QR code.
  private mutating func format(of value: JSONValue) -> (Barcode.Format?, String) {
    guard let member = value["format"] ?? value["type"], let name = member.text?.verbatim else {
      report("format", value["format"] ?? value, expected: "PKBarcodeFormatQR or another of these")
      return (.qr, "qr")
    }
    if let format = BarcodeName.apple[name] {
      if value["format"] == nil { remark("found \"type\" for \"format\"", at: member) }
      return (format, name)
    }
    report("format", member, expected: "PKBarcodeFormatQR or another of these")
    return (BarcodeName.format(name), name)
  }

  /// The message in its encoding, else in the one that holds every character.
  private mutating func bytes(
    of message: String, in value: JSONValue, _ encoding: String?
  ) -> [UInt8] {
    var known = MessageEncoding.latin1
    if let encoding, let member = value["messageEncoding"] {
      if let named = MessageEncoding(name: encoding) {
        known = named
      } else {
        report("messageEncoding", member, expected: "iso-8859-1 or another encoding")
      }
    }
    if let bytes = known.bytes(of: message) { return bytes }
    remark(
      "found a message that does not fit \(encoding ?? "iso-8859-1"); its code holds utf-8",
      at: value)
    return Array(message.utf8)
  }
}

/// What passes call the formats of codes.
enum BarcodeName {
  /// As Apple does; those behind Code 128 are iOS 27's.
  static let apple: [String: Barcode.Format] = [
    "PKBarcodeFormatQR": .qr, "PKBarcodeFormatPDF417": .pdf417, "PKBarcodeFormatAztec": .aztec,
    "PKBarcodeFormatCode128": .code128, "PKBarcodeFormatCode39": .code39,
    "PKBarcodeFormatCodabar": .codabar, "PKBarcodeFormatEAN13": .ean13,
    "PKBarcodeFormatI2of5": .itf,
  ]

  /// The format that another name means: `QRCODE`, `code-128`, `PKBarcodeFormatDataMatrix`.
  static func format(_ name: String) -> Barcode.Format? {
    let name = String(name.folded.filter { $0.isLetter || $0.isDigit })
    let start = name.hasPrefix("pk") ? name.dropFirst(2) : name[...]
    let short = start.hasPrefix("barcodeformat") ? start.dropFirst(13) : start
    if let format = Barcode.Format(rawValue: String(short)) { return format }
    switch short {
    case "qrcode", "qr2d": return .qr
    case "azteccode": return .aztec
    case "pdf": return .pdf417
    case "barcode128", "code128b": return .code128
    case "i2of5", "interleaved2of5", "itf14", "2of5": return .itf
    case "ean": return .ean13
    case "upc": return .upca
    default: return nil
    }
  }
}
