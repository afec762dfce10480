import Tickets

/// Makes a ticket of an Apple pass.
struct PassDecoder {
  /// - Parameters:
  ///   - root: the object of a `pass.json`.
  ///   - strings: translations of the user's language, by key.
  static func read(_ root: JSONValue, strings: [String: String]) -> Reading { Reading() }
}
