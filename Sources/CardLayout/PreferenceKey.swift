/// A value that parts of a layout report, and that the whole makes one value of.
///
/// `combine` is associative and `defaultValue` its identity, so that neither the order in which
/// parts are asked nor a part that reports nothing changes the outcome.
public protocol PreferenceKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  static func combine(_ first: Value, _ second: Value) -> Value
}

extension PreferenceKey {
  /// What some parts report, as one value. A part that reports nothing is nil.
  public static func reduce(_ reports: some Sequence<Value?>) -> Value {
    reports.lazy.compactMap { $0 }.reduce(defaultValue, combine)
  }
}

/// Rows of the tallest part: the most, and not the last that was reported.
public enum TallestHeight: PreferenceKey {
  public static let defaultValue = 0
  public static func combine(_ first: Int, _ second: Int) -> Int { max(first, second) }
}

/// Rows that the content is scrolled by, from the part that knows; of several the last.
public enum ContentOffset: PreferenceKey {
  public static let defaultValue: Int? = nil
  public static func combine(_ first: Int?, _ second: Int?) -> Int? { second ?? first }
}
