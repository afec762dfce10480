import Tickets

/// Reservations and events in JSON-LD, as https://schema.org names them.
enum SchemaOrg {
  /// - Parameter roots: the document's values.
  static func read(_ roots: [JSONValue]) -> Reading { Reading() }
}
