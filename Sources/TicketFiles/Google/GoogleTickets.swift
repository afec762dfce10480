import Tickets

/// Joins objects with their classes.
struct GoogleTickets {
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
