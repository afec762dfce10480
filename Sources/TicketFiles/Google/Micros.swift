/// Amounts of money in millionths, as their digits.
enum Micros {
  /// The amount as a decimal with the currency's two places, or more where it has them: `46000000` →
  /// `46.00`; nil for what is no whole number.
  ///
  /// Currencies without a smaller coin get no places, where these would be zeros.
  static func decimal(_ micros: String, currency: String) -> String? {
    let isNegative = micros.hasPrefix("-")
    let digits = micros.utf8.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy(JSONByte.isDigit) else { return nil }
    let significant = digits.drop { $0 == JSONByte.zero }
    let padded = Array(repeating: JSONByte.zero, count: max(0, 7 - significant.count)) + significant
    let whole = padded.dropLast(6)
    var places = padded.suffix(6)
    let least = coinless.contains(currency.uppercased()) ? 0 : 2
    while places.count > least, places.last == JSONByte.zero { places.removeLast() }
    let sign = isNegative && !significant.isEmpty ? "-" : ""
    let point = places.isEmpty ? "" : "."
    return sign + String(decoding: whole, as: UTF8.self) + point
      + String(decoding: places, as: UTF8.self)
  }

  /// Currencies that ISO 4217 gives no minor unit.
  private static let coinless: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]
}
