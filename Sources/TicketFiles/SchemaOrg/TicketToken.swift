import Tickets

extension SchemaOrg {
  /// A `ticketToken`: what there is to scan.
  ///
  /// Google documents `qrCode:`, `aztecCode:`, `barcode128:`, `pdf417:`, `barcodeEAN:` and
  /// `barcodeUPCA:`; KDE's itinerary reads more of them, and `aztecbin:` with bytes in base64.
  enum TicketToken: Equatable {
    case barcode(Barcode)
    /// The address of a picture of the code.
    case image(String)
    /// A picture in the document itself, or one that is attached to it.
    case embeddedImage
    /// Of no known form.
    case other(Text)

    init(_ token: Text) {
      let text = token.verbatim
      guard let colon = text.firstIndex(of: ":") else {
        self = .other(token)
        return
      }
      let prefix = text[..<colon].filter { $0 != "_" && $0 != "-" && $0 != " " }.lowercased()
      let rest = String(text[text.index(after: colon)...])
      switch prefix {
      case "http", "https": self = .image(text)
      case "data", "cid": self = .embeddedImage
      default: self = Self.code(prefix, rest).map(Self.barcode) ?? .other(token)
      }
    }

    private static func code(_ prefix: String, _ rest: String) -> Barcode? {
      if prefix.hasSuffix("bin") {
        guard let format = formats[String(prefix.dropLast(3))],
          let bytes = Base64.decode(rest), !bytes.isEmpty
        else { return nil }
        return Barcode(format: format, formatName: Text(format.rawValue), bytes: bytes)
      }
      let isShortEAN = ["barcodeean", "ean"].contains(prefix) && rest.utf8.count == 8
      guard !rest.isEmpty, let format = isShortEAN ? .ean8 : formats[prefix] else { return nil }
      return Barcode(format: format, message: rest)
    }

    /// By folded prefixes.
    private static let formats: [String: Barcode.Format] = [
      "qrcode": .qr, "qr": .qr, "azteccode": .aztec, "aztec": .aztec, "pdf417": .pdf417,
      "barcode128": .code128, "code128": .code128, "barcode": .code128, "code39": .code39,
      "barcodeean": .ean13, "ean": .ean13, "ean13": .ean13, "barcodeean13": .ean13, "ean8": .ean8,
      "barcodeean8": .ean8, "barcodeupca": .upca, "upca": .upca, "datamatrix": .datamatrix,
      "itf": .itf, "codabar": .codabar,
    ]
  }
}

extension SchemaOrg.TicketToken {
  /// A token that is an object: a picture, or a text whose kind of symbol stands beside it.
  init?(_ thing: SchemaOrg.Thing) {
    if let text = thing.text("text", "value", "ticketToken", "token", "caption", "name") {
      let token = Self(text)
      let word = thing.text("barcodeFormat", "barcodeType", "encodingFormat", "format")
      if case .other = token, let word,
        case .barcode(let code) = Self(Text("\(word.line):\(text.verbatim)"))
      {
        self = .barcode(code)
        return
      }
      if case .barcode = token {
        self = token
        return
      }
    }
    if let address = thing.text("contentUrl", "url", "image"), address.line.hasPrefix("http") {
      self = .image(address.verbatim)
    } else if let text = thing.text("text", "value", "ticketToken", "token") {
      self = Self(text)
    } else {
      return nil
    }
  }
}

extension Barcode {
  /// Of a text in the encoding that passes use unless they name another one.
  fileprivate init(format: Format, message: String) {
    self.init(
      format: format, formatName: Text(format.rawValue),
      bytes: MessageEncoding.latin1.bytes(of: message) ?? Array(message.utf8),
      message: Text(message))
  }
}
