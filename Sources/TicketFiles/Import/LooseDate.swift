import Tickets

/// Dates as other programs spell them.
enum LooseDate {
  static func parse(_ text: String) -> WallTime? { WallTime(parsing: text) }
}
