/// An item of microdata whose element is still open.
struct MicrodataItem {
  private let offset: Int
  private let types: [String]
  private let identity: String?
  /// What it is of the item around it. One name alone, even where the page gives several: an item
  /// that is there twice holds its own items four times, and so on.
  let propertyName: String?
  /// Each name with its values, in the order of the page.
  private var members: [JSONMember] = []
  private var values: [[JSONValue]] = []
  private var places = KeyPlaces()

  /// Names that one value can have.
  private static let mostNames = 4

  init(_ tag: HTMLTag, propertyName: String?) {
    offset = tag.range.lowerBound
    types = tag["itemtype"]?.words.map(Self.withoutVocabulary) ?? []
    identity = tag["itemid"]?.value
    self.propertyName = propertyName
  }

  /// The names of the properties that an element's value is.
  static func properties(of tag: HTMLTag) -> [String] {
    (tag["itemprop"]?.words ?? []).prefix(mostNames).map(withoutVocabulary)
  }

  mutating func add(_ value: JSONValue, named name: String) {
    if let place = places.insert(name, into: members) {
      values[place].append(value)
    } else {
      members.append(JSONMember(name, value, at: value.offset))
      values.append([value])
    }
  }

  /// An object with `@type` and the properties; one that has several values is an array.
  var value: JSONValue {
    func text(_ text: String) -> JSONValue { JSONValue(.string(text), at: offset) }
    var object: [JSONMember] = []
    if let type = types.first {
      let value = types.count == 1 ? text(type) : JSONValue(.array(types.map(text)), at: offset)
      object.append(JSONMember("@type", value, at: offset))
    }
    if let identity { object.append(JSONMember("@id", text(identity), at: offset)) }
    for (member, values) in zip(members, values) {
      let value = values.count == 1 ? member.value : JSONValue(.array(values), at: member.keyOffset)
      object.append(JSONMember(member.key, value, at: member.keyOffset))
    }
    return JSONValue(.object(object), at: offset)
  }

  /// `http://schema.org/Event` → `Event`; names of other vocabularies stay whole.
  private static func withoutVocabulary(_ name: String) -> String {
    let vocabularies = ["http://schema.org/", "https://schema.org/"]
    let prefix = vocabularies.first { name.hasPrefix($0) && name != $0 }
    return prefix.map { String(name.dropFirst($0.count)) } ?? name
  }
}

extension HTMLTag {
  /// The value of the element's properties that one of its attributes gives; nil where it is the
  /// text inside of the element.
  ///
  /// Mails give any element a `content`, which HTML reserves for `meta`.
  var microdataValue: String? {
    let value = self["content"] ?? Self.valueAttributes[name].flatMap { self[$0] }
    return value?.value ?? (HTMLElement.isVoid(name) ? "" : nil)
  }

  private static let valueAttributes = [
    "audio": "src", "embed": "src", "iframe": "src", "img": "src", "source": "src", "track": "src",
    "video": "src", "a": "href", "area": "href", "link": "href", "object": "data", "data": "value",
    "meter": "value", "time": "datetime",
  ]
}
