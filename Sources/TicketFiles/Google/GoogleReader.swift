import Tickets

/// Reads the members of Google's classes and objects.
///
/// A value of the wrong type costs that value and is a remark.
struct GoogleReader {
  private let languages: [String]
  private(set) var remarks: [Remark] = []

  init(languages: [String]) { self.languages = languages }

  /// Modules of one sort that are read of a class or an object. Google shows ten of each.
  static let mostModules = 64
}

// MARK: - Values

extension GoogleReader {
  /// The text under a name, in the user's language; nil for blank text.
  ///
  /// `localizedX`, where it is there, stands for `x` in several languages. A number counts as its
  /// digits.
  mutating func text(_ name: String, in value: JSONValue?) -> Text? {
    let localizedName = "localized" + name.prefix(1).uppercased() + name.dropFirst()
    if let localized = value?[localizedName], let text = text(localized, named: localizedName) {
      return text
    }
    return value?[name].flatMap { text($0, named: name) }
  }

  private mutating func text(_ value: JSONValue, named name: String) -> Text? {
    if case .null = value.kind { return nil }
    let text = value.members == nil ? value.text : value.localized(for: languages)
    guard let text else {
      report(name, value, expected: "text")
      return nil
    }
    return text.isBlank ? nil : text
  }

  /// A constant of the interface in small letters with spaces: `ROUND_TRIP`, and `roundTrip` of its
  /// older versions, → `round trip`; nil for one that stands for nothing.
  mutating func constant(_ name: String, in value: JSONValue?) -> String? {
    guard let words = text(name, in: value)?.readable.lowercased() else { return nil }
    return words.hasSuffix("unspecified") ? nil : words
  }

  /// A date, or an object with a `date`; one that is impossible is kept as its text.
  mutating func date(_ name: String, in value: JSONValue?) -> TicketDate? {
    guard let value = value?[name], let text = text("date", in: value.asObject(of: "date")) else {
      return nil
    }
    let date = TicketDate(text)
    if date.wallTime != nil { return date }
    guard let time = LooseDate.parse(text.verbatim) else {
      report(name, value, expected: "a date such as 2024-08-24T17:30")
      return date
    }
    // What is saved must be read back as the same time.
    return TicketDate(text: Text(time.description), wallTime: time)
  }

  /// Money in millionths: `{"micros": "46000000", "currencyCode": "GBP"}`.
  mutating func money(_ name: String, in value: JSONValue?) -> Price? {
    guard let value = value?[name], let micros = value["micros"] else { return nil }
    let currency = text("currencyCode", in: value)
    guard let text = micros.text,
      let amount = Micros.decimal(text.verbatim, currency: currency?.line ?? "")
    else {
      report("micros", micros, expected: "a whole number")
      return nil
    }
    return Price(amount: Text(amount), currency: currency)
  }

  mutating func report(_ name: String, _ value: JSONValue, expected: String) {
    remarks.append(
      Remark(
        offset: value.offset,
        words: "\"\(name)\" should be \(expected), found \(value.foundWords)"))
  }

  /// The elements of a list, at most ``mostModules``.
  mutating func modules(_ name: String, in value: JSONValue?) -> ArraySlice<JSONValue> {
    guard let list = value?[name] else { return [] }
    let elements = list.elements ?? [list]
    if elements.count > Self.mostModules {
      remarks.append(
        Remark(
          offset: list.offset,
          words: "\"\(name)\" has \(elements.count) parts; the first \(Self.mostModules) are read"))
    }
    return elements.prefix(Self.mostModules)
  }
}

extension JSONValue {
  /// The value, or an object with it under a name where it is none.
  fileprivate func asObject(of name: String) -> JSONValue {
    members == nil ? JSONValue(.object([JSONMember(name, self, at: offset)]), at: offset) : self
  }

  /// A text in the best of the languages that it is there in, else in its own.
  ///
  ///     {"defaultValue": {"language": "en", "value": "Final"},
  ///      "translatedValues": [{"language": "de", "value": "Endspiel"}]}
  fileprivate func localized(for languages: [String]) -> Text? {
    let own = self["defaultValue"] ?? (self["value"] == nil ? nil : self)
    let all = (own.map { [$0] } ?? []) + (self["translatedValues"]?.elements ?? [])
    let texts = all.compactMap { value in
      value["value"]?.text.map { (tag: value["language"]?.text?.line ?? "", text: $0) }
    }
    if let place = Languages.nearest(of: texts.map(\.tag), to: languages) {
      return texts[place].text
    }
    return own?["value"]?.text ?? texts.first?.text ?? own?.text
  }
}
