/// One end of a journey: a station, an airport, a harbour.
package struct Stop: Hashable, Sendable {
  package var name: Text
  /// What timetables and boarding passes call it: `BER`.
  package var code: Text?
  /// A platform, a gate, a pier.
  package var platform: Text?
  package var extras: [Extra]

  package init(
    name: Text, code: Text? = nil, platform: Text? = nil, extras: [Extra] = []
  ) {
    self.name = name
    self.code = code
    self.platform = platform
    self.extras = extras
  }

  /// The name, else the code; empty where both are blank.
  package var line: String { name.isBlank ? code?.line ?? "" : name.line }
}
