/// The classes and objects in a document, in its order.
///
/// They stand in the payload of a token, in lists by their type, in the answer to a request for many
/// of them (`resources`), in a list, or alone.
struct GoogleDocument {
  struct Entry {
    let value: JSONValue
    /// Nil where neither a name nor its members tell.
    let kind: GoogleKind?
  }

  private(set) var classes: [Entry] = []
  private(set) var objects: [Entry] = []

  /// How many containers may lie around an object.
  private static let deepest = 4

  init(_ root: JSONValue) { collect(root, depth: 0) }

  private mutating func collect(_ value: JSONValue, depth: Int) {
    guard depth < Self.deepest else { return }
    if let elements = value.elements {
      for element in elements { collect(element, depth: depth + 1) }
      return
    }
    guard let members = value.members, !collectAlone(value) else { return }
    for member in members {
      if let type = GoogleType(named: member.key) {
        append(member.value, type)
      } else if member.key == "payload" || member.key == "resources" {
        collect(member.value, depth: depth + 1)
      }
    }
  }

  /// The elements of a list of one type; one object counts as a list.
  private mutating func append(_ list: JSONValue, _ type: GoogleType) {
    for value in list.elements ?? [list] where value.members != nil {
      let entry = Entry(value: value, kind: type.kind)
      if type.isClass { classes.append(entry) } else { objects.append(entry) }
    }
  }

  /// Whether a value is an object or a class itself, by its own word or by its members.
  private mutating func collectAlone(_ value: JSONValue) -> Bool {
    let type = GoogleType(namedIn: value)
    if value["classId"] != nil || value["classReference"] != nil || type?.isClass == false {
      objects.append(Entry(value: value, kind: type?.kind ?? GoogleKind(ofObject: value)))
    } else if let kind = type?.kind ?? GoogleKind(ofClass: value),
      type != nil || value["issuerName"] != nil || value["reviewStatus"] != nil
    {
      classes.append(Entry(value: value, kind: kind))
    } else {
      return false
    }
    return true
  }
}
