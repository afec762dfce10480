import Tickets

/// Tickets of Google Wallet, as https://developers.google.com/wallet/reference/rest describes them.
enum GoogleWallet {
  /// Whether a document holds classes or objects of Google Wallet.
  static func looksLike(_ root: JSONValue) -> Bool {
    let document = GoogleDocument(root)
    return !document.objects.isEmpty || !document.classes.isEmpty
  }

  /// Reads the objects of a document, each joined with its class.
  ///
  /// A class is read once, however many objects refer to it.
  ///
  /// - Parameter languages: the user's, the best first.
  static func read(_ root: JSONValue, languages: [String] = []) -> Reading {
    var wallet = GoogleTickets(languages: languages)
    wallet.read(GoogleDocument(root))
    var reading = wallet.reading
    // In the order of the document, so that finding all their lines takes one pass over it.
    reading.remarks.sort { ($0.offset ?? 0) < ($1.offset ?? 0) }
    return reading
  }

  /// Reads the tokens in a text, which links to Google Wallet end with.
  ///
  /// What there is to say of a token is about its payload, whose lines are not those of the text.
  static func read(_ text: String, languages: [String] = []) throws(Refusal) -> Reading {
    let payloads = JSONWebToken.payloads(in: text)
    guard !payloads.isEmpty else {
      throw Refusal("holds no token of Google Wallet that can be read")
    }
    var reading = Reading()
    for payload in payloads {
      reading.append(try read(payload: payload, languages: languages), from: "payload")
    }
    for index in reading.tickets.indices {
      reading.tickets[index].back.append(
        Field(label: "Signature", value: "not verified: only Google can check a save link"))
    }
    return reading
  }

  private static func read(
    payload: [UInt8], languages: [String]
  ) throws(Refusal) -> Reading {
    let document: JSONDocument
    do throws(Refusal) {
      document = try JSONDocument(payload)
    } catch {
      var refusal = error
      refusal.path = ["payload"]
      throw refusal
    }
    var reading = Reading()
    for root in document.roots { reading.append(read(root, languages: languages)) }
    reading.remarks = (document.remarks + reading.remarks).located(in: document.bytes)
    return reading
  }
}
