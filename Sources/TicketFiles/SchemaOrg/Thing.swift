import Tickets

extension SchemaOrg {
  /// A thing with its properties, each of them a list of values: JSON-LD's expanded form.
  ///
  /// What stands once or in an array, as text or as an object with a name, is asked for in one way.
  struct Thing {
    enum Value {
      /// - Parameter at: bytes of the document, as UTF-8.
      case text(Text, at: Int)
      case thing(Thing)
    }

    /// What other things refer to it by.
    var id: String?
    /// Without the vocabulary's address: `EventReservation`.
    var types: [String] = []
    var properties: [String: [Value]] = [:]

    init(types: [String] = [], _ properties: [String: [Value]] = [:]) {
      self.types = types
      self.properties = properties
    }

    func values(_ name: String) -> [Value] { properties[name] ?? [] }

    func has(_ name: String) -> Bool { !values(name).isEmpty }
  }
}

extension SchemaOrg.Thing {
  /// The texts of a property; a thing counts as its name.
  func texts(_ name: String) -> [Text] {
    values(name).compactMap(\.label).filter { !$0.isBlank }
  }

  /// The first text that one of some properties has, the first property first.
  func text(_ names: String...) -> Text? { text(names) }

  func text(_ names: [String]) -> Text? {
    for name in names {
      for value in values(name) {
        if let text = value.label, !text.isBlank { return text }
      }
    }
    return nil
  }

  /// The things of a property; a text counts as a thing of that name.
  func things(_ name: String) -> [Self] { values(name).map(\.asThing) }

  /// The first thing that one of some properties has, the first property first.
  func thing(_ names: String...) -> Self? {
    names.lazy.compactMap { values($0).first?.asThing }.first
  }

  /// The same with the values of another thing where it has none itself.
  func filled(_ names: [String], from other: Self) -> Self {
    var filled = self
    for name in names where !filled.has(name) && other.has(name) {
      filled.properties[name] = other.values(name)
    }
    return filled
  }
}

extension SchemaOrg.Thing.Value {
  /// The text, or what a thing is called: its name, else its value where it is a quantity.
  var label: Text? {
    switch self {
    case .text(let text, _): text
    case .thing(let thing): thing.ownText("name") ?? thing.ownText("value")
    }
  }

  var asThing: SchemaOrg.Thing {
    switch self {
    case .text: SchemaOrg.Thing(["name": [self]])
    case .thing(let thing): thing
    }
  }
}

extension SchemaOrg.Thing {
  /// The first text of a property that is not one of a thing in turn.
  fileprivate func ownText(_ name: String) -> Text? {
    for case .text(let text, _) in values(name) where !text.isBlank { return text }
    return nil
  }
}
