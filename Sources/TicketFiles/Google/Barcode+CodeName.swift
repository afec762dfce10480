import Tickets

extension Barcode {
  /// A code whose kind is named as Android's programs do: `QR_CODE`, `PDF_417`, `upcA`, `ITF_14`.
  ///
  /// - Parameter encoding: ISO 8859-1 where the program gives none; a message that does not fit in
  ///   is UTF-8.
  init(codeName name: String, message: String, encoding: MessageEncoding?, text: Text? = nil) {
    let bytes = (encoding ?? .latin1).bytes(of: message)
    self.init(
      format: Format(codeName: name), formatName: Text(name), bytes: bytes ?? Array(message.utf8),
      message: Text(message, marksInvisible: true),
      encoding: bytes == nil ? "utf-8" : encoding.map { Text($0.name) }, text: text)
  }
}

extension Barcode.Format {
  /// Nil for a kind that this program does not draw: `CODE_93`, `UPC_E`, `RSS_14`.
  init?(codeName name: String) {
    let name = TicketKey.fold(name)
    switch name {
    case "qrcode": self = .qr
    case "itf14": self = .itf
    default: self.init(rawValue: name)
    }
  }
}

extension MessageEncoding {
  /// As IANA spells it, in small letters.
  fileprivate var name: String {
    switch self {
    case .ascii: "us-ascii"
    case .latin1: "iso-8859-1"
    case .utf8: "utf-8"
    case .latin9: "iso-8859-15"
    case .windows1252: "windows-1252"
    case .utf16: "utf-16"
    }
  }
}
