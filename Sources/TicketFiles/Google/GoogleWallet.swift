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

  /// Reads the tokens in a text, which links to Google Wallet consist of.
  static func read(_ text: String, languages: [String] = []) throws(Refusal) -> Reading {
    let payloads = JSONWebToken.payloads(in: text)
    guard !payloads.isEmpty else {
      throw Refusal("holds no token of Google Wallet that can be read")
    }
    var reading = Reading()
    for payload in payloads {
      let document = try JSONDocument(payload)
      var found = Reading()
      for root in document.roots { found.append(read(root, languages: languages)) }
      found.remarks = (document.remarks + found.remarks).located(in: document.bytes)
      reading.append(found)
    }
    for index in reading.tickets.indices {
      reading.tickets[index].back.append(
        Field(label: "Signature", value: "not verified: only Google can check a save link"))
    }
    return reading
  }
}

/// Joins objects with their classes.
private struct GoogleTickets {
  private(set) var reading = Reading()
  private let languages: [String]
  private var classes: [GoogleClass] = []
  private var placesOfClasses: [Text: Int] = [:]
  private var usedClasses: Set<Int> = []
  private var hasIdentifiersAlone = false

  init(languages: [String]) { self.languages = languages }

  mutating func read(_ document: GoogleDocument) {
    for entry in document.classes {
      if let id = entry.value["id"]?.text { placesOfClasses[id] = classes.count }
      classes.append(read(entry))
    }
    for entry in document.objects { append(entry) }
    for (place, lone) in classes.enumerated() where !usedClasses.contains(place) {
      if lone.kind.isShownWithoutObject, !lone.isEmpty { append(lone.ticketAlone) }
    }
  }

  private mutating func read(_ entry: GoogleDocument.Entry) -> GoogleClass {
    var reader = GoogleReader(languages: languages)
    let kind = entry.kind ?? GoogleKind(ofClass: entry.value) ?? .generic
    let read = reader.readClass(entry.value, of: kind)
    reading.remarks += reader.remarks
    return read
  }

  private mutating func append(_ ticket: Ticket) { reading.tickets.append(ticket) }

  private mutating func append(_ entry: GoogleDocument.Entry) {
    let parent = parent(of: entry)
    if entry.value.isIdentifierAlone, parent?.isEmpty ?? true {
      sayOnce(at: entry.value.offset)
      return
    }
    let kind =
      entry.kind ?? GoogleKind(ofObject: entry.value) ?? parent?.kind
      ?? GoogleKind(ofClass: entry.value) ?? .generic
    var reader = GoogleReader(languages: languages)
    let ticket = reader.ticket(entry.value, of: kind, in: parent)
    reading.remarks += reader.remarks.map { remark in
      var remark = remark
      remark.ticket = reading.tickets.count
      return remark
    }
    append(ticket)
  }

  /// The class of an object: the one that it brings along, else the document's.
  private mutating func parent(of entry: GoogleDocument.Entry) -> GoogleClass? {
    let reference = entry.value["classReference"]
    let id = entry.value["classId"]?.text ?? reference?["id"]?.text ?? reference?.text
    let place = id.flatMap { placesOfClasses[$0] }
    if let place { usedClasses.insert(place) }
    if let reference, reference.members != nil, !reference.isIdentifierAlone {
      let kind = GoogleKind(ofClass: reference) ?? entry.kind
      return read(GoogleDocument.Entry(value: reference, kind: kind))
    }
    return place.map { classes[$0] }
  }

  private mutating func sayOnce(at offset: Int) {
    guard !hasIdentifiersAlone else { return }
    hasIdentifiersAlone = true
    reading.remark(
      "holds only the identifiers of tickets; the tickets themselves are on Google's servers",
      at: offset)
  }
}

extension JSONValue {
  /// Whether an object or a class says no more than which it is.
  fileprivate var isIdentifierAlone: Bool {
    guard let members else { return false }
    return members.allSatisfy { Self.identifiers.contains($0.key) }
  }

  private static let identifiers: Set<String> = [
    "id", "classId", "classReference", "version", "kind", "state",
  ]
}
