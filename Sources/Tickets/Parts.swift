/// What was paid: a decimal as it was spelled, never a binary fraction.
package struct Price: Hashable, Sendable {
  package var amount: Text
  package var currency: Text?

  package init(amount: Text, currency: Text? = nil) {
    self.amount = amount
    self.currency = currency
  }

  /// `46.00 GBP`.
  package var line: String {
    [amount.line, currency?.line ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A code to scan at the gate.
package struct Barcode: Hashable, Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case qr, aztec, pdf417, code128, datamatrix, code39, ean13, ean8, upca, itf, codabar

    /// As its standard writes it.
    package var name: String {
      switch self {
      case .qr: "QR"
      case .aztec: "Aztec"
      case .pdf417: "PDF417"
      case .code128: "Code 128"
      case .datamatrix: "Data Matrix"
      case .code39: "Code 39"
      case .ean13: "EAN-13"
      case .ean8: "EAN-8"
      case .upca: "UPC-A"
      case .itf: "ITF"
      case .codabar: "Codabar"
      }
    }
  }

  /// Nil where the file names a format that is none of these.
  package var format: Format?
  /// The format as the file names it.
  package var formatName: Text
  /// Exactly what the symbol holds.
  package var bytes: [UInt8]
  package var message: Text?
  /// IANA name, as the file gives it.
  package var encoding: Text?
  /// Printed under the symbol.
  package var text: Text?

  package init(
    format: Format?, formatName: Text, bytes: [UInt8], message: Text? = nil,
    encoding: Text? = nil, text: Text? = nil
  ) {
    self.format = format
    self.formatName = formatName
    self.bytes = bytes
    self.message = message
    self.encoding = encoding
    self.text = text
  }
}

/// A line with a label.
package struct Field: Hashable, Sendable {
  package var label: Text
  package var value: Text

  package init(label: Text, value: Text) {
    self.label = label
    self.value = value
  }
}

/// Where an imported ticket came from.
package struct Source: Hashable, Sendable {
  package var format: Text?
  package var file: Text?
  package var sha256: Text?
  /// The original file's bytes, in base64.
  package var original: Text?

  package init(
    format: Text? = nil, file: Text? = nil, sha256: Text? = nil, original: Text? = nil
  ) {
    self.format = format
    self.file = file
    self.sha256 = sha256
    self.original = original
  }
}
