import Tickets

extension GoogleReader {
  /// The code; where there is none to show, a line on the front says why.
  mutating func readCode(_ value: JSONValue, into ticket: inout Ticket) {
    if let barcode = value["barcode"], barcode.members != nil {
      readBarcode(barcode, into: &ticket)
    } else if let barcode = value["barcode"], case .string(let message) = barcode.kind {
      ticket.barcodes = [Barcode(codeName: "qrCode", message: message, encoding: nil)]
    }
    guard ticket.barcodes.isEmpty, ticket.fields.isEmpty else { return }
    if value["rotatingBarcode"]?.members != nil {
      ticket.addField(
        "Code", "none to keep: it changes every few moments and is shown by Google Wallet alone")
    } else if text("smartTapRedemptionValue", in: value) != nil {
      ticket.addField("Code", "none to show: it is read by NFC")
    }
  }

  private mutating func readBarcode(_ barcode: JSONValue, into ticket: inout Ticket) {
    let label = text("alternateText", in: barcode)
    // Spaces belong to a message, so it is not read as other texts are.
    guard let member = barcode["value"], let message = member.text, !message.isBlank else {
      if let member = barcode["value"], member.text == nil {
        report("value", member, expected: "text")
      }
      ticket.addField("Code", label)
      return
    }
    let name = text("type", in: barcode)?.line ?? text("type", in: barcode)?.verbatim ?? "qrCode"
    if TicketKey.fold(name) == "textonly" {
      ticket.addField("Code", label ?? message)
      return
    }
    let encoding = text("renderEncoding", in: barcode).flatMap {
      MessageEncoding(name: $0.line)
    }
    ticket.barcodes = [
      Barcode(
        codeName: name, message: message.verbatim, encoding: encoding,
        text: label == message ? nil : label)
    ]
  }
}
